import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { recordIn, readEvent } from '#machines/learning/facts.rules.ts';
import { withStorableTexts } from '#machines/learning/storable.rules.ts';
import type { Exchange } from '#machines/study/activity-sync.machine.ts';
import { portionOf, UNANSWERED } from '#machines/study/activity.rules.ts';
import { accountOf, type Account } from '../session/account.ts';
import { forgetCopies, alone, announce, fullLogOf, logOf, START } from './log.ts';
import type { Verdict } from './database.ts';
import type { ActivityLog } from './store.ts';
import {
  addActivity,
  noProgress,
  PROGRESS_VERSION,
  recount,
  type Progress,
} from '#machines/learning/progress.rules.ts';
import { progressIn, snapshotText, takesBackEarlier } from '#machines/learning/snapshot.rules.ts';
import type { AccountSnapshot } from '#machines/study/log.types.ts';

export interface Row extends Pick<ActivityEvent, 'id' | 'kind' | 'zone' | 'facts'> {
  at: string;
  sequence: number;
}

const BATCH = 500;
/** Facts in a page. */
const PAGE = 1000;
/** Pages in an exchange, and how many are fetched in parallel. */
const PAGES = 20;
const ABREAST = 4;
/** Facts stored at once: few enough not to stall a slow device. */
const PORTION = 250;

/** `status` is 0 if the service didn't answer. */
class Failure extends Error {
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
function listIn(answer: unknown): unknown[] {
  if (!Array.isArray(answer)) throw new Error('The account sent no list');
  return answer;
}

/** Maximum characters of a snapshot, in base64 and as text. */
const LARGEST = 1_000_000;
const LARGEST_TEXT = 32 * LARGEST;
/** Bytes converted at once. */
const CONVERTED = 8192;

/** Version and position of the account's snapshot. */
interface Head {
  version: number;
  through: number;
}

/**
 * The progress from the account's snapshot and later facts, for a device that has sent its own facts but
 * lacks others; null otherwise, or without a snapshot of this version. Rejects if the service doesn't
 * answer or the snapshot is unreadable.
 */
export async function fetchSnapshot(learner: string): Promise<AccountSnapshot | null> {
  const log = await logOf(learner);
  const { cursor, known } = await log.marks();
  if (cursor > 0 && cursor >= known) return null;
  return alone(learner, async () => {
    const since = await log.end();
    const account = await accountOf(learner);
    if ((await log.unsent()).unsent > 0) return null;
    const snapshot = await downloadSnapshot(account);
    if (!snapshot) return null;
    const [progress, rows] = await Promise.all([
      readSnapshot(snapshot),
      fetchFrom(account, snapshot.through),
    ]);
    const events = rows.slice(1).flatMap((row) => readEvent(fromWire(row)) ?? []);
    const [first, last] = [rows[0]?.sequence, rows.at(-1)?.sequence];
    if (first !== snapshot.through || last === undefined) return null;
    if (takesBackEarlier(events) || recount(progress, events)) return null;
    await log.note({ known: last, snapshot: first });
    return { progress: addActivity(progress, events), through: last, since };
  });
}

/**
 * Uploads the progress of the whole log if the account's snapshot is at least `every` facts behind and
 * this device is in sync. Rejects if the service refuses it.
 */
export async function uploadSnapshot(learner: string, every: number): Promise<void> {
  const log = await fullLogOf(learner);
  const { cursor, snapshot } = await log.marks();
  if (cursor - snapshot < every) return;
  const account = await accountOf(learner);
  const there = await fetchHead(account);
  if (!isBehind(there, cursor, every)) {
    await log.note({ snapshot: there?.version === PROGRESS_VERSION ? there.through : cursor });
    return;
  }
  const whole = await alone(learner, () => readWhole(account, learner, log));
  if (!whole || !isBehind(there, whole.through, every)) return;
  const progress = await zipped(snapshotText(whole.progress));
  if (progress.length <= LARGEST)
    await put(account, learner, there, { version: PROGRESS_VERSION, through: whole.through, progress });
  await log.note({ snapshot: whole.through });
}

/** Whether a new snapshot may replace the account's, which is invalid if it's ahead of the log. */
function isBehind(there: Head | null, through: number, every: number): boolean {
  if (there?.version !== PROGRESS_VERSION) return !there || there.version < PROGRESS_VERSION;
  return through - there.through >= every || there.through > through;
}

/** The progress of the whole log; null if the account lacks some of it or this release can't parse it. */
async function readWhole(account: Account, learner: string, log: ActivityLog) {
  if ((await log.unsent()).unsent > 0 || !(await fetchNew(account, learner, log))) return null;
  let progress = noProgress;
  let position = START;
  let through = 0;
  for (let hasMore = true; hasMore;) {
    const page = await log.read(position, START);
    if (page.damaged > 0 || page.repaired) return null;
    const again = recount(progress, page.events);
    progress = again ?? addActivity(progress, page.events);
    position = again ? START : page.position;
    hasMore = again !== null || page.hasMore;
    through = page.cursor ?? 0;
  }
  // A tab whose database was deleted lacks the facts sent before; facts added meanwhile aren't in the account yet.
  const isWhole = progress.count === through && (await log.unsent()).unsent === 0;
  return isWhole ? { progress, through } : null;
}

async function fetchHead({ client, authorization }: Account): Promise<Head | null> {
  const { data, error, status } = await client
    .from('snapshots')
    .select('version, through')
    .setHeader('Authorization', authorization)
    .retry(false);
  if (error) throw new Failure(error.message, status);
  return headIn(listIn(data)[0]);
}

async function downloadSnapshot({ client, authorization }: Account) {
  const { data, error, status } = await client
    .from('snapshots')
    .select('version, through, progress')
    .eq('version', PROGRESS_VERSION)
    .setHeader('Authorization', authorization)
    .retry(false);
  if (error) throw new Failure(error.message, status);
  const [row] = listIn(data);
  const head = headIn(row);
  return head && { ...head, progress: recordIn(row)?.['progress'] };
}

/** Replaces only the snapshot seen before. */
async function put(
  { client, authorization }: Account,
  learner: string,
  there: Head | null,
  snapshot: Head & { progress: string },
): Promise<void> {
  const row = { ...snapshot, uploaded_at: new Date().toISOString() };
  const table = client.from('snapshots');
  const writing = there
    ? table.update(row).eq('learner_id', learner).eq('version', there.version).eq('through', there.through)
    : table.insert({ ...row, learner_id: learner });
  const { error, status } = await writing.setHeader('Authorization', authorization);
  if (error) throw new Failure(error.message, status);
}

/** Null without a snapshot. */
function headIn(row: unknown): Head | null {
  if (row === undefined) return null;
  const { version, through } = recordIn(row) ?? {};
  if (!Number.isSafeInteger(version) || !Number.isSafeInteger(through)) throw new RangeError('No snapshot');
  return { version: Number(version), through: Number(through) };
}

async function readSnapshot({ through, progress: packed }: Head & { progress: unknown }): Promise<Progress> {
  if (typeof packed !== 'string' || packed.length > LARGEST) throw new RangeError('No snapshot');
  const progress = progressIn(await unzipped(packed));
  if (progress.count !== through) throw new RangeError('The snapshot has other facts than the log');
  return progress;
}

/** The account's facts from sequence number `first` on. */
async function fetchFrom(account: Account, first: number): Promise<Row[]> {
  const rows: Row[] = [];
  let page: Row[] = [];
  do {
    page = await fetchPage(account, rows.at(-1)?.sequence ?? first - 1);
    rows.push(...page);
  } while (page.length === PAGE);
  return rows;
}

async function zipped(text: string): Promise<string> {
  const stream = new Response(text).body?.pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let characters = '';
  for (let start = 0; start < bytes.length; start += CONVERTED)
    characters += String.fromCharCode(...bytes.subarray(start, start + CONVERTED));
  return btoa(characters);
}

async function unzipped(base64: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const reader = new Response(bytes).body?.pipeThrough(new DecompressionStream('gzip')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done) return text;
    text += decoder.decode(value, { stream: true });
    if (text.length <= LARGEST_TEXT) continue;
    await reader?.cancel();
    throw new RangeError('The snapshot is too large');
  }
}
