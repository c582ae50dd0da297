import {
  LOG_LENGTH,
  runningByFlow,
  withoutSession,
  withState,
  type LiveState,
  type LiveSession,
} from '#machines/atlas/live-view.rules.ts';
import { expect, test } from 'vitest';

function stateOf(session: string, event: string, flow = 'lamp'): LiveState {
  return { session, flow, states: [], transitions: [], event };
}

test('the machine that changed last comes first, each with its own events, the newest first', () => {
  const first = stateOf('a', 'pressed');
  const second = stateOf('b', 'rung', 'bell');
  const third = stateOf('a', 'released');
  expect([first, second, third].reduce<LiveSession[]>(withState, [])).toEqual([
    { last: third, log: ['released', 'pressed'] },
    { last: second, log: ['rung'] },
  ]);
});

test('the log of a running machine keeps its last events only', () => {
  const events = Array.from({ length: LOG_LENGTH + 5 }, (_event, index) => `e${index}`);
  const [session] = events.map((event) => stateOf('a', event)).reduce<LiveSession[]>(withState, []);
  expect(session?.log).toEqual(events.slice(-LOG_LENGTH).toReversed());
});

test('a machine that has ended is forgotten, the others are not', () => {
  const sessions = [stateOf('a', 'pressed'), stateOf('b', 'rung')].reduce<LiveSession[]>(withState, []);
  expect(withoutSession(sessions, 'a').map(({ last }) => last.session)).toEqual(['b']);
  expect(withoutSession(sessions, 'c')).toEqual(sessions);
});

test('running machines are counted by flow', () => {
  const sessions = [stateOf('a', 'on'), stateOf('b', 'on'), stateOf('c', 'rung', 'bell')].reduce<
    LiveSession[]
  >(withState, []);
  expect([...runningByFlow(sessions)]).toEqual([
    ['bell', 1],
    ['lamp', 2],
  ]);
});
