import type { CourseUnit } from '#machines/course/course.types.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import { ownCardsOf } from '#machines/learning/own-cards.rules.ts';
import { askedIn } from '#machines/study/review-queue.rules.ts';
import type { DueWords, ReviewQueueInput } from '#machines/study/review-queue.types.ts';
import type { Course } from '#machines/study/today.machine.ts';
import type { IndexedCard } from '#machines/types.ts';
import { fromPromise } from 'xstate';
import { courseIndex, courseUnits } from '../content/course-index.ts';
import * as day from '../services/day.ts';
import * as due from '../services/due.ts';
import { loadRivals } from '../services/course-words.ts';
import { loadCourseCards } from '../services/unit-cards.ts';

/** All cards with their units and lessons, without texts, in course order. */
export const loadCourse = fromPromise<readonly IndexedCard[]>(() => Promise.resolve(courseIndex));

export const loadUnits = fromPromise<readonly CourseUnit[]>(() => Promise.resolve(courseUnits));

export const loadCourseIndex = fromPromise<Course>(() =>
  Promise.resolve({ cards: courseIndex, units: courseUnits }),
);

/** Reviews due now, with the words they ask; computed in slices, stopped with its flow. */
export const countDue = fromPromise(
  async ({
    input,
    signal,
  }: {
    input: Omit<ReviewQueueInput<IndexedCard>, 'now'>;
    signal: AbortSignal;
  }): Promise<DueWords> => {
    const counts = await due.countDue(input, signal);
    const own = ownCardsOf(input.progress);
    const asked = askedIn({ ...input, cards: [...input.cards, ...own] }, counts);
    const ids = new Set(asked.map(({ card }) => card.id));
    const ownAsked = own.filter(({ id }) => ids.has(id));
    const words = await Promise.all([
      loadCourseCards(ids),
      ownAsked.length > 0 ? loadRivals(ownAsked) : ownAsked,
    ]);
    return { ...counts, words: words.flat() };
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
