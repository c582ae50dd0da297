import { SYNC_BACKOFF, SYNC_BACKOFF_LIMIT } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    opening: 'The stored settings are read; the profile shows that it’s loading.',
    following: 'The settings of this device follow those of the account.',
    'following.loading': 'The account’s settings are loaded.',
    'following.loading.first': 'This device has no settings yet; the profile waits.',
    'following.loading.again': 'The settings of this device apply meanwhile.',
    'following.synced': 'This device and the account have the same settings.',
    saving: 'Changes are saved in the account; on this device they already apply.',
    judging: 'The account has answered.',
    waiting: 'The account didn’t answer: this device keeps the changes and retries after a pause.',
  },
  events: {
    'copy.read': 'the stored settings have been looked up',
    'copy.changed': 'another tab changes the settings',
    'connection.returned': 'the browser is online again',
    'zone.found': 'the browser reports its timezone, or a new one',
    'preferences.changed': 'the learner saves settings',
  },
  guards: {
    hasCopy: ['this device has the learner’s settings', 'this device has no readable settings'],
    hasChanges: ['the account lacks a change of this device', 'the account lacks no change'],
    hasNewChanges: [
      'a setting changed since the last save began',
      'nothing changed since the last save began',
    ],
    hasRefusals: ['the account refused a change', 'the account refused no change'],
  },
  actions: {
    takeCopy: 'the stored settings apply, except those changed before they were read',
    mergeCopy: 'of each setting the newer change applies: that of the other tab or of this one',
    storeAccount: 'the account’s settings apply, except where this device has newer ones',
    storeVerdicts: 'the account’s settings apply; sent changes no longer wait, accepted or refused',
    storeChanges: 'the changes apply from now on and wait to be saved',
    storeZone: 'the timezone applies to learners who haven’t chosen one',
    noteSent: 'the changes are marked as sent',
    countAttempt: 'the failure counts, so the next pause is longer',
    forgetAttempts: 'the next pause is short again',
    forgetRefusals: 'the refused changes are forgotten',
    writeCopy: 'the settings are stored on this device',
    tellSaved: 'the form learns that the account has the changes, and which it refused',
    tellStored: 'the form learns that this device keeps the changes until the account answers',
    announceRefusals: 'a toast says which settings weren’t saved, and why',
  },
  delays: {
    backoff: `a wait is over that doubles with each failure in a row, from ${SYNC_BACKOFF / 1000} s to ${SYNC_BACKOFF_LIMIT / 60_000} min`,
  },
  background: {
    watchDevice: 'watching other tabs, the network and the timezone',
    loadAccount: 'loading the account’s settings',
    saveChanges: 'saving the changes in the account',
  },
};
