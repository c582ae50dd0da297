/** How long one direction of a card waits after an answer. */
export interface Wait {
  /** The card and the direction. */
  key: string;
  /** When it was answered, in milliseconds since 1970. */
  at: number;
  /** The day of the answer, as a number of days since 1970. */
  from: number;
  /** Days until it may be asked again: FSRS's interval and the ends of its fuzz. */
  usual: number;
  least: number;
  most: number;
}

/** What one direction of a card waited for: after the last answer before even days, and after each one since. */
export interface Waits {
  before: (Wait & { day: number }) | null;
  since: readonly Wait[];
}

interface Placed {
  wait: Wait;
  day: number;
}

/** The days on which cards are due, as far as a log has been replayed. */
export interface DueDays {
  waits: Map<string, Waits>;
  /** All waits by time; those before `next` are placed. */
  queue: Wait[];
  next: number;
  /** What each placed wait replaced. */
  replaced: (Placed | undefined)[];
  placed: Map<string, Placed>;
  counts: Map<number, number>;
}

export function noDueDays(): DueDays {
  return { waits: new Map(), queue: [], next: 0, replaced: [], placed: new Map(), counts: new Map() };
}

/**
 * Goes back to before the first wait that isn't as it was, and queues what follows. `changed` has the waits of each
 * direction whose answers changed; null if it has none left.
 */
export function changeWaits(days: DueDays, changed: ReadonlyMap<string, Waits | null>): void {
  let since = days.queue[days.next]?.at ?? Infinity;
  for (const [key, after] of changed) {
    const before = days.waits.get(key);
    since = Math.min(since, firstDifference(before, after));
    if (after) days.waits.set(key, after);
    else days.waits.delete(key);
  }
  if (since === Infinity) return;
  if (since === -Infinity) placeEarlier(days);
  else while (days.next > 0 && (days.queue[days.next - 1]?.at ?? 0) >= since) takeBack(days);
  days.queue.length = days.next;
  const later: Wait[] = [];
  for (const { since: waits } of days.waits.values()) {
    let first = waits.length;
    while (first > 0 && (waits[first - 1]?.at ?? 0) >= since) first -= 1;
    if (first < waits.length) later.push(...waits.slice(first));
  }
  for (const wait of later.toSorted(compareWaits)) days.queue.push(wait);
}

/** Places up to `most` further waits; returns whether all are placed. */
export function placeWaits(days: DueDays, most: number): boolean {
  const end = Math.min(days.queue.length, days.next + most);
  while (days.next < end) {
    const wait = days.queue[days.next];
    if (!wait) break;
    days.next += 1;
    days.replaced.push(days.placed.get(wait.key));
    move(days, wait.key, null);
    move(days, wait.key, { wait, day: dayFor(days, wait, null) });
  }
  return days.next === days.queue.length;
}

/**
 * The day with the least waiting within the fuzz; of several, the one nearest to the interval. `own` is the day on
 * which the same card waits now.
 */
export function dayFor({ counts }: DueDays, wait: Wait, own: number | null): number {
  let best = wait.usual;
  let fewest = Infinity;
  for (let offset = wait.least; offset <= wait.most; offset += 1) {
    const day = wait.from + offset;
    const waiting = (counts.get(day) ?? 0) - Number(day === own);
    const isNearer = Math.abs(offset - wait.usual) < Math.abs(best - wait.usual);
    if (waiting < fewest || (waiting === fewest && isNearer)) {
      best = offset;
      fewest = waiting;
    }
  }
  return wait.from + best;
}

/** Starts again with the days from before even days. */
function placeEarlier(days: DueDays): void {
  Object.assign(days, { ...noDueDays(), waits: days.waits });
  for (const [key, { before }] of days.waits) if (before) move(days, key, { wait: before, day: before.day });
}

function takeBack(days: DueDays): void {
  days.next -= 1;
  const wait = days.queue[days.next];
  if (wait) move(days, wait.key, days.replaced.pop() ?? null);
}

function move({ placed, counts }: DueDays, key: string, to: Placed | null): void {
  const last = placed.get(key);
  if (last) counts.set(last.day, (counts.get(last.day) ?? 0) - 1);
  if (to) {
    placed.set(key, to);
    counts.set(to.day, (counts.get(to.day) ?? 0) + 1);
  } else placed.delete(key);
}

/** The time of the first wait that isn't as it was; -Infinity if it's before even days, Infinity if there is none. */
function firstDifference(one: Waits | undefined, other: Waits | null): number {
  if (!isSame(one?.before ?? null, other?.before ?? null)) return -Infinity;
  const before = one?.since ?? [];
  const after = other?.since ?? [];
  for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
    const [was, is] = [before[index], after[index]];
    if (!isSame(was ?? null, is ?? null)) return Math.min(was?.at ?? Infinity, is?.at ?? Infinity);
  }
  return Infinity;
}

function isSame(one: (Wait & { day?: number }) | null, other: (Wait & { day?: number }) | null): boolean {
  if (!one || !other) return one === other;
  return (
    one.at === other.at &&
    one.from === other.from &&
    one.usual === other.usual &&
    one.least === other.least &&
    one.most === other.most &&
    one.day === other.day
  );
}

/** By time; in the same millisecond by card, so that the order doesn't depend on how the facts came. */
function compareWaits(one: Wait, other: Wait): number {
  if (one.at !== other.at) return one.at - other.at;
  return one.key < other.key ? -1 : Number(one.key > other.key);
}
