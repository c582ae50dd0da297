import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    loading: 'The list of flows is loading.',
    ready: 'The page lists all flows, or the places that the search found.',
    'ready.listing': 'Nobody has searched yet.',
    'ready.preparing': 'The words to search are loading.',
    'ready.searchable': 'The page lists the states and arrows that a search means, best first.',
    'ready.unsearchable': 'The page says that the search couldn’t be loaded, and offers to try again.',
    failed: 'The page says that the flows couldn’t be loaded, and offers to try again.',
  },
  events: {
    'query.changed': 'the reader changes the search',
    'load.retried': 'the reader chooses “Try again”',
  },
  guards: { isQuoting: ['the page quotes states and arrows', 'the page only lists flows'] },
  actions: {
    storeEntries: 'list the flows',
    storePlaces: 'store the words to search',
    rememberQuery: 'store what to search for',
  },
  delays: {},
  background: { loadAtlas: 'loading the list of flows', loadPlaces: 'loading the words to search' },
};
