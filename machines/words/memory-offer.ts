import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    looking: 'This device looks when a fit was last offered.',
    shown: 'Today offers to fit the schedule to the learner’s memory.',
    noting: 'The offer is gone; this device is noting that.',
    hidden: 'Nothing is offered until there are 1,000 more answers.',
  },
  events: { 'offer.declined': 'the learner chooses “Not now”' },
  guards: {
    isDue: [
      'there are enough answers since the last fit or offer',
      'there are too few answers since the last fit or offer',
    ],
  },
  actions: {},
  delays: {},
  background: {
    readOffered: 'reading when a fit was last offered',
    noteOffered: 'noting that a fit was offered',
  },
};
