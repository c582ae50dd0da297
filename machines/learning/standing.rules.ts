import { addDays } from './day.rules.ts';
import type { Answer, Progress } from './progress.rules.ts';

const DAY_MILLISECONDS = 86_400_000;
/** A card is mastered when it was recalled over this span without a mistake. */
const MASTERY_SPAN = 21 * DAY_MILLISECONDS;
const LEVEL_STEP = 100;

export interface Level {
  level: number;
  /** XP earned within the level, and XP that the level spans. */
  xp: number;
  span: number;
}

/** Level L spans 100 × L XP; the first begins at 0. */
export function levelOf(xp: number): Level {
  const level = Math.floor((1 + Math.sqrt(1 + (8 * xp) / LEVEL_STEP)) / 2);
  return { level, xp: xp - (LEVEL_STEP * level * (level - 1)) / 2, span: LEVEL_STEP * level };
}

/**
 * Days in a row up to `today` (YYYY-MM-DD), or up to the day before if today has none yet; up to tomorrow if it was
 * already that day where the learner came from.
 */
export function streakOf(progress: Progress, today: string): number {
  return Math.max(...[-1, 0, 1].map((ahead) => daysInARow(progress, addDays(today, ahead))));
}

function daysInARow(progress: Progress, last: string): number {
  let length = 0;
  for (let day = last; progress.days.has(day); day = addDays(day, -1)) length += 1;
  return length;
}

/** The longest streak ever, in days. */
export function bestStreakOf(progress: Progress): number {
  let best = 0;
  for (const day of progress.days.keys()) {
    if (progress.days.has(addDays(day, -1))) continue;
    let length = 1;
    while (progress.days.has(addDays(day, length))) length += 1;
    best = Math.max(best, length);
  }
  return best;
}

/** Whether a card was recalled over 21 days without a mistake; what was only recognised in a game does not count. */
export function isMastered(answers: readonly Answer[]): boolean {
  return spansIn(answers).at(-1)?.to === null;
}

/** When a card was mastered, in milliseconds since 1970; `to` is null until a mistake ends it. */
interface Span {
  from: number;
  to: number | null;
}

/** The most cards that were ever mastered at the same time. */
export function mostMastered({ cards }: Progress): number {
  const changes = [...cards.values()]
    .flatMap(spansIn)
    .flatMap(({ from, to }) => [{ at: from, change: 1 }, ...(to === null ? [] : [{ at: to, change: -1 }])]);
  let count = 0;
  let most = 0;
  for (const { change } of changes.toSorted((one, other) => one.at - other.at || one.change - other.change)) {
    count += change;
    most = Math.max(most, count);
  }
  return most;
}

/** Lists of answers never change, so each is read once. */
const spans = new WeakMap<readonly Answer[], readonly Span[]>();

/** When the card was mastered so far. */
function spansIn(answers: readonly Answer[]): readonly Span[] {
  const known = spans.get(answers);
  if (known) return known;
  const found: Span[] = [];
  let since: number | null = null;
  let reached: number | null = null;
  for (const { rating, at, isGame } of answers) {
    if (rating === 1) {
      if (reached !== null) found.push({ from: reached, to: at });
      since = null;
      reached = null;
    } else if (!isGame) {
      since ??= at;
      if (at - since >= MASTERY_SPAN) reached ??= at;
    }
  }
  if (reached !== null) found.push({ from: reached, to: null });
  spans.set(answers, found);
  return found;
}
