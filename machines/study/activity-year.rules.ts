import { addDays } from '../learning/day.rules.ts';

/** The days of a year from its first one to today, and one of them. All are written as YYYY-MM-DD. */
export interface YearPlace {
  first: string;
  today: string;
  day: string;
}

/** The day so many days later, earlier if `days` is negative, but none outside of the year. */
export function movedDay({ first, today, day }: YearPlace, days: number): string {
  const moved = addDays(day, days);
  if (moved < first) return first;
  return moved > today ? today : moved;
}
