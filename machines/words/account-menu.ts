import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    unopened: 'The menu hasn’t been opened yet; only the learner’s avatar is on screen.',
    open: 'The menu is open below the avatar.',
    closed: 'The menu is closed again.',
  },
  events: {
    'menu.opened': 'the learner opens the menu',
    'menu.closed': 'the learner closes the menu',
  },
  guards: {},
  actions: {},
  delays: {},
  background: {},
};
