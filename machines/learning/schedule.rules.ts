import {
  BasicLearningStepsStrategy,
  createEmptyCard,
  fsrs,
  GenSeedStrategyWithCardId,
  Rating as FsrsRating,
  State,
  StrategyMode,
  type Card as Memory,
  type FSRS,
  type Grade,
} from 'ts-fsrs';
import type { Rating } from './activity.types.ts';
import type { Direction } from '../types.ts';
import { LESSONS_TEACH_FROM, type RETENTIONS } from '../constants.ts';
import { addDays, dayDistance, dayOf } from './day.rules.ts';
import type { Answer, Progress } from './progress.rules.ts';

export type Retention = (typeof RETENTIONS)[number];

/** Our ratings as FSRS names them. */
export const GRADES: Record<Rating, Grade> = {
  1: FsrsRating.Again,
  2: FsrsRating.Hard,
  3: FsrsRating.Good,
  4: FsrsRating.Easy,
};
export const LONGEST_INTERVAL = 365;
/** How often a card must have been forgotten to be tricky. */
export const TRICKY_LAPSES = 8;
const DAY = 86_400_000;
const MINUTE = 60_000;

/** When one direction of a card is due, and how well it is known. Times are milliseconds since 1970. */
export interface Schedule {
  card: string;
  direction: Direction;
  /** As FSRS computes it; `dueDayOf` is the day on which the card is asked. */
  due: number;
  /** Whether the card is past its learning steps; until then a review asks it again. */
  isReview: boolean;
  /** Days after which the chance of recall is 90 %. */
  stability: number;
  /** From 1 to 10, as FSRS has it. */
  difficulty: number;
  lapses: number;
  lastAnswer: number;
}

/** The first answer of a day to one direction of a card past its learning steps, given in a review. */
export interface Recollection {
  /** YYYY-MM-DD. */
  day: string;
  rating: Rating;
  /** The chance of recall that FSRS gave it, from 0 to 1. */
  predicted: number;
  /** Days after which the chance of recall was 90 %, before the answer. */
  stability: number;
}

/** Milliseconds until the card comes back, by rating. */
export type Intervals = Record<Rating, number>;

interface SeededMemory extends Memory {
  seed: string;
}

/** The memory before the next answer; `last` is the time of the last one, null before any. */
interface Recall {
  difficulty: number;
  stability: number;
  state: State;
  step: number;
  lapses: number;
  reps: number;
  last: number | null;
}

const unasked: Recall = {
  difficulty: 0,
  stability: 0,
  state: State.New,
  step: 0,
  lapses: 0,
  reps: 0,
  last: null,
};

const schedulers = new Map<Retention, FSRS>();
const steps = new Map<number, number | null>();
const memories = new WeakMap<readonly Answer[], Map<string, SeededMemory | null>>();
const recollections = new WeakMap<readonly Answer[], Map<Direction, readonly Recollection[]>>();

/** The schedule of one direction of a card, computed from its answers by FSRS-6; null if it was never answered. */
export function scheduleOf(
  progress: Progress,
  card: string,
  direction: Direction,
  retention: Retention,
): Schedule | null {
  const memory = memoryOf(progress, card, direction, retention);
  if (!memory?.last_review) return null;
  return {
    card,
    direction,
    due: memory.due.getTime(),
    isReview: memory.state === State.Review,
    stability: memory.stability,
    difficulty: memory.difficulty,
    lapses: memory.lapses,
    lastAnswer: memory.last_review.getTime(),
  };
}

/** What reviews asked in one direction of a card, by time. Games and lessons show options or hints, so they don't count. */
export function recollectionsOf(
  progress: Progress,
  card: string,
  direction: Direction,
): readonly Recollection[] {
  const answers = progress.cards.get(card);
  if (!answers) return [];
  const known = recollections.get(answers) ?? new Map<Direction, readonly Recollection[]>();
  recollections.set(answers, known);
  const remembered = known.get(direction);
  if (remembered) return remembered;
  const scheduler = schedulerOf(0.9);
  const met = progress.met.get(card);
  const found: Recollection[] = [];
  known.set(direction, found);
  let recall = unasked;
  let asked = '';
  for (const answer of answers) {
    if (answer.direction !== direction || (answer.isGame && !counts(answer, recall))) continue;
    const { state, stability, last } = recall;
    const { day, rating, isGame, isLesson } = answer;
    if (last !== null && state === State.Review && !isGame && day !== asked && isLesson !== true) {
      const predicted = scheduler.forgetting_curve(Math.max(0, daysFrom(last, answer.at)), stability);
      found.push({ day, rating, predicted, stability });
    }
    if (!isGame) asked = day;
    recall = afterAnswer(
      scheduler,
      last === null ? { ...unasked, step: firstStep(met, answer) } : recall,
      answer,
    );
  }
  return found;
}

/**
 * The day (YYYY-MM-DD) from whose beginning a card is due: never the day of its last answer, so that a day's work stays
 * done. A card due in minutes comes back within the review, or tomorrow.
 */
export function dueDayOf({ due, lastAnswer }: Schedule, zone: string): string {
  const day = dayOf(due, zone);
  const next = addDays(dayOf(lastAnswer, zone), 1);
  return day > next ? day : next;
}

/** Whether a card is due at `now` (milliseconds since 1970). */
export function isDue(schedule: Schedule, now: number, zone: string): boolean {
  return dueDayOf(schedule, zone) <= dayOf(now, zone);
}

/** Whether a card was forgotten often enough to be drilled. */
export function isTricky({ lapses }: Schedule): boolean {
  return lapses >= TRICKY_LAPSES;
}

/**
 * The intervals of one direction of a card if rated at `now` (milliseconds since 1970), or right after its last answer
 * if that is later because a clock was ahead.
 */
export function intervalsOf(
  progress: Progress,
  card: string,
  direction: Direction,
  retention: Retention,
  { now, zone }: { now: number; zone: string },
): Intervals {
  const memory = memoryOf(progress, card, direction, retention) ?? {
    ...newMemory(card, direction, now),
    learning_steps: firstStep(progress.met.get(card), { day: dayOf(now, zone) }),
  };
  const from = Math.max(now, memory.last_review?.getTime() ?? now);
  const preview = schedulerOf(retention).repeat(memory, from);
  const wait = (rating: Rating) => preview[GRADES[rating]].card.due.getTime() - from;
  return { 1: wait(1), 2: wait(2), 3: wait(3), 4: wait(4) };
}

/** An interval in words: `1 min`, `10 min`, `3 days`, `2 months`. */
export function intervalText(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / MINUTE));
  if (minutes < 60) return `${minutes} min`;
  const days = Math.round(milliseconds / DAY);
  if (days < 1) return counted(Math.round(minutes / 60), 'hour');
  if (days < 60) return counted(days, 'day');
  return days < LONGEST_INTERVAL ? counted(Math.round(days / 30.4), 'month') : counted(1, 'year');
}

/** When a card will be due: `tomorrow`, `in 3 days`. `day` is YYYY-MM-DD, `now` milliseconds since 1970. */
export function waitText(day: string, now: number, zone: string): string {
  const distance = dayDistance(dayOf(now, zone), day);
  return distance <= 1 ? 'tomorrow' : `in ${distance} days`;
}

/** Why a card is due, in a sentence; the schedule of a new card is null. `now` is milliseconds since 1970. */
export function reasonText(schedule: Schedule | null, now: number, zone: string): string {
  if (!schedule) return 'This card is new to you in this direction.';
  const today = dayOf(now, zone);
  const last = dayDistance(dayOf(schedule.lastAnswer, zone), today);
  const asked = last === 0 ? 'today' : last === 1 ? 'yesterday' : `${last} days ago`;
  if (!schedule.isReview) return `You’re still learning it: you last answered it ${asked}.`;
  const overdue = dayDistance(dueDayOf(schedule, zone), today);
  const since = overdue === 0 ? 'is due today' : `has been due for ${counted(overdue, 'day')}`;
  const span = counted(Math.max(1, Math.round(schedule.stability)), 'day');
  return `You last answered it ${asked}. You’d remember it for about ${span}, so it ${since}.`;
}

function memoryOf(
  progress: Progress,
  card: string,
  direction: Direction,
  retention: Retention,
): SeededMemory | null {
  const answers = progress.cards.get(card);
  if (!answers) return null;
  const known = memories.get(answers) ?? new Map<string, SeededMemory | null>();
  memories.set(answers, known);
  const key = `${direction} ${retention}`;
  const remembered = known.get(key);
  if (remembered !== undefined) return remembered;
  const scheduler = schedulerOf(retention);
  const met = progress.met.get(card);
  let before = unasked;
  let recall = unasked;
  let last: Answer | null = null;
  for (const answer of answers) {
    if (answer.direction !== direction || (answer.isGame && !counts(answer, recall))) continue;
    before = last ? recall : { ...unasked, step: firstStep(met, answer) };
    last = answer;
    recall = afterAnswer(scheduler, before, answer);
  }
  const memory = last && memoryAfter(scheduler, before, last, newMemory(card, direction, last.at));
  known.set(key, memory);
  return memory;
}

/** The learning step with which a direction begins: past the first for a word met on an earlier day or in a lesson. */
function firstStep(met: string | undefined, { day, isLesson }: Pick<Answer, 'day' | 'isLesson'>): number {
  const isTaught = isLesson === true || (met !== undefined && met < day);
  return isTaught && day >= LESSONS_TEACH_FROM ? 1 : 0;
}

function memoryAfter(
  scheduler: FSRS,
  { step, last, ...before }: Recall,
  { at, rating, isLesson }: Answer,
  empty: SeededMemory,
): SeededMemory {
  const memory = {
    ...empty,
    ...before,
    learning_steps: step,
    ...(last !== null && { last_review: new Date(last) }),
  };
  const { card } = scheduler.next(memory, at, GRADES[rating]);
  const isTaught = isLesson === true && memory.state !== State.Review && card.state === State.Review;
  return { ...card, ...(isTaught && { due: new Date(at + DAY) }), seed: empty.seed };
}

/**
 * The memory that `scheduler.next` returns, but without the due time: only the last answer needs that, and computing it
 * takes most of the time.
 */
function afterAnswer(scheduler: FSRS, before: Recall, { at, rating }: Answer): Recall {
  const { state, last } = before;
  const days = last === null ? 0 : daysFrom(last, at);
  const { difficulty, stability } = scheduler.next_state(last === null ? null : before, days, rating);
  const isFailed = state === State.Review && rating === 1;
  const step = state === State.Review && !isFailed ? null : stepAfter(scheduler, state, before.step, rating);
  const learning = isFailed ? State.Relearning : state === State.New ? State.Learning : state;
  return {
    difficulty,
    stability,
    state: step === null ? State.Review : learning,
    step: step ?? 0,
    lapses: before.lapses + Number(isFailed),
    reps: before.reps + 1,
    last: at,
  };
}

/** Days between two moments as FSRS counts them, in UTC. */
function daysFrom(last: number, at: number): number {
  return Math.floor(at / DAY) - Math.floor(last / DAY);
}

/** The following step; null if the card then waits for whole days. All retentions have the same steps. */
function stepAfter({ parameters }: FSRS, state: State, step: number, rating: Rating): number | null {
  const key = 100 * step + 10 * state + rating;
  let next = steps.get(key);
  if (next === undefined) {
    next = BasicLearningStepsStrategy(parameters, state, step)[rating]?.next_step ?? null;
    steps.set(key, next);
  }
  return next;
}

/** Games start no schedule. Their mistakes count; their right answers count until a card waits for whole days. */
function counts({ rating }: Answer, { last, state }: Recall): boolean {
  return last !== null && (rating === 1 || state !== State.Review);
}

function newMemory(card: string, direction: Direction, at: number): SeededMemory {
  return { ...createEmptyCard(at), seed: `${card} ${direction}` };
}

/** FSRS-6 with steps of 1 and 10 minutes, intervals of up to a year, and a fuzz that is always the same for a card. */
function schedulerOf(retention: Retention): FSRS {
  const known = schedulers.get(retention);
  if (known) return known;
  const scheduler = fsrs({
    request_retention: retention,
    maximum_interval: LONGEST_INTERVAL,
    enable_fuzz: true,
    learning_steps: ['1m', '10m'],
    relearning_steps: ['10m'],
  });
  scheduler.useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('seed'));
  schedulers.set(retention, scheduler);
  return scheduler;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
