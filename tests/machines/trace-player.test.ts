import type { Playback } from '#machines/inspect/playback.ts';
import type { OpenedRuns, SessionRun } from '#machines/inspect/session-playback.ts';
import { tracePlayerMachine } from '#machines/atlas/trace-player.machine.ts';
import {
  areMany,
  isTooLarge,
  refusalOf,
  rowAt,
  rowsOfSteps,
  spanText,
  testName,
  type PlaySpeed,
  type WantedTest,
} from '#machines/atlas/trace-player.rules.ts';
import { createActor, fromPromise, SimulatedClock, waitFor, type PromiseActorLogic } from 'xstate';
import { expect, test } from 'vitest';
import { isOnPage } from '../../src/screen/places.ts';
import { lampPlayback } from '../support/playback-fixture.ts';

const file = { name: 'camino-lamp.trace.json', size: 2, isFolder: false, content: new Blob(['{}']) };

test('a file of 50 MB is accepted, a larger one is not', () => {
  const limit = 50 * 1024 * 1024;
  expect([limit, limit + 1].map((size) => isTooLarge({ ...file, size }))).toEqual([false, true]);
});

test('a time reads in its two largest units', () => {
  const times = [0, 1000, 11_850, 59_900, 60_000, 125_900, 3_599_000, 3_600_000, 4_800_000, 7_200_000];
  expect(times.map(spanText)).toEqual([
    '0 seconds',
    '1 second',
    '11.8 seconds',
    '59.9 seconds',
    '1 min',
    '2 min 5 s',
    '59 min 59 s',
    '1 h',
    '1 h 20 min',
    '2 h',
  ]);
});

test('the page says why something isn’t a trace; up to 1,000 files are sorted', () => {
  const many = (length: number) => Array.from({ length }, () => file);
  expect([0, 1, 2, 1000, 1001].map((length) => areMany(many(length)))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
  expect(refusalOf([file])).toBe('');
  expect(refusalOf([])).toMatch(/^There is no file here\. ./);
  expect(refusalOf([{ ...file, isFolder: true }])).toMatch(/^This is a folder\. ./);
  expect([2, 1000].map((length) => refusalOf(many(length)))).toEqual(
    Array(2).fill('There are several files. Open one trace at a time.'),
  );
  expect(refusalOf(many(1001))).toBe('There are 1001 files. Camino reads up to 1000 at a time.');
});

test('a test is for a step after the start, and names it', async () => {
  const saved: WantedTest[] = [];
  const saveTest = fromPromise<void, WantedTest>(async ({ input }) => void saved.push(input));
  const actor = await opened([lampPlayback], { saveTest });
  const expectation = { kind: 'enters', state: 'lamp.off' } as const;
  const ask = () => actor.send({ type: 'test.requested', problem: 'It stays on', expectation });
  ask();
  actor.send({ type: 'step.chosen', position: 1 });
  ask();
  const name = `${lampPlayback.machine}-it-stays-on.trace.json`;
  const problem = 'It stays on';
  expect(saved).toEqual([
    { content: file.content, step: lampPlayback.steps[1]?.n, expectation: { ...expectation, problem }, name },
  ]);
});

test('a session shows the flow that was active last, then each at the same time, with its own trace', async () => {
  const saved: WantedTest[] = [];
  const saveTest = fromPromise<void, WantedTest>(async ({ input }) => void saved.push(input));
  const run = (title: string, times: readonly number[]) => ({
    ...lampPlayback,
    title,
    trace: `{"of":"${title}"}`,
    steps: times.map((t, n) => ({ ...lampPlayback.steps[0], n, t })) as Playback['steps'],
  });
  const actor = await opened(
    [run('Bell', [0, 500, 4000]), run('Lamp', [100, 3000, 9000]), run('Gong', [8000])],
    {
      saveTest,
    },
  );
  const shown = () => {
    const { playback, position } = actor.getSnapshot().context;
    return [playback?.title, position];
  };
  expect(shown()).toEqual(['Lamp', 0]);
  actor.send({ type: 'step.chosen', position: 1 });
  actor.send({ type: 'run.chosen', run: 0 });
  expect(shown()).toEqual(['Bell', 1]);
  actor.send({ type: 'test.requested', problem: '', expectation: { kind: 'ignores' } });
  expect(await saved[0]?.content.text()).toBe('{"of":"Bell"}');
  await waitFor(actor, (snapshot) => snapshot.matches({ ready: { replaying: 'paused' } }));
  actor.send({ type: 'run.chosen', run: 2 });
  expect(shown()).toEqual(['Gong', 0]);
});

test('a report opens in the flow of its page, where it crashed', async () => {
  const run = (machine: string, times: readonly number[], crash: number | null) => ({
    ...lampPlayback,
    machine,
    steps: times.map((t, n) => ({ ...lampPlayback.steps[0], n, t })) as Playback['steps'],
    incidents: [
      { t: 0, text: 'GET /a failed', details: '', isCrash: false },
      ...(crash === null ? [] : [{ t: crash, text: 'No tiles', details: '', isCrash: true }]),
      { t: 900, text: 'GET /b failed', details: '', isCrash: false },
    ],
    isOnPage: machine === 'lamp' || machine === 'bell',
  });
  const shown = async (crash: number | null) => {
    const actor = await opened(
      [
        run('bell', [0, 500], crash),
        run('activity', [0, 310, 420], crash),
        run('lamp', [100, 300, 700], crash),
        run('problem-report', [800, 900], crash),
      ],
      {},
    );
    const { playback, position } = actor.getSnapshot().context;
    return [playback?.machine, position];
  };
  expect(await shown(310)).toEqual(['lamp', 1]);
  expect(await shown(600)).toEqual(['bell', 1]);
  expect(await shown(null)).toEqual(['lamp', 0]);
});

test('without a flow of its page, a report opens in the last other flow than its own', async () => {
  const run = (machine: string, times: readonly number[]) => ({
    ...lampPlayback,
    machine,
    steps: times.map((t, n) => ({ ...lampPlayback.steps[0], n, t })) as Playback['steps'],
  });
  const actor = await opened([run('lamp', [0, 10]), run('bell', [0, 5]), run('problem-report', [20])], {});
  expect(actor.getSnapshot().context.playback?.machine).toBe('lamp');
});

test.each([
  ['word-match', '/games/word-match', true],
  ['word-match', '/games', false],
  ['lesson', '/course/a1-hola/1', true],
  ['activity', '/games/word-match', false],
  ['today', '/', true],
  ['unknown', '/', false],
])('%s is the flow of %s: %s', (flow, address, isOwn) => {
  expect(isOnPage(flow, address)).toBe(isOwn);
});

/** A player with these runs of a file. */
async function opened(
  runs: [SessionRun, ...SessionRun[]],
  actors: { saveTest?: PromiseActorLogic<void, WantedTest> },
) {
  const openTrace = fromPromise<OpenedRuns, { content: Blob }>(() => Promise.resolve({ ok: true, runs }));
  const actor = createActor(tracePlayerMachine.provide({ actors: { openTrace, ...actors } })).start();
  actor.send({ type: 'files.offered', files: [file] });
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  return actor;
}

test('the contents of the file are opened', async () => {
  const openTrace = fromPromise<OpenedRuns, { content: Blob }>(async ({ input }) => ({
    ok: false,
    message: `No trace: ${await input.content.text()}`,
  }));
  const actor = createActor(tracePlayerMachine.provide({ actors: { openTrace } })).start();
  actor.send({ type: 'files.offered', files: [file] });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  expect(context.refusal).toBe('No trace: {}');
});

test.each<[PlaySpeed, number]>([
  [1, 1200],
  [2, 600],
  [4, 300],
  [16, 75],
])('at speed %i, a trace is played a step every %i ms', async (speed, milliseconds) => {
  const openTrace = fromPromise<OpenedRuns, { content: Blob }>(() =>
    Promise.resolve({ ok: true, runs: [lampPlayback] }),
  );
  const clock = new SimulatedClock();
  const actor = createActor(tracePlayerMachine.provide({ actors: { openTrace } }), { clock }).start();
  const positionAfter = (passed: number) => {
    clock.increment(passed);
    return actor.getSnapshot().context.position;
  };
  actor.send({ type: 'files.offered', files: [file] });
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  actor.send({ type: 'speed.chosen', speed });
  actor.send({ type: 'play.started' });
  expect([positionAfter(milliseconds - 1), positionAfter(1), positionAfter(milliseconds)]).toEqual([0, 1, 2]);
});

test('a regression test is named after its flow and what goes wrong', () => {
  expect(testName('review', 'Card comes back <b>twice</b>!', 12)).toBe(
    'review-card-comes-back-b-twice-b.trace.json',
  );
  expect(testName('review', '../../etc', 12)).toBe('review-etc.trace.json');
  expect(testName('review', '😀', 12)).toBe('review-step-12.trace.json');
  expect(testName('review', 'x'.repeat(10_000), 1).length).toBeLessThan(100);
});

test('repeated delays in one state are listed once, except a step that differs', () => {
  const step = (n: number, event: string, value = 'on') => ({
    ...lampPlayback.steps[0],
    n,
    t: 0,
    event,
    value,
  });
  const tick = 'xstate.after.tick.lamp';
  const events = [
    'start',
    tick,
    tick,
    'lamp.pressed',
    tick,
    tick,
    tick,
    tick,
    'lamp.pressed',
    'lamp.pressed',
    'lamp.pressed',
  ];
  const steps = events.map((event, n) => step(n, event)) as Playback['steps'];
  const listed = (divergent: number) =>
    rowsOfSteps(steps, divergent).map(({ from, to }) => (from === to ? from : [from, to]));
  expect(listed(-1)).toEqual([0, 1, 2, 3, [4, 7], 8, 9, 10]);
  expect(listed(5)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(listed(4)).toEqual([0, 1, 2, 3, 4, [5, 7], 8, 9, 10]);
  const rows = rowsOfSteps(steps, -1);
  expect(steps.map((_step, position) => rowAt(rows, position))).toEqual([0, 1, 2, 3, 4, 4, 4, 4, 5, 6, 7]);
  const moved = steps.map((one, n) => (n < 6 ? one : { ...one, value: 'off' }));
  expect(rowsOfSteps(moved, -1)).toHaveLength(11);
});
