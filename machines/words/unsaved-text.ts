import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    empty: 'There is no unsaved text.',
    typed: 'There is unsaved text; leaving the page asks first.',
    saved: 'The text is saved.',
    confirmingLeave: 'A dialog asks whether to leave without saving.',
    confirmingReplacement: 'A dialog asks whether to edit another word without saving.',
  },
  events: {
    'text.typed': 'the learner types something, or adds a list of words',
    'text.saved': 'the text is saved',
    'text.discarded': 'the learner empties the form, or undoes all changes to the word',
    'leave.requested': 'the learner asks to go to another page',
    'leave.confirmed': 'the learner chooses “Leave”',
    'leave.cancelled': 'the learner chooses “Stay”',
    'replacement.requested': 'the learner asks to edit another word',
    'replacement.confirmed': 'the learner chooses “Change it”',
    'replacement.cancelled': 'the learner chooses “Keep typing”',
  },
  guards: {},
  actions: {
    rememberAddress: 'remember where the learner wants to go',
    leave: 'open the page the learner wanted',
    rememberWord: 'remember which word the learner wants to edit',
    replace: 'show that word in the form',
  },
  delays: {},
  background: { watchText: 'watching the form or the list' },
};
