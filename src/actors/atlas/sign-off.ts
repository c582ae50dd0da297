import type { SignOffKept } from '#machines/atlas/sign-off.machine.ts';
import type { SignOff } from '#machines/atlas/sign-off.rules.ts';
import { fromCallback, fromPromise } from 'xstate';
import * as signOffs from '../../services/atlas/sign-off.ts';

export const loadSignOff = fromPromise(signOffs.loadSignOff);

export const keepSignOff = fromPromise(({ input }: { input: SignOff }) => signOffs.keepSignOff(input));

/** Passes on what other tabs of this browser keep. */
export const watchSignOff = fromCallback<SignOffKept>(({ sendBack }) =>
  signOffs.watchSignOff((signOff) => sendBack({ type: 'signOff.kept', signOff })),
);

export const readSignOff = fromPromise(({ input }: { input: { content: Blob | null } }) =>
  signOffs.readSignOff(input.content ?? new Blob()),
);

export const saveSignOff = fromPromise(({ input }: { input: SignOff & { now: number } }) =>
  signOffs.saveSignOff(input, input.now),
);
