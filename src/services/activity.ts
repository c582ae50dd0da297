import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import type { Bridge, LogPage, LogPosition } from '#machines/study/log.types.ts';
import type { Exchange } from '#machines/study/activity-sync.machine.ts';
import type { PostgrestError } from '@supabase/supabase-js';
import { forgetAhead, keepAdded, keepAhead, takeAhead } from './activity-ahead.ts';
import type { Verdict } from './activity-entry.ts';
import { ActivityLog } from './activity-log.ts';
import { alone, announce, channelName, type Change } from './activity-tabs.ts';
import { addWaiting, clearWaiting, forgetWaiting } from './activity-waiting.ts';
import { fromWire, toWire, type Row } from './activity-wire.ts';
import { accountOf, type Account } from './session/account.ts';
import { storedUser } from './session/stored.ts';

const BATCH = 500;
const PAGE = 1000;
/** The most pages of an exchange, and how many of them are fetched side by side. */
const PAGES = 20;
const ABREAST = 4;
/** Facts stored together: few enough for a slow device not to stall. */
const PORTION = 250;
/** Milliseconds between the storing of many facts and their sending. */
const REST = 1000;
const START: LogPosition = { kept: 0, unkept: 0 };
/** Statuses that say nothing about the facts sent: not signed in, too slow, too often. */
const UNRELATED = new Set([401, 403, 408, 429]);

const logs = new Map<string, Promise<ActivityLog>>();

/** Opens the learner's log on this device. `isKept` is false if the browser refuses to store anything. */
export async function openLog(learner: string): Promise<{ isKept: boolean }> {
  const { isKept } = await fullLogOf(learner);
  return { isKept };
}

/** Adds facts. `isKept` is false if there is no room to keep them longer than the page is open. */
export async function appendActivity(
  learner: string,
  events: readonly ActivityEvent[],
): Promise<{ appended: number; isKept: boolean }> {
  const log = await logOf(learner);
  await log.append(events);
  forgetWaiting(learner, events);
  announce(learner, 'written');
  return { appended: events.length, isKept: log.isKept };
}

/** Adds new facts, all or none of them, as the log does. They are shown before they are sent, which takes as long. */
export async function appendAll(
  learner: string,
  ...all: Parameters<ActivityLog['appendAll']>
): Promise<void> {
  const added = await (await logOf(learner)).appendAll(...all);
  if (added) keepAdded(learner, added);
  announce(learner, 'received');
  setTimeout(() => announce(learner, 'written'), REST);
}

/** Adds facts from a file. `added` counts the new ones; no fact may be in the file twice. */
export async function importActivity(
  learner: string,
  events: readonly ActivityEvent[],
): Promise<{ added: number; isKept: boolean }> {
  const log = await logOf(learner);
  const added = await log.append(events);
  if (added > 0) announce(learner, 'written');
  return { added, isKept: log.isKept };
}

/** The facts after `position`, in pages; `own` are those written here after `since`. */
export async function readActivity(
  learner: string,
  position: LogPosition,
  since: LogPosition = START,
): Promise<LogPage> {
  const page = await takeAhead(learner, position, since);
  // What was written after that page was read may have been announced before anyone listened, so it is read next.
  if (page) return { ...page, hasMore: true };
  return (await logOf(learner)).read(position, since);
}

/** Reads the first page of the log of who is signed in while the app is still coming; `readActivity` returns it once. */
export async function readAhead(): Promise<void> {
  const learner = storedUser()?.id;
  if (learner === undefined) return;
  const page = fullLogOf(learner).then((log) => log.read(START, START));
  keepAhead(learner, 0, page);
  await Promise.allSettled([page]);
}

/**
 * The progress of all facts of the account, for a device that lacks some and has sent its own; null for others. Rejects
 * if the service does not answer, or does not know digests.
 */
export async function fetchBridge(learner: string): Promise<Bridge | null> {
  const log = await logOf(learner);
  const { cursor, known } = await log.marks();
  if (cursor > 0 && cursor >= known) return null;
  const code = import('./digest.ts');
  // What is due is counted next; its code need not wait for the digest.
  void Promise.allSettled([code, import('./due.ts')]);
  const fetched = await alone(learner, async () => {
    const account = await accountOf(learner);
    const since = await log.end();
    if ((await log.countUnsent()) > 0) return null;
    const { data, error } = await account.client
      .rpc('activity_digest')
      .setHeader('Authorization', account.authorization);
    if (error) throw failureOf(error);
    return { data: data as unknown, since };
  });
  if (!fetched) return null;
  const { progressIn } = await code;
  const { progress, through } = await progressIn(fetched.data);
  await log.note(through);
  return { progress, through, since: fetched.since };
}

/** Calls `onChange` whenever the log has changed, in this tab or another. Returns a function that stops this. */
export function watchActivity(learner: string, onChange: (change: Change) => void): () => void {
  const channel = new BroadcastChannel(channelName(learner));
  channel.addEventListener('message', ({ data }: MessageEvent<Change>) => onChange(data));
  return () => channel.close();
}

/**
 * Sends the oldest waiting facts and fetches the next new ones from the account. Safe to repeat: the account knows
 * facts by their ids. Rejects if the service does not answer; nothing is lost then.
 */
export async function exchangeActivity(learner: string): Promise<Exchange> {
  const log = await fullLogOf(learner);
  return alone(learner, async () => {
    const account = await accountOf(learner);
    const waiting = await log.queue(BATCH, Date.now());
    const refusals = waiting.length > 0 ? await log.settle(await send(account, waiting), Date.now()) : [];
    if (refusals.length > 0) announce(learner, 'withdrawn');
    const isLastPage = await fetchNew(account, learner, log);
    const hasMore = !isLastPage || (await log.countQueued()) > 0;
    return { unsent: await log.countUnsent(), hasMore, refusals };
  });
}

/** Sends all waiting facts. Rejects if the service does not answer. */
export async function sendActivity(learner: string): Promise<{ unsent: number }> {
  for (;;) {
    const { unsent, hasMore } = await exchangeActivity(learner);
    if (!hasMore) return { unsent };
  }
}

/** How many facts the account lacks. */
export async function countUnsent(learner: string): Promise<{ unsent: number }> {
  return { unsent: await (await fullLogOf(learner)).countUnsent() };
}

/** Removes everything of the learner from this device. */
export async function clearActivity(learner: string): Promise<void> {
  const [log] = await Promise.all([logOf(learner), clearReminders()]);
  logs.delete(learner);
  forgetAhead(learner);
  clearWaiting(learner);
  await log.clear();
}

/** Its code is fetched only now, so that no page waits for it; wherever a service worker can remind, it keeps that code. */
async function clearReminders(): Promise<void> {
  const reminders = await import('./reminders.ts').catch(() => null);
  reminders?.showBadge(0);
  await reminders?.forgetReminders();
}

/** Every fact of the log on this device, for the learner's own copy. `damaged` counts what is left out. */
export async function wholeLog(learner: string): Promise<Pick<LogPage, 'events' | 'damaged'>> {
  const log = await logOf(learner);
  const events: ActivityEvent[] = [];
  let damaged = 0;
  let position = START;
  let hasMore = true;
  while (hasMore) {
    const page = await log.read(position, START);
    events.push(...page.events);
    damaged += page.damaged;
    ({ position, hasMore } = page);
  }
  return { events, damaged };
}

/** The log, with the facts that earlier pages had no time to write. */
async function fullLogOf(learner: string): Promise<ActivityLog> {
  const log = await logOf(learner);
  if (await addWaiting(learner, log)) announce(learner, 'written');
  return log;
}

function logOf(learner: string): Promise<ActivityLog> {
  const known = logs.get(learner);
  if (known) return known;
  const log = ActivityLog.open(learner);
  logs.set(learner, log);
  return log;
}

/** Sends facts together; if one of them makes the service refuse all, one by one. */
async function send(account: Account, events: readonly ActivityEvent[]): Promise<Verdict[]> {
  const { data, error, status } = await account.client
    .rpc('record_activity', { events: events.map(toWire) })
    .setHeader('Authorization', account.authorization);
  if (!error) return data as Verdict[];
  if (status < 400 || status >= 500 || UNRELATED.has(status)) throw failureOf(error);
  const [first] = events;
  if (events.length === 1 && first) return [{ id: first.id, verdict: 'refused', reason: 'unreadable' }];
  const middle = Math.ceil(events.length / 2);
  return [...(await send(account, events.slice(0, middle))), ...(await send(account, events.slice(middle)))];
}

/** Fetches the account's next new facts, in several pages if there are that many. Returns whether they were the last. */
async function fetchNew(account: Account, learner: string, log: ActivityLog): Promise<boolean> {
  let { cursor, known } = await log.marks();
  const count = Math.min(PAGES, Math.max(1, Math.ceil((known - cursor) / PAGE)));
  const first = cursor;
  const fetchNth = (index: number) => {
    const page = fetchPage(account, first + index * PAGE);
    void Promise.allSettled([page]);
    return page;
  };
  const pages = Array.from({ length: Math.min(count, ABREAST) }, (_page, index) => fetchNth(index));
  for (let index = 0; index < count; index += 1) {
    const rows = (await pages[index]) ?? [];
    const isFull = rows.length === PAGE;
    if (isFull) known = Math.max(known, (rows.at(-1)?.sequence ?? 0) + 1);
    for (let start = 0; start < rows.length; start += PORTION) {
      const portion = rows.slice(start, start + PORTION);
      cursor = portion.at(-1)?.sequence ?? cursor;
      await log.receive(portion.filter(({ id }) => typeof id === 'string').map(fromWire), cursor, known);
    }
    if (!isFull && known > cursor) await log.note(cursor);
    if (rows.length > 0) announce(learner, 'received');
    if (!isFull) return true;
    if (pages.length < count) pages.push(fetchNth(pages.length));
  }
  return false;
}

/** The first of the account's facts after a sequence number. These have no gaps, so pages can be fetched side by side. */
async function fetchPage(account: Account, after: number): Promise<Row[]> {
  const { data, error } = await account.client
    .from('activity')
    .select('id, sequence, kind, at, zone, facts')
    .gt('sequence', after)
    .order('sequence')
    .limit(PAGE)
    .setHeader('Authorization', account.authorization);
  if (error) throw failureOf(error);
  return data as Row[];
}

function failureOf(error: PostgrestError): Error {
  return new Error(error.message);
}
