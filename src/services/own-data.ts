import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import type { RefusedFact } from '#machines/learning/refused-facts.rules.ts';
import type { Deletion, ImportFact, Owner } from '#machines/account/own-data.machine.ts';
import {
  contestedIn,
  EXPORT_FORMAT,
  EXPORT_VERSION,
  exportedRecord,
  IMPORT_LIMIT,
  readExport,
  readRecord,
  type ChosenFile,
  type ExportReceipt,
} from '#machines/account/own-data.rules.ts';
import { clearActivity, importActivity, refusedActivity, wholeLog } from './log/log.ts';
import { removeStoredSession } from './session/stored.ts';
import { forgetPreferences } from './session/preferences-copy.ts';
import { knownPreferences } from './preferences.ts';
import { saveFile } from './save-file.ts';
import { accountOf } from './session/account.ts';

const SLICE = 500;

/** Saves all data on this device as one file, one record per line. */
export async function exportData(owner: Owner): Promise<ExportReceipt> {
  const { events, damaged } = await wholeLog(owner.userId);
  const refused = await refusedActivity(owner.userId);
  const now = new Date().toISOString();
  const name = `camino-${now.slice(0, 10)}.json`;
  saveFile(name, new Blob([await exportOf(owner, events, refused, now)], { type: 'application/json' }));
  return {
    name,
    records: events.length + refused.length,
    contested: contestedIn(events),
    refused: refused.length,
    damaged,
  };
}

/** Imports a file's records in slices. Returns a function that stops it. */
export function importData(
  { userId, file }: { userId: string; file: ChosenFile | null },
  notify: (fact: ImportFact) => void,
): () => void {
  const stop = new AbortController();
  if (!file) return () => undefined;
  const tell = (fact: ImportFact) => {
    if (!stop.signal.aborted) notify(fact);
  };
  const refuse = (reason: string) => tell({ type: 'import.refused', reason });
  void addAll(userId, file, stop.signal, tell, refuse).catch(() =>
    refuse('The import stopped early. Import the file again: no record is added twice.'),
  );
  return () => stop.abort();
}

/** Throws if the server doesn't confirm, or another learner is signed in by now. Idempotent. */
export async function deleteAccount({ userId, withNewsletter }: Deletion): Promise<void> {
  const { client, authorization } = await accountOf(userId);
  const { error } = await client
    .rpc('delete_account', { with_newsletter: withNewsletter })
    .setHeader('Authorization', authorization);
  if (error) throw new Error(error.message);
}

export async function forgetLearner(userId: string): Promise<void> {
  await clearActivity(userId).catch(() => undefined);
  forgetPreferences(userId);
  removeStoredSession(userId);
}

async function exportOf(
  owner: Owner,
  accepted: readonly ActivityEvent[],
  refused: readonly RefusedFact[],
  now: string,
): Promise<string> {
  const events = [...accepted, ...refused.map(({ event }) => event)];
  const settings = knownPreferences(owner);
  const head = {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exportedAt: now,
    profile: { displayName: settings.displayName, email: owner.email },
    settings,
    contestedAnswers: contestedIn(accepted),
    refused: Object.fromEntries(refused.map(({ event, reason }) => [event.id, reason])),
  };
  const parts: string[] = [];
  for (let start = 0; start < events.length; start += SLICE) {
    parts.push(...events.slice(start, start + SLICE).map((event) => JSON.stringify(exportedRecord(event))));
    await pause();
  }
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "activity": [\n${parts.join(',\n')}\n  ]\n}\n`;
}

async function addAll(
  userId: string,
  file: ChosenFile,
  signal: AbortSignal,
  tell: (fact: ImportFact) => void,
  refuse: (reason: string) => void,
): Promise<void> {
  if (file.size > IMPORT_LIMIT) {
    return refuse('This file is larger than 100 MB. Please choose a JSON file from “Export my data”.');
  }
  const text = await file.text();
  const reading = readExport(text);
  if (!reading.ok) return refuse(reading.reason);
  const { records, settings } = reading;
  const seen = new Set<string>();
  const receipt = { added: 0, known: 0, rejected: 0, isStored: true, settings };
  for (let start = 0; start < records.length && !signal.aborted; start += SLICE) {
    const slice = records.slice(start, start + SLICE);
    const read = slice.flatMap((record) => readRecord(record, Date.now()) ?? []);
    const fresh = read.filter(({ id }) => !seen.has(id) && seen.add(id));
    const { added, isStored } = await importActivity(userId, fresh);
    receipt.added += added;
    receipt.known += read.length - added;
    receipt.rejected += slice.length - read.length;
    receipt.isStored &&= isStored;
    tell({ type: 'import.progressed', done: start + slice.length, total: records.length });
    await pause();
  }
  tell({ type: 'import.completed', receipt });
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
