import type { ActivityEvent, Rating } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import type { Sitting } from '#machines/study/backlog.types.ts';
import type { AnyCard, Direction } from '#machines/types.ts';

export const zone = 'Europe/London';

export function sittingOf(cards: readonly AnyCard[], now: number): Sitting {
  return {
    progress: noProgress,
    cards,
    deck: 'everything',
    retention: 0.9,
    zone,
    now,
    dailyGoal: 10,
    cap: 50,
  };
}

export function sittingAfter(sitting: Sitting, facts: readonly ActivityEvent[]): Sitting {
  return { ...sitting, progress: addActivity(noProgress, facts) };
}

let made = 0;

export function rated(
  rating: Rating,
  at: number,
  card: string,
  direction: Direction = 'es-en',
  place = zone,
): ActivityEvent {
  made += 1;
  const facts = { card, direction, rating, milliseconds: 2000, source: 'review' as const };
  return { id: `rating ${made}`, at, zone: place, kind: 'card.rated', facts };
}
