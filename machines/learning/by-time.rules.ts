import type { Fact } from './activity.types.ts';

interface Timed {
  id: string;
  at: number;
}

const DAY = 86_400_000;

/** When each card was last changed, starred, paused, noted and answered, each record withdrawn, where to begin chosen, memory fitted,
 * days made free. */
interface Latest {
  own: ReadonlyMap<string, { at: number }>;
  stars: ReadonlyMap<string, { at: number }>;
  pauses: ReadonlyMap<string, readonly { at: number }[]>;
  notes: ReadonlyMap<string, { at: number }>;
  placed: { at: number } | null;
  withdrawn: ReadonlyMap<string, { at: number }>;
  fits: readonly { at: number }[];
  cards: ReadonlyMap<string, readonly { at: number }[]>;
  weeks: readonly { at: number }[];
  freed: ReadonlyMap<string, { at: number }>;
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
  const { placed, withdrawn, fits, cards } = latest;
  if (kind === 'records.withdrawn')
    return Math.max(now, ...facts.records.map((id) => (withdrawn.get(id)?.at ?? -1) + 1));
  if (kind === 'memory.fitted' || kind === 'memory.reset') return momentOfFit(fits, cards, now);
  if (kind === 'week.planned') return Math.max(now, (latest.weeks.at(-1)?.at ?? -1) + 1);
  if (kind === 'days.freed') return Math.max(now, ...[...latest.freed.values()].map(({ at }) => at + 1));
  const before = kind === 'course.placed' ? placed : 'card' in facts && lastOf(kind, facts.card, latest);
  return before ? Math.max(now, before.at + 1) : now;
}

function lastOf(kind: Fact['kind'], card: string, { own, stars, pauses, notes }: Latest) {
  if (kind === 'card.starred') return stars.get(card);
  if (kind === 'card.paused') return pauses.get(card)?.at(-1);
  return (kind === 'card.noted' ? notes : own).get(card);
}

/**
 * A fit counts for later answers only, so it's later than those of a clock up to a day ahead. One further ahead would put
 * it off for too long; its cards aren't due before then anyway.
 */
function momentOfFit(fits: Latest['fits'], cards: Latest['cards'], now: number): number {
  const times = [...cards.values()].flatMap((answers) => answers.at(-1)?.at ?? []);
  const last = times.reduce((latest, at) => (at <= now + DAY && at > latest ? at : latest), now - 1);
  return Math.max(now, last + 1, (fits.at(-1)?.at ?? -1) + 1);
}
