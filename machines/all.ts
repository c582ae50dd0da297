import type { AnyStateMachine } from 'xstate';
import { authCallbackMachine } from './account/auth-callback.machine.ts';
import { authFormMachine } from './account/auth-form.machine.ts';
import { connectionMachine } from './account/connection.machine.ts';
import { googleSignInMachine } from './account/google-sign-in.machine.ts';
import { guestMergeMachine } from './account/guest-merge.machine.ts';
import { guestReminderMachine } from './account/guest-reminder.machine.ts';
import { newPasswordMachine } from './account/new-password.machine.ts';
import { ownDataMachine } from './account/own-data.machine.ts';
import { preferencesMachine } from './account/preferences.machine.ts';
import { remindersMachine } from './account/reminders.machine.ts';
import { sessionMachine } from './account/session.machine.ts';
import { daysOffMachine } from './account/days-off.machine.ts';
import { settingsFormMachine } from './account/settings-form.machine.ts';
import { startOverMachine } from './account/start-over.machine.ts';
import { storagePersistenceMachine } from './account/storage-persistence.machine.ts';
import { diagramViewerMachine } from './atlas/diagram-viewer.machine.ts';
import { flowAtlasMachine } from './atlas/flow-atlas.machine.ts';
import { flowChangesMachine } from './atlas/flow-changes.machine.ts';
import { liveViewMachine } from './atlas/live-view.machine.ts';
import { flowCommentsMachine } from './atlas/flow-comments.machine.ts';
import { pathPlayerMachine } from './atlas/path-player.machine.ts';
import { plainEnglishMachine } from './atlas/plain-english.machine.ts';
import { freePlayMachine } from './atlas/free-play.machine.ts';
import { screenViewMachine } from './atlas/screen-view.machine.ts';
import { traceCompareMachine } from './atlas/trace-compare.machine.ts';
import { tracePileMachine } from './atlas/trace-pile.machine.ts';
import { tracePlayerMachine } from './atlas/trace-player.machine.ts';
import { courseMachine } from './course/course.machine.ts';
import { lessonMachine } from './course/lesson.machine.ts';
import { dialogueMachine } from './course/dialogue.machine.ts';
import { readingMachine } from './course/reading.machine.ts';
import { activityYearMachine } from './study/activity-year.machine.ts';
import { memoryMachine } from './study/memory.machine.ts';
import { whatIfMachine } from './study/what-if.machine.ts';
import { storiesMachine } from './course/stories.machine.ts';
import { dailyChallengeMachine } from './games/daily-challenge.machine.ts';
import { examQuizMachine } from './games/exam-quiz.machine.ts';
import { grammarMasterMachine } from './games/grammar-master.machine.ts';
import { leaderboardMachine } from './games/leaderboard.machine.ts';
import { sentenceBuilderMachine } from './games/sentence-builder.machine.ts';
import { verbConjugationMachine } from './games/verb-conjugation.machine.ts';
import { vocabularyChallengeMachine } from './games/vocabulary-challenge.machine.ts';
import { wordMatchMachine } from './games/word-match.machine.ts';
import { activityMachine } from './study/activity.machine.ts';
import { activitySyncMachine } from './study/activity-sync.machine.ts';
import { audioPlayerMachine } from './study/audio-player.machine.ts';
import { cardImportMachine } from './study/card-import.machine.ts';
import { categoryLoaderMachine } from './study/category-loader.machine.ts';
import { flashcardsMachine } from './study/flashcards.machine.ts';
import { grammarMachine } from './study/grammar.machine.ts';
import { memoryFitMachine } from './study/memory-fit.machine.ts';
import { memoryOfferMachine } from './study/memory-offer.machine.ts';
import { milestonesMachine } from './study/milestones.machine.ts';
import { stubbornWordsMachine } from './study/stubborn-words.machine.ts';
import { wordNoteMachine } from './study/word-note.machine.ts';
import { ownWordsMachine } from './study/own-words.machine.ts';
import { unsavedTextMachine } from './study/unsaved-text.machine.ts';
import { paseoMachine } from './study/paseo.machine.ts';
import { reviewMachine } from './study/review.machine.ts';
import { todayMachine } from './study/today.machine.ts';
import { voicesMachine } from './study/voices.machine.ts';
import { appUpdateMachine } from './upkeep/app-update.machine.ts';
import { customPdfMachine } from './upkeep/custom-pdf.machine.ts';
import { downloadMachine } from './upkeep/download.machine.ts';
import { accountMenuMachine } from './upkeep/account-menu.machine.ts';
import { keptLevelMachine } from './course/kept-level.machine.ts';
import { placementMachine } from './course/placement.machine.ts';
import { mobileMenuMachine } from './upkeep/mobile-menu.machine.ts';
import { newsletterLinkMachine } from './upkeep/newsletter-link.machine.ts';
import { newsletterMachine } from './upkeep/newsletter.machine.ts';
import { problemReportMachine } from './upkeep/problem-report.machine.ts';
import { catalog, type FlowFacts, type FlowId } from './catalog.ts';

/** A flow of the catalog with its machine. */
export interface Flow extends FlowFacts {
  machine: AnyStateMachine;
}

const machines: Readonly<Record<FlowId, AnyStateMachine>> = {
  session: sessionMachine,
  connection: connectionMachine,
  'auth-form': authFormMachine,
  'google-sign-in': googleSignInMachine,
  'auth-callback': authCallbackMachine,
  'new-password': newPasswordMachine,
  newsletter: newsletterMachine,
  'newsletter-link': newsletterLinkMachine,
  'account-menu': accountMenuMachine,
  'mobile-menu': mobileMenuMachine,
  'category-loader': categoryLoaderMachine,
  flashcards: flashcardsMachine,
  'audio-player': audioPlayerMachine,
  voices: voicesMachine,
  grammar: grammarMachine,
  'word-match': wordMatchMachine,
  'daily-challenge': dailyChallengeMachine,
  'sentence-builder': sentenceBuilderMachine,
  'verb-conjugation': verbConjugationMachine,
  'grammar-master': grammarMasterMachine,
  'exam-quiz': examQuizMachine,
  'vocabulary-challenge': vocabularyChallengeMachine,
  activity: activityMachine,
  'activity-sync': activitySyncMachine,
  leaderboard: leaderboardMachine,
  preferences: preferencesMachine,
  reminders: remindersMachine,
  'settings-form': settingsFormMachine,
  'days-off': daysOffMachine,
  'guest-reminder': guestReminderMachine,
  'guest-merge': guestMergeMachine,
  'start-over': startOverMachine,
  'own-data': ownDataMachine,
  'storage-persistence': storagePersistenceMachine,
  download: downloadMachine,
  'custom-pdf': customPdfMachine,
  'problem-report': problemReportMachine,
  'app-update': appUpdateMachine,
  'flow-atlas': flowAtlasMachine,
  'diagram-viewer': diagramViewerMachine,
  'path-player': pathPlayerMachine,
  'plain-english': plainEnglishMachine,
  'flow-comments': flowCommentsMachine,
  'screen-view': screenViewMachine,
  'free-play': freePlayMachine,
  'live-view': liveViewMachine,
  'trace-player': tracePlayerMachine,
  'trace-pile': tracePileMachine,
  'trace-compare': traceCompareMachine,
  'flow-changes': flowChangesMachine,
  review: reviewMachine,
  milestones: milestonesMachine,
  'own-words': ownWordsMachine,
  'stubborn-words': stubbornWordsMachine,
  'word-note': wordNoteMachine,
  'unsaved-text': unsavedTextMachine,
  paseo: paseoMachine,
  'card-import': cardImportMachine,
  today: todayMachine,
  'memory-fit': memoryFitMachine,
  'memory-offer': memoryOfferMachine,
  'activity-year': activityYearMachine,
  memory: memoryMachine,
  'what-if': whatIfMachine,
  course: courseMachine,
  'kept-level': keptLevelMachine,
  lesson: lessonMachine,
  placement: placementMachine,
  reading: readingMachine,
  dialogue: dialogueMachine,
  stories: storiesMachine,
};

/** Every flow with its machine, for tests, tools and the replay. */
export const flows: readonly Flow[] = catalog.map((facts) => ({ ...facts, machine: machines[facts.id] }));
