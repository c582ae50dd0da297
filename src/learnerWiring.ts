import { preferencesMachine } from '#machines/preferences.machine.ts';
import { settingsFormMachine } from '#machines/settings-form.machine.ts';
import { fromCallback, fromPromise } from 'xstate';
import { loadAccount, saveChanges, watchDevice } from './services/preferences.ts';
import { playTone } from './services/tones.ts';

/** Machines of the learner's pages with their holes filled, apart from `wiring.ts` to keep them out of the start page. */
export const wiredPreferences = preferencesMachine.provide({
  actors: {
    watchDevice: fromCallback(({ input, sendBack, receive }) => {
      const device = watchDevice(input, sendBack);
      receive(({ copy }) => device.write(copy));
      return () => device.stop();
    }),
    playTones: fromCallback(({ receive }) => receive(({ isRight }) => playTone(isRight))),
    loadAccount: fromPromise(({ input }) => loadAccount(input)),
    saveChanges: fromPromise(({ input }) => saveChanges(input)),
  },
});

/** Lacks `applyChanges`: where changes go is known on the page only. */
export const wiredSettingsForm = settingsFormMachine.provide({
  actors: {
    validateSettings: fromPromise(async ({ input }) =>
      (await import('./services/validation.ts')).validateSettings(input),
    ),
  },
});
