import type { Refused } from '#machines/learning/refused.rules.ts';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import type { Unsent } from '#machines/study/activity-sync.machine.ts';
import { addPage } from '#machines/study/log.rules.ts';
import type { LogPage, LogPosition } from '#machines/study/log.types.ts';
import type { User } from '#machines/types.ts';
import { forgetAhead, keepAdded, keepAhead, takeAhead } from './activity-ahead.ts';
import { ActivityLog } from './activity-log.ts';
import { announce, channelName, type Change } from './activity-tabs.ts';
import { addWaiting, clearWaiting, forgetWaiting, hasCopies } from './activity-waiting.ts';
import { storedUser } from './session/stored.ts';

/** Milliseconds between the storing of many facts and their sending. */
const REST = 1000;
/** How many pages of a log are read ahead. */
const AHEAD = 5;
const START: LogPosition = { kept: 0, unkept: 0 };

const logs = new Map<string, Promise<ActivityLog>>();

/** Opens the learner's log on this device. `isKept` is false if the browser refuses to store anything. */
export async function openLog(learner: string): Promise<{ isKept: boolean }> {
  const log = await logOf(learner);
  // After a log-out in another tab the database is gone.
  const isKept = await log.reopen();
  await fullLogOf(learner);
  return { isKept };
}

/** Adds facts. `isKept` is false if there is no room to keep them, or copies of them, longer than the page is open. */
export async function appendActivity(
  learner: string,
  events: readonly ActivityEvent[],
): Promise<{ appended: number; isKept: boolean }> {
  const { isKept } = await (await logOf(learner)).append(events);
  const isCopied = hasCopies(learner, events);
  if (isKept) forgetWaiting(learner, events);
  announce(learner, 'written');
  return { appended: events.length, isKept: isKept || isCopied };
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
  const { added, isKept } = await (await logOf(learner)).append(events);
  if (added > 0) announce(learner, 'written');
  return { added, isKept };
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
  return readPage(learner, await logOf(learner), position, since);
}

/**
 * Reads the log of who is signed in while the app is still coming; `readActivity` returns its pages once each. Resolves to
 * the learner and what they have done, or to null if nobody is signed in, or if the log is long: the app reads the rest.
 */
export async function readAhead(): Promise<{ user: User; progress: Progress } | null> {
  const user = storedUser();
  if (!user) return null;
  forgetAhead(user.id);
  let progress = noProgress;
  let position = START;
  for (let count = 0; count < AHEAD; count += 1) {
    const { kept } = position;
    const next = count === 0 ? fullLogOf(user.id) : logOf(user.id);
    const reading = next.then((log) => readPage(user.id, log, position, START));
    keepAhead(user.id, kept, reading);
    const page = await reading;
    progress = addPage(progress, page.events);
    if (!page.hasMore) return { user, progress };
    ({ position } = page);
  }
  return null;
}

/** Calls `onChange` whenever the log has changed, in this tab or another. Returns a function that stops this. */
export function watchActivity(learner: string, onChange: (change: Change) => void): () => void {
  const channel = new BroadcastChannel(channelName(learner));
  channel.addEventListener('message', ({ data }: MessageEvent<Change>) => onChange(data));
  return () => channel.close();
}

/** How many facts the account lacks, as far as is known, and since when. */
export async function countUnsent(learner: string): Promise<Unsent> {
  return (await fullLogOf(learner)).unsent();
}

/** As `countUnsent`; rejects if there may be more in a log that cannot be read. */
export async function countAllUnsent(learner: string): Promise<Unsent> {
  return (await fullLogOf(learner)).knownUnsent();
}

/** The facts that the account will never accept, and why. */
export async function refusedActivity(learner: string): Promise<readonly Refused[]> {
  return (await logOf(learner)).refused();
}

/** Lets the facts that the account refused count and wait again. */
export async function sendRefusedAgain(learner: string): Promise<void> {
  await (await logOf(learner)).sendAgain();
  announce(learner, 'withdrawn');
  announce(learner, 'written');
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
    const page = await readPage(learner, log, position, START);
    events.push(...page.events);
    damaged += page.damaged;
    ({ position, hasMore } = page);
  }
  return { events, damaged };
}

/** The log, with the facts that earlier pages had no time to write. */
export async function fullLogOf(learner: string): Promise<ActivityLog> {
  const log = await logOf(learner);
  if (await addWaiting(learner, log)) announce(learner, 'written');
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

async function readPage(
  learner: string,
  log: ActivityLog,
  position: LogPosition,
  since: LogPosition,
): Promise<LogPage> {
  const page = await log.read(position, since);
  if (page.mended) announce(learner, 'written');
  return page;
}
