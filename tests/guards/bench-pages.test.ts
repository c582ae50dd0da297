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
const before = { paint: 500, live: 1000, blocking: 0, shift: 0, bytes: 200, requests: 40 };
const within = { ...before, paint: 550, live: 1150, blocking: 200 };
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
  expect(texts(coldCells(within, false, before))).toEqual([
    '550',
    '1.10',
    '1150',
    '1.15',
    '200',
    '0.000',
    '200.0',
    '40',
  ]);
  expect(over(coldCells(within, false, before))).not.toContain(true);
  const slower = { ...within, paint: 551, live: 1151, blocking: 201, shift: 0.001 };
  expect(over(coldCells(slower, false, before))).toEqual([
    false,
    true,
    false,
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('without a build of before a page has the limits that need none', () => {
  const late = { ...within, paint: 1001, live: 9000 };
  expect(texts(coldCells(late, false))[1]).toBe('');
  expect(over(coldCells(late, false))).toEqual([true, false, false, false, false, false, false, false]);
  expect(over(coldCells({ ...within, live: 1800 }, true))[2]).toBe(false);
  expect(over(coldCells({ ...within, live: 1801 }, true))[2]).toBe(true);
});

test('a figure that never happened is over its limit', () => {
  const dead = { ...within, live: Number.NaN, bytes: Number.NaN };
  expect(texts(coldCells(dead, false)).filter((text) => text === 'none')).toHaveLength(2);
  expect(over(coldCells(dead, false, before))[2]).toBe(true);
  expect(changeCell(Number.NaN)).toEqual({ text: 'none', isOver: true });
});

test('second visits, starts without a network and changes of page have limits, too', () => {
  expect(over([...warmCells(350, LANDED), ...warmCells(351, LANDED)])).toEqual([false, false, false, true]);
  expect(over(offlineCells({ paint: 1200, live: 1201 }))).toEqual([false, true]);
  expect(over([changeCell(150), changeCell(151)])).toEqual([false, true]);
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
  const report = new Report('before/dist');
  for (const paint of [400, 500, 900]) report.cold('before/dist', TODAY, { ...within, paint });
  for (const paint of [540, 540, 9000]) report.cold('dist', TODAY, { ...within, paint });
  const own = report.of('dist', ['cold']);
  expect(own.isMissed).toBe(false);
  expect(own.text).toMatch(/^\/ +540 +1\.08 +1150/m);
  report.cold('dist', LANDING, { ...within, paint: 100 });
  report.warm('dist', TODAY, 70);
  expect(report.of('dist', ['warm']).isMissed).toBe(false);
  report.warm('dist', TODAY, 80);
  expect(report.of('dist', ['warm']).isMissed).toBe(true);
  report.noWorker('dist');
  expect(report.of('dist', ['warm'])).toEqual({ text: '\nSecond visit: no worker\n', isMissed: true });
});
