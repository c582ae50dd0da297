import type { GameResult } from '../types.ts';

/** Which side of a card is asked: Spanish or English. */
export type Direction = 'es-en' | 'en-es';

/** Again, Hard, Good, Easy, as FSRS numbers them. */
export type Rating = 1 | 2 | 3 | 4;

/** What a learner did. Times are milliseconds, capped at a minute a card. `rating` is the id of the one taken back. */
export type Fact =
  | { kind: 'card.studied'; facts: { card: string; milliseconds: number } }
  | { kind: 'card.rated'; facts: RatedFacts }
  | { kind: 'rating.undone'; facts: { card: string; rating: string } }
  | { kind: 'game.finished'; facts: GameResult };

interface RatedFacts {
  card: string;
  direction: Direction;
  rating: Rating;
  milliseconds: number;
  source: 'review';
  /** What was typed, where the answer was typed. */
  typed?: string;
  /** Whether only accents were wrong in it. */
  isAccentOnly?: boolean;
}

/**
 * One fact of the append-only log. `id` is made on the device and makes every write repeatable; `at` is milliseconds
 * since 1970 by the device's clock; `zone` is the timezone (IANA) in which the learner was, which decides the day.
 */
export type ActivityEvent = Fact & { id: string; at: number; zone: string };

/** A machine saw something that belongs into the log. */
export interface FactEmit {
  type: 'fact.recorded';
  fact: Fact;
}

/** A machine made a fact with an id and a time of its own, since it refers to them itself. */
export interface ActivityEmit {
  type: 'activity.recorded';
  event: ActivityEvent;
}
