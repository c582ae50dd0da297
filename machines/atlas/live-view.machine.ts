import { assertEvent, assign, setup } from 'xstate';
import { callbackStub, promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { withoutRun, withState, type LiveState, type LiveRun } from './live-view.rules.ts';

interface Input {
  /** `null` for all flows. */
  flow: string | null;
  isSwitchedOn: boolean;
}

interface Context extends Input {
  runs: readonly LiveRun[];
  followed: string | null;
}

export type LiveEvent = { type: 'flow.changed'; state: LiveState } | { type: 'flow.ended'; run: string };

const actors = {
  storeSwitch: promiseStub<void, { isOn: boolean }>(),
  watchLive: callbackStub<LiveEvent>(),
};

type Event =
  | { type: 'live.switchedOn' }
  | { type: 'live.switchedOff' }
  | { type: 'run.chosen'; run: string | null }
  | LiveEvent
  | ActorEvents<typeof actors>;

export const liveViewMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'on' },
  actors,
  guards: {
    isSwitchedOn: ({ context }) => context.isSwitchedOn,
    isWatched: ({ context, event }) => {
      assertEvent(event, 'flow.changed');
      return context.flow === null || context.flow === event.state.flow;
    },
    isLastRun: ({ context, event }) => {
      assertEvent(event, 'flow.ended');
      return withoutRun(context.runs, event.run).length === 0;
    },
  },
  actions: {
    storeState: assign(({ context, event }) => {
      assertEvent(event, 'flow.changed');
      return { runs: withState(context.runs, event.state) };
    }),
    dropRun: assign(({ context, event }) => {
      assertEvent(event, 'flow.ended');
      return {
        runs: withoutRun(context.runs, event.run),
        followed: context.followed === event.run ? null : context.followed,
      };
    }),
    dropRuns: assign({ runs: [], followed: null }),
    follow: assign(({ context, event }) => {
      assertEvent(event, 'run.chosen');
      const known = context.runs.find(({ last }) => last.run === event.run);
      return { followed: known?.last.run ?? null };
    }),
  },
}).createMachine({
  id: 'live-view',
  context: ({ input }) => ({ ...input, runs: [], followed: null }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'isSwitchedOn', target: 'on' }, { target: 'off' }],
    },
    off: {
      on: { 'live.switchedOn': 'switchingOn' },
    },
    switchingOn: {
      invoke: { id: 'storeSwitch', src: 'storeSwitch', input: switchOn, onDone: 'on', onError: 'refused' },
    },
    refused: {
      on: { 'live.switchedOn': 'switchingOn' },
    },
    on: {
      tags: 'on',
      invoke: { id: 'watchLive', src: 'watchLive', onError: 'refused' },
      exit: 'dropRuns',
      initial: 'silent',
      on: {
        'flow.changed': { guard: 'isWatched', target: '.following', actions: 'storeState' },
        'live.switchedOff': 'switchingOff',
      },
      states: {
        silent: {},
        following: {
          on: {
            'run.chosen': { actions: 'follow' },
            'flow.ended': [
              { guard: 'isLastRun', target: 'silent', actions: 'dropRun' },
              { actions: 'dropRun' },
            ],
          },
        },
      },
    },
    switchingOff: {
      invoke: { id: 'storeSwitch', src: 'storeSwitch', input: switchOff, onDone: 'off', onError: 'off' },
    },
  },
});

function switchOn() {
  return { isOn: true };
}

function switchOff() {
  return { isOn: false };
}
