import { emit, setup } from 'xstate';
import { SESSION_PATIENCE } from '../constants.ts';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { toast } from '../parts/toasts.ts';
import type { ToastEmit } from '../types.ts';

interface Context {
  guest: string;
}

const actors = { deleteGuest: promiseStub<void, Context>() };

type Event =
  | { type: 'restart.requested' }
  | { type: 'restart.confirmed' }
  | { type: 'restart.cancelled' }
  | ActorEvents<typeof actors>;

const failed = { target: 'resting', actions: 'announceFailure' } as const;

export const startOverMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Context;
    emitted: ToastEmit;
    tags: 'dialog' | 'busy';
  },
  actors,
  actions: {
    announceFailure: emit(
      toast('error', 'Your data couldn’t be deleted', { description: 'Please try again.' }),
    ),
  },
  delays: { clearPatience: SESSION_PATIENCE.clearPatience },
}).createMachine({
  id: 'start-over',
  context: ({ input }) => input,
  initial: 'resting',
  states: {
    resting: { on: { 'restart.requested': 'asking' } },
    asking: {
      tags: 'dialog',
      on: { 'restart.confirmed': 'deleting', 'restart.cancelled': 'resting' },
    },
    deleting: {
      tags: 'busy',
      invoke: {
        id: 'deleteGuest',
        src: 'deleteGuest',
        input: ownGuest,
        onDone: 'deleted',
        onError: failed,
      },
      after: { clearPatience: failed },
    },
    deleted: { type: 'final' },
  },
});

function ownGuest({ context }: { context: Context }): Context {
  return context;
}
