import type { Progress } from './progress.rules.ts';

/** Something that was added for learners on a day (YYYY-MM-DD), and the address at which it is. */
export interface News {
  day: string;
  title: string;
  href: string;
}

/**
 * What is new on the day `today` (YYYY-MM-DD) for a learner: what was added after the last earlier day on which they did
 * anything, on whichever device. It stays new all day; nothing is new for those who have done nothing before today.
 */
export function newsSince(news: readonly News[], { days }: Progress, today: string): readonly News[] {
  let last = '';
  for (const day of days.keys()) if (day < today && day > last) last = day;
  return last === '' ? [] : news.filter(({ day }) => day > last && day <= today);
}
