import { categoryOfCardId } from '#machines/learning/cards.rules.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import { weekBehind, type LookBack } from '#machines/study/look-back.rules.ts';
import { loadCategory } from './cards.ts';

/**
 * The week before the day `today` (YYYY-MM-DD), as `weekBehind` tells it. Hard words that cannot be loaded, or that the
 * course does not have any more, are left out.
 */
export async function lookBackOn(progress: Progress, today: string): Promise<LookBack | null> {
  const week = weekBehind(progress, today);
  if (!week) return null;
  const hard = await Promise.all(week.hard.map(textOf));
  return { ...week, hard: hard.flat() };
}

async function textOf(id: string): Promise<LookBack['hard']> {
  const category = categoryOfCardId(id);
  try {
    const cards = category ? await loadCategory(category) : [];
    return cards.filter((card) => card.id === id).map(({ spanish, english }) => ({ id, spanish, english }));
  } catch {
    return [];
  }
}
