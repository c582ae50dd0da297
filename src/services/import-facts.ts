import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import type { Storing } from '#machines/study/card-import.machine.ts';
import { writtenFact } from '#machines/study/own-words.rules.ts';

/** The facts of a list's cards in order, the first with this id; the last one is dated now. */
export function factsOf(
  { zone, cards }: Omit<Storing, 'learner'>,
  firstId: string = crypto.randomUUID(),
): ActivityEvent[] {
  const first = Date.now() - cards.length;
  return cards.map((values, index) => {
    const fact = writtenFact('card.made', `own-${crypto.randomUUID()}`, values);
    const id = index === 0 ? firstId : crypto.randomUUID();
    return { ...fact, id, at: first + index, zone };
  });
}
