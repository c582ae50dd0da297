import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    waiting: 'A device without a log waits for the account’s.',
    simulating: 'A worker simulates the next year; earlier curves stay on screen meanwhile.',
    ready: 'The curves follow the sliders at once.',
    failed: 'The page says that the simulation failed, and offers to try again.',
  },
  events: {
    'log.changed': 'the log, a setting or the day changes',
    'retention.chosen': 'the learner moves the slider of retention',
    'words.chosen': 'the learner moves the slider of new words',
    'load.retried': 'the learner chooses “Try again”',
  },
  guards: {
    isKnown: ['the learner’s log has loaded', 'the learner’s log hasn’t loaded yet'],
  },
  actions: {
    storeLog: 'update progress and settings',
    chooseRetention: 'draw the curves for this retention',
    chooseWords: 'draw the curves for so many new words a day',
    storeOutlook: 'draw the curves',
  },
  delays: {},
  background: {
    watchLog: 'watching the log, settings and date',
    simulate: 'simulating a year with each retention',
  },
};
