import { ownCardsOf } from '#machines/learning/own-cards.rules.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import { lastWeek, type LookBack } from '#machines/study/look-back.rules.ts';
import { loadCourseCards } from './unit-cards.ts';

export async function lookBackOn(progress: Progress, today: string): Promise<LookBack | null> {
  const week = lastWeek(progress, today);
  if (!week) return null;
  const cards = await loadCourseCards(new Set(week.hard)).catch(() => []);
  const byId = new Map([...ownCardsOf(progress), ...cards].map((card) => [card.id, card]));
  const hard = week.hard.flatMap((id) => {
    const card = byId.get(id);
    return card ? [{ id, spanish: card.spanish, english: card.english }] : [];
  });
  return { ...week, hard };
}
