import { isSession } from '#machines/inspect/session-mark.ts';
import type { OpenedSession } from '#machines/inspect/session-playback.ts';
import { fromPromise } from 'xstate';
import { answered, type Started } from './traces.ts';

/** Whether a file claims to be a session. Rejects if it cannot be read. */
export const sortFile = fromPromise(async ({ input }: { input: { content: Blob } }) =>
  isSession(await input.content.text()),
);

/** Reads a session file and replays its flows in a worker. Rejects if the file or the worker cannot be read. */
export const openSession = fromPromise(({ input: { content }, signal }: Started<{ content: Blob }>) =>
  answered<OpenedSession>({ task: 'session', content }, signal),
);
