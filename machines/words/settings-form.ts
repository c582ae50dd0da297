import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    clean: 'The form shows the saved settings; there is nothing to save or discard.',
    comparing: 'Checks whether the form differs from the saved settings.',
    dirty: 'The form has unsaved changes, to save or discard.',
    'dirty.unsaved': 'The form says “Not saved yet”.',
    'dirty.refused': 'The form says “Not saved”, and a field says what is wrong with it.',
    'dirty.failed': 'The form says that nothing was saved, and to try again.',
    validating: 'The fields are being checked; the form is locked.',
    saving: 'The changes are being saved; the form is locked.',
    saved: 'The form says “Saved”.',
    confirmingLeave: 'A dialog asks whether to leave without saving.',
  },
  events: {
    'field.changed': 'the learner changes a setting in the form, or fills in settings from a file',
    'settings.arrived': 'the settings have loaded, or another device changes them',
    'form.submitted': 'the learner chooses “Save changes”',
    'changes.discarded': 'the learner chooses “Discard”, or has deleted the account',
    'leave.requested': 'the learner asks to go to another page',
    'leave.confirmed': 'the learner chooses “Leave”',
    'leave.cancelled': 'the learner chooses “Stay”',
  },
  guards: {
    isChangeable: [
      'notifications are on or being switched, or the change isn’t to a kind of notification',
      'the change is to a kind of notification while notifications are off',
    ],
    isChanged: ['the form differs from the saved settings', 'the form equals the saved settings'],
    isNew: ['they differ from the form', 'they are the same as in the form'],
    isValid: ['every field is valid', 'at least one field is invalid'],
    isRefused: ['the account rejected a field', 'the account rejected no field'],
    isStored: [
      'the account can’t take the changes yet (this device stores them)',
      'the account has the changes',
    ],
  },
  actions: {
    changeDraft: 'show the change in the form and hide the message next to that field',
    follow: 'show them in the form',
    showErrors: 'say next to each invalid field what is wrong',
    storeValid: 'show what is being saved, such as a trimmed name',
    storeSaved: 'treat what the form shows as saved',
    storeAccepted: 'treat the rest as saved, and say next to each rejected field why',
    clearErrors: 'hide the messages next to the fields',
    restoreSaved: 'show the saved settings again, without messages',
    rememberAddress: 'remember where the learner wants to go',
    announceSaved: 'say that the settings are saved',
    announceStored: 'say that the settings are saved on this device for now',
    leave: 'open the page the learner wanted',
  },
  delays: {},
  background: {
    watchSettings: 'watching the settings',
    validateSettings: 'checking the fields',
    applyChanges: 'saving the changes',
  },
};
