import type { CourseUnit } from '#machines/course/course.types.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import type { Sitting } from '#machines/study/backlog.types.ts';
import type { Course } from '#machines/study/today.machine.ts';
import { categorySlugs, type Card, type CategorySlug, type IndexedCard } from '#machines/types.ts';
import { fromPromise } from 'xstate';
import { cardsOf } from './library.ts';

/** The cards of the wanted categories, in that order, from the category loaders. */
export const loadCards = fromPromise<readonly Card[], { categories: readonly CategorySlug[] }>(({ input }) =>
  cardsOf(input.categories),
);

/** All cards with their units and lessons, in the order in which they are learned. */
export const loadCourse = fromPromise<readonly Card[]>(async () => {
  const [cards, { courseUnits }] = await Promise.all([
    cardsOf(categorySlugs),
    import('../content/course-index.ts'),
  ]);
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

/** The units of the course with their lessons. */
export const loadUnits = fromPromise<readonly CourseUnit[]>(
  async () => (units ??= (await import('../content/course-index.ts')).courseUnits),
);

/** Told at once when the page comes back, which then is as high as it was left. */
let units: readonly CourseUnit[] | undefined;

/**
 * The course: all cards without their texts but with their units, in the order in which they are learned, and the units. A
 * chunk of its own.
 */
export const loadCourseIndex = fromPromise<Course>(async () => {
  const { courseIndex, courseUnits } = await import('../content/course-index.ts');
  const unitOf = new Map(courseUnits.flatMap(({ id, cards }) => cards.map((card) => [card, id] as const)));
  const cards = courseIndex.map((card) => {
    const unit = unitOf.get(card.id);
    return unit === undefined ? card : { ...card, unit };
  });
  return { cards, units: courseUnits };
});

/** Fetches what a day is planned with before it is asked for; a failure shows when it is. */
export async function fetchDay(): Promise<void> {
  await Promise.allSettled([import('../services/day.ts'), import('../content/course-index.ts')]);
}

/** What is due for review now; computed in slices, and stopped with its flow. */
export const countDue = fromPromise(
  async ({ input, signal }: { input: Omit<Sitting<IndexedCard>, 'now'>; signal: AbortSignal }) =>
    (await import('../services/due.ts')).countDue(input, signal),
);

/** What there is to do today, computed as `countDue` does. */
export const countDay = fromPromise(
  async ({ input, signal }: { input: Omit<Sitting<IndexedCard>, 'now'>; signal: AbortSignal }) =>
    (await import('../services/day.ts')).countDay(input, signal),
);

/** The week before a Monday, as `findLookBack` tells it. */
export const lookBack = fromPromise(async ({ input }: { input: { progress: Progress; zone: string } }) =>
  (await import('../services/day.ts')).findLookBack(input.progress, input.zone),
);
