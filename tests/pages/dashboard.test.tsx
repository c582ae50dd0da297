import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import DashboardPage from '../../src/pages/dashboard/DashboardPage.tsx';
import { renderWithLog } from '../support/log-page.tsx';
import { finished, ratedAt, studiedAt } from '../support/activity.ts';

beforeEach(() => {
  location.hash = '';
});
afterEach(cleanup);

const tab = (name: string) => screen.getByRole('tab', { name });
const renderSample = async () => {
  renderWithLog(<DashboardPage />, { log: [], unsent: 0 });
  await screen.findByText('Sample data');
};
const openTab = () =>
  screen.getAllByRole('tab').filter((one) => one.getAttribute('aria-selected') === 'true');

test('progress shows the sample figures and says so', async () => {
  await renderSample();
  screen.getByRole('heading', { level: 1, name: 'Your Dashboard' });
  screen.getByText('Sample data');
  screen.getByText('7/10 cards');
  const cells = within(screen.getByRole('table')).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['8', '12', '5', '10', '7', '16', '9']);
  const times = screen.getAllByRole('definition').map((time) => time.textContent);
  expect(times).toEqual(['25 minutes', '145 minutes', '510 minutes']);
  expect(document.querySelectorAll('li[data-color]').length).toBe(4);
});

test('achievements: four cards, three of the ten unlocked', async () => {
  await renderSample();
  fireEvent.click(tab('Achievements'));
  await screen.findByText('3 of 10 unlocked');
  screen.getByText('Sample data');
  expect(screen.getAllByRole('heading', { level: 3 }).length).toBe(4);
  expect(screen.getAllByText('Unlocked').length).toBe(3);
  expect(screen.getAllByText('Locked').length).toBe(1);
});

test('the address opens a tab, and an unknown one the first', async () => {
  await renderSample();
  location.hash = '#achievements';
  await screen.findByText('3 of 10 unlocked');
  location.hash = '#nowhere';
  await screen.findByText('7/10 cards');
  expect(openTab()).toEqual([tab('Progress')]);
});

test.each([
  ['Progress', 'ArrowRight', 'Memory'],
  ['Memory', 'ArrowRight', 'Achievements'],
  ['Progress', 'ArrowLeft', 'Downloads'],
  ['Downloads', 'ArrowRight', 'Progress'],
  ['Achievements', 'Home', 'Progress'],
  ['Progress', 'End', 'Downloads'],
  ['Progress', ' ', 'Progress'],
])('from %s, %j leads to %s', async (from, key, to) => {
  await renderSample();
  fireEvent.click(tab(from));
  await screen.findByRole('tabpanel', { name: from });
  tab(from).focus();
  fireEvent.keyDown(tab(from), { key });
  await screen.findByRole('tabpanel', { name: to });
  expect(document.activeElement).toBe(tab(to));
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab(to)]);
});

describe('with activity of their own, the learner sees', () => {
  const now = Date.parse('2026-11-03T11:00Z');
  const log = [
    studiedAt(now, 'nouns-la-casa'),
    studiedAt(now, 'verbs-ser'),
    ratedAt(now, 'verbs-ser'),
    finished(now, { game: 'exam-quiz', difficulty: 'beginner', right: 10, total: 10 }),
  ];

  test('nothing of the sample, and mastery by category', async () => {
    renderWithLog(<DashboardPage />, { log, unsent: 0 });
    await screen.findByText('2/10 words');
    expect(screen.queryByText('Sample data')).toBe(null);
    const stats = [...document.querySelectorAll('li[data-color] > strong')].map(
      ({ textContent }) => textContent,
    );
    expect(stats.slice(0, 4)).toEqual(['1 day', '150', '0 words', '2 words']);
    within(screen.getByRole('table')).getByRole('columnheader', { name: 'Words' });
    const cells = within(screen.getByRole('table')).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['0', '0', '0', '0', '0', '0', '2']);
    screen.getByText('1 of 275 met, 0 mastered');
    expect(screen.getAllByText(/^0 of [\d,]+ met, 0 mastered$/).length).toBe(9);
    expect(document.querySelector('main output, output')?.textContent).toBe('');
  });

  test('all ten achievements', async () => {
    location.hash = '#achievements';
    renderWithLog(<DashboardPage />, { log, unsent: 0 });
    await screen.findByText('2 of 10 unlocked');
    expect(screen.getAllByRole('heading', { level: 3 }).length).toBe(10);
    expect(screen.getAllByText('Unlocked').length).toBe(2);
  });

  test('how many records are waiting to be sent', async () => {
    renderWithLog(<DashboardPage />, { log, unsent: 3 });
    const note = await screen.findByText('3 records are waiting to be sent.');
    expect(note.closest('output')).not.toBe(null);
  });
});

test('no sample is shown before the learner’s own figures have loaded', async () => {
  renderWithLog(<DashboardPage />, {});
  await screen.findByText('Loading your figures...');
  cleanup();
  renderWithLog(<DashboardPage />, { log: [] });
  await act(async () => {});
  screen.getByText('Loading your figures...');
  expect(screen.queryByText('Sample data')).toBe(null);
  cleanup();
  renderWithLog(<DashboardPage />, {
    log: [studiedAt(Date.UTC(2026, 10, 3, 12), 'verbs-ser')],
    isPart: true,
    unsent: 0,
  });
  await act(async () => {});
  screen.getByText('Loading your figures...');
});
