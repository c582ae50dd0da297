import type { OfferedFile } from '#machines/atlas/trace-player.rules.ts';
import type { TraceUses } from '#machines/inspect/coverage.ts';
import { fromPromise } from 'xstate';
import * as coverage from '../../services/atlas/coverage.ts';
import { runInWorker } from '../../services/files/worker-job.ts';

/** Files that may be traces, and the flow whose transitions are counted in them. */
export interface CountJob {
  flow: string;
  files: readonly { name: string; content: Blob }[];
}

export const loadCoverage = fromPromise(({ input }: { input: { flow: string } }) =>
  coverage.loadCoverage(input.flow),
);

/** Replays trace files in a worker, which loads every machine. Rejects if that cannot be loaded. */
export const countTraces = fromPromise(
  async ({
    input: { flow, files },
    signal,
  }: {
    input: { flow: string; files: readonly OfferedFile[] };
    signal: AbortSignal;
  }) => {
    const worker = new Worker(new URL('./coverage.worker.ts', import.meta.url), { type: 'module' });
    const job: CountJob = { flow, files: files.map(({ name, content }) => ({ name, content })) };
    const bytes = await runInWorker(worker, job, () => undefined, signal);
    return JSON.parse(new TextDecoder().decode(bytes)) as TraceUses;
  },
);
