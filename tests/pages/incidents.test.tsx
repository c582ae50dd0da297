import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  circumstances,
  forgetIncidents,
  incidents,
  note,
  noteCaught,
  watchIncidents,
} from '../../src/services/evidence.ts';

const complain = console.error;
const complaints: unknown[] = [];

beforeEach(() => {
  forgetIncidents();
  complaints.length = 0;
});

afterEach(() => {
  cleanup();
  console.error = complain;
});

test('what goes wrong on a page is noted in order, with its time, and still reaches the console', () => {
  console.error = (...values: unknown[]) => void complaints.push(...values);
  watchIncidents();
  const crash = new TypeError('no tiles');
  dispatchEvent(new ErrorEvent('error', { error: crash, message: 'Uncaught' }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no answer' }));
  console.error('odd', 7);
  render(<img alt="A house" src="/house.webp?size=7" />);
  screen.getByRole('img').dispatchEvent(new Event('error'));
  noteCaught(crash, { componentStack: 'at Board' });

  const seen = incidents();
  expect(seen.map(({ at: _at, ...incident }) => incident)).toEqual([
    { kind: 'error', where: 'script', error: crash },
    { kind: 'error', where: 'promise', error: 'no answer' },
    { kind: 'console', values: ['odd', 7] },
    { kind: 'file', url: '/house.webp?size=7' },
    { kind: 'error', where: 'render', error: crash, components: 'at Board' },
  ]);
  expect(seen.map(({ at }) => at)).toEqual(seen.map(({ at }) => at).toSorted((one, other) => one - other));
  expect(complaints).toEqual(['odd', 7, crash]);
});

test('of a flood the first 20 and the last 80 stay; a learner who leaves takes all along', () => {
  for (let count = 1; count <= 150; count += 1) note({ kind: 'file', url: String(count) });
  const urls = incidents().map((one) => (one.kind === 'file' ? Number(one.url) : 0));
  expect(urls).toEqual(Array.from({ length: 100 }, (_one, index) => (index < 20 ? index + 1 : index + 51)));
  forgetIncidents();
  expect(incidents()).toEqual([]);
});

test('the page is described without the values of its address', () => {
  history.replaceState(null, '', '/auth/callback?code=secret#token');
  expect(circumstances()).toMatchObject({
    address: '/auth/callback',
    zone: expect.stringMatching(/\w/),
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/),
  });
  history.replaceState(null, '', '/');
});
