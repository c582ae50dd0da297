import type { FlowId } from '#machines/catalog.ts';
import type { StopRequest } from '#machines/course/lesson-sitting.types.ts';
import type { Request } from '#machines/study/flashcards.rules.ts';
import { paths } from '../paths.ts';

/** Where a flow is seen, as a learner unless it says that a visitor does; or why it has no screen. */
interface Page {
  at: string | ((input: unknown) => string);
  isVisitors?: true;
  /** Selects the part of a long page that shows the flow. */
  part?: string;
}
type Place = string | Page | { none: string };

const TOOL = 'It runs a page of /flows itself, which no learner sees.';

/** A line for each flow: the page on which its states are shown. */
const places: Readonly<Record<FlowId, Place>> = {
  session: paths.flashcards(),
  'auth-form': { isVisitors: true, at: paths.auth() },
  'google-sign-in': { isVisitors: true, at: paths.auth() },
  'auth-callback': { isVisitors: true, at: paths.authCallback() },
  'new-password': { isVisitors: true, at: paths.newPassword() },
  newsletter: { isVisitors: true, at: paths.home(), part: 'form' },
  'newsletter-link': {
    isVisitors: true,
    at: (input: unknown) => `${paths.newsletter()}?${(input as { query: string }).query}`,
  },
  'account-menu': paths.flashcards(),
  'mobile-menu': paths.flashcards(),
  'category-loader': { none: 'It works in the background: pages wait for its cards and show nothing of it.' },
  flashcards: { at: (input: unknown) => addressOfCards(input as { request: Request }) },
  'audio-player': paths.flashcardCategory('greetings'),
  voices: { at: `${paths.profile()}#audio`, part: 'main [role=tabpanel]' },
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
  'plain-english': { none: TOOL },
  'screen-view': { none: TOOL },
  'live-view': { none: TOOL },
  'trace-player': { none: TOOL },
  'flow-changes': { none: TOOL },
  'sign-off': { none: TOOL },
  download: `${paths.dashboard()}#downloads`,
  'custom-pdf': { at: `${paths.dashboard()}#downloads`, part: 'main form' },
  activity: paths.dashboard(),
  'activity-sync': paths.profile(),
  leaderboard: { at: paths.games(), part: 'main section:last-of-type' },
  review: paths.review(),
  today: paths.home(),
  milestones: { none: 'It works in the background: it shows nothing but toasts, wherever the learner is.' },
  'own-words': paths.ownWords(),
  'card-import': paths.ownWords(),
  reminders: `${paths.profile()}#settings`,
  'activity-year': `${paths.profile()}#progress`,
  stories: paths.stories(),
  paseo: paths.paseo(),
  course: paths.course(),
  placement: paths.placement(),
  reading: paths.courseStop('a1-hola', 'reading'),
  lesson: { at: (input: unknown) => addressOfStop(input as StopRequest) },
};

/** The page that shows a flow; a text says why there is none. */
export function placeOf(flow: string): Page | string {
  const place = Object.hasOwn(places, flow) ? places[flow as FlowId] : undefined;
  if (place === undefined) return 'There is no such flow.';
  if (typeof place === 'string') return { at: place };
  return 'none' in place ? place.none : place;
}

function addressOfCards({ request }: { request: Request }): string {
  if (request.kind === 'category') return paths.flashcardCategory(request.category);
  return request.kind === 'card' ? paths.flashcard(request.id) : paths.flashcards();
}

function addressOfStop({ stop }: StopRequest): string {
  const [name = ''] = /[^-]*$/.exec(stop) ?? [];
  return paths.courseStop(stop.slice(0, -name.length - 1), name);
}
