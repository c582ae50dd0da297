import type { Progress } from './progress.rules.ts';

/** Something added for learners on a day (YYYY-MM-DD), and its address. */
export interface News {
  day: string;
  title: string;
  href: string;
}

/**
 * News for a learner on the day `today` (YYYY-MM-DD): what was added since the last earlier day on which they were
 * active, on any device. It stays new all day. Learners without an earlier day get none.
 */
export function newsSince(news: readonly News[], { days }: Progress, today: string): readonly News[] {
  let last = '';
  for (const day of days.keys()) if (day < today && day > last) last = day;
  return last === '' ? [] : news.filter(({ day }) => day > last && day <= today);
}
