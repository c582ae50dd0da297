import type { preferencesMachine } from '#machines/account/preferences.machine.ts';
import type { PreferenceChanges, PreferencesCopy } from '#machines/account/preferences.rules.ts';
import { fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import * as preferences from '../services/preferences.ts';

/** This device's copy comes first. Rejects as if the account did not answer. */
const account = () =>
  import('../services/account-preferences.ts').catch(() => {
    throw new Error('');
  });

interface Account {
  userId: string;
  displayName: string;
}

/** Reads this device's copy of the settings, and tells when another tab changes it and when the network is back. */
export const watchDevice = fromCallback<{ type: 'copy.written'; copy: PreferencesCopy }, Account>(
  ({ input, sendBack, receive }) => {
    const device = preferences.watchDevice(input, sendBack);
    receive(({ copy }) => device.write(copy));
    return () => device.stop();
  },
);

export const loadAccount = fromPromise(async ({ input }: { input: Account }) =>
  (await account()).loadAccount(input),
);

export const saveChanges = fromPromise(
  async ({ input }: { input: Account & { changes: PreferenceChanges } }) =>
    (await account()).saveChanges(input),
);

/** Sends changes to the learner's settings. Resolves once they are saved or kept; rejects if they are refused. */
export function applyChangesTo<Changes extends PreferenceChanges>(
  flow: ActorRefFrom<typeof preferencesMachine> | undefined,
) {
  return fromPromise(
    ({ input }: { input: Changes }) =>
      new Promise<'saved' | 'kept'>((resolve, reject) => {
        if (!flow) throw new Error('There is no learner');
        const subscription = flow.on('changes.settled', ({ outcome }) => {
          subscription.unsubscribe();
          if (outcome === 'refused') reject(new Error('The account refused the settings'));
          else resolve(outcome);
        });
        flow.send({ type: 'preferences.changed', changes: input });
      }),
  );
}
