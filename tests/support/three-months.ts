import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { courseProgressOf } from '#machines/course/course-progress.rules.ts';
import { Life, luckOf } from './daily-life.ts';

const DAY = 86_400_000;
const DAYS = 90;

/** The facts of a learner who reviewed and took one stop of the course on most of the 90 days before `now`. */
export function threeMonths(now: number, zone = 'America/New_York'): readonly ActivityEvent[] {
  const luck = luckOf(7);
  const life = new Life({ now, zone, luck, recall: 0.9 });
  for (let day = DAYS; day > 0; day -= 1) {
    life.now = now - day * DAY;
    if (luck() < 0.1) continue;
    life.review();
    const { next } = courseProgressOf(life.units, life.progress);
    if (next) life.play(next);
  }
  return life.facts;
}
