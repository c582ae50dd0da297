import type { CourseUnit } from '#machines/course/course.types.ts';
import { categoryOfCardId } from '#machines/learning/card-ids.rules.ts';
import type { Card } from '#machines/types.ts';
import { courseUnits } from '../content/course-index.ts';
import { loadCategory, loadWordsOf } from './cards.ts';
import { loadRivals } from './course-words.ts';

const files = import.meta.glob<readonly Card[]>('../content/bank/*.ts', {
  query: '?cards',
  import: 'default',
});

/**
 * A unit's cards in course order, with the words that one slip makes of their own, in a chunk of their own. For offline
 * use categories are stored: without a network they're made of those. Rejects if that fails, too; a new call retries.
 */
export async function loadUnitCards(unit: CourseUnit): Promise<readonly Card[]> {
  return loadOf(unit, unit.cards);
}

/** Those of the course's cards with these ids. Rejects as `loadUnitCards` does. */
export async function loadCourseCards(ids: ReadonlySet<string>): Promise<readonly Card[]> {
  const loads = courseUnits.flatMap((unit) => {
    const wanted = unit.cards.filter((id) => ids.has(id));
    return wanted.length > 0 ? loadOf(unit, wanted) : [];
  });
  return (await Promise.all(loads)).flat().filter(({ id }) => ids.has(id));
}

/** A unit's cards; only those `wanted` if they're made of stored ones. */
async function loadOf({ id }: CourseUnit, wanted: readonly string[]): Promise<readonly Card[]> {
  const load = files[`../content/bank/${id}.ts`] ?? (() => cardsFromStored(id, wanted));
  return load().catch(() => cardsFromStored(id, wanted));
}

async function cardsFromStored(unit: string, wanted: readonly string[]): Promise<readonly Card[]> {
  const categories = new Set(wanted.flatMap((id) => categoryOfCardId(id) ?? []));
  const loads = [...categories].map((category) =>
    category === 'course' ? loadWordsOf(unit) : loadCategory(category),
  );
  const byId = new Map((await Promise.all(loads)).flat().map((card) => [card.id, card]));
  return loadRivals(wanted.flatMap((id) => byId.get(id) ?? []));
}
