import { use, useEffect } from 'react';
import { ListenerContext } from '../runtime/use-emits.ts';

const SHORTEST = 1000;
const LONGEST = 60_000;

/** Reports a card as studied once it is left, unless it only flashed by. Time beyond a minute does not count. */
export function useStudied(card: string | undefined): void {
  const tell = use(ListenerContext);
  useEffect(() => {
    if (card === undefined) return undefined;
    const start = Date.now();
    return () => {
      const milliseconds = Math.min(LONGEST, Date.now() - start);
      if (milliseconds < SHORTEST) return;
      tell({ type: 'fact.recorded', fact: { kind: 'card.studied', facts: { card, milliseconds } } });
    };
  }, [card, tell]);
}
