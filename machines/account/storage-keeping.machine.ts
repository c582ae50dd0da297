import { assertEvent, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { promiseStub } from '../parts/stubs.ts';

/** What the browser says of its storage before it is asked. */
export interface StorageLook {
  /** Whether it has promised to keep it. */
  isPromised: boolean;
  /** Whether the app runs as an installed one. */
  isInstalled: boolean;
}

type Event =
  | { type: 'keeping.needed' }
  | DoneActorEvent<StorageLook, 'lookAtStorage'>
  | ErrorActorEvent<unknown, 'lookAtStorage'>
  | DoneActorEvent<boolean, 'askToKeep'>
  | ErrorActorEvent<unknown, 'askToKeep'>;

export const storageKeepingMachine = setup({
  types: {} as { events: Event },
  actors: {
    lookAtStorage: promiseStub<StorageLook>(),
    askToKeep: promiseStub<boolean>(),
  },
  guards: {
    isPromised: ({ event }) => {
      assertEvent(event, ['xstate.done.actor.lookAtStorage', 'xstate.done.actor.askToKeep']);
      return typeof event.output === 'boolean' ? event.output : event.output.isPromised;
    },
    isInstalled: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.lookAtStorage');
      return event.output.isInstalled;
    },
  },
}).createMachine({
  id: 'storage-keeping',
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        id: 'lookAtStorage',
        src: 'lookAtStorage',
        onDone: [
          { guard: 'isPromised', target: 'promised' },
          { guard: 'isInstalled', target: 'asking' },
          { target: 'unasked' },
        ],
        onError: 'refused',
      },
      on: { 'keeping.needed': 'asking' },
    },
    unasked: { on: { 'keeping.needed': 'asking' } },
    asking: {
      invoke: {
        id: 'askToKeep',
        src: 'askToKeep',
        onDone: [{ guard: 'isPromised', target: 'promised' }, { target: 'refused' }],
        onError: 'refused',
      },
    },
    promised: {},
    refused: {},
  },
});
