import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    waiting: 'The tab shows that it’s loading; a device without a log waits for the account’s.',
    measuring: 'The figures are being computed; earlier ones stay on screen meanwhile.',
    shown: 'The tab shows what the learner recalled, how strong their cards are, and what they know.',
    failed: 'The tab says that the figures couldn’t be computed, and offers to try again.',
  },
  events: {
    'log.changed': 'the log, a setting or the day changes',
    'load.retried': 'the learner chooses “Try again”',
  },
  guards: {
    isKnown: ['the learner’s log has loaded', 'the learner’s log hasn’t loaded yet'],
  },
  actions: {
    storeLog: 'update progress and settings',
    storeFigures: 'show the figures',
  },
  delays: {},
  background: {
    watchLog: 'watching the log, settings and date',
    measureMemory: 'computing the figures, a word at a time',
  },
};
