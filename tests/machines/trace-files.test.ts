import { catalog } from '#machines/catalog.ts';
import { pauseText } from '#machines/inspect/pause-text.ts';
import { sortTraces } from '#machines/inspect/traces.ts';
import { expect, test } from 'vitest';
import recorded from '../traces/exam-quiz.recorded.trace.json?raw';

const ids = catalog.map(({ id }) => id);
const attack = '<img src=x onerror=alert(1)>';

test('300 files: broken ones are named with the reason, the others are read', () => {
  const planted: [string, string, string][] = [
    ['empty.json', ' \n', 'This file is empty.'],
    ['cut.json', recorded.slice(0, 3000), 'This file is truncated'],
    ['text.json', 'hello', 'This file isn’t JSON.'],
    ['other.json', '{"format":"other"}', 'but not a trace'],
    [
      `${attack}.json`,
      recorded.replace('"exam-quiz"', JSON.stringify(attack)),
      `doesn’t know this trace’s machine: "${attack}"`,
    ],
    ['later.json', recorded.replace('"version": 1', '"version": 9'), 'has version 9'],
    ['proto.json', recorded.replace('"final": {', '"final": {"__proto__": {}, '), 'no key “__proto__”'],
    ['deep.json', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'This file is'],
    ['steps.json', recorded.replace('"n":2,', '"n":3,'), '“steps[1].n” should be the number 2'],
    [`\u202Eevil\u0000${'x'.repeat(1000)}`, '', 'This file is empty.'],
  ];
  const good = Array.from({ length: 280 }, (_one, index) => ({ name: `${index}.json`, text: recorded }));
  const bad = [...planted, ...planted].map(([name, text]) => ({ name, text }));
  const mixed = good.flatMap((file, index) => (index % 14 === 0 ? [bad[index / 14] ?? file, file] : [file]));
  const { ok, broken } = sortTraces(mixed, ids);
  expect([mixed.length, ok.length, broken.length]).toEqual([300, 280, 20]);
  expect(ok.map(({ name }) => name)).toEqual(good.map(({ name }) => name));
  for (const [index, { why }] of broken.entries())
    expect(why).toContain(planted[index % planted.length]?.[2]);
  expect(broken[4]?.name).toBe(`${attack}.json`);
  expect(broken[9]?.name).toMatch(/^\\u202eevil\\u0000x{100,}…$/);
  expect(broken[9]?.name.length).toBeLessThan(220);
});

test.each([
  [0, ''],
  [1999, ''],
  [2000, '2 s later'],
  [4900, '4 s later'],
  [61_000, '1 min later'],
  [7_300_000, '2 h later'],
  [-5, ''],
  [Number.NaN, ''],
])('a pause of %i ms reads “%s”', (milliseconds, text) => {
  expect(pauseText(milliseconds)).toBe(text);
});
