import type { FileFact, FileToMake, HeldFile } from '#machines/upkeep/download.machine.ts';
import { fileNameOf, titleOf, type DownloadRequest } from '#machines/upkeep/download.rules.ts';
import type { AnkiJob } from './anki.ts';
import { saveAddress } from '../save-file.ts';
import { toCsv } from './csv.ts';
import type { PdfJob } from './pdf-page.ts';
import { picturesOf } from './pdf-pictures.ts';
import { runInWorker } from './worker-job.ts';

type OnProgress = (done: number) => void;
type Bytes = Uint8Array<ArrayBuffer>;

const types = { pdf: 'application/pdf', anki: 'application/octet-stream', csv: 'text/csv;charset=utf-8' };

/**
 * Makes a file and reports cards written, then the file, held in memory until `releaseFile`, or the
 * failure. Returns a function that cancels it silently.
 */
export function startFile(
  { request, cards, memory }: FileToMake & Pick<AnkiJob, 'memory'>,
  tell: (fact: FileFact) => void,
): () => void {
  const cancel = new AbortController();
  const make = async () => {
    try {
      if (!request) throw new Error('No file was requested');
      const onProgress = (done: number) => tell({ type: 'file.progressed', done });
      const file = await blobOf(request, { cards, memory }, onProgress, cancel.signal);
      if (cancel.signal.aborted) return;
      tell({ type: 'file.made', file: { name: fileNameOf(request), address: URL.createObjectURL(file) } });
    } catch {
      if (!cancel.signal.aborted) tell({ type: 'file.failed' });
    }
  };
  void make();
  return () => cancel.abort();
}

async function blobOf(
  request: DownloadRequest,
  { cards, memory }: Pick<AnkiJob, 'cards' | 'memory'>,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Blob> {
  const title = titleOf(request);
  if (request.kind === 'csv') return new Blob([toCsv(cards)], { type: types.csv });
  if (request.kind === 'anki') {
    const worker = new Worker(new URL('anki.worker.ts', import.meta.url), { type: 'module' });
    const job: AnkiJob = { category: request.category, title, cards, memory };
    return new Blob([await runInWorker<AnkiJob, Bytes>(worker, job, onProgress, signal)], {
      type: types.anki,
    });
  }
  const form = request.kind === 'custom' ? request.form : 'cards';
  const pictures = form === 'cards' ? await picturesOf(cards) : new Map();
  signal.throwIfAborted();
  const worker = new Worker(new URL('pdf.worker.ts', import.meta.url), { type: 'module' });
  const job: PdfJob = { title, cards, paper: request.paper, form, pictures };
  return new Blob([await runInWorker<PdfJob, Bytes>(worker, job, onProgress, signal)], { type: types.pdf });
}

export function saveHeldFile(file: HeldFile | null): void {
  if (!file) throw new Error('No file to save');
  saveAddress(file.name, file.address);
}

export function releaseFile(file: HeldFile | null): void {
  if (file) URL.revokeObjectURL(file.address);
}
