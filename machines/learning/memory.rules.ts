import { addDays, dayDistance } from './day.rules.ts';
import { isKept } from './known-words.rules.ts';
import type { Progress } from './progress.rules.ts';
import { resultOf } from '../parts/steps.ts';
import {
  prepareSchedules,
  recollectionsOf,
  scheduleOf,
  type Recollection,
  type Retention,
} from './schedule.rules.ts';
import { directions } from './started-directions.rules.ts';
import type { Direction } from '../types.ts';

/** With fewer answers, a share says nothing. */
export const LEAST_ANSWERS = 20;
/** Days of strength from which a card is mature. */
export const MATURE = 21;
const WEEK = 7;
const WEEKS = 12;
const MOST_WEEKS = 52;
const Z = 1.959964;

export const recallGroups = ['all', 'es-en', 'en-es', 'young', 'mature'] as const;
export type RecallGroup = (typeof recallGroups)[number];
type Recalls = Readonly<Record<RecallGroup, Recall>>;

/** Answers, how many of them recalled the card, and how many FSRS expected to. */
export interface Recall {
  answers: number;
  recalled: number;
  expected: number;
}

/** Shares from 0 to 1, with the 95 % interval by Wilson. */
export interface RecallShare {
  share: number;
  low: number;
  high: number;
  predicted: number;
}

/** Seven days (YYYY-MM-DD), and the milliseconds of study in them. */
export interface MemoryWeek {
  first: string;
  last: string;
  recall: Recalls;
  milliseconds: number;
}

/** Answers to which FSRS gave a chance from `from` on, below `to`. */
export interface CalibrationBin extends Recall {
  from: number;
  to: number;
}

/** Cards with a strength of at least `from` days, below `to`; null as `from`: in their learning steps. */
export interface StrengthBand {
  from: number | null;
  to: number;
  cards: number;
}

export interface MemoryFigures {
  /** The last 12 weeks, oldest first; the last one ends today. */
  weeks: readonly MemoryWeek[];
  /** Of these weeks together. */
  recall: Recalls;
  calibration: readonly CalibrationBin[];
  /** A card is one direction of a word. */
  strength: readonly StrengthBand[];
  /** Words kept at the end of each week since the first, at most a year, oldest first. */
  kept: readonly { day: string; words: number }[];
}

export interface MemoryInput {
  progress: Progress;
  retention: Retention;
  /** YYYY-MM-DD. */
  today: string;
}

const BINS = [0, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1];
const BANDS = [0, 7, MATURE, 60, 180, Infinity];

/** What a learner's log says about their memory. */
export function memoryOf(input: MemoryInput): MemoryFigures {
  return resultOf(memorySteps(input));
}

/** As `memoryOf`, a word at a time, so that a page stays responsive. */
export function* memorySteps({ progress, retention, today }: MemoryInput): Generator<void, MemoryFigures> {
  const weeks = weeksTo(today, WEEKS).map(({ first, last }) => ({
    first,
    last,
    tally: noTally(),
    milliseconds: timeIn(progress, first),
  }));
  const total = noTally();
  const bins = BINS.slice(1).map((to, index) => ({ from: BINS[index] ?? 0, to, ...noRecall() }));
  const learning = { from: null, to: 0, cards: 0 };
  const bands = BANDS.slice(1).map((to, index) => ({ from: BANDS[index] ?? 0, to, cards: 0 }));
  const kept = weeksTo(today, weeksOf(progress, today)).map(({ last }) => ({
    day: last,
    // As other screens count them, even if a clock was ahead.
    until: last === today ? undefined : last,
    words: 0,
  }));
  yield* prepareSchedules(progress, retention);
  for (const [card, answers] of progress.cards) {
    if (progress.own.get(card)?.kind === 'card.dropped') continue;
    for (const direction of directions) {
      for (const asked of recollectionsOf(progress, card, direction)) {
        const week = weeks.find(({ first, last }) => first <= asked.day && asked.day <= last);
        if (!week) continue;
        addTo(week.tally, direction, asked);
        addTo(total, direction, asked);
        const bin = bins.find(({ to }) => asked.predicted < to) ?? bins.at(-1);
        if (bin) count(bin, asked);
      }
      const schedule = scheduleOf(progress, card, direction, retention);
      if (!schedule) continue;
      const band = schedule.isReview ? bands.find(({ to }) => schedule.stability < to) : learning;
      if (band) band.cards += 1;
    }
    if (progress.met.has(card)) for (const end of kept) if (isKept(answers, end.until)) end.words += 1;
    yield;
  }
  return {
    weeks: weeks.map(({ tally, ...week }) => ({ ...week, recall: tally })),
    recall: total,
    calibration: bins,
    strength: [learning, ...bands],
    kept: kept.map(({ day, words }) => ({ day, words })),
  };
}

/** The share recalled and predicted; null with fewer than 20 answers. */
export function shareOf({ answers, recalled, expected }: Recall): RecallShare | null {
  if (answers < LEAST_ANSWERS) return null;
  const share = recalled / answers;
  const scale = 1 + Z ** 2 / answers;
  const middle = (share + Z ** 2 / (2 * answers)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / answers + Z ** 2 / (4 * answers ** 2));
  return {
    share,
    low: Math.max(0, middle - half),
    high: Math.min(1, middle + half),
    predicted: expected / answers,
  };
}

function noRecall(): Recall {
  return { answers: 0, recalled: 0, expected: 0 };
}

function noTally(): Record<RecallGroup, Recall> {
  return {
    all: noRecall(),
    'es-en': noRecall(),
    'en-es': noRecall(),
    young: noRecall(),
    mature: noRecall(),
  };
}

function addTo(tally: Record<RecallGroup, Recall>, direction: Direction, asked: Recollection): void {
  count(tally.all, asked);
  count(tally[direction], asked);
  count(tally[asked.stability < MATURE ? 'young' : 'mature'], asked);
}

function count(recall: Recall, { rating, predicted }: Recollection): void {
  recall.answers += 1;
  recall.recalled += Number(rating > 1);
  recall.expected += predicted;
}

/** Weeks of seven days, oldest first; the last one ends on `today`. */
function weeksTo(today: string, weeks: number): { first: string; last: string }[] {
  return Array.from({ length: weeks }, (_week, index) => {
    const last = addDays(today, -WEEK * (weeks - 1 - index));
    return { first: addDays(last, 1 - WEEK), last };
  });
}

/** The number of weeks from the learner's first day to `today`, at least 2 and at most a year. */
function weeksOf({ days }: Progress, today: string): number {
  let first = today;
  for (const day of days.keys()) if (day < first) first = day;
  return Math.min(MOST_WEEKS, Math.max(2, Math.ceil((dayDistance(first, today) + 1) / WEEK)));
}

function timeIn({ days }: Progress, first: string): number {
  let milliseconds = 0;
  for (let day = 0; day < WEEK; day += 1) milliseconds += days.get(addDays(first, day))?.milliseconds ?? 0;
  return milliseconds;
}
