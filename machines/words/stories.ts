import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    preparing: 'A grey outline stands in for the shelf until all that it needs is known.',
    'preparing.loading': 'The list of readings is being loaded.',
    'preparing.waiting': 'The list is there; a device without a log waits for the log of the account.',
    browsing: 'All readings are shown by level: which were read, and how many of their words are known.',
    failed: 'It is said that the readings could not be loaded; the learner may try again.',
  },
  events: {
    'log.changed': 'the learner’s log has been read or has grown',
    'load.retried': 'the learner tries to load again',
  },
  guards: {
    isKnown: ['it is known what the learner has done', 'it is not known yet what the learner has done'],
  },
  actions: {
    storeLog: 'what the learner has done so far is kept',
    storeStories: 'the loaded list is kept',
    fillShelf: 'each reading is marked as read or not, and its known words are counted',
  },
  delays: {},
  background: { watchLog: 'watching the log', loadStories: 'loading the list of readings' },
};
