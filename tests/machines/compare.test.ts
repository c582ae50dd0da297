import { flows } from '#machines/all.ts';
import { acceptedTrace } from '#machines/inspect/accept-trace.ts';
import { align } from '#machines/inspect/align.ts';
import { compareTraces } from '#machines/inspect/compare.ts';
import { differentParts } from '#machines/inspect/differences.ts';
import { parseTrace } from '#machines/inspect/trace-parse.ts';
import type { Trace } from '#machines/inspect/trace.ts';
import { expect, test } from 'vitest';
import exam from '../traces/exam-quiz.recorded.trace.json?raw';
import match from '../traces/word-match.recorded.trace.json?raw';

test.each([exam, match])('a trace equals itself, and its replay on today’s machine', (text) => {
  const trace = parsed(text);
  const flow = flowOf(trace);
  for (const other of [trace, acceptedTrace(flow.machine, trace)]) {
    const { rows, differences, leftOut, title } = compareTraces(flow, trace, other);
    expect([rows.length, differences, leftOut, title]).toEqual([trace.steps.length + 1, [], [], flow.title]);
  }
});

test('a changed outcome is the only difference, also where the trace keeps a digest', () => {
  const before = parsed(match);
  const { differences, rows } = comparedTexts(match, match.replace('"moves":1}', '"moves":2}'));
  expect(differences).toEqual([6]);
  expect(rows[6]).toMatchObject({
    differs: ['context'],
    context: [{ path: 'moves', left: '1', right: '2' }],
    left: { n: 6, event: before.steps[5]?.event.type },
  });
  const state = comparedTexts(match, match.replace('"value":{"playing"', '"value":{"won"'));
  expect(state.rows[state.differences[0] ?? 0]?.differs).toEqual(['state']);
});

test('another answer, order or end is named where it begins', () => {
  const trace = parsed(exam);
  const answered = rerun(trace, ({ n, event }) => (n === 5 ? [{ ...event, option: 'el queso' }] : [event]));
  const { rows, differences } = compareTraces(flowOf(trace), trace, answered);
  expect(differences[0]).toBe(5);
  expect(rows[5]).toMatchObject({
    differs: ['event', 'context'],
    event: [{ path: 'event.option', left: '"el té"', right: '"el queso"' }],
    context: [{ path: 'chosen', left: '"el té"', right: '"el queso"' }],
  });
  expect(rows[6]).toMatchObject({
    context: [{ path: 'answers[0].right', left: 'true', right: 'false' }],
  });
  const shorter = rerun(trace, ({ n, event }) => (n === 12 ? [] : [event]));
  const other = compareTraces(flowOf(trace), trace, shorter);
  expect(other.differences[0]).toBe(12);
  expect(other.rows[12]).toMatchObject({ left: { n: 12 }, right: null, differs: ['event'] });
  expect(other.rows[13]).toMatchObject({
    left: { n: 13 },
    right: { n: 12 },
    differs: ['context'],
    context: [{ path: 'difficulty', left: '"intermediate"' }],
  });
});

test('the replay shows which part differs of a value that both traces store as a digest', () => {
  const trace = parsed(exam);
  const reworded = rerun(trace, ({ n, event }) =>
    n === 3 ? [JSON.parse(JSON.stringify(event).replace('"bread"', '"loaf"'))] : [event],
  );
  const { rows } = compareTraces(flowOf(trace), trace, reworded);
  expect(trace.steps[2]?.changed).toMatchObject({ cards: { $: 'digest' } });
  expect(rows[3]).toMatchObject({
    event: [{ path: 'event.output[0].english', left: '"bread"', right: '"loaf"' }],
    context: [{ path: 'cards[0].english', left: '"bread"', right: '"loaf"' }],
  });
});

test('ticks aren’t compared unless both runs have the same ones', () => {
  const trace = parsed(exam);
  const tick = { type: 'xstate.after.tick.exam-quiz.playing.timer.ticking' };
  const slower = rerun(trace, ({ n, event }) => (n === 5 ? [tick, tick, tick, event] : [event]));
  const { rows, differences, leftOut } = compareTraces(flowOf(trace), trace, slower);
  expect([rows.length, differences, leftOut]).toEqual([trace.steps.length + 1, [], ['seconds']]);
  expect(rows[6]).toMatchObject({ left: { n: 6, position: 6 }, right: { n: 9, position: 9 } });
  const same = compareTraces(flowOf(trace), slower, slower);
  expect([same.rows.length, same.leftOut]).toEqual([trace.steps.length + 4, []]);
});

test('two lists align again after items that only one of them has', () => {
  const paired = (left: string, right: string) =>
    align(left.split(''), right.split(''))
      .map(([one, other]) => `${one === null ? '-' : left[one]}${other === null ? '-' : right[other]}`)
      .join(' ');
  expect(paired('abcd', 'abcd')).toBe('aa bb cc dd');
  expect(paired('abcd', 'axxbcd')).toBe('aa -x -x bb cc dd');
  expect(paired('abxcd', 'abycd')).toBe('aa bb xy cc dd');
  expect(paired('ab', 'abcd')).toBe('aa bb -c -d');
  expect(paired('abab', '')).toBe('a- b- a- b-');
  expect(paired('abc', 'xyz')).toBe('ax by cz');
});

test('a difference names the innermost parts of two values', () => {
  const left = { a: [1, { b: 'x', c: 2 }], d: null, '<b>': 1 };
  expect(
    differentParts('it', left, { a: [1, { b: 'y', c: 2 }, 3], d: null, '<b>': { $: 'set', value: [] } }),
  ).toEqual([
    { path: 'it.a[1].b', left: '"x"', right: '"y"' },
    { path: 'it.a[2]', left: null, right: '3' },
    { path: 'it.<b>', left: '1', right: '{"$":"set","value":[]}' },
  ]);
  expect(differentParts('it', left, left)).toEqual([]);
  expect(differentParts('it', undefined, undefined)).toEqual([]);
  const digest = (length: number) => ({ $: 'digest', hash: 'f', length });
  expect(differentParts('it', digest(4812), digest(90))).toEqual([
    { path: 'it', left: '(4812 characters, not kept)', right: '(90 characters, not kept)' },
  ]);
  const ten = Array.from({ length: 10 }, (_one, index) => index);
  expect(differentParts('it', ten, ten.toReversed())).toHaveLength(4);
});

function parsed(text: string): Trace {
  const result = parseTrace(
    text,
    flows.map(({ id }) => id),
  );
  if (!result.ok) throw new Error(result.message);
  return result.trace;
}

function flowOf({ machine }: Trace) {
  const flow = flows.find(({ id }) => id === machine);
  if (!flow) throw new Error(machine);
  return flow;
}

function comparedTexts(one: string, other: string) {
  return compareTraces(flowOf(parsed(one)), parsed(one), parsed(other));
}

/** The run with other events, as the machine takes them today. */
function rerun(
  trace: Trace,
  change: (step: Trace['steps'][number]) => Trace['steps'][number]['event'][],
): Trace {
  const steps = trace.steps
    .flatMap((step) => change(step).map((event) => ({ ...step, event })))
    .map((step, index) => ({ ...step, n: index + 1 }));
  return acceptedTrace(flowOf(trace).machine, { ...trace, steps });
}
