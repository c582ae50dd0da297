import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    loading: 'The comparison with the earlier release is being loaded.',
    missing: 'There is no comparison with that release; the page says how to make one.',
    failed: 'The page says that the comparison could not be loaded, and offers to try again.',
    now: 'What changed is listed; a flow’s diagram of today shows what is new or changed.',
    earlier: 'The diagram is shown as it was, with what has gone or changed since.',
  },
  events: {
    'load.retried': 'the reader chooses “Try again”',
    'earlier.chosen': 'the reader asks for the diagram as it was',
    'now.chosen': 'the reader asks for the diagram as it is now',
  },
  guards: {
    isCompared: ['there is a comparison with that release', 'there is no comparison with that release'],
    isOfFlow: ['this is the page of one flow', 'this is the list of all flows'],
  },
  actions: {
    storeChanges: 'what changed is listed',
  },
  delays: {},
  background: { loadChanges: 'loading the comparison' },
};
