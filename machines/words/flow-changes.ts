import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    loading: 'The comparison with the earlier release is loading.',
    missing: 'There is no comparison with that release; the page says how to make one.',
    failed: 'The page says that the comparison couldn’t be loaded, and offers to try again.',
    now: 'The page lists what changed; a flow’s current diagram highlights it.',
    earlier: 'The page shows the old diagram and highlights what is gone or changed since.',
  },
  events: {
    'load.retried': 'the reader chooses “Try again”',
    'earlier.chosen': 'the reader switches to the old diagram',
    'now.chosen': 'the reader switches to the current diagram',
  },
  guards: {
    isCompared: ['there is a comparison with that release', 'there is no comparison with that release'],
    isOfFlow: ['this is the page of one flow', 'this is the list of all flows'],
  },
  actions: {
    storeChanges: 'list what changed',
  },
  delays: {},
  background: { loadChanges: 'loading the comparison' },
};
