import type { OpenedTrace } from '#machines/inspect/playback.ts';
import { runInWorker } from './files/worker-job.ts';

/**
 * Reads a trace file and replays it in a worker, which alone loads every machine of the catalog. Rejects where the
 * file or the worker cannot be read; aborting ends the worker.
 */
export async function openTrace(file: Blob, signal: AbortSignal): Promise<OpenedTrace> {
  const worker = new Worker(new URL('../flows/replay.worker.ts', import.meta.url), { type: 'module' });
  const bytes = await runInWorker(worker, file, () => undefined, signal);
  return JSON.parse(new TextDecoder().decode(bytes)) as OpenedTrace;
}
