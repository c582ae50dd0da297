import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import type { Bridge } from '#machines/study/log.types.ts';
import type { Exchange } from '#machines/study/activity-sync.machine.ts';
import { portionOf, UNANSWERED } from '#machines/study/activity.rules.ts';
import type { Verdict } from './activity-entry.ts';
import type { ActivityLog } from './activity-log.ts';
import { alone, announce } from './activity-tabs.ts';
import { forgetWaiting } from './activity-waiting.ts';
import { fullLogOf, logOf } from './activity.ts';
import { takeDigestAhead } from './digest-ahead.ts';
import { accountOf, type Account } from './session/account.ts';
import { fromWire, listIn, rowsIn, toWire, verdictsIn, type Row } from './exchange-wire.ts';

const BATCH = 500;
const PAGE = 1000;
/** The most pages of an exchange, and how many of them are fetched side by side. */
const PAGES = 20;
const ABREAST = 4;
/** Facts stored together: few enough for a slow device not to stall. */
const PORTION = 250;

/** `status` is that of the answer; 0 if nothing answered, or not the service. */
class Failure extends Error {
  private readonly status: number;

  constructor(message: string, status: number) {
    super(status === 0 ? UNANSWERED : message);
    this.status = status;
  }

  /** Whether it says nothing of what was sent. */
  get isUnanswered(): boolean {
    return this.status === 0;
  }

  /** Whether nothing else should be asked now. */
  get isBusy(): boolean {
    return this.isUnanswered || this.status === 429 || this.status >= 500;
  }
}

/**
 * The progress of all facts of the account, for a device that lacks some and has sent its own; null for others. Rejects
 * if the service does not answer, or does not know digests.
 */
export async function fetchBridge(learner: string): Promise<Bridge | null> {
  const ahead = takeDigestAhead(learner);
  const log = await logOf(learner);
  const { cursor, known } = await log.marks();
  if (cursor > 0 && cursor >= known) {
    ahead?.giveUp();
    return null;
  }
  const code = import('./digest.ts');
  // What is due is counted next; its code need not wait for the digest.
  void Promise.allSettled([code, import('./due.ts')]);
  const fetched = await alone(learner, async () => {
    const since = await log.end();
    const isNew = since.kept === 0 && since.unkept === 0;
    const early = isNew && ahead ? await ahead.pieces : null;
    if (early) return { pieces: early, since };
    ahead?.giveUp();
    const account = await accountOf(learner);
    if ((await log.unsent()).unsent > 0) return null;
    return { pieces: await fetchDigest(account), since };
  });
  if (!fetched) return null;
  const { progressIn } = await code;
  const { progress, through } = await progressIn(fetched.pieces);
  await log.note(through);
  return { progress, through, since: fetched.since };
}

async function fetchDigest({ client, authorization }: Account): Promise<unknown[]> {
  const { data, error, status } = await client
    .rpc('activity_digest')
    .setHeader('Authorization', authorization);
  if (error) throw new Failure(error.message, status);
  return listIn(data);
}

/**
 * Sends the oldest waiting facts and fetches the next new ones from the account. Safe to repeat: the account knows
 * facts by their ids. After `attempt` failures in a row it sends fewer. Rejects if the service does not answer as it
 * should, or nothing came of it; nothing is lost then.
 */
export async function exchangeActivity(learner: string, attempt = 0): Promise<Exchange> {
  const log = await fullLogOf(learner);
  return alone(learner, async () => {
    const account = await accountOf(learner);
    const [sending] = await Promise.allSettled([sendNext(account, learner, log, attempt)]);
    const isBusy =
      sending.status === 'rejected' && sending.reason instanceof Failure && sending.reason.isBusy;
    if (isBusy) throw sending.reason;
    // Facts that the account does not take keep none of its own from this device.
    const isLastPage = await fetchNew(account, learner, log);
    if (sending.status === 'rejected') throw sending.reason;
    const { sent, refusals } = sending.value;
    const hasMore = !isLastPage || (sent > 0 && (await log.countQueued()) > 0);
    return { ...(await log.unsent()), hasMore, refusals };
  });
}

/** Sends all waiting facts. Rejects if the service does not answer as it should, or the log here cannot be read. */
export async function sendActivity(learner: string): Promise<{ unsent: number }> {
  for (;;) {
    const { hasMore } = await exchangeActivity(learner);
    if (!hasMore) return (await logOf(learner)).knownUnsent();
  }
}

/** Sends the next facts and stores the verdicts on them. Returns how many were judged, and why some were refused. */
async function sendNext(
  account: Account,
  learner: string,
  log: ActivityLog,
  attempt: number,
): Promise<{ sent: number; refusals: string[] }> {
  const waiting = await log.queue(BATCH, Date.now());
  const events = waiting.slice(0, portionOf(attempt, waiting.length));
  const [first] = events;
  if (!first) return { sent: 0, refusals: [] };
  const verdicts = await judge(account, events).catch(async (error: unknown) => {
    const isUnanswered = error instanceof Failure && error.isUnanswered;
    if (events.length === 1 && !isUnanswered) await log.putBack(first.id);
    throw error;
  });
  const refusals = await log.settle(verdicts, Date.now());
  const taken = verdicts.filter(({ verdict }) => verdict === 'accepted' || verdict === 'known');
  forgetWaiting(learner, taken);
  if (refusals.length > 0) announce(learner, 'withdrawn');
  return { sent: verdicts.length, refusals };
}

async function judge(account: Account, events: readonly ActivityEvent[]): Promise<Verdict[]> {
  const { data, error, status } = await account.client
    .rpc('record_activity', { events: events.map(toWire) })
    .setHeader('Authorization', account.authorization);
  if (error) throw new Failure(error.message, status);
  return verdictsIn(data, events);
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
  const { data, error, status } = await account.client
    .from('activity')
    .select('id, sequence, kind, at, zone, facts')
    .gt('sequence', after)
    .order('sequence')
    .limit(PAGE)
    .setHeader('Authorization', account.authorization)
    .retry(false);
  if (error) throw new Failure(error.message, status);
  return rowsIn(data, after);
}
