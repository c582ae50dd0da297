import { readEvent, recordIn } from '#machines/learning/facts.rules.ts';
import {
  addActivity,
  noProgress,
  PROGRESS_VERSION,
  recount,
  type Progress,
} from '#machines/learning/progress.rules.ts';
import { progressIn, snapshotText, takesBackEarlier } from '#machines/learning/snapshot.rules.ts';
import type { AccountSnapshot } from '#machines/study/log.types.ts';
import { accountOf, type Account } from '../session/account.ts';
import { Failure, fetchNew, fetchPage, fromWire, listIn, PAGE, type Row } from './exchange.ts';
import { alone, fullLogOf, logOf, START } from './log.ts';
import type { ActivityLog } from './store.ts';

/** Maximum characters of a snapshot, in base64 and as text. */
const LARGEST = 1_000_000;
const LARGEST_TEXT = 32 * LARGEST;
/** Bytes converted at once. */
const PORTION = 8192;

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
  for (let start = 0; start < bytes.length; start += PORTION)
    characters += String.fromCharCode(...bytes.subarray(start, start + PORTION));
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
