import { and, assertEvent, assign, emit, setup } from 'xstate';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { failureToast, toast } from '../parts/toasts.ts';
import { isUnanswered } from './answers.rules.ts';
import { isMailed, type LinkKind, type LinkLook } from './link.rules.ts';
import type { NavigationEmit, ToastEmit, User } from '../types.ts';

interface Context {
  kind: LinkKind;
}

const actors = {
  lookAtLink: promiseStub<LinkLook>(),
  completeSignIn: promiseStub<User | null>(),
  switchLearner: promiseStub<User | null>(),
};

type Event =
  | { type: 'link.pressed' }
  | { type: 'link.confirmed' }
  | { type: 'link.declined' }
  | { type: 'link.retried' }
  | ActorEvents<typeof actors>;

export const authCallbackMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    emitted: ToastEmit | NavigationEmit;
    tags: 'busy' | 'dialog';
  },
  actors,
  guards: {
    isSpent: ({ event }) => lookIn(event).kind === 'spent',
    isLogoutNeeded: ({ event }) => lookIn(event).isLogoutNeeded,
    isMailed: ({ event }) => isMailed(lookIn(event).kind),
    isOfMail: ({ context }) => isMailed(context.kind),
    hasUser: ({ event }) => {
      assertEvent(event, ['xstate.done.actor.completeSignIn', 'xstate.done.actor.switchLearner']);
      return event.output !== null;
    },
    isUnanswered: ({ event }) => 'error' in event && isUnanswered(event.error),
  },
  actions: {
    noteKind: assign(({ event }) => ({ kind: lookIn(event).kind })),
    announceLogin: emit(
      toast('success', 'Login successful', { description: 'You have successfully signed in!' }),
    ),
    announceFailure: emit(({ event }) =>
      failureToast('Authentication error', event, 'Failed to complete authentication.'),
    ),
    openHome: emit({ type: 'navigation.requested', screen: 'home' }),
    openLogin: emit({ type: 'navigation.requested', screen: 'auth' }),
  },
}).createMachine({
  id: 'auth-callback',
  context: { kind: 'none' },
  initial: 'looking',
  states: {
    looking: {
      tags: 'busy',
      invoke: {
        id: 'lookAtLink',
        src: 'lookAtLink',
        onDone: [
          { guard: 'isSpent', target: 'expired' },
          { guard: 'isLogoutNeeded', target: 'asking', actions: 'noteKind' },
          { guard: 'isMailed', target: 'ready', actions: 'noteKind' },
          { target: 'completing' },
        ],
        onError: { target: 'finished', actions: ['announceFailure', 'openLogin'] },
      },
    },
    ready: { on: { 'link.pressed': 'rechecking' } },
    rechecking: {
      tags: 'busy',
      invoke: {
        id: 'lookAtLink',
        src: 'lookAtLink',
        onDone: [
          { guard: 'isSpent', target: 'expired' },
          { guard: 'isLogoutNeeded', target: 'asking' },
          { target: 'following' },
        ],
        onError: 'unanswered',
      },
    },
    following: {
      tags: 'busy',
      invoke: {
        id: 'completeSignIn',
        src: 'completeSignIn',
        onDone: [
          { guard: 'hasUser', target: 'finished', actions: ['announceLogin', 'openHome'] },
          { target: 'expired' },
        ],
        onError: [{ guard: 'isUnanswered', target: 'unanswered' }, { target: 'expired' }],
      },
    },
    expired: {},
    unanswered: { on: { 'link.retried': 'rechecking' } },
    asking: {
      tags: 'dialog',
      on: {
        'link.confirmed': 'switching',
        'link.declined': { target: 'finished', actions: 'openHome' },
      },
    },
    switching: {
      tags: 'busy',
      invoke: {
        id: 'switchLearner',
        src: 'switchLearner',
        onDone: [
          { guard: 'hasUser', target: 'finished', actions: ['announceLogin', 'openHome'] },
          { target: 'finished', actions: 'openHome' },
        ],
        onError: [
          { guard: and(['isOfMail', 'isUnanswered']), target: 'unanswered' },
          { guard: 'isOfMail', target: 'expired' },
          { target: 'finished', actions: ['announceFailure', 'openHome'] },
        ],
      },
    },
    completing: {
      tags: 'busy',
      invoke: {
        id: 'completeSignIn',
        src: 'completeSignIn',
        onDone: [
          { guard: 'hasUser', target: 'finished', actions: ['announceLogin', 'openHome'] },
          { target: 'finished', actions: 'openLogin' },
        ],
        onError: { target: 'finished', actions: ['announceFailure', 'openLogin'] },
      },
    },
    finished: { type: 'final' },
  },
});

function lookIn(event: Event): LinkLook {
  assertEvent(event, 'xstate.done.actor.lookAtLink');
  return event.output;
}
