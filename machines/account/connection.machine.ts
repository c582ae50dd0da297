import { assertEvent, assign, emit, setup } from 'xstate';
import { callbackStub, promiseStub, type ActorEvents } from '../parts/stubs.ts';
import type { User } from '../types.ts';
import type { AuthEvent, SessionNews } from './session.machine.ts';

/** The session without asking the service. */
export interface StoredSession {
  /** The stored session's user; null without a readable one. */
  user: User | null;
  isStored: boolean;
  isOnline: boolean;
  /** Whether the page is the target of an auth link. */
  isLink: boolean;
}

const passedOn = [
  'service.answered',
  'service.failed',
  'network.lost',
  'network.restored',
  'guest.ended',
] as const;

interface Context {
  /** Whether the service refused to renew the session, which its client is about to end. */
  isRefused: boolean;
}

const actors = {
  watchDevice: callbackStub<{ type: 'none' }>(),
  readStoredSession: promiseStub<StoredSession>(),
  followClient: callbackStub<{ type: 'none' }>(),
  askUser: promiseStub<void>(),
  dropClient: promiseStub<StoredSession>(),
};

type Event =
  /** News from the client or another tab; `isStored`: this device still stores a session. */
  | { type: 'login.changed'; news: AuthEvent; isStored: boolean }
  /** The browser restores the page from its back/forward cache. */
  | { type: 'page.restored' }
  | { type: 'renewal.refused' }
  | { type: (typeof passedOn)[number] }
  | { type: 'retry.requested' }
  | ActorEvents<typeof actors>;

const looked = [
  { guard: 'isOutOfReach', target: '#connection.resting', actions: 'tellLost' },
  { guard: 'isVisitor', target: '#connection.following', actions: 'tellNobody' },
] as const;

/** A login in another tab, so the service is reachable. */
const elsewhere = { guard: 'hasUser', target: 'following', actions: ['forgetRefusal', 'tellLogin'] } as const;

const unreachable = { target: 'resting', actions: 'tellUnreachable' } as const;

export const connectionMachine = setup({
  types: {} as { context: Context; events: Event; emitted: { type: 'session.reported'; news: SessionNews } },
  actors,
  guards: {
    hasUser: ({ event }) =>
      (event.type === 'login.changed' ? event.news : storedSessionIn(event)).user !== null,
    isStored: ({ event }) => 'isStored' in event && event.isStored,
    isRefused: ({ context }) => context.isRefused,
    isOutOfReach: ({ event }) => {
      const { user, isOnline } = storedSessionIn(event);
      return user !== null && !isOnline;
    },
    isVisitor: ({ context, event }) => {
      const { isStored, isLink } = storedSessionIn(event);
      return !isStored && !isLink && !context.isRefused;
    },
  },
  actions: {
    noteRefusal: assign({ isRefused: true }),
    forgetRefusal: assign({ isRefused: false }),
    tellLogin: emit(({ event }) => {
      assertEvent(event, 'login.changed');
      return { type: 'session.reported', news: event.news };
    }),
    tellNobody: emit({ type: 'session.reported', news: { type: 'INITIAL_SESSION', user: null } }),
    tellRefused: emit({ type: 'session.reported', news: { type: 'session.refused' } }),
    tellUnreachable: emit({ type: 'session.reported', news: { type: 'service.unreachable' } }),
    tellLost: emit({ type: 'session.reported', news: { type: 'network.lost' } }),
    passOn: emit(({ event }) => {
      assertEvent(event, passedOn);
      return { type: 'session.reported', news: { type: event.type } };
    }),
  },
}).createMachine({
  id: 'connection',
  context: { isRefused: false },
  invoke: { id: 'watchDevice', src: 'watchDevice', onError: { actions: 'tellUnreachable' } },
  initial: 'looking',
  on: {
    'login.changed': [
      { guard: 'hasUser', actions: ['forgetRefusal', 'tellLogin'] },
      { guard: 'isStored' },
      { guard: 'isRefused', actions: 'tellRefused' },
      { actions: 'tellLogin' },
    ],
    'renewal.refused': { actions: 'noteRefusal' },
    'service.answered': { actions: 'passOn' },
    'service.failed': { actions: 'passOn' },
    'network.lost': { actions: 'passOn' },
    'network.restored': { actions: 'passOn' },
    'guest.ended': { actions: 'passOn' },
    'page.restored': '.looking',
    'retry.requested': '.retrying',
  },
  states: {
    looking: {
      on: { 'login.changed': elsewhere },
      invoke: {
        id: 'readStoredSession',
        src: 'readStoredSession',
        onDone: [...looked, { target: 'following' }],
        onError: unreachable,
      },
    },
    following: {
      invoke: { id: 'followClient', src: 'followClient', onError: unreachable },
      initial: 'listening',
      states: {
        listening: {},
        asking: {
          invoke: { id: 'askUser', src: 'askUser', onDone: 'listening', onError: 'listening' },
        },
      },
    },
    resting: {
      on: { 'login.changed': elsewhere },
    },
    retrying: {
      invoke: {
        id: 'dropClient',
        src: 'dropClient',
        onDone: [...looked, { guard: 'hasUser', target: 'following.asking' }, { target: 'following' }],
        onError: unreachable,
      },
    },
  },
});

function storedSessionIn(event: Event): StoredSession {
  assertEvent(event, ['xstate.done.actor.readStoredSession', 'xstate.done.actor.dropClient']);
  return event.output;
}
