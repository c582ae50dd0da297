import type { Card, CardCategory, CardData } from '#machines/types.ts';

const files = import.meta.glob<{ default: readonly CardData[] }>('../content/cards/*.ts');

/** The cards of one category, a chunk of their own. Rejects if it cannot be fetched; a new call tries again. */
export async function loadCategory(category: CardCategory): Promise<readonly Card[]> {
  if (category === 'course') return (await import('../content/course-words.ts')).courseWords;
  const file = files[`../content/cards/${category}.ts`];
  if (!file) return [];
  const { default: cards } = await file();
  return cards.map((card) => ({ ...card, category }));
}
