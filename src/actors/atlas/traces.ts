import type { PlayedRun } from '#machines/inspect/play.ts';
import type { TraceApp } from '#machines/inspect/trace.ts';
import type { OpenedRuns } from '#machines/inspect/session-playback.ts';
import { fromPromise } from 'xstate';
import type { ComparedTraces, WantedComparison } from '#machines/atlas/trace-compare.machine.ts';
import type { OfferedFile, TracePile, WantedTest } from '#machines/atlas/trace-player.rules.ts';
import { saveFile } from '../../services/save-file.ts';
import { runInWorker } from '../../services/files/worker-job.ts';
import type { ReplayJob } from './replay-jobs.ts';

let ready: Worker | null = null;

/** Preloads the worker for the next trace, which takes as long as replaying thousands of steps. */
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
 * Parses and replays a trace or session in a worker, the only code that loads every machine. All actors
 * here reject if the file or worker can't be read, and terminate the worker when stopped.
 */
export const openTrace = fromPromise(({ input: { content }, signal }: Started<{ content: Blob }>) =>
  answered<OpenedRuns>({ task: 'open', content }, signal),
);

/** Downloads a regression test. Rejects if it can't be generated. */
export const saveTest = fromPromise(async ({ input: { name, ...test }, signal }: Started<WantedTest>) => {
  saveFile(name, json(await textOf({ task: 'test', ...test }, signal)));
});

export const sortTraces = fromPromise(
  ({ input: { files }, signal }: Started<{ files: readonly OfferedFile[] }>) =>
    answered<TracePile>({ task: 'sort', files }, signal),
);

export const compareTraces = fromPromise(({ input, signal }: Started<WantedComparison>) =>
  answered<ComparedTraces>({ task: 'compare', ...input }, signal),
);

/** Version and commit, set by `vite.config.ts`. */
declare const CAMINO_BUILD: TraceApp;

/** Downloads what was played as a trace. Rejects if the machine can't repeat it. */
export const savePlay = fromPromise(async ({ input, signal }: Started<PlayedRun>) => {
  const text = await textOf({ task: 'play', played: input, app: CAMINO_BUILD }, signal);
  saveFile(`${input.flow}.played.trace.json`, json(text));
});

/** The arguments of a `fromPromise` actor. */
interface Started<Input> {
  input: Input;
  signal: AbortSignal;
}

/** Runs a job in the worker and parses its answer. */
async function answered<Answer>(job: ReplayJob, signal: AbortSignal): Promise<Answer> {
  return JSON.parse(await textOf(job, signal)) as Answer;
}

function textOf(job: ReplayJob, signal: AbortSignal): Promise<string> {
  const worker = ready ?? replayWorker();
  ready = null;
  return runInWorker<ReplayJob, string>(worker, job, () => undefined, signal);
}

function json(text: string): Blob {
  return new Blob([text], { type: 'application/json' });
}

function replayWorker(): Worker {
  return new Worker(new URL('./replay.worker.ts', import.meta.url), { type: 'module' });
}
