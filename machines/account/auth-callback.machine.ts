import { emit, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { messageOf, promiseStub } from '../parts/stubs.ts';
import { CALLBACK_ERROR } from '../constants.ts';
import type { NavigationEmit, ToastEmit, User } from '../types.ts';

type Event = DoneActorEvent<User | null, 'completeSignIn'> | ErrorActorEvent<unknown, 'completeSignIn'>;

export const authCallbackMachine = setup({
  types: {} as { events: Event; emitted: ToastEmit | NavigationEmit; tags: 'busy' },
  actors: {
    completeSignIn: promiseStub<User | null>(),
  },
  guards: {
    hasUser: ({ event }) => 'output' in event && event.output !== null,
  },
  actions: {
    announceLogin: emit({
      type: 'toast.shown',
      kind: 'success',
      title: 'Login successful',
      description: 'You have successfully signed in!',
    }),
    announceFailure: emit(({ event }) => ({
      type: 'toast.shown',
      kind: 'error',
      title: 'Authentication error',
      description: messageOf('error' in event ? event.error : undefined, CALLBACK_ERROR),
    })),
    openHome: emit({ type: 'navigation.requested', screen: 'home' }),
    openLogin: emit({ type: 'navigation.requested', screen: 'auth' }),
  },
}).createMachine({
  id: 'auth-callback',
  initial: 'completing',
  states: {
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
