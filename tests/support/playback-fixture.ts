import type { Playback } from '#machines/inspect/playback.ts';

/** A lamp that is pressed and goes out again; the recording says that it stays on. */
export const lampPlayback: Playback = {
  machine: 'lamp',
  title: 'Lamp',
  recordedBy: 'Camino 0.1.0',
  lacks: '',
  hasMachineChanged: true,
  divergence: { position: 2, where: 'value', recorded: 'on', now: 'off' },
  steps: [
    {
      n: 0,
      t: 0,
      event: 'start',
      payload: '',
      value: 'off',
      status: 'active',
      states: ['lamp.off'],
      transitions: [],
      changes: { presses: '0', by: '""' },
      emitted: [],
    },
    {
      n: 1,
      t: 1200,
      event: 'lamp.pressed',
      payload: '{\n  "by": "<b>Ana</b>"\n}',
      value: 'on',
      status: 'active',
      states: ['lamp.on'],
      transitions: ['lamp.off|lamp.pressed|0'],
      changes: { presses: '1', by: '"<b>Ana</b>"' },
      emitted: [],
    },
    {
      n: 2,
      t: 61_500,
      event: 'xstate.error.actor.glow',
      payload: '{\n  "error": "burnt out"\n}',
      value: 'off',
      recorded: 'on',
      status: 'active',
      states: ['lamp.off'],
      transitions: ['lamp.on|xstate.error.actor.glow|0'],
      changes: {},
      emitted: [{ type: 'toast.shown', payload: '{\n  "text": "It stays dark"\n}' }],
    },
  ],
  run: {
    start: {
      kind: 'input',
      input: null,
      state: { value: 'off', status: 'active', context: { presses: 0, by: '' }, history: {} },
    },
    events: [
      { type: 'lamp.pressed', by: '<b>Ana</b>' },
      { type: 'xstate.error.actor.glow', error: 'burnt out' },
    ],
  },
};
