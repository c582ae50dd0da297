import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    closed: 'The word shows what helps, with a button to write or change it.',
    'closed.unchanged': 'Nothing was saved here.',
    'closed.saved': 'The page says that the note is saved.',
    open: 'A dialog asks what helps with the word.',
    'open.editing': 'The learner is writing.',
    'open.editing.begun': 'Nothing was submitted yet.',
    'open.editing.refused': 'A message beside the field says what’s wrong with the note.',
    'open.editing.failed': 'The dialog says that the note couldn’t be checked, and keeps what was typed.',
    'open.checking': 'The note is being checked; the form is locked.',
  },
  events: {
    'note.opened': 'the learner wants to write or change the note',
    'form.submitted': 'the learner chooses “Save”',
    'edit.cancelled': 'the learner chooses “Cancel”',
    'note.closed': 'the learner presses Escape',
  },
  guards: { isFine: ['the note is fine', 'the note is too long, or nothing is written'] },
  actions: {
    openForm: 'put the saved note, or what was typed before, into the field',
    keepDraft: 'keep what was typed for the next time',
    dropDraft: 'forget what was typed',
    clearErrors: 'clear the message',
    showErrors: 'show the message',
    save: 'log the note',
  },
  delays: {},
  background: { checkNote: 'checking the note' },
};
