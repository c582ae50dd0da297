import { NORMAL_WEEK } from '#machines/account/days-off-form.rules.ts';
import { memoryOf } from '#machines/learning/memory.rules.ts';
import { COMPARED, HORIZON, outlookOf, simulationSteps } from '#machines/learning/simulate.rules.ts';
import { resultOf } from '#machines/parts/steps.ts';
import type { memoryMachine, MemorySource } from '#machines/study/memory.machine.ts';
import type { OutlookSource, whatIfMachine } from '#machines/study/what-if.machine.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fromPromise, type SnapshotFrom } from 'xstate';
import DashboardPage from '../../src/pages/dashboard/DashboardPage.tsx';
import { OwnMemory } from '../../src/pages/dashboard/memory/MemoryPanel.tsx';
import { WhatIfPanel } from '../../src/pages/dashboard/memory/WhatIfPanel.tsx';
import memoryModel from '../machines/models/memory.ts';
import whatIfModel from '../machines/models/what-if.ts';
import { ratedAt } from '../support/activity.ts';
import { card } from '../support/cards.ts';
import { LearnerPage } from '../support/learner-page.tsx';
import { renderWithLog } from '../support/log-page.tsx';
import { testPage } from '../support/pages.ts';

const retry = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

testPage('Memory', {
  model: memoryModel,
  page: (
    <LearnerPage>
      <OwnMemory />
    </LearnerPage>
  ),
  gestures: { 'load.retried': retry },
  see: (snapshot: SnapshotFrom<typeof memoryMachine>) => {
    const hasFailed = snapshot.matches('failed');
    const { figures } = snapshot.context;
    expect(screen.queryByText(/^Your figures couldn’t be computed/) !== null).toBe(hasFailed);
    expect(screen.queryByText('Computing your figures...') !== null).toBe(!hasFailed && figures === null);
    expect(screen.queryByRole('heading', { name: 'What you recall' }) !== null).toBe(
      !hasFailed && figures !== null,
    );
  },
});

testPage('What if', {
  model: whatIfModel,
  page: (
    <LearnerPage>
      <WhatIfPanel />
    </LearnerPage>
  ),
  gestures: {
    'load.retried': retry,
    'retention.chosen': ({ percent }: { percent: number }) => slide('Recall to aim for', percent),
    'words.chosen': ({ words }: { words: number }) => slide('New words a day', words),
  },
  see: (snapshot: SnapshotFrom<typeof whatIfMachine>) => {
    const { retention, newWords, outlook } = snapshot.context;
    const hasFailed = snapshot.matches('failed');
    expect(valueOf('Recall to aim for')).toBe(`${retention}`);
    expect(valueOf('New words a day')).toBe(`${newWords}`);
    expect(screen.queryByText(/^The simulation failed/) !== null).toBe(hasFailed);
    expect(screen.queryByText('Simulating a year of reviews...') !== null).toBe(!hasFailed && !outlook);
    expect(screen.queryByRole('heading', { name: 'Words known' }) !== null).toBe(outlook !== null);
  },
});

describe('in the dashboard', () => {
  /** A Tuesday on the page's clock. */
  const now = Date.parse('2026-11-03T11:00Z');
  const DAY = 86_400_000;
  const words = Array.from({ length: 25 }, (_word, index) => {
    const id = `nouns-word-${index}`;
    return { ...card(id, id, id), unit: 'a1-hola', lesson: 'a1-hola-1' };
  });
  const log = [-30, -29.999, -20].flatMap((days) =>
    words.map(({ id }, index) => ratedAt(now + days * DAY + index, id)),
  );
  const actors = {
    memory: {
      measureMemory: fromPromise<unknown, MemorySource>(async ({ input: { progress } }) =>
        memoryOf({ progress, retention: 0.9, today: '2026-11-03' }),
      ),
    },
    'what-if': {
      simulate: fromPromise<unknown, OutlookSource>(async ({ input: { rules, ...input } }) => {
        const course = [...words.map(({ id }) => id), 'more'];
        const source = { ...input, ...rules, course, now };
        const retentions = COMPARED.map((percent) => percent / 100);
        return outlookOf(resultOf(simulationSteps(source)), retentions, HORIZON);
      }),
    },
  };
  const outside = { unsent: 0, course: () => Promise.resolve(words), actors };

  beforeEach(() => {
    location.hash = '#memory';
  });
  afterEach(cleanup);

  test('its address opens the tab, which names the page', async () => {
    renderWithLog(<DashboardPage />, { ...outside, log });
    await screen.findByRole('tabpanel', { name: 'Memory' });
    await waitFor(() => expect(document.title).toBe('Memory – Camino'));
    screen.getByRole('heading', { level: 1, name: 'Your Dashboard' });
    fireEvent.click(screen.getByRole('tab', { name: 'Progress' }));
    location.hash = '#progress';
    await waitFor(() => expect(document.title).toBe('Your Dashboard – Camino'));
  });

  test('recall has its number of answers, its interval and what was predicted', async () => {
    renderWithLog(<DashboardPage />, { ...outside, log });
    await screen.findByText(/^You recalled the answer to 100% of 25 review questions in the last 12 weeks/);
    const table = await screen.findByRole('table', { name: 'Recalled in the last 12 weeks' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
    expect(rows[1]).toMatch(/^All cards \| 25 \| 100% \| 87–100% \| \d\d%$/);
    expect(rows).toContain('English to Spanish | 0 | – | – | –');
    expect(rows).toContain('Mature (21 days and more) | 0 | – | – | –');
  });

  test('each plot has a caption and its figures as a table; due words are those of Today', async () => {
    renderWithLog(<DashboardPage />, { ...outside, log });
    await screen.findByRole('heading', { name: 'Time for a word known' });
    const figures = [...document.querySelectorAll('figure')];
    expect(figures.length).toBe(9);
    for (const figure of figures) {
      expect(figure.querySelector('figcaption')?.textContent).toMatch(/\.$/);
      expect(within(figure).getByText('Show as a table').tagName).toBe('SUMMARY');
      expect(figure.querySelectorAll('details tbody tr').length).toBeGreaterThan(1);
    }
    const row = within(tableOf('Words due by day')).getAllByRole('row', { hidden: true })[1];
    expect(row?.textContent).toBe('Today10');
    await screen.findByRole('link', { name: /10 to do$/ });
    const ends = within(tableOf('Words kept at the end of each week')).getAllByRole('row', { hidden: true });
    expect(ends.at(-1)?.textContent).toBe('Nov 325');
  });

  test('free days are hatched, and the table names them', async () => {
    const freed = {
      kind: 'days.freed',
      facts: { from: '2026-11-05', to: '2026-11-06', isFree: true },
    } as const;
    const planned = { ...freed, id: crypto.randomUUID(), at: now - DAY, zone: 'UTC' };
    renderWithLog(<DashboardPage />, { ...outside, log: [...log, planned] });
    await screen.findByText('Hatched: free days');
    expect(document.querySelectorAll('[data-part=hatch]')).toHaveLength(2);
    const rows = within(tableOf('Words due by day')).getAllByRole('row', { hidden: true });
    expect(rows.flatMap(({ textContent }) => (/free/.test(textContent) ? textContent : []))).toEqual([
      'Thu, Nov 50, a free day',
      'Fri, Nov 60, a free day',
    ]);
  });

  test('on a free day each part says what waits', async () => {
    const freed = {
      kind: 'days.freed',
      facts: { from: '2026-11-03', to: '2026-11-04', isFree: true },
    } as const;
    const planned = { ...freed, id: crypto.randomUUID(), at: now - 1000, zone: 'UTC' };
    const due = words.slice(0, 5).map(({ id }) => ratedAt(now - 20 * DAY, id));
    renderWithLog(<DashboardPage />, { ...outside, log: [...due, planned] });
    await screen.findByRole('link', { name: /Free; 5 wait$/ });
    await screen.findByText(/^Free today\. 5 words wait for Thursday\. \d+ words to review in 30 days\./);
  });

  test('a backlog is told with what is enough for today, as Today tells it', async () => {
    const many = Array.from({ length: 60 }, (_word, index) => {
      const id = `nouns-word-${index}`;
      return { ...card(id, id, id), unit: 'a1-hola', lesson: 'a1-hola-1' };
    });
    const facts = [-90, -89].flatMap((days) =>
      many.map(({ id }, index) => ratedAt(now + days * DAY + index, id)),
    );
    renderWithLog(<DashboardPage />, { ...outside, course: () => Promise.resolve(many), log: facts });
    await screen.findByText(/ words to review in 30 days: \d\d due, 50 today\. The others can wait\./);
    await screen.findByRole('link', { name: /50 to do$/ });
    const row = within(tableOf('Words due by day')).getAllByRole('row', { hidden: true })[1];
    expect(row?.textContent).toMatch(/^Today\d\d, 50 enough for today$/);
  });

  test('light days are named', async () => {
    const weekdays = NORMAL_WEEK.with(3, 'light');
    const planned = {
      kind: 'week.planned' as const,
      facts: { weekdays },
      id: 'week',
      at: now - 1000,
      zone: 'UTC',
    };
    renderWithLog(<DashboardPage />, { ...outside, log: [...log, planned] });
    await screen.findByRole('heading', { name: 'The next 30 days' });
    await waitFor(() => tableOf('Words due by day'));
    const rows = within(tableOf('Words due by day')).getAllByRole('row', { hidden: true });
    const light = rows.filter(({ textContent }) => textContent.endsWith(', a light day'));
    expect(light.map(({ textContent }) => textContent.slice(0, 3))).toEqual(['Thu', 'Thu', 'Thu', 'Thu']);
  });

  test('without answers the time of one is said to be a usual one', async () => {
    renderWithLog(<DashboardPage />, { ...outside, log: log.slice(0, 19) });
    await screen.findByText(/an answer takes 8 seconds, a usual time as long as you’ve given only a few\./);
    cleanup();
    renderWithLog(<DashboardPage />, { ...outside, log });
    await screen.findByText(/an answer takes you 3 seconds, as on the last days you studied\./);
  });

  test('a slider changes the curves at once, and says so', async () => {
    renderWithLog(<DashboardPage />, { ...outside, log });
    await screen.findByRole('heading', { name: 'Time for a word known' });
    const before = screen.getByText(/^With your choice: /).textContent;
    slide('New words a day', 0);
    const after = screen.getByText(/^With your choice: /).textContent;
    expect(after).not.toBe(before);
    expect(before).toMatch(
      / The course has 1 more words?\. At 10 a day you’ve met them all after 1 day, and no new ones come after that\.$/,
    );
    expect(after).toMatch(/ 2\d words known after 365 days\.$/);
    slide('Recall to aim for', 80);
    expect(screen.getByText(/^With your choice: /).textContent).not.toBe(after);
    screen.getByText(/^This is an estimate/);
  });

  test('without answers each part says when there’s something to see', async () => {
    renderWithLog(<DashboardPage />, { ...outside, log: [] });
    await screen.findByText(/^After 20 answers in review/);
    screen.getByText(/^Each prediction with at least 20 answers/);
    screen.getByText(/^After your first answers in a lesson or review/);
    screen.getByText('Your time appears here after your first study.');
    screen.getByText('After you recall a word on two days, it counts here.');
    await screen.findByText(/^No words are due in the next 30 days\./);
  });

  test('below 20 answers no percentage is shown', async () => {
    renderWithLog(<DashboardPage />, { ...outside, log: log.filter(({ facts }) => isAmong(facts, 19)) });
    await screen.findByText(/So far it’s 19 answers\.$/);
    expect(screen.queryByText(/^You recalled/)).toBe(null);
  });

  function isAmong(facts: object, count: number): boolean {
    return 'card' in facts && words.slice(0, count).some(({ id }) => id === facts.card);
  }
});

function tableOf(caption: string): HTMLElement {
  const table = [...document.querySelectorAll('table')].find((one) => one.caption?.textContent === caption);
  if (!table) throw new Error(`No table ${caption}`);
  return table;
}

function slide(label: string, value: number): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: `${value}` } });
}

function valueOf(label: string): string {
  return screen.getByLabelText<HTMLInputElement>(label).value;
}
