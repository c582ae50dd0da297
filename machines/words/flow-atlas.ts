import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    loading: 'The list of flows is being loaded.',
    ready: 'The flows are listed: all, or those that the search finds.',
    failed: 'The page says that the flows could not be loaded, and offers to try again.',
  },
  events: {
    'query.changed': 'the reader changes the search',
    'load.retried': 'the reader chooses “Try again”',
  },
  guards: {},
  actions: {
    storeEntries: 'the flows are listed',
    rememberQuery: 'the flows with all these words in name and summary, or in one event, are listed',
  },
  delays: {},
  background: { loadAtlas: 'loading the list of flows' },
};
