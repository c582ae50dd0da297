import { isStarred } from '#machines/learning/own-cards.rules.ts';
import type { AnyCard } from '#machines/types.ts';
import { use } from 'react';
import { useProgress } from '../learner/Activity.tsx';
import { ListenerContext } from '../runtime/use-emits.ts';
import { StarButton, StarItem } from '../ui/site/StarButton.tsx';
import { useShortcuts } from '../ui/base/use-shortcuts.ts';

export function Star({ card: { id, spanish } }: { card: Pick<AnyCard, 'id' | 'spanish'> }) {
  const [isSet, toggle] = useStar(id);
  return <StarButton word={spanish} isStarred={isSet} onToggle={toggle} />;
}

/** For a menu of a page with a single card: the key S toggles the star, too. */
export function StarWithKey({ card: { id } }: { card: Pick<AnyCard, 'id'> }) {
  const [isSet, toggle] = useStar(id);
  useShortcuts((key) => {
    if (key.toLowerCase() === 's') toggle();
  });
  return <StarItem isStarred={isSet} onToggle={toggle} />;
}

function useStar(card: string): readonly [isSet: boolean, toggle: () => void] {
  const progress = useProgress();
  const tell = use(ListenerContext);
  const isSet = progress !== null && isStarred(progress, card);
  const facts = { card, isStarred: !isSet };
  return [isSet, () => tell({ type: 'fact.recorded', fact: { kind: 'card.starred', facts } })];
}
