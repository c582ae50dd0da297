/** The slugs of the ten flashcard categories, as in addresses. */
export const categorySlugs = [
  'greetings',
  'verbs',
  'nouns',
  'pronouns',
  'grammar',
  'adverbs',
  'adjectives',
  'numbers',
  'food-drinks',
  'time-days',
] as const;

export type CategorySlug = (typeof categorySlugs)[number];

/** Where a card of Camino's stands: in one of the ten categories, or among the further words of the course. */
export const cardCategories = [...categorySlugs, 'course'] as const;

export type CardCategory = (typeof cardCategories)[number];

export type Difficulty = 'easy' | 'medium' | 'hard';

/** The levels of the CEFR that the course leads through, in order. */
export const levels = ['A1', 'A2', 'B1'] as const;

export type Level = (typeof levels)[number];

/** Which side of a card is asked: Spanish or English. */
export type Direction = 'es-en' | 'en-es';

/**
 * A flashcard. `exampleForm` is the form of the headword in the example, where it differs from `spanish`. The tip is
 * English with Spanish words, phrases and parts of words in «»; single letters are not marked.
 */
export interface Card<Slug extends CardCategory | 'own' = CardCategory> {
  id: string;
  spanish: string;
  english: string;
  alsoEnglish?: readonly string[];
  alsoSpanish?: readonly string[];
  example: string;
  exampleForm?: string;
  exampleTranslation: string;
  grammarTip: string;
  category: Slug;
  difficulty?: Difficulty;
  group?: string;
  /** Written by hand where the rule for `inflectionsOf` does not fit. */
  forms?: string;
  /** The name of its picture in Fluent Emoji Flat; only what a picture says without words has one. */
  picture?: string;
  /** The unit of the course that teaches it; cards that are loaded in the order of the course have it. */
  unit?: string;
  /** The lesson of the course that teaches it; the cards of a review have it. */
  lesson?: string;
  /** Other words of the course that one slip makes of its own; cards that are asked by typing have them. */
  rivals?: readonly string[];
}

/** A card of Camino's, or one of the learner's own, which has no tip and may lack an example. */
export type AnyCard = Card<CardCategory | 'own'>;

/** A card as written in `src/content/cards/{category}.ts`; the loader adds the category. */
export type CardData = Omit<Card, 'category' | 'unit' | 'lesson' | 'rivals'>;

/** A word that only the course teaches, as written in `src/content/course-words/{unit}.ts`; its id begins with `course-`. */
export type CourseWordData = CardData;

/** What a card contributes to a count of due cards: all but its texts. */
export type IndexedCard = Pick<Card, 'id' | 'category' | 'difficulty' | 'unit' | 'lesson'>;

/** The same of a card that may be the learner's own. */
export type AnyIndexedCard = Pick<AnyCard, 'id' | 'category' | 'difficulty' | 'unit' | 'lesson'>;

type CategoryColor =
  | 'green'
  | 'blue'
  | 'orange'
  | 'yellow'
  | 'purple'
  | 'red'
  | 'pink'
  | 'cyan'
  | 'amber'
  | 'indigo'
  | 'teal';

export interface Category<Slug extends CardCategory = CategorySlug> {
  id: string;
  slug: Slug;
  title: string;
  count: number;
  color: CategoryColor;
  path: string;
  icon: string;
  description: string;
  isEssential: boolean;
}

/** What the app knows about a learner; never a token. A guest has no account: their data stays on this device. */
export interface User {
  id: string;
  email: string;
  name: string;
  isGuest?: true;
}

/** The screens that a machine may ask the app to open; `src/paths.ts` knows their addresses. */
export type Screen = 'home' | 'auth' | 'newPassword' | 'games' | 'flashcards' | 'spanishVoice';

/** Emits that the app turns into a toast or a change of page. */
export interface ToastEmit {
  type: 'toast.shown';
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** Language of the title, where it is not English. */
  lang?: 'es';
  /** Where to read or do more. */
  link?: { screen: Screen; label: string };
  /** Whether it is read by who is no longer logged in. */
  isFarewell?: true;
}

/** The learner leaves a page on which something is lost by that. */
export interface DepartureEmit {
  type: 'departure.confirmed';
  address: string;
}

export interface NavigationEmit {
  type: 'navigation.requested';
  screen: Screen;
}

/**
 * The result of a finished game, emitted exactly once. `seconds` is the time played, `moves` is counted in Word Match
 * only, `half` counts the verbs of Verb Conjugation that score half a point, `right` those that score a whole one.
 * `cards` are the flashcards that were asked; games with exercises of their own have none, but `items` with the ids of
 * these. Older logs have no items.
 */
export interface GameResult {
  game: GameName;
  difficulty: string;
  right: number;
  half?: number;
  total: number;
  moves?: number;
  seconds: number;
  cards: readonly CardOutcome[];
  items?: readonly ItemOutcome[];
}

export type GameName =
  | 'word-match'
  | 'daily-challenge'
  | 'grammar-master'
  | 'sentence-builder'
  | 'vocabulary-challenge'
  | 'verb-conjugation'
  | 'exam-quiz';

/** What became of one card. `direction` is the direction asked; older logs have none, they asked from Spanish. */
interface CardOutcome {
  id: string;
  right: boolean;
  direction?: Direction;
}

/** What became of one exercise that is no card; `right` means at the first attempt. */
export interface ItemOutcome {
  id: string;
  right: boolean;
}

/** An answer was judged; the app may play a tone. */
export interface JudgementEmit {
  type: 'answer.judged';
  isRight: boolean;
}
export interface ResultEmit {
  type: 'game.finished';
  result: GameResult;
}
