import type { AnyCard } from '../types.ts';
import { compareByTime } from './by-time.rules.ts';
import type { OwnEvent, Progress } from './progress.rules.ts';

/** The learner's own cards without dropped ones, the last changed at the end. */
export function ownCardsOf({ own }: Pick<Progress, 'own'>): AnyCard[] {
  return [...own.values()].toSorted(compareByTime).flatMap(cardOf);
}

export function isStarred({ stars }: Pick<Progress, 'stars'>, card: string): boolean {
  return stars.get(card)?.facts.isStarred ?? false;
}

function cardOf({ kind, facts }: OwnEvent): AnyCard[] {
  if (kind === 'card.dropped') return [];
  const { card: id, spanish, english, sentence = '' } = facts;
  return [
    { id, spanish, english, example: sentence, exampleTranslation: '', grammarTip: '', category: 'own' },
  ];
}
