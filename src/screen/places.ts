import type { FlowId } from '#machines/catalog.ts';
import { paths } from '../paths.ts';

/** Where a flow is seen: an address of a learner, one of a visitor, or why it has no screen. */
type Place = string | { visitor: string } | { none: string };

const TOOL = 'It runs a page of /flows itself, which no learner sees.';

/** A line for each flow: the page on which its states are shown. */
export const places: Readonly<Record<FlowId, Place>> = {
  session: paths.flashcards(),
  'auth-form': { visitor: paths.auth() },
  'google-sign-in': { visitor: paths.auth() },
  'auth-callback': { visitor: paths.authCallback() },
  'new-password': { visitor: paths.newPassword() },
  newsletter: { visitor: paths.home() },
  'newsletter-link': { visitor: paths.newsletter() },
  'account-menu': paths.flashcards(),
  'mobile-menu': paths.flashcards(),
  'category-loader': { none: 'It works in the background: pages wait for its cards and show nothing of it.' },
  flashcards: paths.flashcards(),
  'audio-player': paths.flashcards(),
  voices: `${paths.profile()}#audio`,
  grammar: `${paths.grammar()}#verbs`,
  'word-match': paths.wordMatch(),
  'daily-challenge': paths.dailyChallenge(),
  'sentence-builder': paths.sentenceBuilder(),
  'grammar-master': paths.grammarMaster(),
  'verb-conjugation': paths.verbConjugation(),
  'vocabulary-challenge': paths.vocabularyChallenge(),
  'exam-quiz': paths.examQuiz(),
  preferences: `${paths.profile()}#settings`,
  'settings-form': `${paths.profile()}#settings`,
  'own-data': `${paths.profile()}#data`,
  'problem-report': paths.flashcards(),
  'app-update': paths.profile(),
  'flow-atlas': { none: TOOL },
  'diagram-viewer': { none: TOOL },
  'path-player': { none: TOOL },
  'live-view': { none: TOOL },
  'trace-player': { none: TOOL },
  download: `${paths.dashboard()}#downloads`,
  'custom-pdf': `${paths.dashboard()}#downloads`,
  activity: paths.dashboard(),
  'activity-sync': paths.profile(),
  leaderboard: paths.games(),
  review: paths.review(),
  today: paths.home(),
  course: paths.course(),
  placement: paths.placement(),
  reading: paths.courseStop('a1-hola', 'reading'),
  lesson: paths.courseStop('a1-hola', '1'),
};
