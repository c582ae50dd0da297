import type { Fact } from './activity.types.ts';

interface Timed {
  id: string;
  at: number;
}

/** When each card was last changed and starred, and when the learner last chose where to begin. */
interface Latest {
  own: ReadonlyMap<string, { at: number }>;
  stars: ReadonlyMap<string, { at: number }>;
  placed: { at: number } | null;
}

/** Orders facts by time, then by id. */
export function compareByTime(one: Timed, other: Timed): number {
  if (one.at !== other.at) return one.at - other.at;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}

/** Keeps the latest fact about each card, in whatever order they come. */
export function keepLast<Dated extends Timed & { facts: { card: string } }>(
  last: Map<string, Dated>,
  event: Dated,
): void {
  const { card } = event.facts;
  const before = last.get(card);
  if (!before || compareByTime(before, event) < 0) last.set(card, event);
}

/**
 * The time of a fact recorded `now`, in milliseconds since 1970. A fact that replaces another one is later than it,
 * even if the other one came from a device whose clock is ahead.
 */
export function momentOf({ kind, facts }: Fact, { own, stars, placed }: Latest, now: number): number {
  const before =
    kind === 'course.placed'
      ? placed
      : 'card' in facts && (kind === 'card.starred' ? stars : own).get(facts.card);
  return before ? Math.max(now, before.at + 1) : now;
}
