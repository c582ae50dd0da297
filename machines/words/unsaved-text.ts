import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    empty: 'Nothing is typed that is not saved.',
    typed: 'Something is typed that is not saved: leaving the page asks first.',
    saved: 'What was typed is saved.',
    confirmingLeave: 'A dialog asks whether to leave without saving.',
    confirmingReplacement: 'A dialog asks whether to change another word without saving.',
  },
  events: {
    'text.typed': 'the learner types something, or gives a list of words',
    'text.saved': 'what was typed is saved',
    'text.discarded': 'the learner empties the form, or leaves the word as it was',
    'leave.requested': 'the learner wants to go to another page',
    'leave.confirmed': 'the learner chooses “Leave”',
    'leave.cancelled': 'the learner chooses “Stay”',
    'replacement.requested': 'the learner wants to change another word',
    'replacement.confirmed': 'the learner chooses “Change it”',
    'replacement.cancelled': 'the learner chooses “Keep typing”',
  },
  guards: {},
  actions: {
    rememberAddress: 'it is remembered where the learner wants to go',
    leave: 'the page to which the learner wanted to go opens',
    rememberWord: 'it is remembered which word the learner wants to change',
    replace: 'the form shows that word',
  },
  delays: {},
  background: {},
};
