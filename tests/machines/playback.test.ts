import { flows } from '#machines/all.ts';
import { lackText, openTrace, type Playback } from '#machines/inspect/playback.ts';
import { contextAt, firstListed, LISTED, middleListed } from '#machines/atlas/trace-player.rules.ts';
import { expect, test } from 'vitest';
import recorded from '../traces/exam-quiz.recorded.trace.json?raw';
import { lampPlayback } from '../support/playback-fixture.ts';

test('a trace is opened as texts: every step, its event, what it changed', () => {
  const { steps, title, divergence, hasMachineChanged } = opened(recorded);
  expect([title, divergence, hasMachineChanged]).toEqual(['Category Exam Quiz', null, false]);
  expect(steps.map(({ n }) => n)).toEqual([
    0,
    ...JSON.parse(recorded).steps.map(({ n }: { n: number }) => n),
  ]);
  expect(steps[1]).toMatchObject({
    event: 'category.chosen',
    payload: '{\n  "category": "food-drinks"\n}',
    value: 'preparing.loadingRecentGames',
    changes: { category: '"food-drinks"' },
  });
  expect(steps[1]).not.toHaveProperty('recorded');
});

test('a value that is too long for a page of 10,000 steps is cut, and says so', () => {
  const long = JSON.stringify(Array.from({ length: 2000 }, (_item, index) => index));
  const { steps } = opened(recorded.replace('"category":"food-drinks","type"', `"category":${long},"type"`));
  expect(steps[1]?.payload).toHaveLength(
    4000 + '…\n(cut: 20932 characters; `npm run tool -- replay` prints all)'.length,
  );
  expect(steps[1]?.payload).toMatch(/\(cut: \d+ characters; `npm run tool -- replay` prints all\)$/);
});

test('where the machine diverges, the first step says what was recorded', () => {
  const { divergence, steps } = opened(
    recorded.replace('{"preparing":"loadingRecentGames"}', '{"preparing":"failed"}'),
  );
  expect(divergence).toEqual({
    position: 1,
    where: 'value',
    recorded: 'preparing.failed',
    now: 'preparing.loadingRecentGames',
  });
  expect(steps[1]?.recorded).toBe('preparing.failed');
});

test('in a trace that begins at a checkpoint, positions count from there', () => {
  const [head = '', steps = '', tail = ''] = recorded.split(/"steps": \[\n|\n\],\n"final"/);
  const first = opened(recorded);
  expect(steps).toContain('"n":1,');
  const start = `"start": {"kind":"checkpoint","dropped":5,"children":{},"state":{"value":{"preparing":"withoutCategory"},"status":"active","context":{},"history":{}}}\n}`;
  const text = `${head}"steps": [\n{"n":6,"t":0,"event":{"type":"nothing"},"value":{"preparing":"ready"}}\n],\n"final"${tail.replace(/"start": [^]*$/, start)}`;
  const { lacks, divergence } = opened(text);
  expect(lacks).toBe('The file lacks 5 steps from before.');
  expect(divergence).toMatchObject({ position: 1, recorded: 'preparing.ready' });
  expect(first.lacks).toBe('');
});

test('parts of the context that no file may have are named at a checkpoint', () => {
  const state = { value: 'on', status: 'active', context: {}, history: {} } as const;
  const start = { kind: 'checkpoint', dropped: 1, state, children: {} } as const;
  expect(lackText({ ...start, partial: ['password', '\u001B[31mnote'] })).toBe(
    'The file lacks 1 step from before. Its start lacks private data (password, \\u001b[31mnote), so a replay may differ.',
  );
  expect(lackText({ ...start, dropped: 0 })).toBe('');
});

test.each([
  ['no JSON', 'hello', 'This file isn’t JSON.'],
  ['no trace', '[]', 'but not a trace'],
  ['cut off', recorded.slice(0, 2000), 'This file is truncated'],
  [
    'an unknown machine',
    recorded.replace('"exam-quiz"', '"<img src=x>"'),
    'doesn’t know this trace’s machine: "<img src=x>"',
  ],
  ['a later version', recorded.replace('"version": 1', '"version": 9'), 'has version 9'],
])('%s is refused', (_name, text, message) => {
  const refused = openTrace(text, flows);
  expect(refused.ok ? '' : refused.message).toContain(message);
});

test('the context after a step has its changed keys first, each with its value before', () => {
  expect(contextAt(lampPlayback.steps, 0)).toEqual([
    { key: 'presses', text: '0', isChanged: false, before: null },
    { key: 'by', text: '""', isChanged: false, before: null },
  ]);
  const steps = [...lampPlayback.steps];
  steps[2] = { ...(steps[2] ?? raise()), changes: { by: '"nobody"', lost: '1' } };
  expect(contextAt(steps, 2)).toEqual([
    { key: 'by', text: '"nobody"', isChanged: true, before: '"<b>Ana</b>"' },
    { key: 'lost', text: '1', isChanged: true, before: null },
    { key: 'presses', text: '1', isChanged: false, before: null },
  ]);
  expect(contextAt(steps, 1).map(({ key }) => key)).toEqual(['presses', 'by']);
});

test('the list has the steps before and after a position, and moves by five', () => {
  expect([0, 14, 15, 19, 20, 119].map((position) => firstListed(position, 120))).toEqual([
    0, 2, 7, 7, 12, 100,
  ]);
  expect(firstListed(7, 8)).toBe(0);
  expect(middleListed(120, 121)).toBe(120);
  for (let position = 0; position < 120; position += 1) {
    const from = firstListed(position, 120);
    expect(position - from).toBeGreaterThanOrEqual(Math.min(position, 7));
    expect(from + LISTED - position).toBeGreaterThan(Math.min(119 - position, 7));
  }
});

function opened(text: string): Playback {
  const result = openTrace(text, flows);
  if (!result.ok) throw new Error(result.message);
  return result.playback;
}

function raise(): never {
  throw new Error('The fixture has three steps.');
}
