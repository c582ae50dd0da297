import type { Fact } from './activity.types.ts';

interface Timed {
  id: string;
  at: number;
}

/** When each card was last changed and starred, each record withdrawn, and where to begin chosen. */
interface Latest {
  own: ReadonlyMap<string, { at: number }>;
  stars: ReadonlyMap<string, { at: number }>;
  placed: { at: number } | null;
  withdrawn: ReadonlyMap<string, { at: number }>;
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
export function momentOf({ kind, facts }: Fact, latest: Latest, now: number): number {
  const { own, stars, placed, withdrawn } = latest;
  if (kind === 'records.withdrawn')
    return Math.max(now, ...facts.records.map((id) => (withdrawn.get(id)?.at ?? -1) + 1));
  const before =
    kind === 'course.placed'
      ? placed
      : 'card' in facts && (kind === 'card.starred' ? stars : own).get(facts.card);
  return before ? Math.max(now, before.at + 1) : now;
}
