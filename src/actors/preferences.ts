import type { SettingsValues } from '#machines/account/forms.ts';
import { inEffect, type Settlement, type preferencesMachine } from '#machines/account/preferences.machine.ts';
import type { Moments, PreferenceChanges, PreferencesCopy } from '#machines/account/preferences.rules.ts';
import { fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import * as account from '../services/account-preferences.ts';
import * as preferences from '../services/preferences.ts';

interface Account {
  userId: string;
  displayName: string;
}

/** Reads this device's copy and reports changes by other tabs and a returning network. */
export const watchDevice = fromCallback<{ type: 'copy.written'; copy: PreferencesCopy }, Account>(
  ({ input, sendBack, receive }) => {
    const device = preferences.watchDevice(input, sendBack);
    receive(({ copy }) => device.write(copy));
    return () => device.stop();
  },
);

export const loadAccount = fromPromise(({ input }: { input: Account }) => account.loadAccount(input));

export const saveChanges = fromPromise(
  ({ input }: { input: Account & { changes: PreferenceChanges; made: Moments } }) =>
    account.saveChanges(input),
);

type Preferences = ActorRefFrom<typeof preferencesMachine>;
export type PreferencesFlow = Preferences | undefined;

/** Whether the learner chose to learn vosotros. */
export function learnsVosotros(flow: PreferencesFlow): boolean {
  return flow !== undefined && inEffect(flow.getSnapshot().context).vosotros === true;
}

/** The share of words that the learner wants to recall, from 0 to 1; null without settings. */
export function retentionOf(flow: PreferencesFlow): number | null {
  return flow ? inEffect(flow.getSnapshot().context).retention : null;
}

/** Sends the settings form the settings and each later version (`settings.arrived`), as `read` sees them. */
export function watchSettingsOf(flow: PreferencesFlow, read: (preferences: Preferences) => SettingsValues) {
  return fromCallback<{ type: 'none' }>(({ sendBack }) => {
    if (!flow) return undefined;
    const tell = () => sendBack({ type: 'settings.arrived', saved: read(flow) });
    const subscription = flow.subscribe(tell);
    tell();
    return () => subscription.unsubscribe();
  });
}

export function changePreferences(flow: PreferencesFlow, changes: PreferenceChanges): void {
  flow?.send({ type: 'preferences.changed', changes, at: Date.now() });
}

/**
 * Changes settings. Resolves once they're saved or stored, with those the account refused; rejects if
 * neither account nor device stores them.
 */
export function applyChangesTo(flow: PreferencesFlow) {
  return fromPromise(async ({ input }: { input: PreferenceChanges }) => {
    const settlement = await settlementOf(flow, input);
    const userId = flow?.getSnapshot().context.userId ?? '';
    if (settlement.outcome === 'stored' && !preferences.areSettingsStored(userId))
      throw new Error('Neither your account nor this device could save the settings');
    return settlement;
  });
}

/** Lists or unlists the learner. Resolves once that's saved or stored; rejects if the account refuses. */
export function saveListingTo(flow: PreferencesFlow) {
  return fromPromise(async ({ input: { isListed } }: { input: { isListed: boolean } }) => {
    const { outcome, refused } = await settlementOf(flow, { isListed });
    if (refused.isListed !== undefined) throw new Error(refused.isListed);
    return outcome;
  });
}

async function settlementOf(flow: PreferencesFlow, changes: PreferenceChanges): Promise<Settlement> {
  if (!flow) throw new Error('Nobody is logged in');
  if (Object.keys(changes).length === 0) return { outcome: 'saved', refused: {} };
  return new Promise((resolve) => {
    const subscription = flow.on('changes.settled', ({ outcome, refused }) => {
      subscription.unsubscribe();
      resolve({ outcome, refused });
    });
    changePreferences(flow, changes);
  });
}

/** Preloaded by the settings page, so that saving works offline. */
export const validation = () => import('../services/validation.ts');

export const validateSettings = fromPromise(async ({ input }: { input: SettingsValues }) =>
  (await validation()).validateSettings(input),
);
