import type { FileToMake, HeldFile } from '#machines/upkeep/download.machine.ts';
import { fromCallback, fromPromise, type EventObject } from 'xstate';

const files = () => import('../services/files/files.ts');

/** Makes a file of cards and tells its progress until it is stopped. */
export const makeFile = fromCallback<EventObject, FileToMake>(({ input, sendBack }) => {
  const started = files().then(
    ({ startFile }) => startFile(input, sendBack),
    () => sendBack({ type: 'file.failed' }),
  );
  return async () => (await started)?.();
});

/** Frees a file once nothing holds it. */
export const holdFile = fromCallback<EventObject, HeldFile | null>(
  ({ input }) =>
    async () =>
      (await files()).releaseFile(input),
);

export const saveFile = fromPromise(async ({ input }: { input: HeldFile | null }) =>
  (await files()).saveHeldFile(input),
);
