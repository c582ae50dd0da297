import type { CourseUnit } from '#machines/course/course.types.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import type { ReviewQueueInput } from '#machines/study/review-queue.types.ts';
import type { Course } from '#machines/study/today.machine.ts';
import { cardCategories, type Card, type IndexedCard } from '#machines/types.ts';
import { fromPromise } from 'xstate';
import { courseUnits } from '../content/course-index.ts';
import { courseCards } from '../services/course-cards.ts';
import * as day from '../services/day.ts';
import * as due from '../services/due.ts';
import { loadRivals } from '../services/course-words.ts';
import { cardsOf } from './library.ts';

/** All cards with their units and lessons, in course order. */
export const loadCourse = fromPromise<readonly Card[]>(async () => {
  const cards = await loadRivals(await cardsOf(cardCategories));
  const byId = new Map(cards.map((card) => [card.id, card]));
  return courseUnits.flatMap(({ id: unit, lessons }) =>
    lessons.flatMap(({ id: lesson, cards: ids }) =>
      ids.flatMap((id) => {
        const card = byId.get(id);
        return card ? [{ ...card, unit, lesson }] : [];
      }),
    ),
  );
});

export const loadUnits = fromPromise<readonly CourseUnit[]>(() => Promise.resolve(courseUnits));

export const loadCourseIndex = fromPromise<Course>(() =>
  Promise.resolve({ cards: courseCards(), units: courseUnits }),
);

/** Reviews due now; computed in slices, stopped with its flow. */
export const countDue = fromPromise(
  async ({ input, signal }: { input: Omit<ReviewQueueInput<IndexedCard>, 'now'>; signal: AbortSignal }) => {
    const counts = await due.countDue(input, signal);
    return counts.own ? { ...counts, own: await loadRivals(counts.own) } : counts;
  },
);

/** Today's tasks, computed as `countDue` does. */
export const countDay = fromPromise(
  async ({ input, signal }: { input: Omit<ReviewQueueInput<IndexedCard>, 'now'>; signal: AbortSignal }) =>
    day.countDay(input, signal),
);

/** See `findLookBack`. */
export const lookBack = fromPromise(async ({ input }: { input: { progress: Progress; zone: string } }) =>
  day.findLookBack(input.progress, input.zone),
);
