import { leastProved, MEASURES, widthOf, WIDTHS, type Measure } from '#machines/atlas/coverage.rules.ts';
import { NO_TRACES, usesInFile, withUses } from '#machines/inspect/coverage.ts';
import { flows } from '#machines/all.ts';
import { expect, test } from 'vitest';
import { lampCoverage, lampPicture } from '../support/picture-fixture.ts';

const [dust, pressed, glow] = [
  'lamp.off|dust.settled|0',
  'lamp.off|lamp.pressed|0',
  'lamp.on|xstate.error.actor.glow|0',
];
const [trace = ''] = Object.values(
  import.meta.glob<string>('../traces/mobile-menu.recorded.trace.json', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

const list = (order: Measure, coverage = lampCoverage, dropped = NO_TRACES) =>
  leastProved(lampPicture.transitions, coverage, dropped, order);
const idsOf = (order: Measure, coverage = lampCoverage) =>
  list(order, coverage).map(({ transition: { id } }) => id);

test('what the fewest paths take comes first, in reading order among equals', () => {
  expect(idsOf('paths')).toEqual([dust, glow, pressed]);
});

test('equals are told apart by the other figures', () => {
  const traces = { at: '', date: '', of: 1, uses: { [dust ?? '']: 1 } };
  expect(idsOf('paths', { ...lampCoverage, traces })).toEqual([glow, dust, pressed]);
});

test('of mutants the most come first', () => {
  const mutants = { at: 'abc1234', date: '2026-11-03', of: 2, uses: { [pressed ?? '']: 2 } };
  expect(idsOf('mutants', { ...lampCoverage, mutants })).toEqual([pressed, dust, glow]);
});

test('what was not counted is no zero; dropped traces are added', () => {
  const dropped = { ...NO_TRACES, traces: 1, uses: { [pressed ?? '']: 4 } };
  expect(list('paths', lampCoverage, dropped).at(-1)?.figures).toEqual({
    paths: 2,
    browser: 3,
    traces: 24,
    mutants: null,
  });
  const none = { browser: null, traces: null, mutants: null };
  expect(list('paths', none)[0]?.figures).toEqual({ paths: 1, browser: null, traces: null, mutants: null });
  expect(list('traces', none, dropped)[0]?.figures.traces).toBe(0);
});

test('each width begins where it says', () => {
  expect(WIDTHS.map(widthOf)).toEqual([0, 1, 2, 3, 4]);
  expect(WIDTHS.slice(1).map((least) => widthOf(least - 1))).toEqual([0, 1, 2, 3]);
  expect(widthOf(1_000_000)).toBe(4);
  expect(MEASURES.length).toBe(4);
});

test('a trace counts what its steps take', () => {
  const { traces, uses, broken, diverging } = usesInFile('a.json', trace, 'mobile-menu', flows);
  expect([traces, broken, diverging]).toEqual([1, [], []]);
  expect(Object.values(uses).reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0);
  const known = new Set(Object.keys(uses));
  expect([...known].every((id) => id.startsWith('mobile-menu'))).toBe(true);
  expect(usesInFile('a.json', trace, 'review', flows)).toEqual({ ...NO_TRACES, others: 1 });
});

test('hundreds of files are added up; broken ones are named safely and stop nothing', () => {
  const names = ['<img src=x onerror=alert(1)>', 'a\u202egnp.json', 'x'.repeat(300)];
  const texts = [
    '',
    '{}',
    '{"format":',
    'null',
    trace.replace('"machine": "mobile-menu"', '"machine": "__proto__"'),
  ];
  const files = Array.from({ length: 300 }, (_one, index) => ({
    name: names[index % names.length] ?? '',
    text: index % 2 === 0 ? trace : (texts[index % texts.length] ?? ''),
  }));
  const all = files.reduce(
    (sum, { name, text }) => withUses(sum, usesInFile(name, text, 'mobile-menu', flows)),
    NO_TRACES,
  );
  expect([all.traces, all.broken.length]).toEqual([150, 150]);
  const once = usesInFile('a.json', trace, 'mobile-menu', flows).uses;
  for (const [id, count] of Object.entries(once)) expect(all.uses[id]).toBe(150 * count);
  expect(
    all.broken.every(({ name, why }) => name.length <= 81 && !name.includes('\u202e') && why !== ''),
  ).toBe(true);
});

test('a trace whose flow does something else by now counts until then', () => {
  const old = trace.replace(/("n":2,.*?"value":)"\w+"/, '$1"elsewhere"');
  expect(old).not.toBe(trace);
  const { diverging, uses } = usesInFile('old.json', old, 'mobile-menu', flows);
  expect(diverging).toEqual([{ name: 'old.json', steps: 2 }]);
  expect(Object.values(uses).reduce((sum, one) => sum + one, 0)).toBe(1);
});
