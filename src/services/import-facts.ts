import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import type { Storing } from '#machines/study/card-import.machine.ts';
import { writtenFact } from '#machines/study/own-words.rules.ts';

/** The facts of a list's cards in order; the last one is dated now. */
export function factsOf({ zone, cards }: Omit<Storing, 'learner'>): ActivityEvent[] {
  const first = Date.now() - cards.length;
  return cards.map((values, index) => {
    const fact = writtenFact('card.made', `own-${crypto.randomUUID()}`, values);
    return { ...fact, id: crypto.randomUUID(), at: first + index, zone };
  });
}
