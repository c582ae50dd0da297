import { emit, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { promiseStub } from '../parts/stubs.ts';
import { failureToast } from '../parts/toasts.ts';
import { GOOGLE_REDIRECT_PATIENCE } from '../constants.ts';
import type { ToastEmit } from '../types.ts';

type Event =
  | { type: 'google.chosen' }
  | DoneActorEvent<void, 'signInWithGoogle'>
  | ErrorActorEvent<unknown, 'signInWithGoogle'>;

export const googleSignInMachine = setup({
  types: {} as { events: Event; emitted: ToastEmit; tags: 'busy' },
  actors: {
    signInWithGoogle: promiseStub<void>(),
  },
  actions: {
    announceFailure: emit(({ event }) => failureToast('Google login failed', event)),
  },
  delays: {
    redirectPatience: GOOGLE_REDIRECT_PATIENCE,
  },
}).createMachine({
  id: 'google-sign-in',
  initial: 'offered',
  states: {
    offered: {
      on: { 'google.chosen': 'redirecting' },
    },
    redirecting: {
      tags: 'busy',
      invoke: {
        id: 'signInWithGoogle',
        src: 'signInWithGoogle',
        onDone: 'leaving',
        onError: { target: 'offered', actions: 'announceFailure' },
      },
    },
    leaving: {
      tags: 'busy',
      after: { redirectPatience: 'offered' },
    },
  },
});
