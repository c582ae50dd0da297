import type { OpenedTrace } from '#machines/inspect/playback.ts';
import { fromPromise } from 'xstate';
import type { WantedTest } from '#machines/atlas/trace-player.rules.ts';
import { saveFile } from '../../services/save.ts';
import { runInWorker } from '../../services/files/worker-job.ts';

/** What the worker makes of a file: its replay, or a regression test whose step `wrong` must go otherwise. */
export interface ReplayJob {
  file: Blob;
  wrong: number | null;
  /** Whether the file holds several flows. */
  isSession?: true;
}

let ready: Worker | null = null;

/** Loads the worker for the next trace in advance: loading takes as long as replaying thousands of steps. */
export function prepareReplay(): () => void {
  if (typeof Worker === 'undefined') return () => undefined;
  const worker = replayWorker();
  ready = worker;
  const forget = () => {
    if (ready === worker) ready = null;
  };
  worker.addEventListener('error', forget);
  return () => {
    if (ready === worker) worker.terminate();
    forget();
  };
}

/**
 * Reads a trace file and replays it in a worker, the only code that loads every machine. Rejects if the file or the
 * worker cannot be read; stopping it ends the worker.
 */
export const openTrace = fromPromise(
  async ({ input, signal }: { input: { content: Blob }; signal: AbortSignal }) => {
    const worker = ready ?? replayWorker();
    ready = null;
    const bytes = await runInWorker<ReplayJob>(
      worker,
      { file: input.content, wrong: null },
      () => undefined,
      signal,
    );
    return JSON.parse(new TextDecoder().decode(bytes)) as OpenedTrace;
  },
);

/** Saves a regression test as a file. Rejects if it cannot be made. */
export const saveTest = fromPromise(
  async ({ input: { content, wrong, name }, signal }: { input: WantedTest; signal: AbortSignal }) => {
    const bytes = await runInWorker<ReplayJob>(
      replayWorker(),
      { file: content, wrong },
      () => undefined,
      signal,
    );
    saveFile(name, new Blob([bytes], { type: 'application/json' }));
  },
);

/** A worker that does one `ReplayJob`. */
export function replayWorker(): Worker {
  return new Worker(new URL('./replay.worker.ts', import.meta.url), { type: 'module' });
}
