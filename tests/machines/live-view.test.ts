import {
  LOG_LENGTH,
  runningByFlow,
  withoutSession,
  withReport,
  type LiveReport,
  type LiveSession,
} from '#machines/atlas/live-view.rules.ts';
import { expect, test } from 'vitest';

function report(session: string, event: string, flow = 'lamp'): LiveReport {
  return { session, flow, states: [], transitions: [], event };
}

test('the machine that reported last stands first, each with its own events, the newest first', () => {
  const first = report('a', 'pressed');
  const second = report('b', 'rung', 'bell');
  const third = report('a', 'released');
  expect([first, second, third].reduce<LiveSession[]>(withReport, [])).toEqual([
    { last: third, log: ['released', 'pressed'] },
    { last: second, log: ['rung'] },
  ]);
});

test('the log of a running machine keeps its last events only', () => {
  const events = Array.from({ length: LOG_LENGTH + 5 }, (_event, index) => `e${index}`);
  const [session] = events.map((event) => report('a', event)).reduce<LiveSession[]>(withReport, []);
  expect(session?.log).toEqual(events.slice(-LOG_LENGTH).toReversed());
});

test('a machine that has ended is forgotten, the others are not', () => {
  const sessions = [report('a', 'pressed'), report('b', 'rung')].reduce<LiveSession[]>(withReport, []);
  expect(withoutSession(sessions, 'a').map(({ last }) => last.session)).toEqual(['b']);
  expect(withoutSession(sessions, 'c')).toEqual(sessions);
});

test('running machines are counted by flow', () => {
  const sessions = [report('a', 'on'), report('b', 'on'), report('c', 'rung', 'bell')].reduce<LiveSession[]>(
    withReport,
    [],
  );
  expect([...runningByFlow(sessions)]).toEqual([
    ['bell', 1],
    ['lamp', 2],
  ]);
});
