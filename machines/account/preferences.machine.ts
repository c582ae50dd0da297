import { assertEvent, assign, emit, sendTo, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { callbackStub, messageOf, promiseStub } from '../parts/stubs.ts';
import { failureToast } from '../parts/toasts.ts';
import { isZone } from '../learning/day.rules.ts';
import {
  defaultPreferences,
  FALLBACK_ZONE,
  type PreferenceChanges,
  type Preferences,
  type PreferencesCopy,
} from './preferences.rules.ts';
import { SETTINGS_RETRY_DELAY } from '../constants.ts';
import type { ToastEmit } from '../types.ts';

interface Context extends PreferencesCopy {
  userId: string;
  retryDelay: number;
  /** The browser's timezone (IANA). */
  zone: string;
}

type Event =
  | { type: 'copy.read'; copy: PreferencesCopy | null }
  | { type: 'copy.changed'; copy: PreferencesCopy }
  | { type: 'connection.returned' }
  | { type: 'zone.found'; zone: string }
  | { type: 'preferences.changed'; changes: PreferenceChanges }
  | DoneActorEvent<Preferences, 'loadAccount' | 'saveChanges'>
  | ErrorActorEvent<unknown, 'loadAccount' | 'saveChanges'>;

/** Settings whose timezone this browser knows. */
export interface PreferencesInEffect extends Preferences {
  timezone: string;
  vosotros: boolean;
}

/** The result of saving changes: the account has them, the device keeps them for later, or the account refused them. */
export interface SettlementEmit {
  type: 'changes.settled';
  outcome: 'saved' | 'kept' | 'refused';
}

export const preferencesMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: { userId: string; displayName: string; retryDelay?: number };
    emitted: SettlementEmit | ToastEmit;
    tags: 'busy' | 'behind';
  },
  actors: {
    watchDevice: callbackStub<
      { type: 'copy.written'; copy: PreferencesCopy },
      { userId: string; displayName: string }
    >(),
    loadAccount: promiseStub<Preferences, { userId: string; displayName: string }>(),
    saveChanges: promiseStub<
      Preferences,
      { userId: string; displayName: string; changes: PreferenceChanges }
    >(),
  },
  guards: {
    hasCopy: ({ event }) => {
      assertEvent(event, 'copy.read');
      return event.copy !== null;
    },
    hasChanges: ({ context }) => Object.keys(context.changes).length > 0,
    isRefused: ({ event }) => 'error' in event && messageOf(event.error, '') !== '',
  },
  actions: {
    keepCopy: assign(({ context, event }) => {
      assertEvent(event, ['copy.read', 'copy.changed']);
      const early = event.type === 'copy.read' ? context.changes : {};
      return event.copy ? { ...event.copy, changes: { ...event.copy.changes, ...early } } : {};
    }),
    keepAccount: assign(({ event }) => {
      assertEvent(event, ['xstate.done.actor.loadAccount', 'xstate.done.actor.saveChanges']);
      return { account: event.output };
    }),
    keepChanges: assign(({ context, event }) => {
      assertEvent(event, 'preferences.changed');
      return { changes: { ...context.changes, ...event.changes } };
    }),
    keepZone: assign(({ event }) => {
      assertEvent(event, 'zone.found');
      return { zone: event.zone };
    }),
    dropChanges: assign({ changes: {} }),
    writeCopy: sendTo('watchDevice', ({ context: { account, changes } }) => ({
      type: 'copy.written',
      copy: { account, changes },
    })),
    tellSaved: emit({ type: 'changes.settled', outcome: 'saved' }),
    tellKept: emit({ type: 'changes.settled', outcome: 'kept' }),
    tellRefused: emit({ type: 'changes.settled', outcome: 'refused' }),
    announceRefusal: emit(({ event }) => failureToast('Settings not saved', event)),
  },
  delays: {
    retryDelay: ({ context }) => context.retryDelay,
  },
}).createMachine({
  id: 'preferences',
  context: ({ input: { userId, displayName, retryDelay = SETTINGS_RETRY_DELAY } }) => ({
    userId,
    retryDelay,
    zone: FALLBACK_ZONE,
    account: defaultPreferences(displayName),
    changes: {},
  }),
  invoke: { id: 'watchDevice', src: 'watchDevice', input: ownAccount },
  initial: 'opening',
  on: {
    'copy.changed': { actions: 'keepCopy' },
    'zone.found': {
      actions: 'keepZone',
    },
  },
  states: {
    opening: {
      tags: 'busy',
      on: {
        'preferences.changed': { actions: 'keepChanges' },
        'copy.read': [
          { guard: 'hasCopy', target: 'refreshing', actions: 'keepCopy' },
          { target: 'fetching' },
        ],
      },
    },
    fetching: {
      tags: 'busy',
      on: { 'preferences.changed': { target: 'saving', actions: ['keepChanges', 'writeCopy'] } },
      invoke: {
        id: 'loadAccount',
        src: 'loadAccount',
        input: ownAccount,
        onDone: { target: 'checking', actions: ['keepAccount', 'writeCopy'] },
        onError: 'waiting',
      },
    },
    refreshing: {
      on: { 'preferences.changed': { target: 'saving', actions: ['keepChanges', 'writeCopy'] } },
      invoke: {
        id: 'loadAccount',
        src: 'loadAccount',
        input: ownAccount,
        onDone: { target: 'checking', actions: ['keepAccount', 'writeCopy'] },
        onError: 'waiting',
      },
    },
    checking: {
      always: [{ guard: 'hasChanges', target: 'saving' }, { target: 'synced' }],
    },
    synced: {
      on: { 'preferences.changed': { target: 'saving', actions: ['keepChanges', 'writeCopy'] } },
    },
    saving: {
      on: {
        'preferences.changed': {
          target: 'saving',
          reenter: true,
          actions: ['keepChanges', 'writeCopy'],
        },
      },
      invoke: {
        id: 'saveChanges',
        src: 'saveChanges',
        input: ownChanges,
        onDone: { target: 'synced', actions: ['keepAccount', 'dropChanges', 'writeCopy', 'tellSaved'] },
        onError: [
          {
            guard: 'isRefused',
            target: 'synced',
            actions: ['dropChanges', 'writeCopy', 'announceRefusal', 'tellRefused'],
          },
          { target: 'waiting', actions: 'tellKept' },
        ],
      },
    },
    waiting: {
      tags: 'behind',
      on: {
        'preferences.changed': { target: 'saving', actions: ['keepChanges', 'writeCopy'] },
        'connection.returned': 'retrying',
      },
      after: { retryDelay: 'retrying' },
    },
    retrying: {
      always: [{ guard: 'hasChanges', target: 'saving' }, { target: 'refreshing' }],
    },
  },
});

/**
 * The settings in effect: the account's, with the changes that it does not have yet. The timezone is the browser's if
 * none is chosen or this browser does not know it.
 */
export function inEffect({
  account,
  changes,
  zone,
}: Pick<Context, 'account' | 'changes' | 'zone'>): PreferencesInEffect {
  const { timezone, vosotros, ...settings } = { ...account, ...changes };
  return {
    ...settings,
    vosotros: vosotros !== false,
    timezone: timezone !== null && isZone(timezone) ? timezone : zone,
  };
}

function ownAccount({ context }: { context: Context }) {
  return { userId: context.userId, displayName: context.account.displayName };
}

function ownChanges({ context }: { context: Context }) {
  return { ...ownAccount({ context }), changes: context.changes };
}
