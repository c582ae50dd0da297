import { assertEvent, assign, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { callbackStub, promiseStub } from '../parts/stubs.ts';
import { withoutSession, withState, type LiveState, type LiveSession } from './live-view.rules.ts';

interface Input {
  /** The flow that is watched; `null` for all of them. */
  flow: string | null;
  isSwitchedOn: boolean;
}

interface Context extends Input {
  /** The running machines, the one that changed last first. */
  sessions: readonly LiveSession[];
  /** The machine chosen to follow; `null` for whichever changed last. */
  followed: string | null;
}

export type LiveEvent = { type: 'flow.changed'; state: LiveState } | { type: 'flow.ended'; session: string };

type Event =
  | { type: 'live.switchedOn' }
  | { type: 'live.switchedOff' }
  | { type: 'session.chosen'; session: string | null }
  | LiveEvent
  | DoneActorEvent<void, 'storeSwitch'>
  | ErrorActorEvent<unknown, 'storeSwitch'>;

export const liveViewMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'on' },
  actors: {
    storeSwitch: promiseStub<void, { isOn: boolean }>(),
    watchLive: callbackStub<LiveEvent>(),
  },
  guards: {
    isSwitchedOn: ({ context }) => context.isSwitchedOn,
    isWatched: ({ context, event }) => {
      assertEvent(event, 'flow.changed');
      return context.flow === null || context.flow === event.state.flow;
    },
    isLastSession: ({ context, event }) => {
      assertEvent(event, 'flow.ended');
      return withoutSession(context.sessions, event.session).length === 0;
    },
  },
  actions: {
    storeState: assign(({ context, event }) => {
      assertEvent(event, 'flow.changed');
      return { sessions: withState(context.sessions, event.state) };
    }),
    dropSession: assign(({ context, event }) => {
      assertEvent(event, 'flow.ended');
      return {
        sessions: withoutSession(context.sessions, event.session),
        followed: context.followed === event.session ? null : context.followed,
      };
    }),
    dropSessions: assign({ sessions: [], followed: null }),
    follow: assign(({ context, event }) => {
      assertEvent(event, 'session.chosen');
      const known = context.sessions.find(({ last }) => last.session === event.session);
      return { followed: known?.last.session ?? null };
    }),
  },
}).createMachine({
  id: 'live-view',
  context: ({ input }) => ({ ...input, sessions: [], followed: null }),
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
      exit: 'dropSessions',
      initial: 'silent',
      on: {
        'flow.changed': { guard: 'isWatched', target: '.following', actions: 'storeState' },
        'live.switchedOff': 'switchingOff',
      },
      states: {
        silent: {},
        following: {
          on: {
            'session.chosen': { actions: 'follow' },
            'flow.ended': [
              { guard: 'isLastSession', target: 'silent', actions: 'dropSession' },
              { actions: 'dropSession' },
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
