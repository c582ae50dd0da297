import { assertEvent, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { promiseStub } from '../parts/stubs.ts';

/** The browser's storage state before asking for persistence. */
export interface StorageState {
  /** Whether storage is persistent. */
  isPersisted: boolean;
  /** Whether the app runs as installed. */
  isInstalled: boolean;
}

type Event =
  | { type: 'persistence.needed' }
  | DoneActorEvent<StorageState, 'checkPersistence'>
  | ErrorActorEvent<unknown, 'checkPersistence'>
  | DoneActorEvent<boolean, 'requestPersistence'>
  | ErrorActorEvent<unknown, 'requestPersistence'>;

export const storagePersistenceMachine = setup({
  types: {} as { events: Event },
  actors: {
    checkPersistence: promiseStub<StorageState>(),
    requestPersistence: promiseStub<boolean>(),
  },
  guards: {
    isPersisted: ({ event }) => {
      assertEvent(event, ['xstate.done.actor.checkPersistence', 'xstate.done.actor.requestPersistence']);
      return typeof event.output === 'boolean' ? event.output : event.output.isPersisted;
    },
    isInstalled: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.checkPersistence');
      return event.output.isInstalled;
    },
  },
}).createMachine({
  id: 'storage-persistence',
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        id: 'checkPersistence',
        src: 'checkPersistence',
        onDone: [
          { guard: 'isPersisted', target: 'persisted' },
          { guard: 'isInstalled', target: 'asking' },
          { target: 'unasked' },
        ],
        onError: 'refused',
      },
      on: { 'persistence.needed': 'asking' },
    },
    unasked: { on: { 'persistence.needed': 'asking' } },
    asking: {
      invoke: {
        id: 'requestPersistence',
        src: 'requestPersistence',
        onDone: [{ guard: 'isPersisted', target: 'persisted' }, { target: 'refused' }],
        onError: 'refused',
      },
    },
    persisted: {},
    refused: {},
  },
});
