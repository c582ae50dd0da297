import type { OwnFacts } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import type { AnyCard } from '#machines/types.ts';

export function ownId(number: number): string {
  return `own-00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

export function ownFactsOf(number: number, spanish = `palabra ${number}`): OwnFacts {
  return { card: ownId(number), spanish, english: `word ${number}` };
}

export function ownCard(number: number, spanish = `palabra ${number}`, example = ''): AnyCard {
  const { card: id, english } = ownFactsOf(number);
  return { id, spanish, english, example, exampleTranslation: '', grammarTip: '', category: 'own' };
}

export function logOf(cards: readonly AnyCard[]): Progress {
  const made = cards.map(({ id: card, spanish, english, example }, at) => ({
    id: `made-${at}`,
    kind: 'card.made' as const,
    at,
    zone: 'UTC',
    facts: { card, spanish, english, ...(example && { sentence: example }) },
  }));
  return addActivity(noProgress, made);
}
