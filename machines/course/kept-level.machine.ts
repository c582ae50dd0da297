import { assertEvent, assign, setup } from 'xstate';
import { callbackStub, promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { hasAll, type Obstacle } from './kept-level.rules.ts';

/** What this device keeps of the level. */
interface Kept {
  /** The learner chose to keep all of it. */
  isChosen: boolean;
  isWhole: boolean;
}

interface Context {
  /** The units that are stored without asking. */
  units: readonly string[];
  /** Files stored, of all. */
  done: number;
  total: number;
  /** Why storing failed last. */
  obstacle: Obstacle | null;
}

const actors = {
  watchUnits: callbackStub<{ type: 'none' }>(),
  readKept: promiseStub<Kept>(),
  storeUnits: callbackStub<{ type: 'none' }, { units: readonly string[] }>(),
  storeLevel: callbackStub<{ type: 'none' }>(),
  removeLevel: promiseStub<void, { units: readonly string[] }>(),
};

type Event =
  | { type: 'units.needed'; units: readonly string[] }
  | { type: 'network.restored' }
  | { type: 'keep.requested' }
  | { type: 'keep.cancelled' }
  | { type: 'removal.requested' }
  | { type: 'store.progressed'; done: number; total: number }
  | { type: 'store.finished' }
  | { type: 'store.failed'; obstacle: Obstacle }
  | ActorEvents<typeof actors>;

export const keptLevelMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'offered' | 'busy' },
  actors,
  guards: {
    isWhole: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.readKept');
      return event.output.isChosen && event.output.isWhole;
    },
    isChosen: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.readKept');
      return event.output.isChosen;
    },
    hasUnits: ({ context }) => context.units.length > 0,
    isNews: ({ context, event }) => {
      assertEvent(event, 'units.needed');
      return !hasAll(context.units, event.units);
    },
  },
  actions: {
    noteUnits: assign(({ event }) => {
      assertEvent(event, 'units.needed');
      return { units: event.units };
    }),
    noteProgress: assign(({ event }) => {
      assertEvent(event, 'store.progressed');
      return { done: event.done, total: event.total };
    }),
    noteObstacle: assign(({ event }) => {
      assertEvent(event, 'store.failed');
      return { obstacle: event.obstacle };
    }),
    noteNetwork: assign({ obstacle: 'network' }),
    startOver: assign({ done: 0, total: 0, obstacle: null }),
  },
}).createMachine({
  id: 'kept-level',
  context: { units: [], done: 0, total: 0, obstacle: null },
  invoke: { id: 'watchUnits', src: 'watchUnits', onError: '.unavailable' },
  on: { 'units.needed': { actions: 'noteUnits' } },
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        id: 'readKept',
        src: 'readKept',
        onDone: [
          { guard: 'isWhole', target: 'kept' },
          { guard: 'isChosen', target: 'keeping' },
          { target: 'partial' },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: {},
    partial: {
      tags: 'offered',
      on: { 'keep.requested': 'keeping' },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasUnits', target: 'storing' }, { target: 'resting' }] },
        storing: {
          invoke: { id: 'storeUnits', src: 'storeUnits', input: neededUnits, onError: 'waiting' },
          on: {
            'store.finished': 'resting',
            'store.failed': 'waiting',
            'units.needed': [
              { guard: 'isNews', target: 'storing', reenter: true, actions: 'noteUnits' },
              { actions: 'noteUnits' },
            ],
          },
        },
        resting: {
          on: {
            'units.needed': [
              { guard: 'isNews', target: 'storing', actions: 'noteUnits' },
              { actions: 'noteUnits' },
            ],
          },
        },
        waiting: {
          on: {
            'network.restored': 'deciding',
            'units.needed': [
              { guard: 'isNews', target: 'storing', actions: 'noteUnits' },
              { actions: 'noteUnits' },
            ],
          },
        },
      },
    },
    keeping: {
      tags: 'busy',
      entry: 'startOver',
      invoke: {
        id: 'storeLevel',
        src: 'storeLevel',
        onError: { target: 'failed', actions: 'noteNetwork' },
      },
      on: {
        'store.progressed': { actions: 'noteProgress' },
        'store.finished': 'kept',
        'store.failed': { target: 'failed', actions: 'noteObstacle' },
        'keep.cancelled': 'partial',
      },
    },
    failed: {
      tags: 'offered',
      on: { 'keep.requested': 'keeping' },
    },
    kept: {
      on: { 'removal.requested': 'removing' },
      initial: 'whole',
      states: { whole: {}, unremoved: {} },
    },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removeLevel',
        src: 'removeLevel',
        input: neededUnits,
        onDone: 'partial',
        onError: 'kept.unremoved',
      },
    },
  },
});

function neededUnits({ context }: { context: Context }) {
  return { units: context.units };
}
