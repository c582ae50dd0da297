import { assertEvent, assign, setup } from 'xstate';
import type { PlayedRun, PlayReport } from '../inspect/play.ts';
import type { Scene } from '../inspect/scene.ts';
import type { Json } from '../inspect/trace-encoding.ts';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import {
  isCurrent,
  isTaken,
  movedTo,
  nextTime,
  PLAY_TICK,
  reported,
  sent,
  type Play,
} from './free-play.rules.ts';

interface Context extends Play {
  flow: string;
  /** The event that the reader picked, and its index among those offered. */
  offer: { index: number; event: Json } | null;
}

const actors = {
  saveTrace: promiseStub<void, PlayedRun>(),
};

type Event =
  | { type: 'play.requested' }
  | { type: 'play.started'; scene: Scene }
  | { type: 'play.restarted' }
  | { type: 'play.ended' }
  | { type: 'page.reported'; report: PlayReport }
  | { type: 'offer.chosen'; index: number; event: Json }
  | { type: 'event.sent' }
  | { type: 'step.returned' }
  | { type: 'step.advanced' }
  | { type: 'step.chosen'; position: number }
  | { type: 'time.stepped' }
  | { type: 'time.started' }
  | { type: 'time.paused' }
  | { type: 'trace.requested' }
  | ActorEvents<typeof actors>;

export const freePlayMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: { flow: string };
    tags: 'requested' | 'playing' | 'running';
  },
  actors,
  guards: {
    isCurrent: ({ context, event }) => {
      assertEvent(event, 'page.reported');
      return isCurrent(context, event.report);
    },
    isOffered: ({ context, event }) => {
      assertEvent(event, 'offer.chosen');
      return isTaken(context, event.index);
    },
    hasOffer: ({ context }) => context.offer !== null && isTaken(context, context.offer.index),
    hasPrevious: ({ context }) => context.position > 0,
    hasNext: ({ context }) => context.position < context.events.length,
    isStep: ({ context, event }) => {
      assertEvent(event, 'step.chosen');
      return event.position >= 0 && event.position <= context.events.length;
    },
    hasTimer: ({ context }) => (context.report?.timers.length ?? 0) > 0,
  },
  actions: {
    begin: assign(({ context, event }) => {
      assertEvent(event, 'play.started');
      const events = event.scene.events.map((one) => ({ ...one, at: 0 }));
      const runs = context.runs + 1;
      return { scene: event.scene, runs, events, position: events.length, report: null, time: 0 };
    }),
    restart: assign(({ context }) => movedTo(context, 0)),
    storeReport: assign(({ context, event }) => {
      assertEvent(event, 'page.reported');
      return reported(context, event.report);
    }),
    chooseOffer: assign(({ event }) => {
      assertEvent(event, 'offer.chosen');
      return { offer: { index: event.index, event: event.event } };
    }),
    send: assign(({ context }) => ({ ...sent(context, context.offer?.event ?? null), offer: null })),
    goBack: assign(({ context }) => movedTo(context, context.position - 1)),
    goOn: assign(({ context }) => movedTo(context, context.position + 1)),
    goTo: assign(({ context, event }) => {
      assertEvent(event, 'step.chosen');
      return movedTo(context, event.position);
    }),
    endDelay: assign(({ context }) => ({ time: nextTime(context) })),
    passTime: assign(({ context }) => ({ time: context.time + PLAY_TICK })),
    clear: assign({ offer: null, scene: null, events: [], position: 0, report: null, time: 0 }),
  },
  delays: { tick: PLAY_TICK },
}).createMachine({
  id: 'free-play',
  context: ({ input: { flow } }) => ({
    flow,
    offer: null,
    scene: null,
    runs: 0,
    events: [],
    position: 0,
    report: null,
    time: 0,
    chosen: 0,
  }),
  initial: 'off',
  states: {
    off: {
      on: { 'play.requested': 'requested', 'play.started': { target: 'playing', actions: 'begin' } },
    },
    requested: {
      tags: 'requested',
      on: { 'play.started': { target: 'playing', actions: 'begin' } },
    },
    playing: {
      type: 'parallel',
      tags: 'playing',
      exit: 'clear',
      on: {
        'play.ended': 'off',
        'page.reported': { guard: 'isCurrent', actions: 'storeReport' },
        'offer.chosen': { guard: 'isOffered', actions: 'chooseOffer' },
        'event.sent': { guard: 'hasOffer', actions: 'send' },
      },
      states: {
        clock: {
          initial: 'paused',
          on: {
            'play.restarted': { guard: 'hasPrevious', target: '.paused', actions: 'restart' },
            'step.returned': { guard: 'hasPrevious', target: '.paused', actions: 'goBack' },
            'step.advanced': { guard: 'hasNext', target: '.paused', actions: 'goOn' },
            'step.chosen': { guard: 'isStep', target: '.paused', actions: 'goTo' },
          },
          states: {
            paused: {
              on: {
                'time.stepped': { guard: 'hasTimer', actions: 'endDelay' },
                'time.started': { guard: 'hasTimer', target: 'running' },
              },
            },
            running: {
              tags: 'running',
              after: {
                tick: [
                  { guard: 'hasTimer', target: 'running', reenter: true, actions: 'passTime' },
                  { target: 'paused' },
                ],
              },
              on: { 'time.paused': 'paused' },
            },
          },
        },
        file: {
          initial: 'unsaved',
          states: {
            unsaved: { on: { 'trace.requested': 'saving' } },
            saving: {
              invoke: {
                id: 'saveTrace',
                src: 'saveTrace',
                input: playedRun,
                onDone: 'unsaved',
                onError: 'failed',
              },
            },
            failed: { on: { 'trace.requested': 'saving' } },
          },
        },
      },
    },
  },
});

function playedRun({ context: { flow, scene, events, position } }: { context: Context }): PlayedRun {
  const start = scene?.start ?? { kind: 'input', input: null };
  return { flow, start, events: events.slice(0, position) };
}
