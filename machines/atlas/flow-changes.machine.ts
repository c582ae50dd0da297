import { assertEvent, assign, setup } from 'xstate';
import type { ReleaseChanges } from '../inspect/change-text.ts';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';

interface Input {
  /** The release to compare with, from the URL. */
  since: string;
  flow: string | null;
}

interface Context extends Input {
  changes: ReleaseChanges | null;
}

const actors = {
  loadChanges: promiseStub<ReleaseChanges | null, { since: string }>(),
};

type Event =
  | { type: 'load.retried' }
  | { type: 'earlier.chosen' }
  | { type: 'now.chosen' }
  | ActorEvents<typeof actors>;

export const flowChangesMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' },
  actors,
  guards: {
    isCompared: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadChanges');
      return event.output !== null;
    },
    isOfFlow: ({ context }) => context.flow !== null,
  },
  actions: {
    storeChanges: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadChanges');
      return { changes: event.output };
    }),
  },
}).createMachine({
  id: 'flow-changes',
  context: ({ input }) => ({ ...input, changes: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadChanges',
        src: 'loadChanges',
        input: ownRelease,
        onDone: [{ guard: 'isCompared', target: 'now', actions: 'storeChanges' }, { target: 'missing' }],
        onError: 'failed',
      },
    },
    missing: {},
    failed: { on: { 'load.retried': 'loading' } },
    now: {
      on: { 'earlier.chosen': { guard: 'isOfFlow', target: 'earlier' } },
    },
    earlier: {
      on: { 'now.chosen': 'now' },
    },
  },
});

function ownRelease({ context: { since } }: { context: Context }) {
  return { since };
}
