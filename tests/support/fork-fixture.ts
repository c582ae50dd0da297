import type { Playback, PlaybackStep } from '#machines/inspect/playback.ts';
import type { ForkParts } from '#machines/atlas/trace-fork.machine.ts';
import { lampPlayback } from './playback-fixture.ts';

const state = (key: string, parent: string | null) => ({
  id: parent === null ? key : `${parent}.${key}`,
  key,
  kind: parent === null ? ('compound' as const) : ('atomic' as const),
  parent,
  entry: [],
  exit: [],
  invokes: [],
});
const way = (from: string, to: string, event: string, kind: 'event' | 'error' | 'after') => ({
  id: `${from}|${event}|0`,
  from,
  to,
  kind,
  event,
  actions: [],
  reenter: false,
});

/** A lamp that burns out, in words, with three events that were recorded. */
export const lampParts: ForkParts = {
  told: {
    id: 'lamp',
    states: [state('lamp', null), state('off', 'lamp'), state('on', 'lamp')],
    transitions: [
      way('lamp.off', 'lamp.on', 'lamp.pressed', 'event'),
      way('lamp.on', 'lamp.off', 'xstate.error.actor.glow', 'error'),
      way('lamp.on', 'lamp.off', 'xstate.after.rest.lamp.on', 'after'),
    ],
    words: {
      states: { off: 'It is dark.', on: 'It is bright.' },
      events: { 'lamp.pressed': 'somebody presses the switch' },
      guards: {},
      actions: {},
      delays: { rest: 'an hour has passed' },
      background: { glow: 'glowing' },
    },
  },
  scenes: {
    paths: {
      steps: [
        { after: -1, event: 'start', transitions: [], states: ['lamp.off'] },
        { after: 0, event: 'lamp.pressed', payload: 'by: “Eva”', transitions: [], states: ['lamp.on'] },
      ],
      ends: [1],
      greedy: [1],
      clauses: {},
      titles: ['once'],
    },
    stored: { payloads: [null, { type: 'lamp.pressed', by: 'Eva' }], steps: [0, 1] },
  },
};

const [start, pressed, burnt] = lampPlayback.steps as [PlaybackStep, PlaybackStep, PlaybackStep];

/** After the first press: another one, which does nothing, and the end. */
export const forkedLamp: Playback = {
  ...lampPlayback,
  divergence: null,
  steps: [
    start,
    pressed,
    { ...pressed, n: 2, t: 1200, transitions: [], changes: {} },
    { ...burnt, n: 3, t: 1200, status: 'done' },
  ],
};
