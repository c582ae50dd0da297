import type { Card, CardCategory, CardData } from '#machines/types.ts';

const files = import.meta.glob<{ default: readonly CardData[] }>('../content/cards/*.ts');

/** One category's cards, in a chunk of their own. Rejects if the fetch fails; a new call retries. */
export async function loadCategory(category: CardCategory): Promise<readonly Card[]> {
  if (category === 'course') return (await import('../content/course-words.ts')).courseWords;
  const file = files[`../content/cards/${category}.ts`];
  if (!file) return [];
  const { default: cards } = await file();
  return cards.map((card) => ({ ...card, category }));
}
