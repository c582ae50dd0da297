import type { FlowId } from '#machines/catalog.ts';
import type { StopRequest } from '#machines/course/lesson-run.rules.ts';
import { FIT_ANSWERS } from '#machines/learning/memory-fit.rules.ts';
import type { Request } from '#machines/study/flashcards.rules.ts';
import { inFolder, paths } from '../paths.ts';

/** Where a flow is shown, for a learner by default. */
export interface Page {
  at: string | ((input: unknown) => string);
  isVisitors?: true;
  /** Whether it's shown for a guest, or for a learner on a guest's device. */
  guest?: 'here' | 'before';
  /** How many answers the learner's log has, of the days before. */
  answers?: number;
  /** Selector of the flow's part of a long page. */
  part?: string;
}

/** `on` names the pages that run a flow, if not `at` alone. */
type Place =
  | string
  | (Page & { at: string; on?: undefined })
  | (Page & { on: string })
  | { none: string; on: string };

const EVERY = 'every page';
const LEARNERS = 'every learner’s page';

const toolOf = (on: string) => ({ none: 'It runs a page of /flows, which learners don’t see.', on });

/** The page that shows each flow, or why none does. */
const places: Readonly<Record<FlowId, Place>> = {
  session: { at: paths.flashcards(), on: EVERY },
  connection: { none: 'It works in the background; the session shows the result.', on: EVERY },
  'auth-form': { isVisitors: true, at: paths.auth() },
  'google-sign-in': { isVisitors: true, at: paths.auth() },
  'auth-callback': { isVisitors: true, at: paths.authCallback() },
  'new-password': { isVisitors: true, at: paths.newPassword() },
  newsletter: { isVisitors: true, at: paths.home(), part: 'form' },
  'newsletter-link': {
    isVisitors: true,
    at: (input: unknown) => `${paths.newsletter()}?${(input as { query: string }).query}`,
    on: paths.newsletter(),
  },
  'account-menu': { at: paths.flashcards(), on: EVERY },
  'mobile-menu': { at: paths.flashcards(), on: EVERY },
  'category-loader': {
    none: 'It works in the background: pages wait for its cards without showing it.',
    on: LEARNERS,
  },
  flashcards: {
    at: (input: unknown) => addressOfCards(input as { request: Request }),
    on: paths.flashcards(),
  },
  'audio-player': { at: paths.flashcardCategory('greetings'), on: LEARNERS },
  voices: { at: `${paths.profile()}#audio`, part: 'main [role=tabpanel]' },
  grammar: `${paths.grammar()}#verbs`,
  'word-match': paths.wordMatch(),
  'daily-challenge': paths.dailyChallenge(),
  'sentence-builder': paths.sentenceBuilder(),
  'grammar-master': paths.grammarMaster(),
  'verb-conjugation': paths.verbConjugation(),
  'vocabulary-challenge': paths.vocabularyChallenge(),
  'exam-quiz': paths.examQuiz(),
  preferences: { at: `${paths.profile()}#settings`, on: LEARNERS },
  'settings-form': `${paths.profile()}#settings`,
  'days-off': `${paths.profile()}#learning`,
  'start-over': { at: paths.flashcards(), guest: 'here', on: LEARNERS },
  'guest-reminder': { at: paths.home(), guest: 'here', answers: 1 },
  'guest-merge': { at: paths.flashcards(), guest: 'before', on: LEARNERS },
  'own-data': `${paths.profile()}#data`,
  'storage-persistence': { at: `${paths.profile()}#data`, on: LEARNERS },
  'problem-report': { at: paths.flashcards(), on: EVERY },
  'app-update': { at: paths.profile(), on: EVERY },
  'flow-atlas': toolOf(paths.flows()),
  'diagram-viewer': toolOf(paths.flow('{machine}')),
  'path-player': toolOf(paths.flow('{machine}')),
  'plain-english': toolOf(paths.flow('{machine}')),
  'flow-comments': toolOf(paths.flow('{machine}')),
  'screen-view': toolOf(paths.flow('{machine}')),
  'free-play': toolOf(paths.flow('{machine}')),
  'live-view': toolOf(paths.flows()),
  'trace-player': toolOf(paths.flowReplay()),
  'trace-pile': toolOf(paths.flowReplay()),
  'trace-compare': toolOf(paths.flowReplay()),
  'flow-changes': toolOf(paths.flows()),
  download: `${paths.dashboard()}#downloads`,
  'custom-pdf': { at: `${paths.dashboard()}#downloads`, part: 'main form' },
  activity: { at: paths.dashboard(), on: LEARNERS },
  'activity-sync': { at: paths.profile(), on: LEARNERS },
  leaderboard: { at: paths.games(), part: 'main section:last-of-type' },
  review: paths.review(),
  today: paths.home(),
  milestones: {
    none: 'It works in the background and only shows toasts, on any page.',
    on: LEARNERS,
  },
  'own-words': paths.ownWords(),
  'stubborn-words': { at: paths.memory(), part: 'main #stubborn-words' },
  'word-note': {
    none: 'It belongs to a stubborn word of Memory, and to the answer of a card in review.',
    on: paths.review(),
  },
  'unsaved-text': paths.ownWords(),
  'card-import': paths.ownWords(),
  reminders: { at: `${paths.profile()}#settings`, on: LEARNERS },
  'memory-fit': { at: `${paths.dashboard()}#memory`, part: 'main [role=tabpanel]' },
  'memory-offer': { at: paths.home(), answers: 2 * FIT_ANSWERS },
  'activity-year': `${paths.profile()}#progress`,
  memory: paths.memory(),
  'what-if': { at: paths.memory(), part: 'main section:last-of-type' },
  stories: paths.stories(),
  paseo: paths.paseo(),
  course: paths.course(),
  'kept-level': { at: paths.course(), on: LEARNERS },
  placement: paths.placement(),
  reading: { at: paths.courseStop('a1-hola', 'reading'), on: paths.courseStop('{unit}', 'reading') },
  dialogue: { at: paths.readingAsDialogue('a1-hola'), on: paths.readingAsDialogue('{unit}') },
  lesson: {
    at: (input: unknown) => addressOfStop(input as StopRequest),
    on: paths.courseStop('{unit}', '{stop}'),
  },
};

/** The page that shows a flow, or why none does. */
export function placeOf(flow: string): Page | string {
  const place = Object.hasOwn(places, flow) ? places[flow as FlowId] : undefined;
  if (place === undefined) return 'No such flow.';
  if (typeof place === 'string') return { at: place };
  return 'none' in place ? place.none : place;
}

/** The pages that run a flow: a URL without fragment, or text. */
export function pagesOf(flow: FlowId): string {
  const place = places[flow];
  if (typeof place === 'string') return bare(place);
  return place.on === undefined ? bare(place.at) : place.on;
}

/** Whether the page at a URL's path is a flow's own, not one of many that run it. */
export function isOnPage(flow: string, address: string): boolean {
  if (!Object.hasOwn(places, flow)) return false;
  const own = inFolder(pagesOf(flow as FlowId)).split('/');
  const here = address.split('/');
  return own.length === here.length && own.every((part, at) => part === here[at] || /^\{\w+\}$/.test(part));
}

function bare(address: string): string {
  return address.replace(/#.*/, '');
}

function addressOfCards({ request }: { request: Request }): string {
  if (request.kind === 'category') return paths.flashcardCategory(request.category);
  return request.kind === 'card' ? paths.flashcard(request.id) : paths.flashcards();
}

function addressOfStop({ stop }: StopRequest): string {
  const [name = ''] = /[^-]*$/.exec(stop) ?? [];
  return paths.courseStop(stop.slice(0, -name.length - 1), name);
}
