import { assertEvent, assign, sendTo, setup } from 'xstate';
import { callbackStub, promiseStub, type ActorEvents } from '../parts/stubs.ts';
import {
  boxOf,
  boxesOf,
  fitView,
  followView,
  keepInViewport,
  matchesOf,
  openView,
  panView,
  revealView,
  zoomView,
  type Size,
  type View,
  type WordingEvent,
} from './diagram-viewer.rules.ts';
import type { Picture } from '../inspect/picture.ts';

interface Context {
  flow: string;
  /** Names weren’t chosen before on this device. */
  prefersWords: boolean;
  /** Labelled from code; describes the parts in either labelling. */
  picture: Picture | null;
  /** The same diagram in plain English, once loaded. */
  inWords: Picture | null;
  /** The one that's shown. */
  drawn: Picture | null;
  pointed: string | null;
  /** The pinned state or transition. */
  selected: string | null;
  query: string;
  viewport: Size;
  view: View;
}

const actors = {
  loadPicture: promiseStub<Picture | null, { flow: string }>(),
  loadInWords: promiseStub<Picture, { flow: string }>(),
  storeWording: callbackStub<WordingEvent>(),
};

type Event =
  | { type: 'load.retried' }
  | { type: 'words.chosen' }
  | { type: 'names.chosen' }
  | { type: 'part.pointed'; id: string | null }
  | { type: 'part.selected'; id: string }
  | { type: 'part.requested'; id: string }
  | { type: 'step.shown'; states: readonly string[]; transitions: readonly string[] }
  | { type: 'selection.cleared' }
  | { type: 'query.changed'; query: string }
  | { type: 'match.advanced' }
  | { type: 'view.zoomed'; factor: number; at?: { x: number; y: number } }
  | { type: 'view.panned'; x: number; y: number }
  | { type: 'view.fitted' }
  | { type: 'viewport.measured'; width: number; height: number }
  | ActorEvents<typeof actors>;

export const diagramViewerMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    /** `at` is the state or transition that a link leads to, if any. */
    input: { flow: string; prefersWords: boolean; at: string | null };
    tags: 'busy';
  },
  actors,
  guards: {
    isKnown: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadPicture');
      return event.output !== null;
    },
    hasChosenWords: ({ context }) => context.prefersWords,
    isLoadedInWords: ({ context }) => context.inWords !== null,
    isPart: ({ context, event }) => {
      assertEvent(event, ['part.selected', 'part.requested']);
      return context.picture !== null && boxOf(context.picture, event.id) !== undefined;
    },
    hasMatches: ({ context }) =>
      context.picture !== null && matchesOf(context.picture, context.query).length > 0,
  },
  actions: {
    storePicture: assign(({ context: { selected }, event }) => {
      assertEvent(event, 'xstate.done.actor.loadPicture');
      const { output: picture } = event;
      const isPart = picture !== null && selected !== null && boxOf(picture, selected) !== undefined;
      return { picture, drawn: picture, selected: isPart ? selected : null };
    }),
    storeInWords: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadInWords');
      return { inWords: event.output };
    }),
    storeWords: sendTo('storeWording', { type: 'wording.chosen', isInWords: true }),
    storeNames: sendTo('storeWording', { type: 'wording.chosen', isInWords: false }),
    drawWords: assign({ drawn: ({ context }) => context.inWords }),
    drawNames: assign({ drawn: ({ context }) => context.picture }),
    measure: assign(({ event }) => {
      assertEvent(event, 'viewport.measured');
      return { viewport: { width: event.width, height: event.height } };
    }),
    openView: assign(({ context: { drawn, viewport, view } }) => ({
      view: drawn ? openView(drawn, viewport) : view,
    })),
    fitView: assign(({ context: { drawn, viewport, view } }) => ({
      view: drawn ? fitView(drawn, viewport) : view,
    })),
    zoom: assign(({ context: { drawn, viewport, view }, event }) => {
      assertEvent(event, 'view.zoomed');
      const middle = { x: viewport.width / 2, y: viewport.height / 2 };
      const zoomed = zoomView(view, event.factor, event.at ?? middle);
      return { view: drawn ? keepInViewport(zoomed, drawn, viewport) : view };
    }),
    pan: assign(({ context: { drawn, viewport, view }, event }) => {
      assertEvent(event, 'view.panned');
      return { view: drawn ? panView(view, event, drawn, viewport) : view };
    }),
    keepInViewport: assign(({ context: { drawn, viewport, view } }) => ({
      view: drawn ? keepInViewport(view, drawn, viewport) : view,
    })),
    point: assign(({ event }) => {
      assertEvent(event, 'part.pointed');
      return { pointed: event.id };
    }),
    select: assign(({ event }) => {
      assertEvent(event, ['part.selected', 'part.requested']);
      return { selected: event.id };
    }),
    deselect: assign({ selected: null }),
    reveal: assign(({ context: { drawn, viewport, view, selected } }) => {
      const box = drawn && selected !== null ? boxOf(drawn, selected) : undefined;
      return { view: box ? revealView(view, box, viewport) : view };
    }),
    follow: assign(({ context: { drawn, viewport, view }, event }) => {
      assertEvent(event, 'step.shown');
      return { view: drawn ? followView(view, boxesOf(drawn, event), drawn, viewport) : view };
    }),
    rememberQuery: assign(({ event }) => {
      assertEvent(event, 'query.changed');
      return { query: event.query };
    }),
    selectNextMatch: assign(({ context: { picture, query, selected } }) => {
      const matches = picture ? matchesOf(picture, query) : [];
      const index = matches.findIndex(({ id }) => id === selected);
      return { selected: matches[(index + 1) % matches.length]?.id ?? null };
    }),
  },
}).createMachine({
  id: 'diagram-viewer',
  context: ({ input: { flow, prefersWords, at } }) => ({
    flow,
    prefersWords,
    picture: null,
    inWords: null,
    drawn: null,
    pointed: null,
    selected: at,
    query: '',
    viewport: { width: 800, height: 600 },
    view: { scale: 1, x: 0, y: 0 },
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadPicture',
        src: 'loadPicture',
        input: ownFlow,
        onDone: [
          { guard: 'isKnown', target: 'ready', actions: ['storePicture', 'openView', 'reveal'] },
          { target: 'missing' },
        ],
        onError: 'failed',
      },
    },
    missing: {},
    failed: { on: { 'load.retried': 'loading' } },
    ready: {
      type: 'parallel',
      on: {
        'part.pointed': { actions: 'point' },
        'part.selected': { guard: 'isPart', actions: 'select' },
        'selection.cleared': { actions: 'deselect' },
        'query.changed': { actions: 'rememberQuery' },
      },
      states: {
        view: {
          initial: 'asOpened',
          on: {
            'part.requested': { guard: 'isPart', target: '.moved', actions: ['select', 'reveal'] },
            'match.advanced': {
              guard: 'hasMatches',
              target: '.moved',
              actions: ['selectNextMatch', 'reveal'],
            },
            'step.shown': { target: '.moved', actions: 'follow' },
            'view.zoomed': { target: '.moved', actions: 'zoom' },
            'view.panned': { target: '.moved', actions: 'pan' },
            'view.fitted': { target: '.fitted', actions: 'fitView' },
          },
          states: {
            asOpened: { on: { 'viewport.measured': { actions: ['measure', 'openView', 'reveal'] } } },
            fitted: { on: { 'viewport.measured': { actions: ['measure', 'fitView'] } } },
            moved: { on: { 'viewport.measured': { actions: ['measure', 'keepInViewport'] } } },
          },
        },
        choice: {
          initial: 'stored',
          states: {
            stored: {
              invoke: { id: 'storeWording', src: 'storeWording', onError: 'unstored' },
              on: { 'words.chosen': { actions: 'storeWords' }, 'names.chosen': { actions: 'storeNames' } },
            },
            unstored: {},
          },
        },
        labels: {
          initial: 'opening',
          states: {
            opening: { always: [{ guard: 'hasChosenWords', target: 'loading' }, { target: 'names' }] },
            names: {
              on: {
                'words.chosen': [
                  { guard: 'isLoadedInWords', target: 'words', actions: ['drawWords', 'openView', 'reveal'] },
                  { target: 'loading' },
                ],
              },
            },
            loading: {
              invoke: {
                id: 'loadInWords',
                src: 'loadInWords',
                input: ownFlow,
                onDone: { target: 'words', actions: ['storeInWords', 'drawWords', 'openView', 'reveal'] },
                onError: 'failed',
              },
              on: { 'names.chosen': 'names' },
            },
            failed: { on: { 'words.chosen': 'loading', 'names.chosen': 'names' } },
            words: {
              on: { 'names.chosen': { target: 'names', actions: ['drawNames', 'openView', 'reveal'] } },
            },
          },
        },
      },
    },
  },
});

function ownFlow({ context }: { context: Context }) {
  return { flow: context.flow };
}
