import { expect, test } from 'vitest';
import { flows } from '#machines/all.ts';
import { expectationText } from '#machines/inspect/expected.ts';
import { judge } from '#machines/inspect/judge.ts';
import { replay } from '#machines/inspect/replay.ts';
import { divergenceText } from '#machines/inspect/replay-text.ts';
import { parseTrace } from '#machines/inspect/trace-parse.ts';
import type { Trace } from '#machines/inspect/trace.ts';
import { modelled } from '../support/models.ts';

const files = import.meta.glob<string>('../traces/*', { eager: true, query: '?raw', import: 'default' });
const ids = flows.map(({ id }) => id);
const named = Object.entries(files).map(([file, text]) => ({ file: file.slice('../traces/'.length), text }));

const MEANT =
  'What the replay says has changed. Only if that was meant: `npm run traces` records the generated traces again';

test.each(named.map(({ file, text }) => [`${file}: ${aimOf(text)}`, text, file] as const))(
  '%s',
  (_name, text, file) => {
    expect(
      failureOf(read(text)),
      `\`npm run tool -- replay tests/traces/${file}\` shows the steps. ${MEANT}`,
    ).toBeNull();
  },
);

test('every flow has a recorded run', () => {
  const missing = modelled.filter(
    ({ id }) => !named.some(({ file }) => file === `${id}.recorded.trace.json`),
  );
  expect(
    missing.map(({ id }) => `npm run traces ${id}`),
    'Run',
  ).toEqual([]);
});

/** What a trace is for, in its reporter's words. */
function aimOf(text: string): string {
  const parsed = parseTrace(text, ids);
  const expected = parsed.ok ? parsed.trace.expected : undefined;
  return expected ? `${expected.problem} (${expectationText(expected)})` : 'replays as it was recorded';
}

function failureOf(trace: Trace): string | null {
  const machine = flows.find(({ id }) => id === trace.machine)?.machine;
  if (!machine) return `The catalog has no ${trace.machine}.`;
  if (trace.expected) {
    const { holds, text } = judge(machine, trace, trace.expected);
    return holds ? null : text;
  }
  const { divergence, steps } = replay(machine, trace);
  if (divergence) return divergenceText(divergence);
  return steps.length === trace.steps.length + 1 ? null : 'Not every step was replayed.';
}

function read(text: string): Trace {
  const parsed = parseTrace(text, ids);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.trace;
}
