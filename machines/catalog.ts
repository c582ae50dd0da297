import type { AnyStateMachine } from 'xstate';
import { activitySyncMachine } from './activity-sync.machine.ts';
import { activityMachine } from './activity.machine.ts';
import { audioPlayerMachine } from './audio-player.machine.ts';
import { authCallbackMachine } from './auth-callback.machine.ts';
import { authFormMachine } from './auth-form.machine.ts';
import { categoryLoaderMachine } from './category-loader.machine.ts';
import { customPdfMachine } from './custom-pdf.machine.ts';
import { dailyChallengeMachine } from './daily-challenge.machine.ts';
import { downloadMachine } from './download.machine.ts';
import { diagramViewerMachine } from './diagram-viewer.machine.ts';
import { examQuizMachine } from './exam-quiz.machine.ts';
import { flashcardsMachine } from './flashcards.machine.ts';
import { flowAtlasMachine } from './flow-atlas.machine.ts';
import { googleSignInMachine } from './google-sign-in.machine.ts';
import { grammarMachine } from './grammar.machine.ts';
import { grammarMasterMachine } from './grammar-master.machine.ts';
import { leaderboardMachine } from './leaderboard.machine.ts';
import { liveViewMachine } from './live-view.machine.ts';
import { mobileMenuMachine } from './mobile-menu.machine.ts';
import { newPasswordMachine } from './new-password.machine.ts';
import { newsletterMachine } from './newsletter.machine.ts';
import { ownDataMachine } from './own-data.machine.ts';
import { preferencesMachine } from './preferences.machine.ts';
import { problemReportMachine } from './problem-report.machine.ts';
import { pathPlayerMachine } from './path-player.machine.ts';
import { reviewMachine } from './review.machine.ts';
import { sentenceBuilderMachine } from './sentence-builder.machine.ts';
import { sessionMachine } from './session.machine.ts';
import { settingsFormMachine } from './settings-form.machine.ts';
import { tracePlayerMachine } from './trace-player.machine.ts';
import { verbConjugationMachine } from './verb-conjugation.machine.ts';
import { vocabularyChallengeMachine } from './vocabulary-challenge.machine.ts';
import { wordMatchMachine } from './word-match.machine.ts';

/** One flow of the product. `recordable`: a learner may save a trace of it in production. */
export interface CatalogEntry {
  id: string;
  title: string;
  summary: string;
  machine: AnyStateMachine;
  recordable: boolean;
}

/** Every flow of the product: the lint, the path tests, the diagrams and the traces read this list. */
export const catalog: readonly CatalogEntry[] = [
  {
    id: 'session',
    title: 'Session',
    summary: 'Who is signed in on this device; nothing is lost unasked when they log out.',
    machine: sessionMachine,
    recordable: false,
  },
  {
    id: 'auth-form',
    title: 'Log in and register',
    summary: 'The form in its three modes: log in, register, forgotten password.',
    machine: authFormMachine,
    recordable: false,
  },
  {
    id: 'google-sign-in',
    title: 'Sign in with Google',
    summary: 'The way to Google. A page that comes back from there is usable again.',
    machine: googleSignInMachine,
    recordable: false,
  },
  {
    id: 'auth-callback',
    title: 'Return from sign-in',
    summary: 'Completes a social sign-in or a confirmed e-mail address.',
    machine: authCallbackMachine,
    recordable: false,
  },
  {
    id: 'new-password',
    title: 'New password',
    summary: 'Opened by the link of the reset e-mail.',
    machine: newPasswordMachine,
    recordable: false,
  },
  {
    id: 'newsletter',
    title: 'Newsletter',
    summary: 'The form on the start page. Its machine is fetched on first use.',
    machine: newsletterMachine,
    recordable: false,
  },
  {
    id: 'mobile-menu',
    title: 'Mobile menu',
    summary: 'The collapsible menu below 768 px.',
    machine: mobileMenuMachine,
    recordable: true,
  },
  {
    id: 'category-loader',
    title: 'Category loading',
    summary: 'Loads the cards of one category once; essential ones ahead of time.',
    machine: categoryLoaderMachine,
    recordable: true,
  },
  {
    id: 'flashcards',
    title: 'Flashcard viewer',
    summary: 'Browse, search and shuffle cards on a grid or one by one.',
    machine: flashcardsMachine,
    recordable: true,
  },
  {
    id: 'audio-player',
    title: 'Audio player',
    summary: 'One sound at a time: a recording first, speech synthesis after it.',
    machine: audioPlayerMachine,
    recordable: true,
  },
  {
    id: 'grammar',
    title: 'Grammar reference',
    summary: 'Further tenses of the verbs, shown or hidden. Which tab is open stands in the address.',
    machine: grammarMachine,
    recordable: true,
  },
  {
    id: 'word-match',
    title: 'Word Match',
    summary: 'Find the Spanish and English tiles that belong together.',
    machine: wordMatchMachine,
    recordable: true,
  },
  {
    id: 'daily-challenge',
    title: 'Daily Challenge',
    summary: 'Ten words a day, the same for everyone: recall each, reveal it, rate yourself.',
    machine: dailyChallengeMachine,
    recordable: true,
  },
  {
    id: 'sentence-builder',
    title: 'Sentence Builder',
    summary: 'Put the words of a Spanish sentence in order, by click, key or drag.',
    machine: sentenceBuilderMachine,
    recordable: true,
  },
  {
    id: 'verb-conjugation',
    title: 'Verb Conjugation',
    summary: 'Type the forms of a verb in one tense and see each letter corrected.',
    machine: verbConjugationMachine,
    recordable: true,
  },
  {
    id: 'grammar-master',
    title: 'Grammar Master',
    summary: 'Questions on grammar with four options; every answer is explained.',
    machine: grammarMasterMachine,
    recordable: true,
  },
  {
    id: 'exam-quiz',
    title: 'Category Exam Quiz',
    summary: 'Sit a mixed exam on one category: words, sentences and grammar.',
    machine: examQuizMachine,
    recordable: true,
  },
  {
    id: 'vocabulary-challenge',
    title: 'Vocabulary Challenge',
    summary: 'Translate words against the clock, choosing one of four options.',
    machine: vocabularyChallengeMachine,
    recordable: true,
  },
  {
    id: 'activity',
    title: 'Activity log',
    summary: 'What a learner does is written down on the device first and read back as progress.',
    machine: activityMachine,
    recordable: false,
  },
  {
    id: 'activity-sync',
    title: 'Synchronisation',
    summary: 'Brings the log of this device and the log of the account together, and waits where it cannot.',
    machine: activitySyncMachine,
    recordable: false,
  },
  {
    id: 'leaderboard',
    title: 'Leaderboard',
    summary: 'Who has the most XP, and where the learner stands; loaded again when facts reach the account.',
    machine: leaderboardMachine,
    recordable: false,
  },
  {
    id: 'preferences',
    title: 'Preferences',
    summary: 'The settings that hold now: kept on the device, brought to the account and back.',
    machine: preferencesMachine,
    recordable: false,
  },
  {
    id: 'settings-form',
    title: 'Settings',
    summary: 'The settings as they are edited: checked, saved, or left after all.',
    machine: settingsFormMachine,
    recordable: false,
  },
  {
    id: 'own-data',
    title: 'Your data',
    summary: 'Export everything as one file, import it again, delete the account.',
    machine: ownDataMachine,
    recordable: false,
  },
  {
    id: 'download',
    title: 'Download',
    summary: 'Makes one file at a time out of cards (PDF, Anki, CSV) and saves it; it can be cancelled.',
    machine: downloadMachine,
    recordable: true,
  },
  {
    id: 'custom-pdf',
    title: 'Custom PDF',
    summary: 'The choices for a PDF of one’s own: categories, number, order, paper and form.',
    machine: customPdfMachine,
    recordable: true,
  },
  {
    id: 'problem-report',
    title: 'Problem report',
    summary: 'Records flows on request and saves one as a trace, once the learner has seen what is in it.',
    machine: problemReportMachine,
    recordable: false,
  },
  {
    id: 'flow-atlas',
    title: 'Flow atlas',
    summary: 'The list of all flows, searched by name or by event.',
    machine: flowAtlasMachine,
    recordable: true,
  },
  {
    id: 'diagram-viewer',
    title: 'Diagram viewer',
    summary: 'One flow as a picture: point, choose, search, move and scale.',
    machine: diagramViewerMachine,
    recordable: true,
  },
  {
    id: 'path-player',
    title: 'Path player',
    summary: 'Lists the generated paths of a flow and plays one step by step.',
    machine: pathPlayerMachine,
    recordable: true,
  },
  {
    id: 'live-view',
    title: 'Live view',
    summary: 'Follows the machines that run in other tabs of this browser.',
    machine: liveViewMachine,
    recordable: true,
  },
  {
    id: 'trace-player',
    title: 'Trace player',
    summary: 'Opens a saved trace, runs it again and goes through it step by step.',
    machine: tracePlayerMachine,
    recordable: false,
  },
  {
    id: 'review',
    title: 'Review',
    summary: 'Asks what is due, shows where each rating leads, takes one back, drills tricky words.',
    machine: reviewMachine,
    recordable: true,
  },
];
