import type { Card, CardCategory, CardData, CourseWordData } from '#machines/types.ts';

const files = import.meta.glob<{ default: readonly CardData[] }>('../content/cards/*.ts');
const words = import.meta.glob<readonly CourseWordData[]>('../content/course-words/*.ts', {
  import: 'default',
});

/**
 * One category's cards, in a chunk of their own; those of the course are in one per unit, and without a network only those
 * of units that this device has. Rejects if a fetch fails; a new call retries.
 */
export async function loadCategory(category: CardCategory): Promise<readonly Card[]> {
  if (category === 'course') {
    const { units } = await import('../content/units.ts');
    const loads = units.map(async ({ id, level }) =>
      level === 'B1' ? unlessOffline(loadWordsOf(id), []) : loadWordsOf(id),
    );
    return (await Promise.all(loads)).flat();
  }
  const file = files[`../content/cards/${category}.ts`];
  if (!file) return [];
  const { default: cards } = await file();
  return cards.map((card) => ({ ...card, category }));
}

/** The words that only the course teaches, of one unit. Rejects if the fetch fails; a new call retries. */
export async function loadWordsOf(unit: string): Promise<readonly Card<'course'>[]> {
  const cards = (await words[`../content/course-words/${unit}.ts`]?.()) ?? [];
  return cards.map((card) => ({ ...card, category: 'course', unit }));
}

/** What was fetched; `missing` if that fails while the browser has no network. Rejects if it fails otherwise. */
async function unlessOffline<Content>(fetching: Promise<Content>, missing: Content): Promise<Content> {
  try {
    return await fetching;
  } catch (error) {
    if (navigator.onLine) throw error;
    return missing;
  }
}
