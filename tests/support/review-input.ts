import type { ActivityEvent, Rating } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { dueCountsOf } from '#machines/study/review-queue.rules.ts';
import type { DueWords, ReviewQueueInput } from '#machines/study/review-queue.types.ts';
import type { AnyCard, AnyIndexedCard, Direction } from '#machines/types.ts';

export const zone = 'Europe/London';

export function reviewInput(cards: readonly AnyCard[], now: number): ReviewQueueInput {
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

/** What `countDue` returns once it has loaded the words. */
export function dueWordsOf(input: ReviewQueueInput<AnyIndexedCard>, words: readonly AnyCard[]): DueWords {
  return { ...dueCountsOf(input), words };
}

export function inputAfter(input: ReviewQueueInput, facts: readonly ActivityEvent[]): ReviewQueueInput {
  return { ...input, progress: addActivity(noProgress, facts) };
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
