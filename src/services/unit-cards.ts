import type { CourseUnit } from '#machines/course/course.types.ts';
import { categoryOfCardId } from '#machines/learning/card-ids.rules.ts';
import type { Card } from '#machines/types.ts';
import { courseUnits } from '../content/course-index.ts';
import { loadCategory } from './cards.ts';
import { loadRivals } from './course-words.ts';

const files = import.meta.glob<readonly Card[]>('../content/bank/*.ts', {
  query: '?cards',
  import: 'default',
});

/**
 * A unit's cards in course order, with the words that one slip makes of their own, in a chunk of their own. For offline
 * use only categories are stored: without a network they're made of those. Rejects if that fails, too; a new call retries.
 */
export async function loadUnitCards(unit: CourseUnit): Promise<readonly Card[]> {
  const load = files[`../content/bank/${unit.id}.ts`] ?? (() => cardsFromStored(unit));
  return load().catch(() => cardsFromStored(unit));
}

/** Those of the course's cards with these ids. Rejects as `loadUnitCards` does. */
export async function loadCourseCards(ids: ReadonlySet<string>): Promise<readonly Card[]> {
  const units = courseUnits.filter(({ cards }) => cards.some((id) => ids.has(id)));
  return (await Promise.all(units.map(loadUnitCards))).flat().filter(({ id }) => ids.has(id));
}

async function cardsFromStored({ cards }: CourseUnit): Promise<readonly Card[]> {
  const categories = new Set(cards.flatMap((id) => categoryOfCardId(id) ?? []));
  const loaded = await Promise.all([...categories].map(loadCategory));
  const byId = new Map(loaded.flat().map((card) => [card.id, card]));
  return loadRivals(cards.flatMap((id) => byId.get(id) ?? []));
}
