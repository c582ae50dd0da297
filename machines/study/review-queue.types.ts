import type { Progress } from '../learning/progress.rules.ts';
import type { Retention, Schedule } from '../learning/schedule.rules.ts';
import type { AnyCard, CardCategory, Difficulty, Direction, AnyIndexedCard } from '../types.ts';

/**
 * The words to choose from: all, those mistaken in games and never learned, starred ones, the learner's own, a
 * category, a difficulty, or a unit of the course.
 */
export type Deck = 'everything' | 'games' | 'starred' | 'own' | CardCategory | Difficulty | `unit:${string}`;

/** A card to ask in one direction. `schedule` is null for a new one. */
export interface Due<C extends AnyIndexedCard = AnyCard> {
  card: C;
  direction: Direction;
  schedule: Schedule | null;
  /** Whether the word is new and shown with its meaning before it's asked. */
  isToMeet: boolean;
  /** Whether the word comes before the learner's start, and is asked without having been met. */
  isCheck: boolean;
  /** Whether the card was requested, but isn't due today: answers don't move its schedule. */
  isPractice?: true;
}

export interface ReviewQueue<C extends AnyIndexedCard = AnyCard> {
  /** What this review asks, in one direction each: words by due time, new ones last. */
  turns: readonly Due<C>[];
  /** How many words met before are due beyond this review. */
  left: number;
  /** How many words of the queue are new, checks included. */
  fresh: number;
  /** How many of the queue are checks. */
  checks: number;
  /** The first day (YYYY-MM-DD) after today on which a word is due; null if there is none. */
  next: string | null;
}

export interface ReviewSettings {
  retention: Retention;
  /** IANA name; decides when a day begins. */
  zone: string;
  /** How many new words the learner wants to meet a day. */
  dailyGoal: number;
  /** The most words in one review. */
  cap: number;
}

export interface ReviewQueueInput<C extends AnyIndexedCard = AnyCard> extends ReviewSettings {
  progress: Progress;
  /** In course order. */
  cards: readonly C[];
  deck: Deck;
  /** Ids of the words to ask, all of them and no others, whatever the deck. */
  only?: readonly string[] | null;
  /** Milliseconds since 1970. */
  now: number;
}

/** What there is to review, and how many stubborn words there are to practice, at `now` (milliseconds since 1970). */
export interface DueCounts {
  reviewQueue: ReviewQueue<AnyIndexedCard>;
  stubborn: number;
  /** How many words were mistaken in games and never learned. */
  fromGames: number;
  /** How many more new words the daily goal allows today. */
  budget: number;
  /** How many words tomorrow's review has if the learner does nothing more today, whatever the deck. */
  tomorrow: number;
  /** How many words come on each of the next 30 days, today first, if each day's review is done (see `comingDays`). */
  forecast: readonly number[];
  /** How many words each of these days has if the learner does nothing until then. */
  idle: readonly number[];
  now: number;
}

/** Counts with the words of the queue and the stubborn ones. */
export interface DueWords extends DueCounts {
  words: readonly AnyCard[];
}
