import { expect, test } from 'vitest';
import {
  blockingTime,
  changeCell,
  coldCells,
  flashCell,
  goneTexts,
  median,
  offlineCells,
  tableOf,
  warmCells,
  type Cell,
} from '../tools/bench/pages/figures.ts';
import { LANDING, TODAY } from '../tools/bench/pages/places.ts';
import { Report } from '../tools/bench/pages/report.ts';

const LANDED = 500;
const within = { paint: 650, tap: 2000, blocking: 149, shift: 0, bytes: 200 };
const over = (cells: readonly Cell[]) => cells.map(({ isOver }) => isOver);
const texts = (cells: readonly Cell[]) => cells.map(({ text }) => text);

test('the median is the middle one, and what never happened comes last', () => {
  expect(median([30, 1, 20, 2, 10])).toBe(10);
  expect(median([Number.NaN, 3, 1])).toBe(3);
  expect(median([Number.NaN, 3, Number.NaN])).toBeNaN();
  expect(median([])).toBeNaN();
});

test('a task blocks with what exceeds 50 ms after the first paint', () => {
  const tasks = [
    { start: 0, duration: 200 },
    { start: 400, duration: 150 },
    { start: 600, duration: 50 },
    { start: 900, duration: 300 },
  ];
  expect(blockingTime(tasks, 100, Infinity)).toBe(50 + 100 + 0 + 250);
  expect(blockingTime(tasks, 100, 1000)).toBe(50 + 100 + 0 + 50);
  expect(blockingTime(tasks, 300, 800)).toBe(100);
});

test('a cold page at its limits is within them, a little more is not', () => {
  expect(texts(coldCells(within, LANDED))).toEqual(['650', '1.30', '2000', '4.00', '149', '0.000', '200.0']);
  expect(over(coldCells(within, LANDED))).not.toContain(true);
  const slower = { paint: 651, tap: 2001, blocking: 150, shift: 0.001, bytes: 200.1 };
  expect(over(coldCells(slower, LANDED))).toEqual([false, true, false, true, true, true, true]);
});

test('the landing page is the yardstick: it has no limits', () => {
  const landing = { paint: 500, tap: 9000, blocking: 900, shift: 1, bytes: 900 };
  expect(texts(coldCells(landing, undefined))[1]).toBe('1.00');
  expect(over(coldCells(landing, undefined))).not.toContain(true);
});

test('what never happened is over', () => {
  const dead = { ...within, tap: Number.NaN, bytes: Number.NaN };
  expect(texts(coldCells(dead, LANDED)).filter((text) => text === 'none')).toHaveLength(3);
  expect(over(coldCells(dead, LANDED))).toEqual([false, false, false, true, false, false, true]);
  expect(changeCell(Number.NaN)).toEqual({ text: 'none', isOver: true });
});

test('second visits, starts without a network and changes of page have limits, too', () => {
  expect(over([...warmCells(299, LANDED), ...warmCells(300, LANDED)])).toEqual([false, false, false, true]);
  expect(over([...offlineCells(999, 1000), ...offlineCells(1000, 999)])).toEqual([false, true, true, false]);
  expect(over([changeCell(99), changeCell(100)])).toEqual([false, true]);
  expect([flashCell(0.1234, 0), flashCell(0, 1), flashCell(undefined, 0)]).toEqual([
    { text: '12.3 %, 0 gone', isOver: false },
    { text: '0.0 %, 1 gone', isOver: true },
    { text: 'empty', isOver: false },
  ]);
});

test('a text is gone once for each time that the live page lacks it; a wait may end', () => {
  expect(
    goneTexts(['Today', 'Learn', 'Learn', 'Loading your day...', 'Sample'], ['Learn', 'Today', '7 words']),
  ).toEqual(['Learn', 'Sample']);
});

test('the table marks what is over and keeps its columns', () => {
  const rows = [
    ['/', { text: '7', isOver: false }],
    ['/games', { text: '1000', isOver: true }],
  ] as const;
  expect(tableOf(['page', 'ms'], rows).split('\n')).toEqual([
    'page     ms',
    '/         7',
    '/games 1000 over',
  ]);
});

test('a report takes medians of each build, and misses with one figure over or without a worker', () => {
  const report = new Report();
  for (const paint of [400, 500, 900]) report.cold('dist', LANDING, { ...within, paint });
  for (const paint of [600, 600, 9000]) report.cold('dist', TODAY, { ...within, paint });
  report.cold('other/dist', LANDING, { ...within, paint: 400 });
  report.cold('other/dist', TODAY, { ...within, paint: 600 });
  const own = report.of('dist', ['cold']);
  expect(own.isMissed).toBe(false);
  expect(own.text).toMatch(/^\/ {2,}600 +1\.20 +2000/m);
  expect(report.of('other/dist', ['cold']).isMissed).toBe(true);
  report.warm('dist', TODAY, 100);
  expect(report.of('dist', ['cold', 'warm']).isMissed).toBe(false);
  report.noWorker('dist');
  expect(report.of('dist', ['warm'])).toEqual({ text: '\nSecond visit: no worker\n', isMissed: true });
});
