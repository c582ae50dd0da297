import type { Direction } from '../types.ts';
import type { Answer, Progress } from './progress.rules.ts';

export const directions: readonly Direction[] = ['es-en', 'en-es'];

/** For each direction begun, the day (YYYY-MM-DD) of its first answer outside games. */
export type StartDays = Readonly<Partial<Record<Direction, string>>>;

const startDaysCache = new WeakMap<readonly Answer[], StartDays>();
const startedByDayCache = new WeakMap<Progress, ReadonlyMap<string, number>>();

export function startDaysOf(progress: Progress, card: string): StartDays {
  const answers = progress.cards.get(card);
  return answers ? begunIn(answers) : {};
}

/** How many directions began on each day (YYYY-MM-DD). */
export function startedByDay(progress: Progress): ReadonlyMap<string, number> {
  const known = startedByDayCache.get(progress);
  if (known) return known;
  const byDay = new Map<string, number>();
  for (const answers of progress.cards.values()) {
    for (const day of Object.values(begunIn(answers))) byDay.set(day, (byDay.get(day) ?? 0) + 1);
  }
  startedByDayCache.set(progress, byDay);
  return byDay;
}

/** Words answered wrong in games and never begun in review: they're offered, not scheduled. */
export function wordsFromGames(progress: Progress): ReadonlySet<string> {
  const words = [...progress.cards].filter(
    ([, answers]) =>
      Object.keys(begunIn(answers)).length === 0 &&
      answers.some(({ isGame, rating }) => isGame && rating === 1),
  );
  return new Set(words.map(([card]) => card));
}

function begunIn(answers: readonly Answer[]): StartDays {
  const known = startDaysCache.get(answers);
  if (known) return known;
  const days: Partial<Record<Direction, string>> = {};
  for (const { direction, day, isGame } of answers) if (!isGame) days[direction] ??= day;
  startDaysCache.set(answers, days);
  return days;
}
