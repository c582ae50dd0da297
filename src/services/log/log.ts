import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { readEvent } from '#machines/learning/facts.rules.ts';
import type { RefusedFact } from '#machines/learning/refused-facts.rules.ts';
import type { Unsent } from '#machines/study/activity-sync.machine.ts';
import type { LogPage, LogPosition } from '#machines/study/log.types.ts';
import { forgetPreferences } from '../session/preferences-copy.ts';
import { removeStoredGuest, storedGuest, storedLearner } from '../session/guest.ts';
import { ActivityLog } from './store.ts';

/** Facts were written here, received, or withdrawn, which invalidates earlier reads. */
type Change = 'written' | 'received' | 'withdrawn';
type Listen = (change: Change) => void;

/** Milliseconds between storing and sending many facts. */
const REST = 1000;
export const START: LogPosition = { stored: 0, unstored: 0 };

/** This tab's listeners and its channel to other tabs, which doesn't receive its own messages. */
interface Tab {
  listeners: Set<Listen>;
  channel: BroadcastChannel | null;
}

const logs = new Map<string, Promise<ActivityLog>>();
const tabs = new Map<string, Tab>();

/** Opens the learner's log on this device. `isStored` is false if the browser stores nothing. */
export async function openLog(learner: string): Promise<{ isStored: boolean }> {
  const log = await logOf(learner);
  // Logging out in another tab deletes the database.
  const isStored = await log.reopen();
  await fullLogOf(learner);
  return { isStored };
}

/** As `openLog`, for a log that no account has: all of it is here, even if it's empty. */
export async function openWholeLog(learner: string): Promise<{ isStored: boolean }> {
  const opened = await openLog(learner);
  await (await logOf(learner)).note({ cursor: 0, known: 0 });
  return opened;
}

/** Adds facts. `isStored` is false if neither they nor copies of them outlive the page. */
export async function appendActivity(
  learner: string,
  events: readonly ActivityEvent[],
): Promise<{ appended: number; isStored: boolean }> {
  const { isStored } = await (await logOf(learner)).append(events);
  const isCopied = hasCopies(learner, events);
  if (isStored) forgetCopies(learner, events);
  announce(learner, 'written');
  return { appended: events.length, isStored: isStored || isCopied };
}

/** Adds new facts, all or none. Shows them before sending them, which takes as long. */
export async function appendAll(
  learner: string,
  ...all: Parameters<ActivityLog['appendAll']>
): Promise<void> {
  await (await logOf(learner)).appendAll(...all);
  announce(learner, 'received');
  setTimeout(() => announce(learner, 'written'), REST);
}

/** Adds facts from a file without duplicates. `added` counts the new ones. */
export async function importActivity(
  learner: string,
  events: readonly ActivityEvent[],
): Promise<{ added: number; isStored: boolean }> {
  const { added, isStored } = await (await logOf(learner)).append(events);
  if (added > 0) announce(learner, 'written');
  return { added, isStored };
}

/** The facts after `position`, page by page; `own` are those written here after `since`. */
export async function readActivity(
  learner: string,
  position: LogPosition,
  since: LogPosition = START,
): Promise<LogPage> {
  const page = await (await logOf(learner)).read(position, since);
  if (page.repaired) announce(learner, 'written');
  return page;
}

/** Calls `listen` when the log changes in any tab. Returns a function that stops this. */
export function watchActivity(learner: string, listen: Listen): () => void {
  const tab = tabs.get(learner) ?? openTab(learner);
  tab.listeners.add(listen);
  return () => {
    tab.listeners.delete(listen);
    if (tab.listeners.size > 0) return;
    tab.channel?.close();
    if (tabs.get(learner) === tab) tabs.delete(learner);
  };
}

function openTab(learner: string): Tab {
  const listeners = new Set<Listen>();
  const channel = channelOf(learner);
  channel?.addEventListener('message', ({ data }: MessageEvent<Change>) => {
    for (const listen of listeners) listen(data);
  });
  const tab = { listeners, channel };
  tabs.set(learner, tab);
  return tab;
}

/** The number of facts that the account lacks, as far as known, and since when. */
export async function countUnsent(learner: string): Promise<Unsent> {
  return (await fullLogOf(learner)).unsent();
}

/** As `countUnsent`, but rejects if the log can't be read. */
export async function countAllUnsent(learner: string): Promise<Unsent> {
  return (await fullLogOf(learner)).knownUnsent();
}

/** Facts that the account refused for good, with reasons. */
export async function refusedActivity(learner: string): Promise<readonly RefusedFact[]> {
  return (await logOf(learner)).refused();
}

/** Queues refused facts again; they count again, too. */
export async function sendRefusedAgain(learner: string): Promise<void> {
  await (await logOf(learner)).sendAgain();
  announce(learner, 'withdrawn');
  announce(learner, 'written');
}

/** Removes the learner's data from this device, and that of a guest which their account has. */
export async function clearActivity(learner: string): Promise<void> {
  const [log] = await Promise.all([logOf(learner), clearReminders()]);
  logs.delete(learner);
  clearCopies(learner);
  await log.clear();
  const guest = storedGuest();
  const { account, choice } = guest?.decision ?? {};
  if (guest && account === learner && choice === 'added') await forgetGuest(guest.id);
}

/** Deletes all that a guest did and chose on this device, at last the guest. */
export async function forgetGuest(guest: string): Promise<void> {
  await clearActivity(guest);
  forgetPreferences(guest);
  removeStoredGuest(guest);
}

async function clearReminders(): Promise<void> {
  const reminders = await import('../reminders.ts').catch(() => null);
  reminders?.showBadge(0);
  await reminders?.forgetReminders();
}

/** All facts on this device, for the learner's export. `damaged` counts those left out. */
export async function wholeLog(learner: string): Promise<Pick<LogPage, 'events' | 'damaged'>> {
  const events: ActivityEvent[] = [];
  let damaged = 0;
  let position = START;
  let hasMore = true;
  while (hasMore) {
    const page = await readActivity(learner, position);
    events.push(...page.events);
    damaged += page.damaged;
    ({ position, hasMore } = page);
  }
  return { events, damaged };
}

/** The log, with facts recovered from copies. */
export async function fullLogOf(learner: string): Promise<ActivityLog> {
  const log = await logOf(learner);
  const events = copiesOf(learner).flatMap((copy) => readEvent(copy) ?? []);
  if (events.length === 0) return log;
  const { added, isStored } = await log.append(events.toSorted((one, other) => one.at - other.at));
  if (isStored) forgetCopies(learner, events);
  if (added > 0) announce(learner, 'written');
  return log;
}

/** The learner's log on this device. */
export function logOf(learner: string): Promise<ActivityLog> {
  const known = logs.get(learner);
  if (known) return known;
  const log = ActivityLog.open(learner, () => announce(learner, 'withdrawn'));
  logs.set(learner, log);
  return log;
}

export function announce(learner: string, change: Change): void {
  const tab = tabs.get(learner);
  const channel = tab ? tab.channel : channelOf(learner);
  channel?.postMessage(change);
  if (!tab) return channel?.close();
  for (const listen of tab.listeners) listen(change);
}

/** Null in browsers that deny it where they deny storage; such a tab shares nothing with others. */
function channelOf(learner: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(nameOf(learner));
  } catch {
    return null;
  }
}

/**
 * Runs `work` in one tab at a time if the browser has locks and allows them; without them tabs only
 * repeat each other's work.
 */
export async function alone<Result>(learner: string, work: () => Promise<Result>): Promise<Result> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request(nameOf(learner), begin);
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}

function nameOf(learner: string): string {
  return `camino-activity-${learner}`;
}

type Named = Pick<ActivityEvent, 'id'>;

/** Each fact has a key of its own, so that tabs can write at once. */
function prefixOf(learner: string): string {
  return `camino-fact-${learner}-`;
}

export function announcedKey(learner: string): string {
  return `camino-told-${learner}`;
}

export function offeredFitKey(learner: string): string {
  return `camino-fit-${learner}`;
}

/**
 * Stores a copy of a fact in localStorage, synchronously: the page may close before the log has the fact. Stores none if
 * storage is full, or if the learner is logged out and isn't finishing something.
 */
export function storeCopy(learner: string, event: ActivityEvent, isFinishing = false): void {
  if (!isFinishing && storedLearner()?.id !== learner) return;
  try {
    localStorage.setItem(prefixOf(learner) + event.id, JSON.stringify(event));
  } catch {
    // Then only the log has the fact.
  }
}

/** All of the learner's copies that are JSON; damaged ones and those of later releases stay untouched. */
function copiesOf(learner: string): unknown[] {
  return keysOf(learner).flatMap((key): unknown[] => {
    try {
      return [JSON.parse(localStorage.getItem(key) ?? 'null')];
    } catch {
      return [];
    }
  });
}

/** Whether every fact has a copy. */
function hasCopies(learner: string, facts: readonly Named[]): boolean {
  const keys = new Set(keysOf(learner));
  return facts.every(({ id }) => keys.has(prefixOf(learner) + id));
}

/** Removes copies of facts that are stored elsewhere. */
export function forgetCopies(learner: string, facts: readonly Named[]): void {
  for (const { id } of facts) remove(prefixOf(learner) + id);
}

/** Removes the learner's copies, announced milestones and offered fits from this device. */
function clearCopies(learner: string): void {
  [...keysOf(learner), announcedKey(learner), offeredFitKey(learner)].forEach(remove);
}

function keysOf(learner: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(learner)));
  } catch {
    return [];
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage has nothing to remove.
  }
}
