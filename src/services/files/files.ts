import type { HeldFile } from '#machines/download.machine.ts';
import { fileNameOf, titleOf, type DownloadRequest } from '#machines/download.rules.ts';
import type { Card } from '#machines/types.ts';
import type { AnkiJob } from './anki.ts';
import { toCsv } from './csv.ts';
import type { PdfJob } from './pdf.ts';
import { runInWorker } from './worker-job.ts';

type Report = (done: number) => void;

const types = { pdf: 'application/pdf', anki: 'application/octet-stream', csv: 'text/csv;charset=utf-8' };

/**
 * Makes the file that was asked for and holds it in memory until `releaseFile`. `report` is told the number of cards
 * written so far. Rejects when it cannot be made, or when `signal` aborts.
 */
export async function makeFile(
  request: DownloadRequest,
  cards: readonly Card[],
  report: Report,
  signal: AbortSignal,
): Promise<HeldFile> {
  const file = await blobOf(request, cards, report, signal);
  signal.throwIfAborted();
  return { name: fileNameOf(request), address: URL.createObjectURL(file) };
}

async function blobOf(
  request: DownloadRequest,
  cards: readonly Card[],
  report: Report,
  signal: AbortSignal,
): Promise<Blob> {
  const title = titleOf(request);
  if (request.kind === 'csv') return new Blob([toCsv(cards)], { type: types.csv });
  if (request.kind === 'anki') {
    const worker = new Worker(new URL('anki.worker.ts', import.meta.url), { type: 'module' });
    const job: AnkiJob = { category: request.category, title, cards };
    return new Blob([await runInWorker(worker, job, report, signal)], { type: types.anki });
  }
  const worker = new Worker(new URL('pdf.worker.ts', import.meta.url), { type: 'module' });
  const form = request.kind === 'custom' ? request.form : 'cards';
  const job: PdfJob = { title, cards, paper: request.paper, form };
  return new Blob([await runInWorker(worker, job, report, signal)], { type: types.pdf });
}

/** Hands a file to the browser's downloads. A browser that blocks this does not say so. */
export function saveFile({ name, address }: HeldFile): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Frees the memory of a file. */
export function releaseFile({ address }: HeldFile): void {
  URL.revokeObjectURL(address);
}
