import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    loading: 'The list of flows is loading.',
    ready: 'The page lists the flows: all, or those that match the search.',
    failed: 'The page says that the flows couldn’t be loaded, and offers to try again.',
  },
  events: {
    'query.changed': 'the reader changes the search',
    'load.retried': 'the reader chooses “Try again”',
  },
  guards: {},
  actions: {
    storeEntries: 'list the flows',
    rememberQuery: 'list the flows with all these words in name and summary, or in one event',
  },
  delays: {},
  background: { loadAtlas: 'loading the list of flows' },
};
