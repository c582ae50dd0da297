import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    resting: 'Below the year stands what was done today.',
    chosen: 'A day of the year is marked; below stands what was done on it.',
  },
  events: {
    'year.changed': 'a new day begins, or another timezone is chosen',
    'day.chosen': 'the learner points at a day or touches it',
    'day.moved': 'the learner moves by days with the keyboard',
    'day.released': 'the learner presses Escape',
  },
  guards: { isOfYear: ['the day is one of the year', 'the day is not one of the year'] },
  actions: {
    storeYear: 'the year ends with the new day',
    choose: 'that day is marked',
    move: 'the day so far away is marked, at most the first or the last of the year',
    release: 'today stands below the year again',
  },
  delays: {},
  background: {},
};
