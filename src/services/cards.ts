import type { CourseUnit } from '#machines/course/course.types.ts';
import { categoryOfCardId } from '#machines/learning/card-ids.rules.ts';
import type { Card, CardCategory, CardData } from '#machines/types.ts';

const files = import.meta.glob<{ default: readonly CardData[] }>('../content/cards/*.ts');
const unitFiles = import.meta.glob<readonly Card[]>('../content/bank/*.ts', {
  query: '?cards',
  import: 'default',
});

/** One category's cards, in a chunk of their own. Rejects if the fetch fails; a new call retries. */
export async function loadCategory(category: CardCategory): Promise<readonly Card[]> {
  if (category === 'course') return (await import('../content/course-words.ts')).courseWords;
  const file = files[`../content/cards/${category}.ts`];
  if (!file) return [];
  const { default: cards } = await file();
  return cards.map((card) => ({ ...card, category }));
}

/**
 * A unit's cards in course order, in a chunk of their own. Only categories are stored for offline use: without a network
 * the cards come from theirs. Rejects if that fails, too; a new call retries.
 */
export async function loadUnitCards(unit: CourseUnit): Promise<readonly Card[]> {
  try {
    return (await unitFiles[`../content/bank/${unit.id}.ts`]?.()) ?? [];
  } catch {
    return cardsFromCategories(unit);
  }
}

async function cardsFromCategories({ cards }: CourseUnit): Promise<Card[]> {
  const categories = new Set(cards.flatMap((id) => categoryOfCardId(id) ?? []));
  const loaded = await Promise.all([...categories].map(loadCategory));
  const byId = new Map(loaded.flat().map((card) => [card.id, card]));
  return cards.flatMap((id) => byId.get(id) ?? []);
}
