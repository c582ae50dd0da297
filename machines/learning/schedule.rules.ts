import {
  BasicLearningStepsStrategy,
  createEmptyCard,
  dateDiffInDays,
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

const schedulers = new Map<Retention, FSRS>();
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
  let last: { from: SeededMemory; answer: Answer } | null = null;
  let memory: SeededMemory | null = null;
  for (const answer of answers) {
    if (answer.direction !== direction || (answer.isGame && !counts(answer, memory))) continue;
    last = { from: memory ?? newMemory(card, direction, answer.at), answer };
    memory = afterAnswer(scheduler, last.from, answer);
  }
  if (last) {
    const { from, answer } = last;
    memory = { ...scheduler.next(from, answer.at, answer.rating as Grade).card, seed: from.seed };
  }
  known.set(key, memory);
  return memory;
}

/**
 * What `scheduler.next` says of the memory after an answer, without when the card is due: on that only its next answer
 * depends, and computing it takes most of the time.
 */
function afterAnswer(scheduler: FSRS, memory: SeededMemory, { at, rating }: Answer): SeededMemory {
  const { state, learning_steps: step, last_review: before } = memory;
  const now = new Date(at);
  const isFailed = state === State.Review && rating === 1;
  const next =
    state === State.Review && !isFailed
      ? undefined
      : BasicLearningStepsStrategy(scheduler.parameters, state, step)[rating];
  const learning = isFailed ? State.Relearning : state === State.New ? State.Learning : state;
  return {
    ...memory,
    ...scheduler.next_state(memory, before ? dateDiffInDays(before, now) : 0, rating),
    state: next ? learning : State.Review,
    learning_steps: next?.next_step ?? 0,
    lapses: memory.lapses + Number(isFailed),
    reps: memory.reps + 1,
    last_review: now,
  };
}

/** A game starts no schedule; its mistakes count, its right answers only until a card waits for whole days. */
function counts({ rating }: Answer, memory: Memory | null): boolean {
  return memory !== null && (rating === 1 || memory.state !== State.Review);
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
