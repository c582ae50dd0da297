import { SYNC_BACKOFF, SYNC_BACKOFF_LIMIT } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    opening: 'The settings kept on this device are being read; the profile shows that it is loading.',
    fetching: 'This device keeps no settings yet: the account’s are loaded, and the profile waits.',
    refreshing: 'The settings of this device count, while those of the account are loaded again.',
    synced: 'No change waits to be saved in the account.',
    saving: 'Changes are being saved in the account; on this device they count already.',
    'saving.current': 'Everything changed so far is on its way.',
    'saving.overtaken': 'More was changed meanwhile; it is saved next.',
    judging: 'It is decided at once whether the account refused a change.',
    waiting: 'The account did not answer: this device keeps the changes and tries again after a pause.',
  },
  events: {
    'copy.read': 'the settings kept on this device have been looked for',
    'copy.changed': 'another tab has changed the settings',
    'connection.returned': 'the browser says that the network is back',
    'zone.found': 'the browser’s timezone becomes known, or changes as the learner travels',
    'preferences.changed': 'the learner’s choice of settings is to be saved',
  },
  guards: {
    hasCopy: ['this device keeps the learner’s settings', 'this device keeps no settings that can be read'],
    hasChanges: ['the account lacks changes of this device', 'the account lacks no change'],
    hasNewChanges: ['a change was made since the last ones were sent', 'every change was sent'],
    hasRefusals: ['the account refused a change', 'the account refused no change'],
  },
  actions: {
    takeCopy: 'the settings kept on this device count, but for what was changed before they were read',
    mergeCopy: 'of each setting, the newer change counts: that of the other tab or that of this one',
    storeAccount: 'the settings of the account count, but where this device knows newer ones',
    storeVerdicts:
      'the account’s settings count; what was sent waits no more, whether it was taken or refused',
    storeChanges: 'the changes count from now on, and join those that the account lacks',
    storeZone: 'the timezone counts for learners who have not chosen one',
    noteSent: 'it is noted which changes were sent',
    countAttempt: 'the failure is counted: the next pause is longer',
    forgetAttempts: 'the next pause is short again',
    forgetRefusals: 'what was refused has been told',
    writeCopy: 'the settings are kept on this device',
    tellSaved: 'the form hears that the account has the changes, and which it refused',
    tellStored: 'the form hears that this device keeps the changes until the account answers',
    announceRefusals: 'the learner is told which settings were not saved, and why',
  },
  delays: {
    backoff: `a wait is over that doubles with each failure in a row, from ${SYNC_BACKOFF / 1000} s to ${SYNC_BACKOFF_LIMIT / 60_000} min`,
  },
  background: {
    watchDevice: 'watching this device: other tabs, its network, its timezone',
    loadAccount: 'loading the settings of the account',
    saveChanges: 'saving the changes in the account',
  },
};
