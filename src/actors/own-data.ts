import { ownDataMachine } from '#machines/account/own-data.machine.ts';
import { fromCallback, fromPromise } from 'xstate';
import { deleteAccount, exportData, forgetLearner, importData } from '../services/own-data.ts';

/** The flow of the learner's own data with its holes filled. Its services come with it, so that an export works offline. */
export const wiredOwnData = ownDataMachine.provide({
  actors: {
    exportData: fromPromise(({ input }) => exportData(input)),
    importData: fromCallback(({ input, sendBack }) => importData(input, sendBack)),
    deleteAccount: fromPromise(() => deleteAccount()),
    forgetLearner: fromPromise(({ input }) => forgetLearner(input.userId)),
  },
});
