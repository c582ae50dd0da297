import { assertEvent, assign, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { promiseStub } from '../parts/stubs.ts';
import {
  boxOf,
  fitView,
  keepInFrame,
  matchesOf,
  openView,
  panView,
  revealView,
  zoomView,
  type Size,
  type View,
} from './diagram-viewer.rules.ts';
import type { Picture } from '../inspect/picture.ts';

interface Context {
  flow: string;
  picture: Picture | null;
  /** Id of the state or transition under the pointer. */
  pointed: string | null;
  /** Id of the state or transition that was chosen. */
  selected: string | null;
  query: string;
  frame: Size;
  view: View;
}

type Event =
  | { type: 'load.retried' }
  | { type: 'part.pointed'; id: string | null }
  | { type: 'part.selected'; id: string }
  | { type: 'part.requested'; id: string }
  | { type: 'selection.cleared' }
  | { type: 'query.changed'; query: string }
  | { type: 'match.advanced' }
  | { type: 'view.zoomed'; factor: number; at?: { x: number; y: number } }
  | { type: 'view.panned'; x: number; y: number }
  | { type: 'view.fitted' }
  | { type: 'frame.measured'; width: number; height: number }
  | DoneActorEvent<Picture | null, 'loadPicture'>
  | ErrorActorEvent<unknown, 'loadPicture'>;

export const diagramViewerMachine = setup({
  types: {} as { context: Context; events: Event; input: { flow: string }; tags: 'busy' },
  actors: {
    loadPicture: promiseStub<Picture | null, { flow: string }>(),
  },
  guards: {
    isKnown: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadPicture');
      return event.output !== null;
    },
    isPart: ({ context, event }) => {
      assertEvent(event, ['part.selected', 'part.requested']);
      return context.picture !== null && boxOf(context.picture, event.id) !== undefined;
    },
    hasMatches: ({ context }) =>
      context.picture !== null && matchesOf(context.picture, context.query).length > 0,
  },
  actions: {
    keepPicture: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadPicture');
      return { picture: event.output };
    }),
    measure: assign(({ event }) => {
      assertEvent(event, 'frame.measured');
      return { frame: { width: event.width, height: event.height } };
    }),
    openView: assign(({ context: { picture, frame, view } }) => ({
      view: picture ? openView(picture, frame) : view,
    })),
    fitView: assign(({ context: { picture, frame, view } }) => ({
      view: picture ? fitView(picture, frame) : view,
    })),
    zoom: assign(({ context: { picture, frame, view }, event }) => {
      assertEvent(event, 'view.zoomed');
      const middle = { x: frame.width / 2, y: frame.height / 2 };
      const zoomed = zoomView(view, event.factor, event.at ?? middle);
      return { view: picture ? keepInFrame(zoomed, picture, frame) : view };
    }),
    pan: assign(({ context: { picture, frame, view }, event }) => {
      assertEvent(event, 'view.panned');
      return { view: picture ? panView(view, event, picture, frame) : view };
    }),
    keepInFrame: assign(({ context: { picture, frame, view } }) => ({
      view: picture ? keepInFrame(view, picture, frame) : view,
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
    reveal: assign(({ context: { picture, frame, view, selected } }) => {
      const box = picture && selected !== null ? boxOf(picture, selected) : undefined;
      return { view: box ? revealView(view, box, frame) : view };
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
  context: ({ input }) => ({
    flow: input.flow,
    picture: null,
    pointed: null,
    selected: null,
    query: '',
    frame: { width: 800, height: 600 },
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
          { guard: 'isKnown', target: 'ready', actions: ['keepPicture', 'openView'] },
          { target: 'missing' },
        ],
        onError: 'failed',
      },
    },
    missing: {},
    failed: {
      on: { 'load.retried': 'loading' },
    },
    ready: {
      initial: 'asOpened',
      on: {
        'part.pointed': { actions: 'point' },
        'part.selected': { guard: 'isPart', actions: 'select' },
        'part.requested': { guard: 'isPart', target: '.moved', actions: ['select', 'reveal'] },
        'selection.cleared': { actions: 'deselect' },
        'query.changed': { actions: 'rememberQuery' },
        'match.advanced': {
          guard: 'hasMatches',
          target: '.moved',
          actions: ['selectNextMatch', 'reveal'],
        },
        'view.zoomed': { target: '.moved', actions: 'zoom' },
        'view.panned': { target: '.moved', actions: 'pan' },
        'view.fitted': { target: '.fitted', actions: 'fitView' },
      },
      states: {
        asOpened: {
          on: { 'frame.measured': { actions: ['measure', 'openView'] } },
        },
        fitted: {
          on: { 'frame.measured': { actions: ['measure', 'fitView'] } },
        },
        moved: {
          on: { 'frame.measured': { actions: ['measure', 'keepInFrame'] } },
        },
      },
    },
  },
});

/** Opens with the whole picture in view, so that every step can be seen. */
export const wholeDiagramViewerMachine = diagramViewerMachine.provide({
  actions: {
    openView: assign(({ context: { picture, frame, view } }) => ({
      view: picture ? fitView(picture, frame) : view,
    })),
  },
});

function ownFlow({ context }: { context: Context }) {
  return { flow: context.flow };
}
