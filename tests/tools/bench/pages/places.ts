import { paths } from '../../../../src/paths.ts';

/** An element: the first match of a selector, if need be the first with this text. */
export interface Mark {
  selector: string;
  text?: string;
}

/** A page, its primary control and what a tap on it shows. */
export interface Place {
  path: string;
  title: string;
  isLearner: boolean;
  control: Mark;
  /** What is there after the tap; `gone`: the control is not. */
  effect: Mark | 'gone';
}

const menu: Pick<Place, 'control' | 'effect'> = {
  control: { selector: 'header button[aria-expanded]' },
  effect: { selector: 'header button[aria-expanded=true]' },
};
const leaving = (selector: string, text?: string): Pick<Place, 'control' | 'effect'> => ({
  control: { selector, ...(text !== undefined && { text }) },
  effect: 'gone',
});
const start = (label: string) => leaving('main button', label);
const tab = (text: string): Pick<Place, 'control' | 'effect'> => ({
  control: { selector: 'main [role=tab]', text },
  effect: { selector: 'main [role=tab][aria-selected=true]', text },
});

/** What all others are compared with. */
export const LANDING: Place = { path: paths.home(), title: '/ (visitor)', isLearner: false, ...menu };
export const TODAY: Place = {
  path: paths.home(),
  title: '/',
  isLearner: true,
  ...leaving('main section [data-part=actions] a'),
};

const own: readonly Omit<Place, 'title' | 'isLearner'>[] = [
  {
    path: paths.flashcards(),
    control: { selector: 'main button', text: 'Single card' },
    effect: { selector: 'main button[aria-pressed=true]', text: 'Single card' },
  },
  {
    path: paths.flashcardCategory('nouns'),
    control: { selector: 'main button', text: 'la persona' },
    effect: { selector: 'main [data-part=english], main [data-part=translation]' },
  },
  { path: paths.review(), ...start('Start Review') },
  { path: paths.course(), ...leaving('main section [data-part=actions] a') },
  { path: paths.grammar(), ...tab('Verbs') },
  { path: paths.games(), ...leaving('main a', 'Play Now') },
  { path: paths.wordMatch(), ...start('Start Game') },
  { path: paths.dailyChallenge(), ...start('Start Challenge') },
  { path: paths.grammarMaster(), ...start('Start Game') },
  { path: paths.sentenceBuilder(), ...start('Start Game') },
  { path: paths.vocabularyChallenge(), ...start('Start Game') },
  { path: paths.verbConjugation(), ...start('Start Game') },
  {
    path: paths.examQuiz(),
    control: { selector: 'main label:has(input[type=radio]:not(:checked))' },
    effect: { selector: 'main label:has(input[type=radio]:checked)' },
  },
  { path: paths.dashboard(), ...tab('Achievements') },
  {
    path: paths.profile(),
    control: { selector: 'main nav a', text: 'Settings' },
    effect: { selector: 'main nav a[aria-current=page]', text: 'Settings' },
  },
];
const open: typeof own = [
  { path: paths.about(), ...menu },
  {
    path: paths.faq(),
    control: { selector: 'main summary' },
    effect: { selector: 'main details[open]' },
  },
  {
    path: paths.auth(),
    control: { selector: 'main button', text: 'Show password' },
    effect: { selector: 'main input[autocomplete=current-password][type=text]' },
  },
];

/** Every page that is compared with the landing page. */
export const places: readonly Place[] = [
  TODAY,
  ...own.map((place) => ({ ...place, title: place.path, isLearner: true })),
  ...open.map((place) => ({ ...place, title: `${place.path} (visitor)`, isLearner: false })),
];

/** The links of the bar, the headings of their pages, and what is lowest on a phone's first screen. */
export const bar = [
  ['Flashcards', 'All Flashcards', 'Nouns'],
  ['Grammar', 'Spanish Grammar Reference', 'The articles'],
  ['Games', 'Spanish Games', 'Grammar Master'],
  ['Dashboard', 'Your Dashboard', 'Daily goal'],
  ['Today', 'Today', 'Daily Challenge'],
] as const;
