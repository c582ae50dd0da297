import { IMPORT_BYTES, UnreadableList, type Opened, type Source } from '#machines/study/card-import.rules.ts';
import { textOf } from '#machines/study/text-encoding.rules.ts';
import { strFromU8 } from 'fflate';
import type { NotesReply } from './files/anki-package.ts';
import { runInWorker } from './files/worker-job.ts';

/** How files of other kinds begin, and what to do with them. */
const OTHERS: readonly (readonly [beginning: RegExp, reason: string])[] = [
  [
    /^\u00D0\u00CF\p{Control}\u00E0/u,
    'This is a workbook of an old Excel. Save it as CSV and choose that file.',
  ],
  [/^SQLite format 3/, 'This is a collection without its package. In Anki, choose File, then Export.'],
  [/^%PDF/, 'This is a PDF. Copy its words and paste them below.'],
  [/^\{\\rtf/, 'This is a formatted text. Save it as plain text and choose that file.'],
  [/^(?:\u0089PNG|\u00FF\u00D8\u00FF|GIF8)/, 'This is a picture. Copy its words and paste them below.'],
  [
    /^(?:PK\p{Control}|\p{Control}\u008B|Rar!|7z\u00BC\u00AF)/u,
    'This is an archive. Unpack it and choose the list in it.',
  ],
  [/^<(?:!doctype html|html)/i, 'This is a web page. Open it, copy its words and paste them below.'],
  [/^<\?xml/, 'This is XML. Save it as CSV and choose that file.'],
];
/** How many bytes of a file tell its kind, and the share of characters that texts don't have in a file that is none. */
const BEGINNING = 1024;
const ODD = 0.05;
const ZIP = 'PK\u0003\u0004';

/** Packages read before, so that another choice of columns doesn't unpack them again. */
const packages = new WeakMap<Blob, Opened>();

/** The text or the notes of a source. Throws an UnreadableList. */
export async function openSource(source: Source, signal: AbortSignal): Promise<Opened> {
  if (source.kind === 'text') return source;
  const { file } = source;
  const beginning = strFromU8(new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer()), true);
  if (beginning.startsWith(ZIP)) return openPackage(file, signal);
  const visible = beginning.replace(/^(?:\u00EF\u00BB\u00BF)?\s*/, '');
  const other = OTHERS.find(([start]) => start.test(visible));
  if (other) throw new UnreadableList(other[1]);
  if (file.size > IMPORT_BYTES.text)
    throw new UnreadableList('The file is larger than 5 MB. Divide it into smaller lists.');
  const text = textOf(new Uint8Array(await file.arrayBuffer()));
  if (isNoText(text.slice(0, BEGINNING)))
    throw new UnreadableList('This isn’t a text. Choose a CSV or text file, or a package from Anki.');
  if (isJson(text)) throw new UnreadableList('This is JSON. Save it as CSV and choose that file.');
  return { kind: 'text', text };
}

function isNoText(beginning: string): boolean {
  const odd = beginning.match(/(?!\s)[\p{Control}\uFFFD]/gu)?.length ?? 0;
  return odd > beginning.length * ODD;
}

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function openPackage(file: Blob, signal: AbortSignal): Promise<Opened> {
  const known = packages.get(file);
  if (known) return known;
  if (file.size > IMPORT_BYTES.package)
    throw new UnreadableList('The package is larger than 500 MB. Export it from Anki without media.');
  const worker = new Worker(new URL('files/anki.worker.ts', import.meta.url), { type: 'module' });
  const reply = await runInWorker<Blob, NotesReply>(worker, file, () => undefined, signal);
  if ('reason' in reply) throw new UnreadableList(reply.reason);
  const opened: Opened = { kind: 'notes', ...reply };
  packages.set(file, opened);
  return opened;
}
