import { expect, test } from 'vitest';
import { flows } from '#machines/all.ts';
import { countsText, readCounts, tracesCounted } from '../tools/coverage.ts';

test('the figures of the repository are of flows that exist; those of traces are current: `npm run flows` writes them', () => {
  expect(countsText(readCounts('traces'))).toBe(countsText(tracesCounted()));
  const known = new Set(flows.map((flow) => flow.id));
  for (const kind of ['browser', 'mutants'] as const)
    for (const [id, { at, date, of, uses }] of Object.entries(readCounts(kind))) {
      expect(known.has(id), `${kind} ${id}`).toBe(true);
      expect([at, date].join(' ')).toMatch(/^[0-9a-f]{7}(, [0-9a-f]{7})* \d{4}-\d\d-\d\d$/);
      expect(Math.max(0, ...Object.values(uses))).toBeLessThanOrEqual(of);
    }
});
