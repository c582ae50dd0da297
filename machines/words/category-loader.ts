import { ESSENTIAL_PRELOAD_DELAY } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    waiting: 'This category’s cards haven’t been loaded yet.',
    loading: 'The cards are loading; further requests share this load.',
    loaded: 'Done: this category’s cards are there.',
    failed: 'The cards couldn’t be loaded; the next request retries.',
  },
  events: { 'load.requested': 'a page or a game requests this category’s cards' },
  guards: {
    isEssential: ['the category is one of those to preload', 'the category loads only on request'],
  },
  actions: { storeCards: 'cache the cards for all pages' },
  delays: { preloadDelay: `${ESSENTIAL_PRELOAD_DELAY / 1000} s` },
  background: { loadCategory: 'loading the cards' },
};
