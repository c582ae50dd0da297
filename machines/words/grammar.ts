import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    opening: 'It is decided at once whether the further tenses and moods are shown.',
    brief: 'The further tenses and moods of the verbs are hidden.',
    complete: 'The further tenses and moods of the verbs are shown below the first ones.',
  },
  events: {
    'tenses.toggled': 'the reader presses “View More Verb Tenses”',
    'search.changed': 'the reader changes the search among all verbs',
  },
  guards: {
    isCompleteAtOnce: [
      'the page was opened at a further tense or mood',
      'the page was not opened at a further tense or mood',
    ],
  },
  actions: {
    storeSearch: 'the verbs are listed that match by infinitive, by meaning or by one of their forms',
  },
  delays: {},
  background: {},
};
