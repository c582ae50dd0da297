import type { Deletion, Owner } from '#machines/account/own-data.machine.ts';
import type { ChosenFile } from '#machines/account/own-data.rules.ts';
import type { sessionMachine } from '#machines/account/session.machine.ts';
import { fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import { sendActivity } from '../services/log/exchange.ts';
import { refusedActivity, sendRefusedAgain } from '../services/log/log.ts';
import * as ownData from '../services/own-data.ts';

/** Sends and fetches until account and device are in sync. */
export const fetchRest = fromPromise(async ({ input }: { input: Owner }) => {
  await sendActivity(input.userId);
});

export const exportData = fromPromise(({ input }: { input: Owner }) => ownData.exportData(input));

export const importData = fromCallback<{ type: 'none' }, { userId: string; file: ChosenFile | null }>(
  ({ input, sendBack }) => ownData.importData(input, sendBack),
);

export const readRefused = fromPromise(({ input }: { input: Owner }) => refusedActivity(input.userId));

export const sendAgain = fromPromise(({ input }: { input: Owner }) => sendRefusedAgain(input.userId));

export const deleteAccount = fromPromise(({ input }: { input: Deletion }) => ownData.deleteAccount(input));

/** Removes the learner's data from this device and makes `session` notice the logout. */
export function forgetLearnerOf(session: ActorRefFrom<typeof sessionMachine>) {
  return fromPromise(async ({ input }: { input: Owner }) => {
    await ownData.forgetLearner(input.userId);
    session.send({ type: 'account.deleted' });
  });
}
