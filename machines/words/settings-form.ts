import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    clean: 'The form shows the saved settings; there is nothing to save or discard.',
    comparing: 'It is decided at once whether the form differs from the saved settings.',
    dirty: 'Something in the form is not saved: it can be saved or discarded.',
    'dirty.unsaved': 'The form says “Not saved yet”.',
    'dirty.refused': 'The form says “Not saved”, and a field says what is wrong with it.',
    'dirty.failed': 'The form says that nothing was saved, and to try again.',
    validating: 'The fields are being checked; the form is locked.',
    saving: 'The changes are being saved; the form is locked.',
    saved: 'The form says “Saved”.',
    confirmingLeave: 'A dialog asks whether to leave without saving.',
  },
  events: {
    'field.changed': 'a setting in the form is changed, or settings are filled in from a file',
    'settings.arrived': 'the settings are known, or another device has changed them',
    'form.submitted': 'the learner chooses “Save changes”',
    'changes.discarded': 'the learner chooses “Discard”, or has deleted the account',
    'leave.requested': 'the learner wants to go to another page',
    'leave.confirmed': 'the learner chooses “Leave”',
    'leave.cancelled': 'the learner chooses “Stay”',
  },
  guards: {
    isChangeable: [
      'notifications are on, or switched now, or no kind of notification is changed',
      'a kind of notification is changed while notifications are off',
    ],
    isChanged: ['the form differs from the saved settings', 'the form is the same as the saved settings'],
    isNew: ['they differ from the form', 'they are the same as in the form'],
    isValid: ['every field is right', 'at least one field is wrong'],
    isRefused: ['the account refused a field', 'the account refused no field'],
    isStored: [
      'the account cannot take the changes yet, so this device keeps them',
      'the account has the changes',
    ],
  },
  actions: {
    changeDraft: 'the form shows the change, and the message beside that field disappears',
    follow: 'the form shows them',
    showErrors: 'each field that is wrong says why',
    storeValid: 'the form shows what is saved, such as a name without outer spaces',
    storeSaved: 'what the form shows counts as saved',
    storeAccepted: 'the rest counts as saved, and each field that was refused says why',
    clearErrors: 'the messages beside the fields disappear',
    restoreSaved: 'the form shows the saved settings again, without messages',
    rememberAddress: 'it is remembered where the learner wants to go',
    announceSaved: 'the learner is told that the settings are saved',
    announceStored: 'the learner is told that the settings are saved on this device for now',
    leave: 'the page to which the learner wanted to go opens',
  },
  delays: {},
  background: {
    validateSettings: 'checking the fields',
    applyChanges: 'saving the changes',
  },
};
