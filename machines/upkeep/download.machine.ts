import { assertEvent, assign, setup, type EventObject } from 'xstate';
import { callbackStub, promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { cardsOf, categoriesOf, type DownloadRequest } from './download.rules.ts';
import type { Card, CardCategory } from '../types.ts';

/** A finished file's name and object URL. */
export interface HeldFile {
  name: string;
  address: string;
}

export interface FileToMake {
  request: DownloadRequest | null;
  cards: readonly Card[];
}

interface Context extends FileToMake {
  done: number;
  file: HeldFile | null;
}

/** Progress and result of making a file. */
export type FileFact =
  | { type: 'file.progressed'; done: number }
  | { type: 'file.made'; file: HeldFile }
  | { type: 'file.failed' };

const actors = {
  loadCards: promiseStub<readonly Card[], { categories: readonly CardCategory[] }>(),
  makeFile: callbackStub<EventObject, FileToMake>(),
  holdFile: callbackStub<EventObject, HeldFile | null>(),
  saveFile: promiseStub<void, HeldFile | null>(),
};

type Event =
  | { type: 'download.requested'; request: DownloadRequest }
  | { type: 'download.cancelled' }
  | { type: 'download.retried' }
  | { type: 'download.dismissed' }
  | { type: 'save.repeated' }
  | FileFact
  | ActorEvents<typeof actors>;

export const downloadMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' },
  actors,
  guards: {
    hasCards: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadCards');
      return event.output.length > 0;
    },
  },
  actions: {
    rememberRequest: assign(({ event }) => {
      assertEvent(event, 'download.requested');
      return { request: event.request };
    }),
    chooseCards: assign(({ context: { request }, event }) => {
      assertEvent(event, 'xstate.done.actor.loadCards');
      return { cards: request ? cardsOf(request, event.output) : [], done: 0 };
    }),
    noteProgress: assign(({ event }) => {
      assertEvent(event, 'file.progressed');
      return { done: event.done };
    }),
    rememberFile: assign(({ event }) => {
      assertEvent(event, 'file.made');
      return { file: event.file };
    }),
    forgetCards: assign({ cards: [], done: 0 }),
    forgetFile: assign({ file: null }),
  },
}).createMachine({
  id: 'download',
  context: { request: null, cards: [], done: 0, file: null },
  initial: 'resting',
  states: {
    resting: {
      initial: 'idle',
      on: { 'download.requested': { target: 'preparing', actions: 'rememberRequest' } },
      states: {
        idle: {},
        cancelled: {
          on: { 'download.retried': '#download.preparing', 'download.dismissed': 'idle' },
        },
        failed: {
          on: { 'download.retried': '#download.preparing', 'download.dismissed': 'idle' },
        },
      },
    },
    preparing: {
      tags: 'busy',
      exit: 'forgetCards',
      on: { 'download.cancelled': 'resting.cancelled' },
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadCards',
            src: 'loadCards',
            input: wantedCategories,
            onDone: [
              { guard: 'hasCards', target: 'making', actions: 'chooseCards' },
              { target: '#download.resting.failed' },
            ],
            onError: '#download.resting.failed',
          },
        },
        making: {
          invoke: {
            id: 'makeFile',
            src: 'makeFile',
            input: fileToMake,
            onError: '#download.resting.failed',
          },
          on: {
            'file.progressed': { actions: 'noteProgress' },
            'file.made': { target: '#download.holding', actions: 'rememberFile' },
            'file.failed': '#download.resting.failed',
          },
        },
      },
    },
    holding: {
      exit: 'forgetFile',
      invoke: { id: 'holdFile', src: 'holdFile', input: heldFile, onError: '.blocked' },
      initial: 'saving',
      states: {
        saving: {
          tags: 'busy',
          invoke: {
            id: 'saveFile',
            src: 'saveFile',
            input: heldFile,
            onDone: 'saved',
            onError: 'blocked',
          },
        },
        saved: {
          on: {
            'save.repeated': 'saving',
            'download.dismissed': '#download.resting.idle',
            'download.requested': { target: '#download.preparing', actions: 'rememberRequest' },
          },
        },
        blocked: {
          on: {
            'save.repeated': 'saving',
            'download.dismissed': '#download.resting.idle',
            'download.requested': { target: '#download.preparing', actions: 'rememberRequest' },
          },
        },
      },
    },
  },
});

function wantedCategories({ context: { request } }: { context: Context }) {
  return { categories: request ? categoriesOf(request) : [] };
}

function fileToMake({ context: { request, cards } }: { context: Context }): FileToMake {
  return { request, cards };
}

function heldFile({ context }: { context: Context }): HeldFile | null {
  return context.file;
}
