import { GUEST_REMINDER_SEEN } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    looking: 'This device looks whether the guest was reminded today.',
    shown: 'Today says that the guest’s words are on this device only.',
    'shown.unseen': 'The guest has just opened Today.',
    'shown.noting': 'This device is noting that the guest was reminded.',
    'shown.seen': 'The reminder stays until the guest leaves the page.',
    dismissing: 'The reminder is gone; this device is noting that.',
    hidden: 'Nothing is said until tomorrow.',
  },
  events: { 'reminder.dismissed': 'the guest chooses “Not now”' },
  guards: {
    isReminded: ['the guest was reminded today', 'the guest wasn’t reminded today'],
  },
  actions: {},
  delays: { seenDelay: `${GUEST_REMINDER_SEEN / 1000} seconds` },
  background: {
    readReminded: 'reading when the guest was reminded last',
    noteReminded: 'noting that the guest was reminded',
  },
};
