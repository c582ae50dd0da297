import { isSession } from '#machines/inspect/session-mark.ts';
import type { OpenedSession } from '#machines/inspect/session-playback.ts';
import { fromPromise } from 'xstate';
import { runInWorker } from '../../services/files/worker-job.ts';
import { replayWorker, type ReplayJob } from './traces.ts';

/** Whether a file claims to be a session. Rejects if it cannot be read. */
export const sortFile = fromPromise(async ({ input }: { input: { content: Blob } }) =>
  isSession(await input.content.text()),
);

/** Reads a session file and replays its flows in a worker. Rejects if the file or the worker cannot be read. */
export const openSession = fromPromise(
  async ({ input, signal }: { input: { content: Blob }; signal: AbortSignal }) => {
    const job: ReplayJob = { file: input.content, wrong: null, isSession: true };
    const bytes = await runInWorker(replayWorker(), job, () => undefined, signal);
    return JSON.parse(new TextDecoder().decode(bytes)) as OpenedSession;
  },
);
