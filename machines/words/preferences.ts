import { SETTINGS_RETRY_DELAY } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    opening: 'The settings kept on this device are being read; the profile shows that it is loading.',
    fetching: 'This device keeps no settings yet: the account’s are loaded, and the profile waits.',
    refreshing: 'The settings of this device count, while those of the account are loaded again.',
    checking: 'It is decided at once whether the account lacks changes of this device.',
    synced: 'No change waits to be saved in the account.',
    saving: 'Changes are being saved in the account; on this device they count already.',
    waiting: 'The account did not answer: this device keeps the changes and tries again soon.',
    retrying: 'It is decided at once whether to save changes or to load the settings again.',
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
    isRefused: [
      'the account refuses the changes for good',
      'the account does not answer, or cannot take the changes now',
    ],
  },
  actions: {
    keepCopy: 'the settings kept on this device count',
    keepAccount: 'the settings of the account count',
    keepChanges: 'the changes count, and join those that the account lacks',
    keepZone: 'the timezone counts for learners who have not chosen one',
    dropChanges: 'no change waits any more',
    writeCopy: 'the settings are kept on this device',
    tellSaved: 'the form hears that the account has the changes',
    tellKept: 'the form hears that this device keeps the changes until the account answers',
    tellRefused: 'the form hears that the account refused the changes',
    announceRefusal: 'the learner is told that the settings were not saved, and why',
  },
  delays: { retryDelay: `${SETTINGS_RETRY_DELAY / 1000} seconds have passed` },
  background: {
    watchDevice: 'watching this device: other tabs, its network, its timezone',
    loadAccount: 'loading the settings of the account',
    saveChanges: 'saving the changes in the account',
  },
};
