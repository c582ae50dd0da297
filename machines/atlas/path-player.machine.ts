import { assertEvent, assign, setup } from 'xstate';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { PATH_STEP } from '../constants.ts';
import { pathTo, type PathList, type PathStep } from '../inspect/picture.ts';

export type PathSpeed = 1 | 2 | 4;

interface Context {
  flow: string;
  paths: PathList;
  /** The chosen path's index; -1 for none. */
  path: number;
  steps: readonly PathStep[];
  /** The step's index; 0 is the start. */
  position: number;
  speed: PathSpeed;
}

const actors = {
  loadPaths: promiseStub<PathList, { flow: string }>(),
};

type Event =
  | { type: 'paths.opened' }
  | { type: 'paths.closed' }
  | { type: 'load.retried' }
  | { type: 'list.extended' }
  | { type: 'list.shortened' }
  | { type: 'path.chosen'; path: number }
  | { type: 'path.left' }
  | { type: 'step.chosen'; position: number }
  | { type: 'step.advanced' }
  | { type: 'step.returned' }
  | { type: 'play.started' }
  | { type: 'play.paused' }
  | { type: 'speed.chosen'; speed: PathSpeed }
  | ActorEvents<typeof actors>;

export const pathPlayerMachine = setup({
  types: {} as { context: Context; events: Event; input: { flow: string }; tags: 'busy' | 'playing' },
  actors,
  guards: {
    isPath: ({ context, event }) => {
      assertEvent(event, 'path.chosen');
      return event.path in context.paths.ends;
    },
    isGreedyPath: ({ context, event }) => {
      assertEvent(event, 'path.chosen');
      return context.paths.greedy.includes(event.path);
    },
    isStep: ({ context, event }) => {
      assertEvent(event, 'step.chosen');
      return event.position in context.steps;
    },
    hasNext: ({ context }) => context.position < context.steps.length - 1,
    hasPrevious: ({ context }) => context.position > 0,
    isPlayable: ({ context }) => context.steps.length > 1,
    isBeforeLast: ({ context }) => context.position === context.steps.length - 2,
  },
  actions: {
    storePaths: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadPaths');
      return { paths: event.output };
    }),
    openPath: assign(({ context, event }) => {
      assertEvent(event, 'path.chosen');
      const end = context.paths.ends[event.path] ?? -1;
      return { path: event.path, steps: pathTo(context.paths, end), position: 0 };
    }),
    leavePath: assign({ path: -1, steps: [], position: 0 }),
    chooseStep: assign(({ event }) => {
      assertEvent(event, 'step.chosen');
      return { position: event.position };
    }),
    showNext: assign({ position: ({ context }) => context.position + 1 }),
    goBack: assign({ position: ({ context }) => context.position - 1 }),
    goToStart: assign({ position: 0 }),
    chooseSpeed: assign(({ event }) => {
      assertEvent(event, 'speed.chosen');
      return { speed: event.speed };
    }),
  },
  delays: {
    step: ({ context }) => PATH_STEP / context.speed,
  },
}).createMachine({
  id: 'path-player',
  context: ({ input }) => ({
    flow: input.flow,
    paths: { steps: [], ends: [], greedy: [], clauses: {}, titles: [] },
    path: -1,
    steps: [],
    position: 0,
    speed: 1,
  }),
  initial: 'closed',
  states: {
    closed: {
      on: { 'paths.opened': 'loading' },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadPaths',
        src: 'loadPaths',
        input: ownFlow,
        onDone: { target: 'listing', actions: 'storePaths' },
        onError: 'failed',
      },
      on: { 'paths.closed': 'closed' },
    },
    failed: {
      on: { 'load.retried': 'loading', 'paths.closed': 'closed' },
    },
    listing: {
      initial: 'few',
      on: { 'paths.closed': 'closed' },
      states: {
        few: {
          on: {
            'list.extended': 'all',
            'path.chosen': { guard: 'isGreedyPath', target: '#path-player.stepping', actions: 'openPath' },
          },
        },
        all: {
          on: {
            'list.shortened': 'few',
            'path.chosen': { guard: 'isPath', target: '#path-player.stepping', actions: 'openPath' },
          },
        },
        recent: { type: 'history' },
      },
    },
    stepping: {
      initial: 'paused',
      exit: 'leavePath',
      on: {
        'step.chosen': { guard: 'isStep', target: '.paused', actions: 'chooseStep' },
        'step.advanced': { guard: 'hasNext', target: '.paused', actions: 'showNext' },
        'step.returned': { guard: 'hasPrevious', target: '.paused', actions: 'goBack' },
        'speed.chosen': { actions: 'chooseSpeed' },
        'path.left': 'listing.recent',
        'paths.closed': 'closed',
      },
      states: {
        paused: {
          on: {
            'play.started': [
              { guard: 'hasNext', target: 'playing' },
              { guard: 'isPlayable', target: 'playing', actions: 'goToStart' },
            ],
          },
        },
        playing: {
          tags: 'playing',
          after: {
            step: [
              { guard: 'isBeforeLast', target: 'paused', actions: 'showNext' },
              { target: 'playing', reenter: true, actions: 'showNext' },
            ],
          },
          on: { 'play.paused': 'paused' },
        },
      },
    },
  },
});

function ownFlow({ context }: { context: Context }) {
  return { flow: context.flow };
}
