import type { ActivityEvent, Rating } from '#machines/learning/activity.types.ts';
import { dayOf } from '#machines/learning/day.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { dueDayOf, scheduleOf } from '#machines/learning/schedule.rules.ts';
import { nextRandom } from '#machines/parts/random.ts';

interface Steady {
  /** The first day’s noon, in milliseconds since 1970. */
  start: number;
  days: number;
  /** New cards a day. */
  fresh: number;
  /** The share of answers that are right. */
  recall: number;
  seed: number;
}

const DAY = 86_400_000;

/** How many cards are due on each day for somebody who answers all of them and begins the same number daily. */
export function steadyDays({ start, days, fresh, recall, ...first }: Steady): number[] {
  let { seed } = first;
  const random = () => {
    const next = nextRandom(seed);
    ({ seed } = next);
    return next.value;
  };
  const dueOn = new Map<string, string>();
  let progress = noProgress;
  return Array.from({ length: days }, (_day, index) => {
    let at = start + index * DAY;
    const today = dayOf(at, 'UTC');
    const facts: ActivityEvent[] = [];
    const rate = (card: string, rating: Rating) => {
      at += 8000;
      const rated = { card, direction: 'es-en', rating, milliseconds: 3000, source: 'review' } as const;
      facts.push({ id: `${index}-${facts.length}`, at, zone: 'UTC', kind: 'card.rated', facts: rated });
    };
    const due = [...dueOn].flatMap(([card, day]) => (day <= today ? card : []));
    for (const card of due) {
      if (random() < recall) rate(card, random() < 0.1 ? 2 : random() < 0.1 ? 4 : 3);
      else for (const rating of [1, 3] as const) rate(card, rating);
    }
    const begun = Array.from({ length: fresh }, (_card, number) => `nouns-${index}-${number}`);
    for (const card of begun) for (const rating of [3, 3] as const) rate(card, rating);
    progress = addActivity(progress, facts);
    for (const card of [...due, ...begun]) {
      const schedule = scheduleOf(progress, card, 'es-en', 0.9);
      if (schedule) dueOn.set(card, dueDayOf(schedule, 'UTC'));
    }
    return due.length;
  });
}
