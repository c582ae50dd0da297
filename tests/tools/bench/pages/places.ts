import { paths } from '../../../../src/paths.ts';

/** The first match of a selector, optionally with this text. */
export interface Mark {
  selector: string;
  text?: string;
}

/** A page and its main control. */
export interface Place {
  path: string;
  title: string;
  isLearner: boolean;
  control: Mark;
}

const menu: Mark = { selector: 'header button[aria-expanded]' };
const start = (text: string): Mark => ({ selector: 'main button', text });
const next: Mark = { selector: 'main section [data-part=actions] a' };
const tab = (text: string): Mark => ({ selector: 'main [role=tab]', text });

/** The reference for other pages. */
export const LANDING: Place = { path: paths.home(), title: '/ (visitor)', isLearner: false, control: menu };
export const TODAY: Place = {
  path: paths.home(),
  title: '/',
  isLearner: true,
  control: next,
};

/** A lesson opened by URL. */
const LESSON = {
  path: paths.courseStop('a1-hola', '1'),
  control: { selector: 'main section footer button:not([aria-disabled=true])' },
};

const own: readonly Omit<Place, 'title' | 'isLearner'>[] = [
  {
    path: paths.flashcards(),
    control: { selector: 'main button', text: 'Single card' },
  },
  {
    path: paths.flashcardCategory('nouns'),
    control: { selector: 'main button', text: 'la persona' },
  },
  { path: paths.review(), control: start('Start Review') },
  { path: paths.course(), control: next },
  LESSON,
  { path: paths.grammar(), control: tab('Verbs') },
  { path: paths.games(), control: { selector: 'main a', text: 'Play Now' } },
  { path: paths.wordMatch(), control: start('Start Game') },
  { path: paths.dailyChallenge(), control: start('Start Challenge') },
  { path: paths.grammarMaster(), control: start('Start Game') },
  { path: paths.sentenceBuilder(), control: start('Start Game') },
  { path: paths.vocabularyChallenge(), control: start('Start Game') },
  { path: paths.verbConjugation(), control: start('Start Game') },
  {
    path: paths.examQuiz(),
    control: { selector: 'main label:has(input[type=radio]:not(:checked))' },
  },
  { path: paths.dashboard(), control: tab('Achievements') },
  {
    path: paths.profile(),
    control: { selector: 'main nav a', text: 'Settings' },
  },
];
const open: typeof own = [
  { path: paths.about(), control: menu },
  {
    path: paths.faq(),
    control: { selector: 'main summary' },
  },
  {
    path: paths.auth(),
    control: { selector: 'main button', text: 'Show password' },
  },
];

/** Pages compared with the landing page. */
export const places: readonly Place[] = [
  TODAY,
  ...own.map((place) => ({ ...place, title: place.path, isLearner: true })),
  ...open.map((place) => ({ ...place, title: `${place.path} (visitor)`, isLearner: false })),
];

/** The bar's links, their pages' headings, and the lowest element of a phone's first screen. */
export const bar = [
  ['Flashcards', 'All Flashcards', 'Nouns'],
  ['Grammar', 'Spanish Grammar Reference', 'The articles'],
  ['Games', 'Spanish Games', 'Grammar Master'],
  ['Dashboard', 'Your Dashboard', 'Daily goal'],
  ['Today', 'Today', 'Choose words'],
] as const;
