import { assertEvent, assign, emit, setup } from 'xstate';
import { SYNC_BACKOFF, SYNC_BACKOFF_LIMIT } from '../constants.ts';
import { backoffOf } from '../parts/backoff.ts';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { toast } from '../parts/toasts.ts';
import type { ToastEmit } from '../types.ts';
import { countsText, type GuestCounts } from './guest-merge.rules.ts';

/** This device's guest beside the account that logged in. */
export interface GuestBeside {
  guest: string;
  counts: GuestCounts;
  /** Whether the account has no facts of its own. */
  isNew: boolean;
  /** What this account decided before; null if it didn't, or another account did. */
  decision: 'added' | 'left' | null;
  /** Whether another account decided, so that this one is always asked. */
  isDecided: boolean;
}

interface Context {
  account: string;
  guest: string;
  isNew: boolean;
  counts: GuestCounts | null;
  rules: { backoff: number; backoffLimit: number };
  attempt: number;
}

/** `withSettings`: the account takes the guest's settings, too. */
export interface Merge {
  account: string;
  guest: string;
  withSettings: boolean;
}

const actors = {
  countGuest: promiseStub<GuestBeside | null, { account: string }>(),
  copyGuest: promiseStub<GuestCounts, Merge>(),
  leaveGuest: promiseStub<void, Merge>(),
  withdrawGuest: promiseStub<void, Merge>(),
};

type Event =
  | { type: 'merge.confirmed' }
  | { type: 'merge.declined' }
  | { type: 'merge.requested' }
  | { type: 'merge.undone' }
  | { type: 'retry.requested' }
  | ActorEvents<typeof actors>;

const defaultRules = { backoff: SYNC_BACKOFF, backoffLimit: SYNC_BACKOFF_LIMIT };

export const guestMergeMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: { account: string; rules?: Context['rules'] };
    emitted: ToastEmit;
    tags: 'busy' | 'dialog' | 'failed' | 'added';
  },
  actors,
  guards: {
    isNothing: ({ event }) => besideIn(event) === null,
    isLeft: ({ event }) => besideIn(event)?.decision === 'left',
    isAgreed: ({ event }) => {
      const beside = besideIn(event);
      return beside?.decision === 'added' || (beside?.isNew === true && !beside.isDecided);
    },
    isNews: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.copyGuest');
      return event.output.records > 0;
    },
    hasRecords: ({ context }) => (context.counts?.records ?? 0) > 0,
  },
  actions: {
    noteGuest: assign(({ event }) => {
      const { guest = '', isNew = false, counts = null } = besideIn(event) ?? {};
      return { guest, isNew, counts, attempt: 0 };
    }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    forgetAttempts: assign({ attempt: 0 }),
    announceMerge: emit(({ event }) => {
      assertEvent(event, 'xstate.done.actor.copyGuest');
      return toast('success', 'What you did as a guest is in your account', {
        description: `${countsText(event.output)} came along. Until you log out, you can undo this under “Your data” in your profile.`,
      });
    }),
    announceWithdrawal: emit(
      toast('success', 'What you did as a guest is no longer in your account', {
        description: 'It’s still on this device. You can add it again under “Your data” in your profile.',
      }),
    ),
    announceFailure: emit(
      toast('error', 'What you did as a guest is still in your account', {
        description: 'This device couldn’t store the change. Please try again.',
      }),
    ),
  },
  delays: {
    backoff: ({ context }) => backoffOf(context.attempt, context.rules),
  },
}).createMachine({
  id: 'guest-merge',
  context: ({ input }) => ({
    account: input.account,
    guest: '',
    isNew: false,
    counts: null,
    rules: input.rules ?? defaultRules,
    attempt: 0,
  }),
  initial: 'counting',
  states: {
    counting: {
      invoke: {
        id: 'countGuest',
        src: 'countGuest',
        input: ownAccount,
        onDone: [
          { guard: 'isNothing', target: 'done' },
          { guard: 'isLeft', target: 'left', actions: 'noteGuest' },
          { guard: 'isAgreed', target: 'copying', actions: 'noteGuest' },
          { target: 'asking', actions: 'noteGuest' },
        ],
        onError: { target: 'uncounted', actions: 'countAttempt' },
      },
    },
    uncounted: { after: { backoff: 'counting' } },
    asking: {
      tags: 'dialog',
      on: { 'merge.confirmed': 'copying', 'merge.declined': 'leaving' },
    },
    leaving: {
      tags: 'busy',
      invoke: { id: 'leaveGuest', src: 'leaveGuest', input: ownMerge, onDone: 'left', onError: 'left' },
    },
    left: { on: { 'merge.requested': 'copying' } },
    copying: {
      tags: 'busy',
      invoke: {
        id: 'copyGuest',
        src: 'copyGuest',
        input: ownMerge,
        onDone: [
          { guard: 'isNews', target: 'added', actions: ['forgetAttempts', 'announceMerge'] },
          { target: 'added', actions: 'forgetAttempts' },
        ],
        onError: { target: 'failed', actions: 'countAttempt' },
      },
    },
    failed: {
      tags: 'failed',
      on: { 'retry.requested': 'copying' },
      after: { backoff: 'copying' },
    },
    added: {
      tags: 'added',
      on: { 'merge.undone': { guard: 'hasRecords', target: 'withdrawing' } },
    },
    withdrawing: {
      tags: ['busy', 'added'],
      invoke: {
        id: 'withdrawGuest',
        src: 'withdrawGuest',
        input: ownMerge,
        onDone: { target: 'left', actions: 'announceWithdrawal' },
        onError: { target: 'added', actions: 'announceFailure' },
      },
    },
    done: { type: 'final' },
  },
});

function besideIn(event: Event): GuestBeside | null {
  assertEvent(event, 'xstate.done.actor.countGuest');
  return event.output;
}

function ownAccount({ context }: { context: Context }) {
  return { account: context.account };
}

function ownMerge({ context: { account, guest, isNew } }: { context: Context }): Merge {
  return { account, guest, withSettings: isNew };
}
