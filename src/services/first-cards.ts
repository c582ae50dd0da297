import { GRID_PAGE_SIZE } from '#machines/constants.ts';
import type { Card, CardData, CategorySlug } from '#machines/types.ts';

const files = import.meta.glob<readonly CardData[]>('../content/cards/*.ts', {
  query: '?first',
  import: 'default',
});

/** The cards on the first page of a category, in a build a small chunk of their own. Rejects if it cannot be fetched. */
export async function loadFirstCards(category: CategorySlug): Promise<readonly Card[]> {
  const cards = await files[`../content/cards/${category}.ts`]?.();
  return (cards ?? []).slice(0, GRID_PAGE_SIZE).map((card) => ({ ...card, category }));
}
