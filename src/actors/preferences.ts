import type { PreferenceChanges, PreferencesCopy } from '#machines/account/preferences.rules.ts';
import { fromCallback, fromPromise } from 'xstate';
import * as preferences from '../services/preferences.ts';

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

export const loadAccount = fromPromise(({ input }: { input: Account }) => preferences.loadAccount(input));

export const saveChanges = fromPromise(({ input }: { input: Account & { changes: PreferenceChanges } }) =>
  preferences.saveChanges(input),
);
