import type { Direction, GameResult, ItemOutcome, JudgementEmit, ResultEmit } from '../types.ts';

/** Again, Hard, Good, Easy, as FSRS numbers them. */
export type Rating = 1 | 2 | 3 | 4;

/**
 * What a learner did. Times are milliseconds, at most a minute per card; a lesson or a story that teaches a card counts
 * the time itself, so its `card.studied` has none. `rating.undone` has the id of the rating, `rule.read` that of the
 * grammar point.
 */
export type Fact =
  | { kind: 'card.studied'; facts: { card: string; milliseconds: number } }
  | { kind: 'card.rated'; facts: RatedFacts }
  | { kind: 'rating.undone'; facts: { card: string; rating: string } }
  | { kind: 'game.finished'; facts: GameResult }
  | { kind: 'lesson.finished'; facts: LessonResult }
  | { kind: 'story.read'; facts: StoryResult }
  | { kind: 'rule.read'; facts: { point: string } }
  | { kind: 'course.placed'; facts: { unit: string } }
  | { kind: 'answer.contested'; facts: { item: string; typed: string } }
  | { kind: 'card.made' | 'card.changed'; facts: OwnFacts }
  | { kind: 'card.dropped'; facts: { card: string } }
  | { kind: 'card.starred'; facts: { card: string; isStarred: boolean } }
  | { kind: 'card.paused'; facts: { card: string; isPaused: boolean } }
  | { kind: 'card.noted'; facts: NotedFacts }
  | { kind: 'records.withdrawn'; facts: WithdrawnFacts }
  | { kind: 'memory.fitted'; facts: FittedFacts }
  | { kind: 'memory.reset'; facts: Readonly<Record<string, never>> }
  | { kind: 'week.planned'; facts: { weekdays: readonly WeekdayPlan[] } }
  | { kind: 'days.freed'; facts: FreedFacts };

/** How much is asked on a weekday: all of it, half, or nothing. */
export type WeekdayPlan = 'normal' | 'light' | 'free';

/**
 * The days from the first to the last (YYYY-MM-DD), at most 28, are free, or no longer. Of each day holds what was last
 * said, at the latest on the day itself.
 */
interface FreedFacts {
  from: string;
  to: string;
  isFree: boolean;
}

/**
 * A learner's own memory: FSRS-6's numbers, from the next answer on. `memory.reset` goes back to the average ones.
 */
interface FittedFacts {
  /** What the numbers are for; a later model has other ones, which this release doesn't use. */
  model: 'fsrs-6';
  /** Its 21 numbers, w0 to w20, with up to four decimals. */
  w: readonly number[];
  /** How many answers were there. */
  answers: number;
  /** The log loss on the newest fifth of them, with up to six decimals: of the numbers in use before, of these. */
  lossBefore: number;
  lossAfter: number;
}

/** All fields of a learner's own card; its id is `own-` and a UUID. Making a dropped card again restores it. */
export interface OwnFacts {
  card: string;
  spanish: string;
  english: string;
  /** Spanish. */
  sentence?: string;
}

/** What helps the learner with a card, in their own words, 200 characters at most; empty once they removed it. */
interface NotedFacts {
  card: string;
  note: string;
}

/**
 * Facts, by id, that no longer count, or count again. What was last said about each holds, in whatever order they come,
 * and even if the fact itself comes later.
 */
interface WithdrawnFacts {
  records: readonly string[];
  isWithdrawn: boolean;
}

/**
 * The result of a lesson, a checkpoint or an exam. `lesson`: the id of its stop; `right`: questions answered right at
 * the first attempt; `items`: the questions that aren't cards.
 */
export interface LessonResult {
  lesson: string;
  right: number;
  total: number;
  seconds: number;
  items?: readonly ItemOutcome[];
}

/** The result of the reading of the unit `story`. */
export interface StoryResult {
  story: string;
  right: number;
  total: number;
  seconds: number;
}

interface RatedFacts {
  card: string;
  direction: Direction;
  rating: Rating;
  milliseconds: number;
  source: 'review' | 'lesson';
  /** The answer, if typed. */
  typed?: string;
  /** Whether only accents were wrong. */
  isAccentOnly?: boolean;
}

/**
 * One fact of the append-only log. The device makes the `id`, which lets it repeat every write; `at` is milliseconds
 * since 1970 by the device's clock; `zone` is the learner's timezone (IANA), which decides the day. `isImported` marks
 * a fact from a file until it comes back from the account, which counts it on no leaderboard.
 */
export type ActivityEvent = Fact & { id: string; at: number; zone: string; isImported?: true };

/** Records a fact in the log. */
export interface FactEmit {
  type: 'fact.recorded';
  fact: Fact;
}

/** Records a fact with an id and a time that the flow refers to itself. */
export interface ActivityEmit {
  type: 'activity.recorded';
  event: ActivityEvent;
}

/** All that flows emit about the learner. */
export type LearnerEmit = ResultEmit | JudgementEmit | FactEmit | ActivityEmit;
