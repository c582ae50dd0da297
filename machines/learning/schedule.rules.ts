import {
  BasicLearningStepsStrategy,
  createEmptyCard,
  default_w,
  fsrs,
  get_fuzz_range,
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
import { EVEN_DAYS_FROM, LESSONS_TEACH_FROM, type RETENTIONS } from '../constants.ts';
import { directionKey } from './card-ids.rules.ts';
import { addDays, dayDistance, dayNumber, dayOf, dayWithNumber } from './day.rules.ts';
import {
  changeWaits,
  dayFor,
  noDueDays,
  placeWaits,
  type DueDays,
  type Wait,
  type Waits,
} from './due-days.rules.ts';
import { freeingsOf } from './days-off.rules.ts';
import { pausingsOf } from './pauses.rules.ts';
import type { Answer, FitEvent, Progress } from './progress.rules.ts';
import { countRatedIn } from './rated-answers.rules.ts';
import { directions } from './started-directions.rules.ts';

export type Retention = (typeof RETENTIONS)[number];

/** Our ratings as FSRS names them. */
export const GRADES: Record<Rating, Grade> = {
  1: FsrsRating.Again,
  2: FsrsRating.Hard,
  3: FsrsRating.Good,
  4: FsrsRating.Easy,
};
export const LONGEST_INTERVAL = 365;
/** How often a card must have been forgotten to be stubborn. */
export const STUBBORN_LAPSES = 8;
const DAY = 86_400_000;
const MINUTE = 60_000;

/** When one direction of a card is due, and how well it is known. Times are milliseconds since 1970. */
export interface Schedule {
  card: string;
  direction: Direction;
  /** When FSRS asks it again; `dueDayOf` is the day on which the card is asked. */
  due: number;
  /** The day chosen for it (YYYY-MM-DD); until even days came, the day of `due`. */
  day?: string;
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

/** The memory after the last answer, and what each answer made a card wait for. */
interface Remembered {
  memory: SeededMemory;
  waits: Waits;
}

/** The due days of a log as far as it was replayed. */
interface Replay {
  days: DueDays;
  cards: Map<string, readonly Answer[]>;
  fits: readonly FitEvent[];
  progress: Progress | null;
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

/** FSRS-6's numbers of the average learner. */
export const AVERAGE: readonly number[] = default_w;

const schedulers = new WeakMap<readonly number[], Map<Retention, FSRS>>();
const fitKeys = new WeakMap<readonly FitEvent[], readonly string[]>();
const steps = new Map<number, number | null>();
const memories = new WeakMap<readonly Answer[], Map<string, Remembered | null>>();
const recollections = new WeakMap<readonly Answer[], Map<string, readonly Recollection[]>>();
const replays = new Map<Retention, Replay>();
/** How many cards and waits are replayed between two pauses. */
const PORTION = { cards: 10, waits: 500 } as const;
/** Shorter intervals have no fuzz. */
const LEAST_FUZZED = 2.5;

/** The schedule of one direction of a card, computed from its answers by FSRS-6; null if it was never answered. */
export function scheduleOf(
  progress: Progress,
  card: string,
  direction: Direction,
  retention: Retention,
): Schedule | null {
  const { memory } = rememberedOf(progress, card, direction, retention) ?? {};
  if (!memory?.last_review) return null;
  const lastAnswer = memory.last_review.getTime();
  const isReview = memory.state === State.Review;
  const placed = dueDaysOf(progress, retention).placed.get(directionKey(card, direction));
  const isEven = placed !== undefined && (placed.wait.at >= EVEN_DAYS_FROM || placed.day !== placed.wait.day);
  return {
    card,
    direction,
    due: isEven && isReview ? lastAnswer + (placed.day - placed.wait.from) * DAY : memory.due.getTime(),
    ...(isEven && { day: dayWithNumber(placed.day) }),
    isReview,
    stability: memory.stability,
    difficulty: memory.difficulty,
    lapses: memory.lapses,
    lastAnswer,
  };
}

/**
 * Computes all schedules of a log and counts its rated answers, which `scheduleOf` and `countRatedAnswers` then return at
 * once. Yields between portions of the work.
 */
export function* prepareSchedules(progress: Progress, retention: Retention): Generator<void> {
  let count = 0;
  for (const [card, answers] of progress.cards) {
    for (const direction of directions) rememberedOf(progress, card, direction, retention);
    countRatedIn(answers);
    count += 1;
    if (count % PORTION.cards === 0) yield;
  }
  const replay = followed(progress, retention);
  while (replay.progress === progress && !placeWaits(replay.days, PORTION.waits)) yield;
}

/** What reviews asked in one direction of a card, by time. Games and lessons show options or hints, so they don't count. */
export function recollectionsOf(
  progress: Progress,
  card: string,
  direction: Direction,
): readonly Recollection[] {
  const answers = progress.cards.get(card);
  if (!answers) return [];
  const known = recollections.get(answers) ?? new Map<string, readonly Recollection[]>();
  recollections.set(answers, known);
  const key = `${direction} ${keyUntil(progress.fits, answers.at(-1)?.at ?? 0)}`;
  const remembered = known.get(key);
  if (remembered) return remembered;
  const met = progress.met.get(card);
  const found: Recollection[] = [];
  known.set(key, found);
  let recall = unasked;
  let asked = '';
  for (const answer of answers) {
    if (answer.direction !== direction || (answer.isGame && !counts(answer, recall))) continue;
    const scheduler = schedulerOf(0.9, numbersAt(progress.fits, answer.at));
    const { state, stability } = recall;
    const { day, rating, isGame, isLesson } = answer;
    if (state === State.Review && !isGame && day !== asked && isLesson !== true) {
      const predicted = scheduler.forgetting_curve(Math.max(0, daysSince(recall, answer.at)), stability);
      found.push({ day, rating, predicted, stability });
    }
    if (!isGame) asked = day;
    recall = afterAnswer(
      scheduler,
      recall.last === null ? { ...unasked, step: firstStep(met, answer) } : recall,
      answer,
    );
  }
  return found;
}

/**
 * The day (YYYY-MM-DD) from whose beginning a card is due: never the day of its last answer, so that a day's work stays
 * done. A card due in minutes comes back within the review, or tomorrow.
 */
export function dueDayOf({ due, lastAnswer, ...schedule }: Schedule, zone: string): string {
  const day = schedule.day ?? dayOf(due, zone);
  const next = addDays(dayOf(lastAnswer, zone), 1);
  return day > next ? day : next;
}

/** Whether a card is due at `now` (milliseconds since 1970). */
export function isDue(schedule: Schedule, now: number, zone: string): boolean {
  return dueDayOf(schedule, zone) <= dayOf(now, zone);
}

/** Whether a card was forgotten so often that its word is stubborn. */
export function isStubborn({ lapses }: Pick<Schedule, 'lapses'>): boolean {
  return lapses >= STUBBORN_LAPSES;
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
  const known = rememberedOf(progress, card, direction, retention)?.memory;
  const step = firstStep(progress.met.get(card), { day: dayOf(now, zone) });
  const memory = known ?? { ...newMemory(card, direction, now), learning_steps: step };
  const at = Math.max(now, memory.last_review?.getTime() ?? now);
  const scheduler = schedulerOf(retention, numbersAt(progress.fits, at));
  const preview = scheduler.repeat(memory, at);
  const days = dueDaysOf(progress, retention);
  const key = directionKey(card, direction);
  const wait = (rating: Rating) => {
    const { card: after } = preview[GRADES[rating]];
    if (at < EVEN_DAYS_FROM || after.state !== State.Review) return after.due.getTime() - at;
    const answer = { id: '', at, day: dayOf(at, zone), direction, rating, isGame: false };
    const next = waitAfter(scheduler, key, recallIn(memory), answer, after);
    return (dayFor(days, next) - next.from) * DAY;
  };
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

/** FSRS-6's numbers for an answer at `at` (milliseconds since 1970): those last fitted, else the average ones. */
export function numbersAt(fits: readonly FitEvent[], at: number): readonly number[] {
  const fit = fits[countUntil(fits, at) - 1];
  return fit?.kind === 'memory.fitted' ? fit.facts.w : AVERAGE;
}

function countUntil(fits: readonly FitEvent[], at: number): number {
  let count = fits.length;
  while ((fits[count - 1]?.at ?? 0) > at) count -= 1;
  return count;
}

/** What tells the fits until `at` from others: a later one leaves what was computed before as it is. */
function keyUntil(fits: readonly FitEvent[], at: number): string {
  const count = countUntil(fits, at);
  if (count === 0) return '';
  const known =
    fitKeys.get(fits) ??
    fits.map((_fit, place) =>
      fits
        .slice(0, place + 1)
        .map(keyOf)
        .join(),
    );
  fitKeys.set(fits, known);
  return known[count - 1] ?? '';
}

function keyOf({ id, at, kind, facts }: FitEvent): string {
  return JSON.stringify([id, at, kind, facts]);
}

/** The due days of the whole log. Only what changed since the last progress asked for is replayed. */
function dueDaysOf(progress: Progress, retention: Retention): DueDays {
  const { days } = followed(progress, retention);
  placeWaits(days, Infinity);
  return days;
}

/** The replay of a log, with waits that may not be placed yet. */
function followed(progress: Progress, retention: Retention): Replay {
  const replay = replays.get(retention) ?? { days: noDueDays(), cards: new Map(), fits: [], progress: null };
  replays.set(retention, replay);
  if (replay.progress === progress) return replay;
  const changed = new Map<string, Waits | null>();
  for (const [card, answers] of progress.cards) {
    if (replay.cards.get(card) === answers && replay.fits === progress.fits) continue;
    for (const direction of directions) {
      const waits = rememberedOf(progress, card, direction, retention)?.waits ?? null;
      changed.set(directionKey(card, direction), waits);
    }
  }
  for (const card of replay.cards.keys())
    if (!progress.cards.has(card))
      for (const direction of directions) changed.set(directionKey(card, direction), null);
  changeWaits(replay.days, changed, { freeings: freeingsOf(progress), pausings: pausingsOf(progress) });
  replay.cards = new Map(progress.cards);
  replay.fits = progress.fits;
  replay.progress = progress;
  return replay;
}

function rememberedOf(
  progress: Progress,
  card: string,
  direction: Direction,
  retention: Retention,
): Remembered | null {
  const answers = progress.cards.get(card);
  if (!answers) return null;
  const known = memories.get(answers) ?? new Map<string, Remembered | null>();
  memories.set(answers, known);
  const { fits } = progress;
  const key = `${direction} ${retention} ${keyUntil(fits, answers.at(-1)?.at ?? 0)}`;
  const remembered = known.get(key);
  if (remembered !== undefined) return remembered;
  let scheduler = schedulerOf(retention, AVERAGE);
  const met = progress.met.get(card);
  const name = directionKey(card, direction);
  const since: Wait[] = [];
  let earlier: Waits['before'] = null;
  let before = unasked;
  let recall = unasked;
  let last: Answer | null = null;
  const settle = () => last && memoryAfter(scheduler, before, last, newMemory(card, direction, last.at));
  for (const answer of answers) {
    if (answer.direction !== direction || (answer.isGame && !counts(answer, recall))) continue;
    if (answer.at >= EVEN_DAYS_FROM && since.length === 0) earlier = waitBefore(name, last, settle());
    before = last ? recall : { ...unasked, step: firstStep(met, answer) };
    last = answer;
    if (fits.length > 0) scheduler = schedulerOf(retention, numbersAt(fits, answer.at));
    recall = afterAnswer(scheduler, before, answer);
    if (answer.at >= EVEN_DAYS_FROM) since.push(waitAfter(scheduler, name, before, answer, recall));
  }
  const isLong = since.length > 0 && recall.state === State.Review;
  const memory = last && isLong ? memoryIn(recall, newMemory(card, direction, last.at)) : settle();
  if (since.length === 0) earlier = waitBefore(name, last, memory);
  const result = memory && { memory, waits: { before: earlier, since } };
  known.set(key, result);
  return result;
}

/** The learning step with which a direction begins: past the first for a word met on an earlier day or in a lesson. */
function firstStep(met: string | undefined, { day, isLesson }: Pick<Answer, 'day' | 'isLesson'>): number {
  const isTaught = isLesson === true || (met !== undefined && met < day);
  return isTaught && day >= LESSONS_TEACH_FROM ? 1 : 0;
}

function memoryAfter(
  scheduler: FSRS,
  before: Recall,
  { at, rating, isLesson }: Answer,
  empty: SeededMemory,
): SeededMemory {
  const memory = memoryIn(before, empty);
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
  const days = daysSince(before, at);
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

/**
 * What a card waits for after an answer, from FSRS's interval and its fuzz. A better rating never leads to an earlier
 * day: where their fuzz overlaps, each gets its half.
 */
function waitAfter(
  scheduler: FSRS,
  key: string,
  before: Recall,
  { at, day, rating, isLesson }: Answer,
  { state, stability }: Pick<Recall, 'state' | 'stability'>,
): Wait {
  const from = dayNumber(day);
  const isLong = state === State.Review && (before.state === State.Review || isLesson !== true);
  if (!isLong) return { key, at, from, usual: 1, least: 1, most: 1 };
  const elapsed = daysSince(before, at);
  if (before.state !== State.Review)
    return { key, at, from, ...fuzzOf(intervalIn(scheduler, stability), elapsed) };
  const intervalAfter = (other: Rating) =>
    intervalIn(
      scheduler,
      other === rating ? stability : scheduler.next_state(before, elapsed, other).stability,
    );
  const usualGood = intervalAfter(3);
  const hard = Math.min(intervalAfter(2), usualGood);
  const good = Math.max(usualGood, hard + 1);
  const afterHard = Math.floor((hard + good) / 2) + 1;
  if (rating === 2) return { key, at, from, ...fuzzOf(hard, elapsed, 1, afterHard - 1) };
  const goodFuzz = fuzzOf(good, elapsed, afterHard);
  if (rating === 3) return { key, at, from, ...goodFuzz };
  const easy = Math.max(intervalAfter(4), good + 1);
  return { key, at, from, ...fuzzOf(Math.max(easy, goodFuzz.most + 1), elapsed, goodFuzz.most + 1) };
}

/** What a card still waits for after its last answer before even days; its day is the one it had. */
function waitBefore(key: string, last: Answer | null, memory: SeededMemory | null): Waits['before'] {
  if (!last || !memory) return null;
  const from = dayNumber(last.day);
  const usual = Math.max(1, Math.round((memory.due.getTime() - last.at) / DAY));
  return { key, at: last.at, from, ...fuzzOf(usual, 0), day: from + usual };
}

/** FSRS's fuzz of an interval in days, limited to `least` and `most`. */
function fuzzOf(usual: number, elapsed: number, least = 1, most = Infinity) {
  if (usual < LEAST_FUZZED) return { usual, least: usual, most: usual };
  const range = get_fuzz_range(usual, elapsed, LONGEST_INTERVAL);
  return {
    usual,
    least: Math.min(usual, Math.max(range.min_ivl, least)),
    most: Math.max(usual, Math.min(range.max_ivl, most)),
  };
}

function intervalIn({ interval_modifier: modifier }: FSRS, stability: number): number {
  return Math.min(Math.max(1, Math.round(stability * modifier)), LONGEST_INTERVAL);
}

/** Whole days, as FSRS counts them, since the answer before; 0 if there was none. */
function daysSince({ last }: Recall, at: number): number {
  return last === null ? 0 : Math.floor(at / DAY) - Math.floor(last / DAY);
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

/** The memory after an answer, without FSRS's due time, which is slow to compute and not used from even days on. */
function memoryIn({ step, last, ...recall }: Recall, empty: SeededMemory): SeededMemory {
  return {
    ...empty,
    ...recall,
    learning_steps: step,
    ...(last !== null && { last_review: new Date(last) }),
  };
}

function recallIn(memory: SeededMemory): Recall {
  const { difficulty, stability, state, learning_steps: step, lapses, reps, last_review: last } = memory;
  return { difficulty, stability, state, step, lapses, reps, last: last?.getTime() ?? null };
}

function newMemory(card: string, direction: Direction, at: number): SeededMemory {
  return { ...createEmptyCard(at), seed: `${card} ${direction}` };
}

/** FSRS-6 with steps of 1 and 10 minutes, intervals of up to a year, and a fuzz that is always the same for a card. */
export function schedulerOf(retention: Retention, w: readonly number[]): FSRS {
  const known = schedulers.get(w) ?? new Map<Retention, FSRS>();
  schedulers.set(w, known);
  const made = known.get(retention);
  if (made) return made;
  const scheduler = fsrs({
    w,
    request_retention: retention,
    maximum_interval: LONGEST_INTERVAL,
    enable_fuzz: true,
    learning_steps: ['1m', '10m'],
    relearning_steps: ['10m'],
  });
  scheduler.useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('seed'));
  known.set(retention, scheduler);
  return scheduler;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
