import { describe, expect, test } from 'vitest';
import { flows } from '#machines/all.ts';
import { replay } from '#machines/inspect/replay.ts';
import { divergenceText } from '#machines/inspect/replay-text.ts';
import { parseTrace } from '#machines/inspect/trace-parse.ts';
import { modelled } from '../support/models.ts';

const files = import.meta.glob<string>('../traces/*', { eager: true, query: '?raw', import: 'default' });
const ids = flows.map(({ id }) => id);
const named = Object.entries(files).map(([file, text]) => ({ file: file.slice('../traces/'.length), text }));

const MEANT =
  'What the replay says has changed. Only if that was meant: `npm run traces` records the generated traces again';

describe.each(named)('$file', ({ text }) => {
  test('replays as it was recorded', () => {
    const parsed = parseTrace(text, ids);
    expect(parsed).toMatchObject({ ok: true });
    if (!parsed.ok) return;
    const { trace } = parsed;
    const machine = flows.find(({ id }) => id === trace.machine)?.machine;
    if (!machine) throw new Error(`The catalog has no ${trace.machine}.`);
    const { divergence, steps } = replay(machine, trace);
    const problem = divergence && divergenceText(divergence);
    const isFixed = trace.wrong !== undefined && divergence?.n === trace.wrong;
    const still = trace.wrong === undefined ? null : `The machine still goes wrong at step ${trace.wrong}.`;
    expect(isFixed ? null : (problem ?? still), MEANT).toBeNull();
    expect(steps).toHaveLength(trace.steps.length + 1);
  });
});

test('every flow has a recorded run', () => {
  const missing = modelled.filter(
    ({ id }) => !named.some(({ file }) => file === `${id}.recorded.trace.json`),
  );
  expect(
    missing.map(({ id }) => `npm run traces ${id}`),
    'Run',
  ).toEqual([]);
});
