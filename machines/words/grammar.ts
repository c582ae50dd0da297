import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    opening: 'Checks whether to show the other tenses and moods.',
    brief: 'The verbs’ other tenses and moods are hidden.',
    complete: 'The verbs’ other tenses and moods are on screen, below the first ones.',
  },
  events: {
    'tenses.toggled': 'the reader presses “View More Verb Tenses”',
    'search.changed': 'the reader changes the search for verbs',
  },
  guards: {
    isCompleteAtOnce: [
      'the URL points to one of the other tenses or moods',
      'the URL doesn’t point to one of the other tenses or moods',
    ],
  },
  actions: {
    storeSearch: 'list the verbs that match by infinitive, meaning or one of their forms',
  },
  delays: {},
  background: {},
};
