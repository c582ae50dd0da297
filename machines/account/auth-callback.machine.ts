import { emit, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { promiseStub } from '../parts/stubs.ts';
import { failureToast, toast } from '../parts/toasts.ts';
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
