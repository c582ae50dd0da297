import {
  BasicLearningStepsStrategy,
  createEmptyCard,
  fsrs,
  GenSeedStrategyWithCardId,
  State,
  StrategyMode,
  type Card as Memory,
  type FSRS,
  type Grade,
} from 'ts-fsrs';
import type { Rating } from './activity.types.ts';
import type { Direction } from '../types.ts';
import type { RETENTIONS } from '../constants.ts';
import { addDays, dayOf } from './day.rules.ts';
import type { Answer, Progress } from './progress.rules.ts';

export type Retention = (typeof RETENTIONS)[number];

const LONGEST_INTERVAL = 365;
/** How often a card has to be forgotten to be tricky. */
export const TRICKY_LAPSES = 8;
const DAY = 86_400_000;
const MINUTE = 60_000;

/** When one direction of a card is due, and how well it is known. Times are milliseconds since 1970. */
export interface Schedule {
  card: string;
  direction: Direction;
  due: number;
  /** Whether the card waits for whole days; it is then due from the beginning of its day, else from its minute. */
  isReview: boolean;
  /** Days after which the chance of recall is 90 %. */
  stability: number;
  lapses: number;
  lastAnswer: number;
}

/** Milliseconds until the card comes back after each of the four ratings. */
export type Intervals = Record<Rating, number>;

interface SeededMemory extends Memory {
  seed: string;
}

/** What the next answer needs to know of the ones before; `last` is when the last one was given. */
interface Recall {
  difficulty: number;
  stability: number;
  state: State;
  step: number;
  lapses: number;
  reps: number;
  last: number;
}

const schedulers = new Map<Retention, FSRS>();
const steps = new Map<number, number | null>();
const memories = new WeakMap<readonly Answer[], Map<string, SeededMemory | null>>();

/** The schedule of one direction of a card, computed from its answers by FSRS-6; null if it was never answered. */
export function scheduleOf(
  progress: Progress,
  card: string,
  direction: Direction,
  retention: Retention,
): Schedule | null {
  const answers = progress.cards.get(card);
  const memory = answers ? memoryOf(answers, card, direction, retention) : null;
  if (!memory?.last_review) return null;
  return {
    card,
    direction,
    due: memory.due.getTime(),
    isReview: memory.state === State.Review,
    stability: memory.stability,
    lapses: memory.lapses,
    lastAnswer: memory.last_review.getTime(),
  };
}

/** Whether a card is due at `now`: cards that wait for whole days are due from 04:00 of their day. */
export function isDue({ due, isReview }: Schedule, now: number, zone: string): boolean {
  return isReview ? dayOf(due, zone) <= dayOf(now, zone) : due <= now;
}

/** Whether a card was forgotten so often that it should be drilled. */
export function isTricky({ lapses }: Schedule): boolean {
  return lapses >= TRICKY_LAPSES;
}

/**
 * The intervals of one direction of a card if it is rated at `now` (milliseconds since 1970); right after its last
 * answer if that is later, since a clock was ahead.
 */
export function intervalsOf(
  progress: Progress,
  card: string,
  direction: Direction,
  retention: Retention,
  now: number,
): Intervals {
  const memory =
    memoryOf(progress.cards.get(card) ?? [], card, direction, retention) ?? newMemory(card, direction, now);
  const from = Math.max(now, memory.last_review?.getTime() ?? now);
  const preview = schedulerOf(retention).repeat(memory, from);
  const wait = (rating: Rating) => preview[rating as Grade].card.due.getTime() - from;
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

/** When a card will be due: `in 10 min`, `tomorrow`, `in 3 days`. Times are milliseconds since 1970. */
export function waitText(due: number, now: number, zone: string): string {
  const distance = dayDistance(now, due, zone);
  if (distance === 0) return `in ${intervalText(due - now)}`;
  return distance === 1 ? 'tomorrow' : `in ${distance} days`;
}

/** Why a card is due, in a sentence; `null` is a card that was never asked. `now` is milliseconds since 1970. */
export function reasonText(schedule: Schedule | null, now: number, zone: string): string {
  if (!schedule) return 'This card is new to you in this direction.';
  const last = dayDistance(schedule.lastAnswer, now, zone);
  const asked = last === 0 ? 'today' : last === 1 ? 'yesterday' : `${last} days ago`;
  if (!schedule.isReview) return `You are still learning it: you last answered it ${asked}.`;
  const overdue = dayDistance(schedule.due, now, zone);
  const since = overdue === 0 ? 'is due today' : `has been due for ${counted(overdue, 'day')}`;
  const span = counted(Math.max(1, Math.round(schedule.stability)), 'day');
  return `You last answered it ${asked}. You would remember it for about ${span}, so it ${since}.`;
}

function memoryOf(
  answers: readonly Answer[],
  card: string,
  direction: Direction,
  retention: Retention,
): SeededMemory | null {
  const known = memories.get(answers) ?? new Map<string, SeededMemory | null>();
  memories.set(answers, known);
  const key = `${direction} ${retention}`;
  const remembered = known.get(key);
  if (remembered !== undefined) return remembered;
  const scheduler = schedulerOf(retention);
  let before: Recall | null = null;
  let recall: Recall | null = null;
  let last: Answer | null = null;
  for (const answer of answers) {
    if (answer.direction !== direction || (answer.isGame && !counts(answer, recall))) continue;
    before = recall;
    last = answer;
    recall = afterAnswer(scheduler, before, answer);
  }
  const memory = last && memoryAfter(scheduler, before, last, newMemory(card, direction, last.at));
  known.set(key, memory);
  return memory;
}

function memoryAfter(
  scheduler: FSRS,
  recall: Recall | null,
  { at, rating }: Answer,
  empty: SeededMemory,
): SeededMemory {
  const { step, last, ...rest } = recall ?? { step: 0, last: null };
  const memory = {
    ...empty,
    ...rest,
    learning_steps: step,
    ...(last !== null && { last_review: new Date(last) }),
  };
  return { ...scheduler.next(memory, at, rating as Grade).card, seed: empty.seed };
}

/**
 * What `scheduler.next` says of the memory after an answer, without when the card is due: on that only its next answer
 * depends, and computing it takes most of the time.
 */
function afterAnswer(scheduler: FSRS, before: Recall | null, { at, rating }: Answer): Recall {
  const state = before?.state ?? State.New;
  const days = before ? Math.floor(at / DAY) - Math.floor(before.last / DAY) : 0;
  const { difficulty, stability } = scheduler.next_state(before, days, rating);
  const isFailed = state === State.Review && rating === 1;
  const step =
    state === State.Review && !isFailed ? null : stepAfter(scheduler, state, before?.step ?? 0, rating);
  const learning = isFailed ? State.Relearning : state === State.New ? State.Learning : state;
  return {
    difficulty,
    stability,
    state: step === null ? State.Review : learning,
    step: step ?? 0,
    lapses: (before?.lapses ?? 0) + Number(isFailed),
    reps: (before?.reps ?? 0) + 1,
    last: at,
  };
}

/** The step that follows; null if the card then waits for whole days. All retentions have the same steps. */
function stepAfter({ parameters }: FSRS, state: State, step: number, rating: Rating): number | null {
  const key = 100 * step + 10 * state + rating;
  let next = steps.get(key);
  if (next === undefined) {
    next = BasicLearningStepsStrategy(parameters, state, step)[rating]?.next_step ?? null;
    steps.set(key, next);
  }
  return next;
}

/** A game starts no schedule; its mistakes count, its right answers only until a card waits for whole days. */
function counts({ rating }: Answer, recall: Recall | null): boolean {
  return recall !== null && (rating === 1 || recall.state !== State.Review);
}

function newMemory(card: string, direction: Direction, at: number): SeededMemory {
  return { ...createEmptyCard(at), seed: `${card} ${direction}` };
}

/** FSRS-6 with steps of 1 and 10 minutes, intervals of a year at most, and a fuzz that is the same for each card. */
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

function dayDistance(from: number, to: number, zone: string): number {
  const end = dayOf(to, zone);
  let day = dayOf(from, zone);
  let distance = 0;
  while (day < end) {
    day = addDays(day, 1);
    distance += 1;
  }
  return distance;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
