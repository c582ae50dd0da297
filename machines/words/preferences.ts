import { SYNC_BACKOFF, SYNC_BACKOFF_LIMIT } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    opening: 'The stored settings are being read; the profile shows that it’s loading.',
    following: 'This device’s settings follow the account’s.',
    'following.loading': 'The account’s settings are loading.',
    'following.loading.first': 'This device has no settings yet; the profile waits.',
    'following.loading.again': 'This device’s settings apply meanwhile.',
    'following.synced': 'This device and the account have the same settings.',
    saving: 'The changes are being saved in the account; on this device they already apply.',
    judging: 'The account has answered. Checks whether more is to be saved.',
    waiting: 'The account didn’t answer: this device stores the changes, and a retry follows.',
  },
  events: {
    'copy.read': 'the stored settings have been read',
    'copy.changed': 'another tab changes the settings',
    'connection.returned': 'the browser reports that the network is back',
    'zone.found': 'the browser reports its timezone, or a new one',
    'preferences.changed': 'the learner saves settings',
  },
  guards: {
    hasCopy: ['this device has the learner’s settings', 'this device has no readable settings'],
    hasChanges: ['the account lacks a change made here', 'the account lacks no change made here'],
    hasNewChanges: [
      'a setting changed since the last save began',
      'nothing changed since the last save began',
    ],
    hasRefusals: ['the account rejected a change', 'the account rejected no change'],
  },
  actions: {
    takeCopy: 'apply the stored settings, except where newer changes exist',
    mergeCopy: 'apply the newest change of each setting, from this tab or the other',
    storeAccount: 'apply the account’s settings, except where this device has newer ones',
    storeVerdicts: 'apply the account’s settings, and drop the sent changes from the queue',
    storeChanges: 'apply the changes and queue them for the account',
    storeZone: 'use this timezone for learners who haven’t chosen one',
    noteSent: 'mark the changes as sent',
    countAttempt: 'count the failed attempt',
    forgetAttempts: 'reset the backoff',
    forgetRefusals: 'clear the rejections',
    writeCopy: 'store the settings on this device',
    tellSaved: 'tell the form that the account has the changes, and which it rejected',
    tellStored: 'tell the form that only this device has the changes so far',
    announceRefusals: 'say which settings weren’t saved, and why',
  },
  delays: {
    backoff: `a backoff that doubles with each failure, from ${SYNC_BACKOFF / 1000} s to ${SYNC_BACKOFF_LIMIT / 60_000} min`,
  },
  background: {
    watchDevice: 'watching other tabs, the network and the timezone',
    loadAccount: 'loading the account’s settings',
    saveChanges: 'saving the changes in the account',
  },
};
