import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    loading: 'The flow’s words are loading.',
    failed: 'The page says that the words couldn’t be loaded, and offers to try again.',
    ready: 'The page shows the flow as a table and answers “what if”.',
  },
  events: {
    'load.retried': 'the reader chooses “Try again”',
    'state.chosen': 'the reader picks a state to ask about',
    'cause.chosen': 'the reader picks what happens in it',
  },
  guards: {
    isState: ['the flow has this state', 'the flow has no such state'],
    isCause: ['this can happen to the flow', 'this can’t happen to the flow'],
  },
  actions: {
    storeText: 'store the words',
    chooseState: 'answer for this state, once the reader has picked what happens',
    chooseCause: 'answer for this, once the reader has picked a state',
  },
  delays: {},
  background: { loadText: 'loading the words' },
};
