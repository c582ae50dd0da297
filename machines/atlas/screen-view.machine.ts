import { assertEvent, assign, setup } from 'xstate';
import type { PathList, StoredScenes } from '../inspect/picture.ts';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { IFRAME_PATIENCE } from '../constants.ts';

/** A flow's paths and their event payloads. */
export interface Scenes {
  paths: PathList;
  stored: StoredScenes;
}

export type ScreenWidth = 'phone' | 'desktop';
export type ScreenLook = 'light' | 'dark';

interface Context {
  flow: string;
  scenes: Scenes | null;
  width: ScreenWidth;
  look: ScreenLook;
  loads: number;
  /** The active states in the iframe. */
  states: readonly string[];
  /** Why the page can't be shown. */
  problem: string;
}

const actors = {
  loadScenes: promiseStub<Scenes, { flow: string }>(),
};

type Event =
  | { type: 'page.settled' }
  | { type: 'screen.opened' }
  | { type: 'screen.closed' }
  | { type: 'load.retried' }
  | { type: 'width.chosen'; width: ScreenWidth }
  | { type: 'look.chosen'; look: ScreenLook }
  | { type: 'scene.sent' }
  | { type: 'iframe.ready' }
  | { type: 'iframe.shown'; states: readonly string[] }
  | { type: 'iframe.failed'; message: string }
  | ActorEvents<typeof actors>;

export const screenViewMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: { flow: string; look?: ScreenLook };
    tags: 'busy' | 'visible' | 'asking';
  },
  actors,
  actions: {
    storeScenes: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadScenes');
      return { scenes: event.output };
    }),
    chooseWidth: assign(({ event }) => {
      assertEvent(event, 'width.chosen');
      return { width: event.width };
    }),
    chooseLook: assign(({ event }) => {
      assertEvent(event, 'look.chosen');
      return { look: event.look };
    }),
    countLoad: assign({ loads: ({ context }) => context.loads + 1 }),
    storeStates: assign(({ event }) => {
      assertEvent(event, 'iframe.shown');
      return { states: event.states };
    }),
    storeProblem: assign(({ event }) => {
      assertEvent(event, 'iframe.failed');
      return { problem: event.message };
    }),
  },
  guards: {
    hasScenes: ({ context }) => context.scenes !== null,
  },
  delays: { patience: IFRAME_PATIENCE },
}).createMachine({
  id: 'screen-view',
  context: ({ input: { flow, look = 'light' } }) => ({
    flow,
    scenes: null,
    width: 'phone',
    look,
    loads: 0,
    states: [],
    problem: '',
  }),
  initial: 'closed',
  states: {
    closed: {
      initial: 'resting',
      on: {
        'screen.opened': [{ guard: 'hasScenes', target: 'open' }, 'loading'],
        'iframe.ready': { target: '.asking', actions: 'countLoad' },
      },
      states: {
        resting: { on: { 'page.settled': 'fetching' } },
        fetching: {
          invoke: {
            id: 'loadScenes',
            src: 'loadScenes',
            input: ownFlow,
            onDone: { target: 'prepared', actions: 'storeScenes' },
            onError: 'resting',
          },
        },
        asking: { tags: 'asking', on: { 'scene.sent': 'prepared' } },
        prepared: {},
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadScenes',
        src: 'loadScenes',
        input: ownFlow,
        onDone: { target: 'open', actions: 'storeScenes' },
        onError: 'failed',
      },
      on: { 'screen.closed': 'closed' },
    },
    failed: { on: { 'load.retried': 'loading', 'screen.closed': 'closed' } },
    open: {
      tags: ['visible', 'asking'],
      initial: 'starting',
      on: {
        'screen.closed': 'closed.prepared',
        'width.chosen': { actions: 'chooseWidth' },
        'look.chosen': { actions: 'chooseLook' },
        'scene.sent': '.waiting',
        'iframe.ready': { target: '.waiting', actions: 'countLoad' },
        'iframe.shown': { target: '.shown', actions: 'storeStates' },
        'iframe.failed': { target: '.broken', actions: 'storeProblem' },
      },
      states: {
        starting: {
          tags: 'busy',
          after: { patience: 'silent' },
        },
        waiting: {
          tags: 'busy',
          after: { patience: 'silent' },
        },
        shown: {},
        broken: {},
        silent: {},
      },
    },
  },
});

function ownFlow({ context }: { context: Context }) {
  return { flow: context.flow };
}
