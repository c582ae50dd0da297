import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    preparing: 'The page shows a gray skeleton until everything has loaded.',
    'preparing.loading': 'The list of readings is loading.',
    'preparing.waiting': 'The list is there; a device without a log waits for the account’s.',
    browsing: 'The page lists all readings by level, marks those read, and counts known words.',
    failed: 'The page says that the readings couldn’t be loaded, and offers to try again.',
  },
  events: {
    'log.changed': 'the learner’s log has loaded or grown',
    'load.retried': 'the learner tries again',
  },
  guards: {
    isKnown: ['the learner’s log has loaded', 'the learner’s log hasn’t loaded yet'],
  },
  actions: {
    storeLog: 'store the learner’s progress',
    storeStories: 'store the list',
    fillShelf: 'mark each reading as read or not, and count its known words',
  },
  delays: {},
  background: { watchLog: 'watching the log', loadStories: 'loading the list of readings' },
};
