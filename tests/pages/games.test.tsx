import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { categories } from '../../src/content/categories.ts';
import { games } from '../../src/content/games.ts';
import GamesPage from '../../src/pages/games/GamesPage.tsx';
import { paths } from '../../src/paths.ts';
import { config, system } from '../../src/theme/theme.ts';
import { GameCard } from '../../src/ui/play/GameCard.tsx';
import { finished, studiedAt } from '../support/activity.ts';
import { renderWithLog } from '../support/log-page.tsx';

afterEach(cleanup);

const table = [
  ['Word Match', 'Easy', '5 mins', 50, 'green', paths.wordMatch()],
  ['Daily Challenge', 'Medium', '10 mins', 100, 'yellow', paths.dailyChallenge()],
  ['Grammar Master', 'Hard', '15 mins', 150, 'red', paths.grammarMaster()],
  ['Sentence Builder', 'Medium', '8 mins', 75, 'yellow', paths.sentenceBuilder()],
  ['Vocabulary Challenge', 'Hard', '7 mins', 125, 'red', paths.vocabularyChallenge()],
  ['Verb Conjugation Quiz', 'Medium', '12 mins', 100, 'yellow', paths.verbConjugation()],
  ['Category Exam Quiz', 'Medium-Hard', '15-20 mins', 200, 'grey', paths.examQuiz()],
] as const;

test.each(table)('%s: %s, %s, +%i XP, a %s badge', (title, difficulty, time, xp, color, route) => {
  renderPage();
  const card = within(cardOf(title));
  expect(card.getByText(difficulty).closest('[data-color]')?.getAttribute('data-color')).toBe(color);
  card.getByText(time);
  card.getByText(`+${xp} XP`);
  expect(card.getByRole('link', { name: `Play Now ${title}` }).getAttribute('href')).toBe(route);
  expect(cardOf(title).querySelector('[data-color] > svg')).not.toBe(null);
  expect(cardOf(title).querySelector('p')?.textContent).toMatch(/^\p{Lu}.{30,}\.$/u);
});

test('the grey of a badge is grey in light and dark: its red, green and blue hardly differ', () => {
  const colors = JSON.stringify(config.globalCss?.['[data-color=grey]']).match(/#[0-9A-F]{6}/g) ?? [];
  expect(colors).toHaveLength(4);
  for (const color of colors) {
    const parts = [1, 3, 5].map((place) => Number.parseInt(color.slice(place, place + 2), 16));
    expect(Math.max(...parts) - Math.min(...parts), color).toBeLessThan(10);
  }
});

test('the games are in the order of the table, each with its own picture and address', () => {
  renderPage();
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(table.map(([title]) => title));
  expect(games.map(({ comingSoon }) => comingSoon)).toEqual(table.map(() => false));
  expect(new Set(games.map(({ icon }) => icon)).size).toBe(games.length);
  expect(new Set(games.map(({ route }) => route)).size).toBe(games.length);
});

test('a game marked as coming soon has a disabled button and no link', () => {
  render(
    <ChakraProvider value={system}>
      <GameCard
        title="Word Race"
        description="Not yet."
        difficulty="Easy"
        timeEstimate="5 mins"
        xp={10}
        color="blue"
        icon={null}
        comingSoon
        play={<a href="/games/word-race">Play Now</a>}
      />
    </ChakraProvider>,
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Coming Soon' }).disabled).toBe(true);
  expect(screen.queryByRole('link')).toBe(null);
});

test('the first eight categories lead to their exams, by title', () => {
  renderPage();
  const section = screen.getByRole('heading', { name: 'Category-Specific Exams' }).parentElement;
  const links = within(section ?? document.body).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    categories.slice(0, 8).map(({ title }) => paths.examQuizCategory(title)),
  );
  expect(links.map(({ textContent }) => textContent)).toEqual(
    categories.slice(0, 8).map(({ title }) => `${title} exam`),
  );
});

test('the streak shows 5 of 7 days and says that it’s a sample', async () => {
  renderPage({ log: [], unsent: 0 });
  const banner = await screen.findByRole('region', { name: 'Daily Challenge Streak' });
  within(banner).getByText('5 of 7 days');
  within(banner).getByText('Sample data');
  within(banner).getByText('Your own figures appear here after your first card or game.');
  expect(banner.querySelectorAll('li').length).toBe(7);
  expect(banner.querySelectorAll('[data-done]').length).toBe(5);
});

test('the leaderboard has its columns, sorts by rank and ends with the learner', async () => {
  renderPage({ log: [], unsent: 0 });
  await screen.findByText('Your rank: 12');
  const [head, ...rows] = cellsOf(screen.getByRole('table', { name: 'Leaderboard' }));
  expect(head).toEqual(['Rank', 'User', 'XP', 'Games', 'Streak']);
  const xp = rows.map((row) => Number(row[2]?.replace(',', '')));
  expect(xp).toEqual(xp.toSorted((one, other) => other - one));
  expect(rows.slice(0, -1).map(([rank]) => rank)).toEqual(['1', '2', '3', '4', '5']);
  expect(rows.at(-1)?.slice(0, 3)).toEqual(['12', 'You', '1,250']);
  expect(screen.getAllByText('Sample data').length).toBe(2);
});

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-03T11:00Z');
const played = finished(NOW, { right: 4 });
const first = { rank: 1, user: '<b>😀</b>', xp: 1300, games: 2, streak: 2, isOwn: false };
const own = { rank: 1207, user: 'Ana', xp: 40, games: 1, streak: 1, isOwn: true };

test('the streak counts the learner’s own days of the last seven', async () => {
  renderPage({ log: [played, studiedAt(NOW - 2 * DAY), studiedAt(NOW - 8 * DAY)], unsent: 0 });
  const banner = await screen.findByRole('region', { name: 'Daily Challenge Streak' });
  within(banner).getByText('2 of 7 days');
  expect(banner.querySelectorAll('[data-done]').length).toBe(2);
  expect(screen.queryByText('Sample data')).toBe(null);
});

test('the leaderboard shows the leaders and the learner, with names as written', async () => {
  renderPage({ log: [played], unsent: 0, standings: async () => ({ rows: [first, own], isListed: true }) });
  await screen.findByText('Your rank: 1,207');
  expect(cellsOf(screen.getByRole('table')).slice(1)).toEqual([
    ['1', '<b>😀</b>', '1,300', '2', '2'],
    ['1,207', 'You', '40', '1', '1'],
  ]);
  expect(screen.getByRole('table').querySelector('b')).toBe(null);
  expect(document.querySelectorAll('[data-own]').length).toBe(1);
});

test.each([
  [false, played, /^You chose not to be on the leaderboard/],
  [true, played, /^You don’t have a rank yet\. It appears once your activity has reached your account/],
  [true, studiedAt(NOW), /^You don’t have a rank yet\. Finish a lesson or a game/],
])('a learner without a row reads why: listed %s', async (isListed, fact, reason) => {
  renderPage({ log: [fact], unsent: 0, standings: async () => ({ rows: [first], isListed }) });
  await screen.findByText(reason);
  expect(screen.queryByText(/Your rank/)).toBe(null);
});

function renderPage(outside: Parameters<typeof renderWithLog>[1] = {}) {
  renderWithLog(<GamesPage />, outside);
}

function cellsOf(board: HTMLElement): (string | null)[][] {
  return within(board)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}

function cardOf(title: string): HTMLElement {
  const card = screen.getByRole('heading', { name: title }).closest('article');
  if (!card) throw new Error(`No card ${title}`);
  return card;
}
