import { assertEvent, assign, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import type { ReleaseChanges } from '../inspect/change-text.ts';
import type { Picture } from '../inspect/picture.ts';
import { promiseStub } from '../parts/stubs.ts';

interface Input {
  /** The release to compare with, as the address names it. */
  since: string;
  /** The flow whose diagram is shown; `null` for the list of all flows. */
  flow: string | null;
}

interface Context extends Input {
  changes: ReleaseChanges | null;
  /** The diagram as it was. */
  earlier: Picture | null;
}

type Event =
  | { type: 'load.retried' }
  | { type: 'earlier.chosen' }
  | { type: 'now.chosen' }
  | DoneActorEvent<ReleaseChanges | null, 'loadChanges'>
  | ErrorActorEvent<unknown, 'loadChanges'>
  | DoneActorEvent<Picture | null, 'loadEarlier'>
  | ErrorActorEvent<unknown, 'loadEarlier'>;

export const flowChangesMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' },
  actors: {
    loadChanges: promiseStub<ReleaseChanges | null, { since: string }>(),
    loadEarlier: promiseStub<Picture | null, { since: string; flow: string | null }>(),
  },
  guards: {
    isCompared: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadChanges');
      return event.output !== null;
    },
    isDrawn: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadEarlier');
      return event.output !== null;
    },
    isOfFlow: ({ context }) => context.flow !== null,
  },
  actions: {
    keepChanges: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadChanges');
      return { changes: event.output };
    }),
    keepEarlier: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadEarlier');
      return { earlier: event.output };
    }),
    dropEarlier: assign({ earlier: null }),
  },
}).createMachine({
  id: 'flow-changes',
  context: ({ input }) => ({ ...input, changes: null, earlier: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadChanges',
        src: 'loadChanges',
        input: ownRelease,
        onDone: [{ guard: 'isCompared', target: 'now', actions: 'keepChanges' }, { target: 'missing' }],
        onError: 'failed',
      },
    },
    missing: {},
    failed: { on: { 'load.retried': 'loading' } },
    now: {
      on: { 'earlier.chosen': { guard: 'isOfFlow', target: 'earlier' } },
    },
    earlier: {
      initial: 'loading',
      exit: 'dropEarlier',
      on: { 'now.chosen': 'now' },
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadEarlier',
            src: 'loadEarlier',
            input: ownRelease,
            onDone: [{ guard: 'isDrawn', target: 'drawn', actions: 'keepEarlier' }, { target: 'undrawn' }],
            onError: 'undrawn',
          },
        },
        drawn: {},
        undrawn: { on: { 'load.retried': 'loading' } },
      },
    },
  },
});

function ownRelease({ context: { since, flow } }: { context: Context }) {
  return { since, flow };
}
