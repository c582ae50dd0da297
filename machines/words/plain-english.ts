import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    loading: 'The words of the flow are being loaded.',
    failed: 'The page says that the words could not be loaded, and offers to try again.',
    ready: 'The flow is told as a table, and can be asked what follows from what.',
  },
  events: {
    'load.retried': 'the reader chooses “Try again”',
    'state.chosen': 'the reader chooses a state to ask about',
    'cause.chosen': 'the reader chooses what may happen in it',
  },
  guards: {
    isState: ['the flow has this state', 'the flow has no such state'],
    isCause: ['this can happen to the flow', 'this cannot happen to the flow'],
  },
  actions: {
    storeText: 'the words are kept',
    chooseState: 'the answer is about this state, once it is chosen what happens',
    chooseCause: 'the answer is about this, once a state is chosen',
  },
  delays: {},
  background: { loadText: 'loading the words' },
};
