import { emit, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { promiseStub } from '../parts/stubs.ts';
import { failureToast, toast } from '../parts/toasts.ts';
import type { NavigationEmit, ToastEmit, User } from '../types.ts';

type Event =
  | { type: 'link.confirmed' }
  | { type: 'link.declined' }
  | DoneActorEvent<boolean, 'lookAtLink'>
  | DoneActorEvent<User | null, 'completeSignIn' | 'switchLearner'>
  | ErrorActorEvent<unknown, 'lookAtLink' | 'completeSignIn' | 'switchLearner'>;

export const authCallbackMachine = setup({
  types: {} as { events: Event; emitted: ToastEmit | NavigationEmit; tags: 'busy' | 'dialog' },
  actors: {
    /** Whether the link would log out a learner who is signed in on this device. */
    lookAtLink: promiseStub<boolean>(),
    completeSignIn: promiseStub<User | null>(),
    /** Null if the learner stays signed in after all. */
    switchLearner: promiseStub<User | null>(),
  },
  guards: {
    isLogoutNeeded: ({ event }) => 'output' in event && event.output === true,
    hasUser: ({ event }) => 'output' in event && event.output !== null,
  },
  actions: {
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
  initial: 'looking',
  states: {
    looking: {
      tags: 'busy',
      invoke: {
        id: 'lookAtLink',
        src: 'lookAtLink',
        onDone: [{ guard: 'isLogoutNeeded', target: 'asking' }, { target: 'completing' }],
        onError: { target: 'finished', actions: ['announceFailure', 'openLogin'] },
      },
    },
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
        onError: { target: 'finished', actions: ['announceFailure', 'openHome'] },
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
