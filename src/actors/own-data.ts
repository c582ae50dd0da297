import type { Deletion, Owner } from '#machines/account/own-data.machine.ts';
import type { ChosenFile } from '#machines/account/own-data.rules.ts';
import { fromCallback, fromPromise } from 'xstate';
import { sendRefusedAgain } from '../services/activity.ts';
import * as ownData from '../services/own-data.ts';

export const exportData = fromPromise(({ input }: { input: Owner }) => ownData.exportData(input));

export const importData = fromCallback<{ type: 'none' }, { userId: string; file: ChosenFile | null }>(
  ({ input, sendBack }) => ownData.importData(input, sendBack),
);

/** Tells which records the account refused, now and whenever that may have changed. */
export const watchRefused = fromCallback<{ type: 'none' }, Owner>(({ input, sendBack }) =>
  ownData.watchRefused(input.userId, (refused) => sendBack({ type: 'refused.listed', refused })),
);

export const sendAgain = fromPromise(({ input }: { input: Owner }) => sendRefusedAgain(input.userId));

export const deleteAccount = fromPromise(({ input }: { input: Deletion }) => ownData.deleteAccount(input));

export const forgetLearner = fromPromise(({ input }: { input: Owner }) =>
  ownData.forgetLearner(input.userId),
);
