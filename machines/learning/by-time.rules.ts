interface Timed {
  id: string;
  at: number;
}

/** Orders facts by their time, then by their id. */
export function compareByTime(one: Timed, other: Timed): number {
  if (one.at !== other.at) return one.at - other.at;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}

/** Keeps the last fact by time about a card, in whatever order they come. */
export function keepLast<Told extends Timed & { facts: { card: string } }>(
  last: Map<string, Told>,
  event: Told,
): void {
  const { card } = event.facts;
  const before = last.get(card);
  if (!before || compareByTime(before, event) < 0) last.set(card, event);
}
