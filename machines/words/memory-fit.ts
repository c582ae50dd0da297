import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    idle: 'The page offers to fit the schedule to the learner’s memory.',
    adopted: 'The page says in a sentence how the learner’s memory differs, and what changes.',
    unchanged: 'The page says that there’s nothing to change yet.',
    failed: 'The page says why the fit failed and that nothing has changed.',
    fitting: 'A worker fits the numbers; a bar shows how far it is, and the learner can cancel.',
  },
  events: {
    'fit.requested': 'the learner chooses “Fit to my memory”',
    'fit.cancelled': 'the learner chooses “Cancel”',
    'average.requested': 'the learner chooses “Back to the average numbers”',
    'fit.progressed': 'more of the fit is done',
    'fit.completed': 'the fit is finished',
    'fit.failed': 'the fit fails, or has nothing to learn from',
  },
  guards: {
    isAdopted: [
      'the fitted numbers predict the newest answers better',
      'the fitted numbers predict the newest answers no better',
    ],
  },
  actions: {
    begin: 'begin a new fit',
    noteProgress: 'show how far the fit is',
    noteResult: 'remember what the fit found',
    noteReason: 'remember why the fit failed',
    noteUnloaded: 'remember that the fit couldn’t be loaded',
    recordFit: 'record the fitted numbers',
    forgetResult: 'forget what the last fit found',
    recordReset: 'record that the average numbers count again',
  },
  delays: {},
  background: { fitMemory: 'fitting the numbers' },
};
