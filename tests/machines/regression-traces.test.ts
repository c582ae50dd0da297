import { describe, expect, test } from 'vitest';
import { flows } from '#machines/all.ts';
import { expectationText } from '#machines/inspect/expected.ts';
import { judge } from '#machines/inspect/judge.ts';
import { replay } from '#machines/inspect/replay.ts';
import { divergenceText } from '#machines/inspect/replay-text.ts';
import { parseTrace } from '#machines/inspect/trace-parse.ts';
import { modelled } from '../support/models.ts';

const files = import.meta.glob<string>('../traces/*', { eager: true, query: '?raw', import: 'default' });
const ids = flows.map(({ id }) => id);
const named = Object.entries(files).map(([file, text]) => ({ file: file.slice('../traces/'.length), text }));

const MEANT =
  'What the replay says has changed. Only if that was meant: `npm run traces` records the generated traces again';

for (const { file, text } of named) {
  const parsed = parseTrace(text, ids);
  const expected = parsed.ok ? parsed.trace.expected : undefined;
  describe(file, () => {
    test(
      expected ? `${expected.problem} (${expectationText(expected)})` : 'replays as it was recorded',
      () => {
        expect(parsed).toMatchObject({ ok: true });
        if (!parsed.ok) return;
        const { trace } = parsed;
        const machine = flows.find(({ id }) => id === trace.machine)?.machine;
        if (!machine) throw new Error(`The catalog has no ${trace.machine}.`);
        if (expected) return expect(judge(machine, trace, expected)).toMatchObject({ holds: true });
        const { divergence, steps } = replay(machine, trace);
        expect(divergence && divergenceText(divergence), MEANT).toBeNull();
        expect(steps).toHaveLength(trace.steps.length + 1);
      },
    );
  });
}

test('every flow has a recorded run', () => {
  const missing = modelled.filter(
    ({ id }) => !named.some(({ file }) => file === `${id}.recorded.trace.json`),
  );
  expect(
    missing.map(({ id }) => `npm run traces ${id}`),
    'Run',
  ).toEqual([]);
});
