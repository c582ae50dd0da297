import { preferencesMachine } from '#machines/preferences.machine.ts';
import { fromCallback, fromPromise } from 'xstate';
import { loadAccount, saveChanges, watchDevice } from './services/preferences.ts';
import { playTone } from './services/tones.ts';

/** The flow of the settings with its holes filled: apart from `wiring.ts` to keep it out of the start page. */
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
