import { IMPORT_BYTES, UnreadableList, type Opened, type Source } from '#machines/study/card-import.rules.ts';
import { textOf } from '#machines/study/text-encoding.rules.ts';
import { strFromU8 } from 'fflate';
import type { NotesReply } from './files/anki-package.ts';
import { runInWorker } from './files/worker-job.ts';

/** How files of other kinds begin, and what to do with them. */
const OTHERS: readonly (readonly [beginning: string, reason: string])[] = [
  ['\u00D0\u00CF\u0011\u00E0', 'This is a workbook of an old Excel. Save it as CSV and choose that file.'],
  ['SQLite format 3', 'This is a collection without its package. In Anki, choose File, then Export.'],
  ['%PDF', 'This is a PDF. Copy its words and paste them below.'],
  ['{\\rtf', 'This is a formatted text. Save it as plain text and choose that file.'],
];
const ZIP = 'PK\u0003\u0004';

/** Packages read before, so that another choice of columns doesn't unpack them again. */
const packages = new WeakMap<Blob, Opened>();

/** The text or the notes of a source. Throws an UnreadableList. */
export async function openSource(source: Source, signal: AbortSignal): Promise<Opened> {
  if (source.kind === 'text') return source;
  const { file } = source;
  const beginning = strFromU8(new Uint8Array(await file.slice(0, 16).arrayBuffer()), true);
  if (beginning.startsWith(ZIP)) return openPackage(file, signal);
  const other = OTHERS.find(([start]) => beginning.startsWith(start));
  if (other) throw new UnreadableList(other[1]);
  if (file.size > IMPORT_BYTES.text)
    throw new UnreadableList('The file is larger than 5 MB. Divide it into smaller lists.');
  return { kind: 'text', text: textOf(new Uint8Array(await file.arrayBuffer())) };
}

async function openPackage(file: Blob, signal: AbortSignal): Promise<Opened> {
  const known = packages.get(file);
  if (known) return known;
  if (file.size > IMPORT_BYTES.package)
    throw new UnreadableList('The package is larger than 500 MB. Export it from Anki without media.');
  const worker = new Worker(new URL('files/anki.worker.ts', import.meta.url), { type: 'module' });
  const bytes = await runInWorker(worker, file, () => undefined, signal);
  const reply = JSON.parse(strFromU8(bytes)) as NotesReply;
  if ('reason' in reply) throw new UnreadableList(reply.reason);
  const opened: Opened = { kind: 'notes', ...reply };
  packages.set(file, opened);
  return opened;
}
