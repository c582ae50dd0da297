import { ESSENTIAL_PRELOAD_DELAY } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    waiting: 'The cards of this category are not loaded yet.',
    loading: 'The cards are being loaded; whoever asks for them meanwhile waits for the same load.',
    loaded: 'It is over: the cards of this category are there.',
    failed: 'The cards could not be loaded; who asks for them next has them loaded again.',
  },
  events: { 'load.requested': 'a page or a game asks for the cards of this category' },
  guards: {
    isEssential: [
      'the category is an essential one, to be loaded ahead of time',
      'the category is not loaded before it is asked for',
    ],
  },
  actions: { storeCards: 'the cards are kept for all pages' },
  delays: { preloadDelay: `a wait of ${ESSENTIAL_PRELOAD_DELAY / 1000} s is over` },
  background: { loadCategory: 'loading the cards' },
};
