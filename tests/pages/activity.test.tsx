import { NORMAL_WEEK } from '#machines/account/days-off-form.rules.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../src/pages/profile/ActivityPanel.tsx';
import ProfilePage from '../../src/pages/profile/ProfilePage.tsx';
import { finished, lessonFinished, ratedAt, studiedAt } from '../support/activity.ts';
import { smallCourse } from '../support/course.ts';
import { cards } from '../support/cards.ts';
import { renderWithLog } from '../support/log-page.tsx';

beforeEach(() => {
  location.hash = '';
});
afterEach(cleanup);

/** A Tuesday on the page's clock, in a new learner's zone. */
const now = Date.parse('2026-11-03T11:00Z');
const DAY = 86_400_000;
const words = cards(3);
const [bread = '', water = ''] = words.map(({ id }) => id);
const log = [
  ratedAt(now - 3 * DAY, bread),
  ratedAt(now, bread),
  ratedAt(now, water),
  studiedAt(now - 40 * DAY, 'nouns-la-casa'),
  studiedAt(now + DAY, 'nouns-la-mano'),
];
const course = () => Promise.resolve(words);
const placeholder = 'Your activity over time will appear here.';

test('before the first fact there’s only a placeholder', async () => {
  renderWithLog(<ProfilePage />, { log: [], unsent: 0, course });
  await screen.findByText(placeholder);
  expect(screen.queryByRole('img')).toBe(null);
  expect(screen.queryByText('Tomorrow')).toBe(null);
});

test('from the first fact on, a year is drawn: one square a day, today last', async () => {
  renderWithLog(<ProfilePage />, { log: [studiedAt(now)], unsent: 0, course });
  await screen.findByText('1 day with activity, 3 seconds in the last 53 weeks.');
  expect(screen.queryByText(placeholder)).toBe(null);
  expect([0, 1, 2, 3, 4].map((level) => squaresOf(level).length)).toEqual([52 * 7 + 1, 1, 0, 0, 0]);
  const today = document.querySelector('[data-today]');
  const place = ['x', 'y'].map((name) => Number(today?.getAttribute(name)));
  expect(squaresOf(1)).toEqual([place.map((side) => side + 2.5)]);
  expect(place[0]).toBeGreaterThan(Math.max(...squaresOf(0).map(([left = 0]) => left)) - 15);
  screen.getByText('Today: 1 word, 3 seconds');
  screen.getByText(/^Words:/);
});

test('pointing at a day says what was done on it', async () => {
  renderWithLog(<ProfilePage />, { log, unsent: 0, course });
  await screen.findByText('Today: 2 words, 6 seconds');
  const year = screen.getByRole('group', { name: /^Activity of the last 53 weeks: / });
  const drawing = within(year).getByRole('img');
  const [, , width = 0, height = 0] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number);
  vi.spyOn(drawing, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, width / 2, height / 2));
  const point = ([left = 0, top = 0]: readonly number[]) =>
    fireEvent.pointerMove(year, { clientX: 100 + left / 2, clientY: 50 + top / 2 });
  const [, saturday = []] = squaresOf(1);
  point(saturday);
  screen.getByText('Saturday, October 31: 1 word, 3 seconds');
  const [left = 0, top = 0] = saturday;
  point([left, top - 15]);
  screen.getByText('Friday, October 30: nothing');
  point([0, 0]);
  screen.getByText('Friday, October 30: nothing');
});

test('the table lists weeks with activity, newest first, and no future day', async () => {
  renderWithLog(<ProfilePage />, { log, unsent: 0, course });
  await screen.findByText('3 days with activity, 12 seconds in the last 53 weeks.');
  const details = document.querySelector('details');
  if (!details) throw new Error('No table');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const rows = within(screen.getByRole('table', { name: /^Cards by day/ })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent).join(' '))).toEqual([
    'Week Mon Tue Wed Thu Fri Sat Sun Lessons Minutes',
    'Nov 2 0 2      0 0',
    'Oct 26 0 0 0 0 0 1 0 0 0',
    'Sep 21 0 0 0 1 0 0 0 0 0',
  ]);
});

test('arrow keys move from day to day within the year; Escape returns to today', async () => {
  const lesson = lessonFinished(now - 7 * DAY, {}, 'Europe/London');
  const game = finished(now - 7 * DAY, { game: 'word-match' }, 'Europe/London');
  renderWithLog(<ProfilePage />, { log: [...log, lesson, game], unsent: 0, course });
  await screen.findByText('Today: 2 words, 6 seconds');
  const year = screen.getByRole('group', { name: /^Activity of the last 53 weeks: / });
  const press = (key: string) => fireEvent.keyDown(year, { key });
  const marks = () => document.querySelectorAll('[data-mark]').length;
  expect(marks()).toBe(0);
  press('ArrowLeft');
  screen.getByText('Tuesday, October 27: 1 lesson, Word Match, 6 minutes');
  expect(marks()).toBe(1);
  press('ArrowDown');
  screen.getByText('Wednesday, October 28: nothing');
  press('Home');
  press('ArrowUp');
  screen.getByText('Monday, November 3: nothing');
  press('End');
  press('ArrowRight');
  screen.getByText('Today: 2 words, 6 seconds');
  press('ArrowUp');
  press('Escape');
  screen.getByText('Today: 2 words, 6 seconds');
  expect(marks()).toBe(0);
});

test('a table lists the time of each day of the last four weeks, too', async () => {
  renderWithLog(<ProfilePage />, { log, unsent: 0, course });
  await screen.findByText('9 seconds in the last four weeks, on 2 of 28 days.');
  const rows = within(screen.getByRole('table', { name: /^Minutes of study/ })).getAllByRole('row');
  expect(rows.length).toBe(29);
  expect(rows.at(-1)?.textContent).toBe('Tue, Nov 36 seconds');
  expect(rows[1]?.textContent).toBe('Wed, Oct 70 seconds');
});

test('words are counted by level once the course has loaded', async () => {
  const [unit] = smallCourse;
  const [first = '', second = ''] = unit?.cards ?? [];
  const own = [ratedAt(now - DAY, first), ratedAt(now, first), ratedAt(now, second)];
  renderWithLog(<ProfilePage />, { log: own, unsent: 0, course, units: smallCourse });
  const row = await screen.findByRole('row', { name: /^A1 First steps/ });
  expect([...row.children].map(({ textContent }) => textContent)).toEqual([
    'A1 First steps',
    '8',
    '2',
    '1',
    '0',
  ]);
});

test('the forecast says how many words come on each of the next 14 days', async () => {
  renderWithLog(<ProfilePage />, { log, unsent: 0, course });
  await screen.findByText('Tomorrow');
  const rows = within(forecastList()).getAllByRole('listitem');
  expect(rows.length).toBe(14);
  const texts = rows.map(({ textContent }) => textContent);
  expect(texts.slice(0, 3)).toEqual(['Today0 words', 'Tomorrow2 words', 'Thu, Nov 50 words']);
  expect(texts.at(-1)).toBe('Mon, Nov 160 words');
});

test('the forecast names free days', async () => {
  const freed = { from: '2026-11-04', to: '2026-11-05', isFree: true };
  const planned = {
    id: 'span',
    at: Date.parse('2026-11-03T10:00Z'),
    zone: 'UTC',
    kind: 'days.freed',
    facts: freed,
  } as const;
  renderWithLog(<ProfilePage />, { log: [...log, planned], unsent: 0, course });
  await screen.findByText('Tomorrow');
  const texts = within(forecastList())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts.slice(0, 4)).toEqual(['Today0 words', 'TomorrowFree', 'Thu, Nov 5Free', 'Fri, Nov 62 words']);
});

test('the forecast names light days', async () => {
  const weekdays = NORMAL_WEEK.with(4, 'light');
  const at = Date.parse('2026-11-03T10:00Z');
  const planned = { id: 'week', at, zone: 'UTC', kind: 'week.planned', facts: { weekdays } } as const;
  renderWithLog(<ProfilePage />, { log: [...log, planned], unsent: 0, course });
  await screen.findByText('Tomorrow');
  const texts = within(forecastList())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts.filter((text) => text.includes('light'))).toEqual([
    'Fri, Nov 60 words light day',
    'Fri, Nov 130 words light day',
  ]);
});

test('cards that fail to load can be retried', async () => {
  let tries = 0;
  const failing = () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('offline')) : course();
  };
  renderWithLog(<ProfilePage />, { log, unsent: 0, course: failing });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Tomorrow');
  expect(tries).toBe(2);
});

/** Left and top of each square of a level. */
function squaresOf(level: number): number[][] {
  const outline = document.querySelector(`path[data-level="${level}"]`)?.getAttribute('d') ?? '';
  return [...outline.matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, left, top]) => [Number(left), Number(top)]);
}

function forecastList(): HTMLElement {
  const list = screen.getByText('Tomorrow').closest('ol');
  if (!list) throw new Error('No forecast');
  return list;
}
