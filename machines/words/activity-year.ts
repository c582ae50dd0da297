import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    resting: 'Today’s activity is shown below the year.',
    chosen: 'A day of the year is highlighted; its activity is shown below.',
  },
  events: {
    'day.chosen': 'the learner points at a day or taps it',
    'day.moved': 'the learner moves between days with the keyboard',
    'day.released': 'the learner presses Escape',
  },
  guards: { isOfYear: ['the day is in the year shown', 'the day isn’t in the year shown'] },
  actions: {
    choose: 'highlight that day',
    move: 'highlight the day that far away, stopping at the first or last of the year',
    release: 'show today below the year again',
  },
  delays: {},
  background: {},
};
