import { addDays } from './day.rules.ts';
import { keepsStreak } from './days-off.rules.ts';
import type { Answer, Progress } from './progress.rules.ts';

/** A card is mastered once recalled over this span without a mistake. */
const MASTERY_DAYS = 21;
const LEVEL_STEP = 100;

export interface Level {
  level: number;
  xp: number;
  span: number;
}

/** Level L spans 100 × L XP; level 1 begins at 0. */
export function levelOf(xp: number): Level {
  const level = Math.floor((1 + Math.sqrt(1 + (8 * xp) / LEVEL_STEP)) / 2);
  return { level, xp: xp - (LEVEL_STEP * level * (level - 1)) / 2, span: LEVEL_STEP * level };
}

/**
 * Days in a row up to `today` (YYYY-MM-DD); up to yesterday if today has none yet, or up to tomorrow if the learner
 * came from a zone where it was already tomorrow.
 */
export function streakOf(progress: Progress, today: string): number {
  return Math.max(...[-1, 0, 1].map((ahead) => daysInARow(progress, addDays(today, ahead))));
}

/** Days studied without a gap up to `last`. A day that was set free neither counts nor breaks it. */
function daysInARow(progress: Progress, last: string): number {
  let length = 0;
  for (let day = last; progress.days.has(day) || keepsStreak(progress, day); day = addDays(day, -1))
    if (progress.days.has(day)) length += 1;
  return length;
}

/** The longest streak ever, in days. */
export function bestStreakOf(progress: Progress): number {
  let best = 0;
  let length = 0;
  let next = '';
  for (const day of [...progress.days.keys()].toSorted()) {
    while (next !== '' && next < day && keepsStreak(progress, next)) next = addDays(next, 1);
    length = next === day ? length + 1 : 1;
    next = addDays(day, 1);
    best = Math.max(best, length);
  }
  return best;
}

/**
 * Whether the learner recalled a card without a mistake on days at least 21 days apart. Recognizing it in a game
 * doesn't count.
 */
export function isMastered(answers: readonly Answer[]): boolean {
  return spansIn(answers).at(-1)?.to === null;
}

/** The days (YYYY-MM-DD) between which a card was mastered; `to` is null until a mistake ends it. */
interface Span {
  from: string;
  to: string | null;
}

/** The most cards ever mastered on one day. */
export function mostMastered({ cards }: Progress): number {
  const changes = new Map<string, { more: number; less: number }>();
  const changeOn = (day: string) => {
    const known = changes.get(day) ?? { more: 0, less: 0 };
    changes.set(day, known);
    return known;
  };
  for (const { from, to } of [...cards.values()].flatMap(spansIn)) {
    changeOn(from).more += 1;
    if (to !== null) changeOn(to).less += 1;
  }
  let count = 0;
  let most = 0;
  for (const [, { more, less }] of [...changes].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    most = Math.max(most, count + more);
    count += more - less;
  }
  return most;
}

/** A cache by list; lists of answers never change. */
const spansCache = new WeakMap<readonly Answer[], readonly Span[]>();

function spansIn(answers: readonly Answer[]): readonly Span[] {
  const known = spansCache.get(answers);
  if (known) return known;
  const found: Span[] = [];
  let due: string | null = null;
  let reached: string | null = null;
  for (const { rating, day, isGame } of answers) {
    if (rating === 1) {
      if (reached !== null) found.push({ from: reached, to: day });
      due = null;
      reached = null;
    } else if (!isGame) {
      due ??= addDays(day, MASTERY_DAYS);
      if (day >= due) reached ??= day;
    }
  }
  if (reached !== null) found.push({ from: reached, to: null });
  spansCache.set(answers, found);
  return found;
}
