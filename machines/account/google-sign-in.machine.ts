import { emit, setup } from 'xstate';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { failureToast } from '../parts/toasts.ts';
import { GOOGLE_REDIRECT_PATIENCE } from '../constants.ts';
import type { ToastEmit } from '../types.ts';

const actors = {
  signInWithGoogle: promiseStub<void>(),
};

type Event = { type: 'google.chosen' } | ActorEvents<typeof actors>;

export const googleSignInMachine = setup({
  types: {} as { events: Event; emitted: ToastEmit; tags: 'busy' },
  actors,
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
