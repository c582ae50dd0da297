import type { WeekdayPlan } from './activity.types.ts';
import type { Freeing } from './days-off.rules.ts';
import type { Pausing } from './pauses.rules.ts';
import { directionKey } from './card-ids.rules.ts';
import { directions } from './started-directions.rules.ts';

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
  /** The day it had before even days, which it keeps. */
  day?: number;
}

/** What one direction of a card waited for: after the last answer before even days, and after each one since. */
export interface Waits {
  before: (Wait & { day: number }) | null;
  since: readonly Wait[];
}

interface Placed {
  wait: Wait;
  day: number;
  /** The days that it left since the answer because they became free, the first one first. */
  left?: readonly number[];
}

/** What happens in a log, by time: a card is answered, paused or resumed, or days become free. */
type Turn = { at: number; wait: Wait } | { at: number; freeing: Freeing } | { at: number; pausing: Pausing };

/** The days off as far as a log has been replayed. */
interface Off {
  weekdays: readonly WeekdayPlan[];
  days: ReadonlySet<number>;
}

/** The days on which cards are due, as far as a log has been replayed. */
export interface DueDays {
  waits: Map<string, Waits>;
  freeings: readonly Freeing[];
  pausings: readonly Pausing[];
  /** All turns; those before `next` are replayed. */
  queue: Turn[];
  next: number;
  /** What each replayed turn replaced. */
  replaced: {
    placed: readonly (readonly [string, Placed | null])[];
    off: Off;
    paused: ReadonlySet<string>;
  }[];
  placed: Map<string, Placed>;
  /** How many cards wait on each day, without paused ones. */
  counts: Map<number, number>;
  off: Off;
  /** The keys of paused cards: they keep their days, but nothing makes room for them. */
  paused: ReadonlySet<string>;
}

const WEEK = 7;
/** There is a weekday that isn't free, and spans have their limit in a year. */
const LONGEST_SPAN = 400;
const noneOff: Off = { weekdays: [], days: new Set() };

export function noDueDays(): DueDays {
  return {
    waits: new Map(),
    freeings: [],
    pausings: [],
    queue: [],
    next: 0,
    replaced: [],
    placed: new Map(),
    counts: new Map(),
    off: noneOff,
    paused: new Set(),
  };
}

/**
 * Goes back to before the first turn that isn't as it was, and queues what follows. `changed` has the waits of each
 * direction whose answers changed; null if it has none left.
 */
export function changeWaits(
  days: DueDays,
  changed: ReadonlyMap<string, Waits | null>,
  { freeings, pausings }: Pick<DueDays, 'freeings' | 'pausings'>,
): void {
  let since = Math.min(
    days.queue[days.next]?.at ?? Infinity,
    firstChange(days.freeings, freeings),
    firstChange(days.pausings, pausings),
  );
  for (const [key, after] of changed) {
    since = Math.min(since, firstDifference(days.waits.get(key), after));
    if (after) days.waits.set(key, after);
    else days.waits.delete(key);
  }
  Object.assign(days, { freeings, pausings });
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
  const turns: Turn[] = later.toSorted(compareWaits).map((wait) => ({ at: wait.at, wait }));
  for (const freeing of freeings) if (freeing.at >= since) turns.push({ at: freeing.at, freeing });
  for (const pausing of pausings) if (pausing.at >= since) turns.push({ at: pausing.at, pausing });
  for (const turn of turns.toSorted((one, other) => one.at - other.at)) days.queue.push(turn);
}

/** Replays up to `most` further turns; returns whether that were all. */
export function placeWaits(days: DueDays, most: number): boolean {
  const end = Math.min(days.queue.length, days.next + most);
  for (const turn of days.queue.slice(days.next, end)) {
    days.next += 1;
    if ('wait' in turn) {
      const { wait } = turn;
      noteReplaced(days, [[wait.key, days.placed.get(wait.key) ?? null]]);
      move(days, wait.key, null);
      move(days, wait.key, { wait, day: dayFor(days, wait) });
    } else if ('pausing' in turn) pause(days, turn.pausing);
    else makeRoom(days, turn.freeing);
  }
  return days.next === days.queue.length;
}

/**
 * The day with the least waiting within the fuzz, after `after`, that isn't free; of several, the one nearest to the
 * interval. Without such a day the first later one that isn't free. The same card, as it waits now, isn't counted.
 */
export function dayFor({ counts, off, placed, paused }: DueDays, wait: Wait, after = -1): number {
  const own = paused.has(wait.key) ? null : placed.get(wait.key)?.day;
  let best: number | null = null;
  let fewest = Infinity;
  const usual = wait.from + wait.usual;
  for (let day = Math.max(wait.from + wait.least, after + 1); day <= wait.from + wait.most; day += 1) {
    if (isFree(off, day)) continue;
    const cards = (counts.get(day) ?? 0) - Number(day === own);
    const waiting = planOf(off, day) === 'light' ? 2 * cards + 1 : cards;
    const isNearer = best === null || Math.abs(day - usual) < Math.abs(best - usual);
    if (waiting < fewest || (waiting === fewest && isNearer)) {
      best = day;
      fewest = waiting;
    }
  }
  if (best !== null) return best;
  const first = Math.max(usual, after + 1);
  let day = first;
  while (isFree(off, day)) {
    if (day - first > LONGEST_SPAN) return first;
    day += 1;
  }
  return day;
}

/**
 * Cards of days that are no longer free go back to the day they left, unless it has passed. Cards of days that become
 * free move to others, in an order that all devices have.
 */
function makeRoom(days: DueDays, { on, weekdays, days: free }: Freeing): void {
  const before = { off: days.off, paused: days.paused };
  days.off = {
    weekdays: weekdays ?? before.off.weekdays,
    days: free.length > 0 ? new Set([...before.off.days, ...free]) : before.off.days,
  };
  const returned: [string, Placed][] = [];
  if (weekdays)
    for (const [key, placed] of days.placed) {
      const back = placedBack(days.off, placed, on);
      if (!back) continue;
      returned.push([key, placed]);
      move(days, key, back);
    }
  const moved = [...days.placed]
    .filter(([, { day }]) => day >= on && isFree(days.off, day))
    .toSorted(([one, { day }], [other, { day: otherDay }]) => day - otherDay || compareTexts(one, other));
  days.replaced.push({ placed: [...returned, ...moved], ...before });
  for (const [key] of moved) move(days, key, null);
  for (const [key, { wait, day, left = [] }] of moved)
    move(days, key, { wait, day: dayFor(days, wait, on), left: [...left, day] });
}

/** The card on the first day that it left, if that is still to come from `on` and isn't free; null without such a day. */
function placedBack(off: Off, { wait, left = [] }: Placed, on: number): Placed | null {
  const place = left.findIndex((day) => day >= on && !isFree(off, day));
  const day = left[place];
  return day === undefined ? null : { wait, day, left: left.slice(0, place) };
}

function isFree(off: Off, day: number): boolean {
  return off.days.has(day) || planOf(off, day) === 'free';
}

/** 1970 began on a Thursday, and weeks begin on Monday. */
function planOf({ weekdays }: Off, day: number): WeekdayPlan {
  return weekdays[(day + 3) % WEEK] ?? 'normal';
}

/** Starts again with the days from before even days. */
function placeEarlier(days: DueDays): void {
  const { waits, freeings, pausings } = days;
  Object.assign(days, { ...noDueDays(), waits, freeings, pausings });
  for (const [key, { before }] of waits) if (before) move(days, key, { wait: before, day: before.day });
}

function takeBack(days: DueDays): void {
  days.next -= 1;
  const { placed, off, paused } = days.replaced.pop() ?? { placed: [], off: noneOff, paused: new Set() };
  for (const [key] of placed) move(days, key, null);
  Object.assign(days, { off, paused });
  for (const [key, before] of placed) move(days, key, before);
}

/** Both directions of a card keep their days, and count there only while the card isn't paused. */
function pause(days: DueDays, { card, isPaused }: Pausing): void {
  const keys = directions.map((direction) => directionKey(card, direction));
  const placed = keys.map((key) => [key, days.placed.get(key) ?? null] as const);
  noteReplaced(days, placed);
  for (const key of keys) move(days, key, null);
  const others = [...days.paused].filter((key) => !keys.includes(key));
  days.paused = new Set(isPaused ? [...others, ...keys] : others);
  for (const [key, before] of placed) move(days, key, before);
}

function noteReplaced(days: DueDays, placed: readonly (readonly [string, Placed | null])[]): void {
  days.replaced.push({ placed, off: days.off, paused: days.paused });
}

function move({ placed, counts, paused }: DueDays, key: string, to: Placed | null): void {
  const last = placed.get(key);
  const weight = Number(!paused.has(key));
  if (last) counts.set(last.day, (counts.get(last.day) ?? 0) - weight);
  if (to) {
    placed.set(key, to);
    counts.set(to.day, (counts.get(to.day) ?? 0) + weight);
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

function isSame(one: Wait | null, other: Wait | null): boolean {
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

/** The time of the first one that isn't as it was; Infinity if there is none. */
function firstChange(before: readonly { at: number }[], after: readonly { at: number }[]): number {
  if (before === after) return Infinity;
  for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
    const [was, is] = [before[index], after[index]];
    if (JSON.stringify(was) !== JSON.stringify(is)) return Math.min(was?.at ?? Infinity, is?.at ?? Infinity);
  }
  return Infinity;
}

/** By time; in the same millisecond by card, so that the order doesn't depend on how the facts came. */
function compareWaits(one: Wait, other: Wait): number {
  return one.at - other.at || compareTexts(one.key, other.key);
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
