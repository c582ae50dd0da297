import type { ComparedRow, ComparedStep, Comparison } from '#machines/inspect/compare.ts';

const step = (n: number, event: string, value: string): ComparedStep => ({
  position: n,
  n,
  t: n * 1000,
  event,
  value,
});
const same = (n: number, event: string, value: string): ComparedRow => ({
  left: step(n, event, value),
  right: step(n, event, value),
  differs: [],
  event: [],
  context: [],
});

export const lampComparison: Comparison = {
  machine: 'lamp',
  title: 'Lamp',
  left: { recordedBy: 'Camino 0.1.0', steps: 3, hasMachineChanged: true },
  right: { recordedBy: 'Camino 0.2.0 (<b>)', steps: 2, hasMachineChanged: false },
  rows: [
    same(0, 'start', 'off'),
    {
      left: step(1, 'lamp.pressed', 'on'),
      right: step(1, 'lamp.pressed', 'broken'),
      differs: ['event', 'state', 'context'],
      event: [{ path: 'event.by', left: '"Ana"', right: '"<b>Eva</b>"' }],
      context: [{ path: 'presses', left: '1', right: null }],
    },
    same(2, 'xstate.error.actor.glow', 'off'),
    {
      left: step(3, 'lamp.pressed', 'on'),
      right: null,
      differs: ['event'],
      event: [],
      context: [],
    },
  ],
  differences: [1, 3],
  leftOut: ['glowing'],
};

export const sameLamps: Comparison = {
  ...lampComparison,
  rows: [same(0, 'start', 'off'), same(1, 'lamp.pressed', 'on')],
  differences: [],
  leftOut: [],
};
