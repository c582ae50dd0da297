import { activitySyncMachine } from '#machines/study/activity-sync.machine.ts';
import { activityMachine } from '#machines/study/activity.machine.ts';
import { preferencesMachine } from '#machines/account/preferences.machine.ts';
import { fromCallback, fromPromise } from 'xstate';
import {
  appendActivity,
  countUnsent,
  exchangeActivity,
  openLog,
  readActivity,
  watchActivity,
} from '../services/activity.ts';
import { loadAccount, saveChanges, watchDevice } from '../services/preferences.ts';

/** The flow of the settings with its holes filled: apart from `wiring.ts` to keep it out of the start page. */
export const wiredPreferences = preferencesMachine.provide({
  actors: {
    watchDevice: fromCallback(({ input, sendBack, receive }) => {
      const device = watchDevice(input, sendBack);
      receive(({ copy }) => device.write(copy));
      return () => device.stop();
    }),
    loadAccount: fromPromise(({ input }) => loadAccount(input)),
    saveChanges: fromPromise(({ input }) => saveChanges(input)),
  },
});

/** The flow of the log on this device. */
export const wiredActivity = activityMachine.provide({
  actors: {
    openLog: fromPromise(({ input }) => openLog(input.learner)),
    watchLog: fromCallback(({ sendBack, input }) => {
      const types = { written: 'log.grown', received: 'log.grown', withdrawn: 'log.withdrawn' } as const;
      return watchActivity(input.learner, (change) => sendBack({ type: types[change] }));
    }),
    appendActivity: fromPromise(({ input }) => appendActivity(input.learner, input.events)),
    readActivity: fromPromise(({ input }) => readActivity(input.learner, input.position)),
  },
});

/** The flow that brings the log of this device and that of the account together. */
export const wiredActivitySync = activitySyncMachine.provide({
  actors: {
    watchSync: fromCallback(({ sendBack, input }) => {
      const stopLog = watchActivity(input.learner, (change) => {
        if (change === 'written') sendBack({ type: 'log.written' });
      });
      const onOnline = () => sendBack({ type: 'network.restored' });
      const onOffline = () => sendBack({ type: 'network.lost' });
      addEventListener('online', onOnline);
      addEventListener('offline', onOffline);
      return () => {
        stopLog();
        removeEventListener('online', onOnline);
        removeEventListener('offline', onOffline);
      };
    }),
    exchangeActivity: fromPromise(({ input }) => exchangeActivity(input.learner)),
    countUnsent: fromPromise(({ input }) => countUnsent(input.learner)),
  },
});
