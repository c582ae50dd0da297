import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { recordIn } from '#machines/learning/facts.rules.ts';
import { withStorableTexts } from '#machines/learning/storable.rules.ts';
import type { Exchange } from '#machines/study/activity-sync.machine.ts';
import { portionOf, UNANSWERED } from '#machines/study/activity.rules.ts';
import { accountOf, type Account } from '../session/account.ts';
import { forgetCopies } from './copies.ts';
import type { Verdict } from './database.ts';
import { alone, announce, fullLogOf, logOf } from './log.ts';
import type { ActivityLog } from './store.ts';

export interface Row extends Pick<ActivityEvent, 'id' | 'kind' | 'zone' | 'facts'> {
  at: string;
  sequence: number;
}

const BATCH = 500;
/** Facts in a page. */
export const PAGE = 1000;
/** Pages in an exchange, and how many are fetched in parallel. */
const PAGES = 20;
const ABREAST = 4;
/** Facts stored at once: few enough not to stall a slow device. */
const PORTION = 250;

/** `status` is 0 if the service didn't answer. */
export class Failure extends Error {
  private readonly status: number;

  constructor(message: string, status: number) {
    super(status === 0 ? UNANSWERED : message);
    this.status = status;
  }

  /** Whether it says nothing about the sent facts. */
  get isUnanswered(): boolean {
    return this.status === 0;
  }

  /** Whether to stop sending for now. */
  get isBusy(): boolean {
    return this.isUnanswered || this.status === 429 || this.status >= 500;
  }
}

/**
 * Sends the oldest waiting facts and fetches the next new ones. Safe to repeat: facts are deduped by id.
 * Sends fewer after `attempt` failures in a row. Rejects on a bad response or without progress; nothing
 * is lost.
 */
export async function exchangeActivity(learner: string, attempt = 0): Promise<Exchange> {
  const log = await fullLogOf(learner);
  return alone(learner, async () => {
    const account = await accountOf(learner);
    const [sending] = await Promise.allSettled([sendNext(account, learner, log, attempt)]);
    const isBusy =
      sending.status === 'rejected' && sending.reason instanceof Failure && sending.reason.isBusy;
    if (isBusy) throw sending.reason;
    // Even if the account rejects facts, this device gets the account's.
    const isLastPage = await fetchNew(account, learner, log);
    if (sending.status === 'rejected') throw sending.reason;
    const { sent, refusals } = sending.value;
    const hasMore = !isLastPage || (sent > 0 && (await log.countQueued()) > 0);
    return { ...(await log.unsent()), hasMore, refusals };
  });
}

/** Sends all waiting facts. Rejects on a bad response or if the log can't be read. */
export async function sendActivity(learner: string): Promise<{ unsent: number }> {
  for (;;) {
    const { hasMore } = await exchangeActivity(learner);
    if (!hasMore) return (await logOf(learner)).knownUnsent();
  }
}

/** Sends the next facts and stores the verdicts. Returns the number judged and the reasons of refusals. */
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
    if (events.length === 1 && !isUnanswered) await log.requeue(first.id);
    throw error;
  });
  const refusals = await log.settle(verdicts, Date.now());
  const taken = verdicts.filter(({ verdict }) => verdict === 'accepted' || verdict === 'known');
  forgetCopies(learner, taken);
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

/** Fetches the account's next new facts, in parallel pages. Returns whether they were the last. */
export async function fetchNew(account: Account, learner: string, log: ActivityLog): Promise<boolean> {
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
    known = Math.max(known, (rows.at(-1)?.sequence ?? 0) + (isFull ? 1 : 0));
    for (let start = 0; start < rows.length; start += PORTION) {
      const portion = rows.slice(start, start + PORTION);
      cursor = portion.at(-1)?.sequence ?? cursor;
      await log.receive(portion.filter(({ id }) => typeof id === 'string').map(fromWire), cursor, known);
    }
    // An empty account is noted, too: it isn't an unknown one.
    if (!isFull && (known > cursor || cursor === 0)) await log.note({ cursor, known: cursor });
    if (rows.length > 0 || cursor === 0) announce(learner, 'received');
    if (!isFull) return true;
    if (pages.length < count) pages.push(fetchNth(pages.length));
  }
  return false;
}

/**
 * The account's facts after a sequence number. The numbers have no gaps, so pages can be fetched in
 * parallel.
 */
export async function fetchPage(account: Account, after: number): Promise<Row[]> {
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

/** A fact in the account's format. */
export function toWire({ id, kind, at, zone, facts, isImported }: ActivityEvent): object {
  return {
    ...withStorableTexts({ id, kind, zone, facts }),
    at: new Date(at).toISOString(),
    ...(isImported && { imported: true }),
  };
}

/** Keeps fields that only later releases know. */
export function fromWire({ id, kind, at, zone, facts }: Row): ActivityEvent {
  return { id, kind, at: Date.parse(at), zone, facts } as ActivityEvent;
}

/** The verdicts on sent facts. Throws if the response holds none. */
function verdictsIn(answer: unknown, sent: readonly ActivityEvent[]): Verdict[] {
  const ids = new Set<unknown>(sent.map(({ id }) => id));
  const verdicts = listIn(answer).flatMap((one): Verdict[] => {
    const { id, verdict, reason } = recordIn(one) ?? {};
    if (typeof id !== 'string' || !ids.has(id)) return [];
    if (verdict === 'accepted' || verdict === 'known' || verdict === 'later') return [{ id, verdict }];
    return verdict === 'refused' && typeof reason === 'string' ? [{ id, verdict, reason }] : [];
  });
  if (verdicts.length === 0) throw new Error('The account returned no verdicts');
  return verdicts;
}

/** The facts of a response, all after a sequence number. Throws on anything else. */
function rowsIn(answer: unknown, after: number): Row[] {
  let last = after;
  for (const row of listIn(answer)) {
    const sequence = recordIn(row)?.['sequence'];
    if (!Number.isInteger(sequence) || Number(sequence) <= last)
      throw new Error('The account sent facts out of order');
    last = Number(sequence);
  }
  return answer as Row[];
}

/** Throws if the response isn't a list. */
export function listIn(answer: unknown): unknown[] {
  if (!Array.isArray(answer)) throw new Error('The account sent no list');
  return answer;
}
