import { assertEvent, setup } from 'xstate';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';

/** The browser's storage state before asking for persistence. */
interface StorageState {
  /** Whether storage is persistent. */
  isPersisted: boolean;
  /** Whether the app runs as installed. */
  isInstalled: boolean;
}

const actors = {
  checkPersistence: promiseStub<StorageState>(),
  requestPersistence: promiseStub<boolean>(),
};

type Event = { type: 'persistence.needed' } | ActorEvents<typeof actors>;

export const storagePersistenceMachine = setup({
  types: {} as { events: Event },
  actors,
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
