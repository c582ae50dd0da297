import { categoryOfCardId } from '#machines/learning/card-ids.rules.ts';
import { ownCardsOf } from '#machines/learning/own-cards.rules.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import { lastWeek, type LookBack } from '#machines/study/look-back.rules.ts';
import type { AnyCard } from '#machines/types.ts';
import { loadCategory } from './cards.ts';

export async function lookBackOn(progress: Progress, today: string): Promise<LookBack | null> {
  const week = lastWeek(progress, today);
  if (!week) return null;
  const own = ownCardsOf(progress);
  const hard = await Promise.all(week.hard.map((id) => textOf(id, own)));
  return { ...week, hard: hard.flat() };
}

async function textOf(id: string, own: readonly AnyCard[]): Promise<LookBack['hard']> {
  const category = categoryOfCardId(id);
  try {
    const cards = category ? await loadCategory(category) : own;
    return cards.filter((card) => card.id === id).map(({ spanish, english }) => ({ id, spanish, english }));
  } catch {
    return [];
  }
}
