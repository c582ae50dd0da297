import type { AnyCard } from '../types.ts';
import { compareByTime } from './by-time.rules.ts';
import type { OwnEvent, Progress } from './progress.rules.ts';

/** The cards of the learner's own that were not dropped, the one changed last at the end. */
export function ownCardsOf({ own }: Pick<Progress, 'own'>): AnyCard[] {
  return [...own.values()].toSorted(compareByTime).flatMap(cardOf);
}

/** Whether the card has a star. */
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
