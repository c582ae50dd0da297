import type { AnyIndexedCard } from '../types.ts';
import type { Due } from './backlog.types.ts';

/** The items of both lists in turn, then the rest of the longer one. `backlogOf` decides which lists. */
export function alternating<T>(ones: readonly T[], others: readonly T[]): T[] {
  return Array.from({ length: Math.max(ones.length, others.length) }, (_, index) => [
    ...ones.slice(index, index + 1),
    ...others.slice(index, index + 1),
  ]).flat();
}

/** The queue with the second direction of every card behind all others, in the order of the first ones. */
export function directionsApart<C extends AnyIndexedCard>(queue: readonly Due<C>[]): readonly Due<C>[] {
  const firsts = new Map<string, Due<C>>();
  for (const due of queue) if (!firsts.has(due.card.id)) firsts.set(due.card.id, due);
  const order = [...firsts.values()];
  const seconds = order.flatMap((first) =>
    queue.filter((due) => due.card.id === first.card.id && due !== first),
  );
  return [...order, ...seconds];
}
