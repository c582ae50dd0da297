import type { FileToMake, HeldFile } from '#machines/upkeep/download.machine.ts';
import { fromPromise, type EventObject } from 'xstate';
import { fromLazyCallback } from './lazy-callback.ts';

const files = () => import('../services/files/files.ts');

/** Makes a file of cards and tells its progress until it is stopped. */
export const makeFile = fromLazyCallback<EventObject, FileToMake>(async ({ input, sendBack }) => {
  const { startFile } = await files();
  return { stop: startFile(input, sendBack) };
});

/** Frees a file once nothing holds it. */
export const holdFile = fromLazyCallback<EventObject, HeldFile | null>(async ({ input }) => {
  const { releaseFile } = await files();
  return { stop: () => releaseFile(input) };
});

export const saveFile = fromPromise(async ({ input }: { input: HeldFile | null }) =>
  (await files()).saveHeldFile(input),
);
