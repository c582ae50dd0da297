import type { Progress } from '../learning/progress.rules.ts';
import type { Retention, Schedule } from '../learning/schedule.rules.ts';
import type { AnyCard, CardCategory, Difficulty, Direction, AnyIndexedCard } from '../types.ts';

/**
 * The words to choose from: all, those mistaken in games and never learned, those starred, the learner's own, a category, a
 * difficulty, or a unit of the course.
 */
export type Deck = 'everything' | 'games' | 'starred' | 'own' | CardCategory | Difficulty | `unit:${string}`;

/** A card to ask in one direction. `schedule` is null for a new one. */
export interface Due<C extends AnyIndexedCard = AnyCard> {
  card: C;
  direction: Direction;
  schedule: Schedule | null;
  /** Whether the word is new and is shown with its meaning before it is asked. */
  isToMeet: boolean;
  /** Whether the word comes before the learner's start and is asked without having been met. */
  isCheck: boolean;
  /** Whether the card was wished for, but has no turn today: it is asked without moving its schedule. */
  isPractice?: true;
}

export interface ReviewQueue<C extends AnyIndexedCard = AnyCard> {
  /** What this sitting asks: words by due time, new ones last, each in one direction. */
  turns: readonly Due<C>[];
  /** How many of the words met before are due beyond this sitting. */
  left: number;
  /** How many words of the queue were never met before, checks included. */
  fresh: number;
  /** How many of the queue are checks. */
  checks: number;
  /** The first day (YYYY-MM-DD) on which a word that has no turn today is due; null if there is none. */
  next: string | null;
}

export interface ReviewSettings {
  retention: Retention;
  /** IANA name; decides when a day begins. */
  zone: string;
  /** How many words are to be met in a day. */
  dailyGoal: number;
  /** The most words in one sitting. */
  cap: number;
}

export interface ReviewQueueInput<C extends AnyIndexedCard = AnyCard> extends ReviewSettings {
  progress: Progress;
  /** In the order in which they are learned. */
  cards: readonly C[];
  deck: Deck;
  /** The ids of the words to ask, all of them and no others, whatever the deck. */
  only?: readonly string[] | null;
  /** Milliseconds since 1970. */
  now: number;
}

/** What there is to review, and how many tricky cards to drill, at `now` (milliseconds since 1970). */
export interface DueCounts {
  reviewQueue: ReviewQueue<AnyIndexedCard>;
  tricky: number;
  /** How many words were mistaken in games and never learned. */
  fromGames: number;
  /** The learner's own cards, which were counted, too; absent if there are none. */
  own?: readonly AnyCard[];
  /** How many more words the daily goal has room for today. */
  budget: number;
  /** How many words tomorrow's review has if nothing more is done today, whatever the deck. */
  tomorrow: number;
  /** Of all words, how many come on each of the next 14 days, those that wait today (see `forecastOf`). */
  forecast: readonly number[];
  now: number;
}
