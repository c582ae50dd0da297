import type { Card, CourseWordData } from '#machines/types.ts';
import { units } from './units.ts';

const files = import.meta.glob<readonly CourseWordData[]>('./course-words/*.ts', {
  eager: true,
  import: 'default',
});

/** The words that only the course teaches, by unit. */
export const courseWords: readonly Card<'course'>[] = units.flatMap(({ id: unit }) =>
  (files[`./course-words/${unit}.ts`] ?? []).map((card) => ({ ...card, category: 'course', unit })),
);
