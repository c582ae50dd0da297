import {
  LOG_LENGTH,
  runningByFlow,
  withoutRun,
  withState,
  type LiveState,
  type LiveRun,
} from '#machines/atlas/live-view.rules.ts';
import { expect, test } from 'vitest';

function stateOf(run: string, event: string, flow = 'lamp'): LiveState {
  return { run, flow, states: [], transitions: [], event };
}

test('the machine that changed last comes first, each with its own events, the newest first', () => {
  const first = stateOf('a', 'pressed');
  const second = stateOf('b', 'rung', 'bell');
  const third = stateOf('a', 'released');
  expect([first, second, third].reduce<LiveRun[]>(withState, [])).toEqual([
    { last: third, log: ['released', 'pressed'] },
    { last: second, log: ['rung'] },
  ]);
});

test('the log of a running machine keeps its last events only', () => {
  const events = Array.from({ length: LOG_LENGTH + 5 }, (_event, index) => `e${index}`);
  const [run] = events.map((event) => stateOf('a', event)).reduce<LiveRun[]>(withState, []);
  expect(run?.log).toEqual(events.slice(-LOG_LENGTH).toReversed());
});

test('only the machine that has ended is forgotten', () => {
  const runs = [stateOf('a', 'pressed'), stateOf('b', 'rung')].reduce<LiveRun[]>(withState, []);
  expect(withoutRun(runs, 'a').map(({ last }) => last.run)).toEqual(['b']);
  expect(withoutRun(runs, 'c')).toEqual(runs);
});

test('running machines are counted by flow', () => {
  const runs = [stateOf('a', 'on'), stateOf('b', 'on'), stateOf('c', 'rung', 'bell')].reduce<LiveRun[]>(
    withState,
    [],
  );
  expect([...runningByFlow(runs)]).toEqual([
    ['bell', 1],
    ['lamp', 2],
  ]);
});
