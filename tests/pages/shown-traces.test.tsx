import { readFileSync } from 'node:fs';
import { flows } from '#machines/all.ts';
import { parseTrace } from '#machines/inspect/trace-parse.ts';
import type { Trace } from '#machines/inspect/trace.ts';
import { describe, expect, test } from 'vitest';
import { failureOf } from '../support/shown-trace.tsx';

const stored = import.meta.glob<string>('../traces/*', { eager: true, query: '?raw', import: 'default' });
/** Path of the file that `npm run tool -- trace` runs alone. */
const asked = process.env['CAMINO_TRACE'];

for (const text of asked === undefined ? Object.values(stored) : [readFileSync(asked, 'utf8')]) {
  const { expected, ...trace } = read(text);
  if (expected?.kind !== 'renders') continue;
  test(`${expected.problem} (${trace.machine} can be shown)`, async () => {
    expect(await failureOf(trace)).toBeNull();
  });
}

describe.skipIf(asked !== undefined)('the page at the last step of a trace', () => {
  const played = read(stored['../traces/word-match.recorded.trace.json'] ?? '');

  test('passes if it can be shown', async () => {
    expect(await failureOf(played)).toBeNull();
  });

  test('fails if it crashes, and says why', async () => {
    const { state } = played.start;
    const broken = { ...state, value: 'playing', context: { ...state.context, tiles: null } };
    const start = { kind: 'checkpoint' as const, dropped: 0, state: broken, children: {} };
    expect(await failureOf({ ...played, start, steps: [] })).toMatch(/null/);
  });
});

function read(text: string): Trace {
  const parsed = parseTrace(
    text,
    flows.map(({ id }) => id),
  );
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.trace;
}
