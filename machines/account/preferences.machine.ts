import { assertEvent, assign, emit, sendTo, setup, stateIn } from 'xstate';
import { backoffOf } from '../parts/backoff.ts';
import { callbackStub, promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { toast } from '../parts/toasts.ts';
import { isZone } from '../learning/day.rules.ts';
import {
  defaultPreferences,
  FALLBACK_ZONE,
  mergedCopies,
  refusalText,
  unsentMoments,
  withAnswer,
  withChanges,
  type AccountSettings,
  type Moments,
  type PreferenceChanges,
  type Preferences,
  type PreferencesCopy,
  type Refusals,
} from './preferences.rules.ts';
import { SYNC_BACKOFF, SYNC_BACKOFF_LIMIT } from '../constants.ts';
import type { ToastEmit } from '../types.ts';

interface RetryRules {
  backoff: number;
  backoffLimit: number;
}

interface Context extends PreferencesCopy {
  userId: string;
  /** The browser's timezone (IANA). */
  zone: string;
  /** When the changes were made that are being sent, or were sent last. */
  sent: Moments;
  refused: Refusals;
  rules: RetryRules;
  attempt: number;
}

/** The account's settings after changes, and the reasons of refused ones. */
export interface Verdicts extends AccountSettings {
  refused: Refusals;
}

interface Owner {
  userId: string;
  displayName: string;
}

const actors = {
  watchDevice: callbackStub<{ type: 'copy.written'; copy: PreferencesCopy }, Owner>(),
  loadAccount: promiseStub<AccountSettings, Owner>(),
  saveChanges: promiseStub<Verdicts, Owner & { changes: PreferenceChanges; made: Moments }>(),
};

type Event =
  | { type: 'copy.read'; copy: PreferencesCopy | null }
  | { type: 'copy.changed'; copy: PreferencesCopy }
  | { type: 'connection.returned' }
  | { type: 'zone.found'; zone: string }
  /** `at` is in milliseconds. */
  | { type: 'preferences.changed'; changes: PreferenceChanges; at: number }
  | ActorEvents<typeof actors>;

/** Settings with a timezone that this browser knows. */
export interface PreferencesInEffect extends Preferences {
  timezone: string;
}

/** The result of all changes so far: saved in the account, stored on this device for later, or refused. */
export interface Settlement {
  outcome: 'saved' | 'stored';
  refused: Refusals;
}

export interface SettlementEmit extends Settlement {
  type: 'changes.settled';
}

const defaultRules: RetryRules = { backoff: SYNC_BACKOFF, backoffLimit: SYNC_BACKOFF_LIMIT };

export const preferencesMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Owner & { rules?: RetryRules };
    emitted: SettlementEmit | ToastEmit;
    tags: 'busy' | 'waitingToRetry';
  },
  actors,
  guards: {
    hasCopy: ({ event }) => {
      assertEvent(event, 'copy.read');
      return event.copy !== null;
    },
    hasChanges: ({ context }) => Object.keys(context.changes).length > 0,
    hasNewChanges: ({ context }) =>
      Object.entries(unsentMoments(context)).some(
        ([key, moment]) => context.sent[key as keyof Preferences] !== moment,
      ),
    hasRefusals: ({ context }) => Object.keys(context.refused).length > 0,
  },
  actions: {
    takeCopy: assign(({ context, event }) => {
      assertEvent(event, 'copy.read');
      const { changes, made } = context;
      return event.copy ? withChanges(event.copy, changes, Math.max(0, ...Object.values(made))) : {};
    }),
    mergeCopy: assign(({ context, event }) => {
      assertEvent(event, 'copy.changed');
      return mergedCopies(context, event.copy);
    }),
    storeAccount: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.loadAccount');
      return { ...withAnswer(context, event.output, {}), attempt: 0 };
    }),
    storeVerdicts: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.saveChanges');
      const refused = { ...context.refused, ...event.output.refused };
      return { ...withAnswer(context, event.output, context.sent), refused, attempt: 0 };
    }),
    storeChanges: assign(({ context, event }) => {
      assertEvent(event, 'preferences.changed');
      return withChanges(context, event.changes, event.at);
    }),
    storeZone: assign(({ event }) => {
      assertEvent(event, 'zone.found');
      return { zone: event.zone };
    }),
    noteSent: assign({ sent: ({ context }) => unsentMoments(context) }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    forgetAttempts: assign({ attempt: 0 }),
    forgetRefusals: assign({ refused: {} }),
    writeCopy: sendTo('watchDevice', ({ context: { account, moments, changes, made } }) => ({
      type: 'copy.written',
      copy: { account, moments, changes, made },
    })),
    tellSaved: emit(({ context }) => ({
      type: 'changes.settled',
      outcome: 'saved',
      refused: context.refused,
    })),
    tellStored: emit(({ context }) => ({
      type: 'changes.settled',
      outcome: 'stored',
      refused: context.refused,
    })),
    announceRefusals: emit(({ context }) =>
      toast('error', 'Settings not saved', { description: refusalText(context.refused) }),
    ),
  },
  delays: {
    backoff: ({ context }) => backoffOf(context.attempt, context.rules),
  },
}).createMachine({
  id: 'preferences',
  context: ({ input: { userId, displayName, rules = defaultRules } }) => ({
    userId,
    zone: FALLBACK_ZONE,
    account: defaultPreferences(displayName),
    moments: {},
    changes: {},
    made: {},
    sent: {},
    refused: {},
    rules,
    attempt: 0,
  }),
  invoke: {
    id: 'watchDevice',
    src: 'watchDevice',
    input: ownAccount,
    onError: [{ guard: stateIn('opening'), target: '.following.loading.first' }, {}],
  },
  initial: 'opening',
  on: {
    'copy.changed': { actions: 'mergeCopy' },
    'zone.found': { actions: 'storeZone' },
    'preferences.changed': { actions: ['storeChanges', 'writeCopy'] },
  },
  states: {
    opening: {
      tags: 'busy',
      on: {
        'copy.read': [
          { guard: 'hasCopy', target: 'following', actions: 'takeCopy' },
          { target: 'following.loading.first' },
        ],
      },
    },
    following: {
      initial: 'loading',
      always: { guard: 'hasChanges', target: 'saving' },
      states: {
        loading: {
          initial: 'again',
          invoke: {
            id: 'loadAccount',
            src: 'loadAccount',
            input: ownAccount,
            onDone: { target: 'synced', actions: ['storeAccount', 'writeCopy'] },
            onError: { target: '#preferences.waiting', actions: 'countAttempt' },
          },
          states: { first: { tags: 'busy' }, again: {} },
        },
        synced: {},
      },
    },
    saving: {
      entry: 'noteSent',
      invoke: {
        id: 'saveChanges',
        src: 'saveChanges',
        input: ownChanges,
        onDone: { target: 'judging', actions: ['storeVerdicts', 'writeCopy'] },
        onError: { target: 'waiting', actions: ['noteSent', 'countAttempt', 'tellStored'] },
      },
    },
    judging: {
      always: [
        { guard: 'hasChanges', target: 'saving' },
        {
          guard: 'hasRefusals',
          target: 'following.synced',
          actions: ['tellSaved', 'announceRefusals', 'forgetRefusals'],
        },
        { target: 'following.synced', actions: 'tellSaved' },
      ],
    },
    waiting: {
      tags: 'waitingToRetry',
      always: { guard: 'hasNewChanges', target: 'saving' },
      on: {
        'connection.returned': { target: 'following', actions: 'forgetAttempts' },
      },
      after: { backoff: 'following' },
    },
  },
});

/** The account's settings with unsent changes. The timezone is the browser's if none is chosen or known. */
export function inEffect({
  account,
  changes,
  zone,
}: Pick<Context, 'account' | 'changes' | 'zone'>): PreferencesInEffect {
  const { timezone, ...settings } = { ...account, ...changes };
  return {
    ...settings,
    timezone: timezone !== null && isZone(timezone) ? timezone : zone,
  };
}

function ownAccount({ context }: { context: Context }): Owner {
  return { userId: context.userId, displayName: context.account.displayName };
}

function ownChanges({ context }: { context: Context }) {
  return { ...ownAccount({ context }), changes: context.changes, made: unsentMoments(context) };
}
