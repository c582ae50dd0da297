import { SYNC_BACKOFF, SYNC_BACKOFF_LIMIT } from '../constants.ts';
import type { FlowWords } from './words.types.ts';

export const words: FlowWords = {
  states: {
    counting: 'This device looks for a guest’s data, and waits until it knows what the account has.',
    uncounted: 'The guest’s data couldn’t be read; this device tries again later.',
    asking: 'A dialog says what the guest did, and asks whether to add it to the account.',
    leaving: 'This device is noting that the guest’s data stays here.',
    left: 'The guest’s data stays on this device; the profile offers to add it.',
    copying: 'The guest’s records are being copied into the account’s log, which sends them.',
    failed: 'The copy failed; a bar at the bottom offers to try again.',
    added: 'The account’s log has all that the guest did; the profile offers to take it out again.',
    withdrawing: 'What the guest did is being taken out of the account.',
    done: 'There is nothing to add.',
  },
  events: {
    'merge.confirmed': 'the learner chooses “Add to my account”',
    'merge.declined': 'the learner chooses “Leave on this device”',
    'merge.requested': 'the learner chooses “Add to my account” in the profile',
    'merge.undone': 'the learner chooses “Take it out again” in the profile',
    'retry.requested': 'the learner chooses “Try again”',
  },
  guards: {
    isNothing: ['no guest learned on this device', 'a guest learned on this device'],
    isLeft: ['this account left the guest’s data here', 'this account didn’t leave the guest’s data here'],
    isAgreed: [
      'this account is new or has agreed, so there is nothing to ask',
      'the account has records of its own, or another account decided before',
    ],
    hasRecords: ['the guest did something', 'the guest did nothing'],
    isNews: ['the account’s log lacked records', 'the account’s log had all records'],
  },
  actions: {
    noteGuest: 'note what the guest did',
    countAttempt: 'count the failure',
    forgetAttempts: 'forget the failures',
    announceMerge: 'say what came into the account',
    announceWithdrawal: 'say that it’s no longer in the account',
    announceFailure: 'say that it couldn’t be withdrawn and is still in the account',
  },
  delays: {
    backoff: `a backoff that doubles with each failure, from ${SYNC_BACKOFF / 1000} s to ${SYNC_BACKOFF_LIMIT / 60_000} min`,
  },
  background: {
    countGuest: 'counting what the guest did, once the account’s log is known',
    copyGuest: 'copying the guest’s records into the account’s log',
    leaveGuest: 'noting that the guest’s data stays here',
    withdrawGuest: 'withdrawing the guest’s records from the account’s log',
  },
};
