import type { SettingsValues } from '#machines/account/forms.ts';
import type { preferencesMachine } from '#machines/account/preferences.machine.ts';
import type { PreferenceChanges } from '#machines/account/preferences.rules.ts';
import { fromPromise, type ActorRefFrom } from 'xstate';
import * as validation from '../services/validation.ts';

/** Settings are checked by code in this chunk, so that they can be saved offline. */
export const validateSettings = fromPromise(({ input }: { input: SettingsValues }) =>
  validation.validateSettings(input),
);

/** Sends changes to the learner's settings. Resolves once they are saved or kept; rejects if they are refused. */
export function applyChangesTo(preferences: ActorRefFrom<typeof preferencesMachine> | undefined) {
  return fromPromise(
    ({ input }: { input: PreferenceChanges }) =>
      new Promise<'saved' | 'kept'>((resolve, reject) => {
        if (!preferences) throw new Error('There is no learner');
        const subscription = preferences.on('changes.settled', ({ outcome }) => {
          subscription.unsubscribe();
          if (outcome === 'refused') reject(new Error('The account refused the settings'));
          else resolve(outcome);
        });
        preferences.send({ type: 'preferences.changed', changes: input });
      }),
  );
}
