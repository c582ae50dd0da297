import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import DashboardPage from '../../src/pages/DashboardPage.tsx';
import { system } from '../../src/theme.ts';

beforeEach(() => {
  location.hash = '';
  render(
    <ChakraProvider value={system}>
      <DashboardPage />
    </ChakraProvider>,
  );
});
afterEach(cleanup);

const tab = (name: string) => screen.getByRole('tab', { name });
const openTab = () =>
  screen.getAllByRole('tab').filter((one) => one.getAttribute('aria-selected') === 'true');

test('progress shows the sample figures of the specification, and says what they are', () => {
  screen.getByRole('heading', { level: 1, name: 'Your Dashboard' });
  screen.getByText('Sample data');
  screen.getByText('7/10 cards');
  const cells = within(screen.getByRole('table')).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['8', '12', '5', '10', '7', '16', '9']);
  const times = screen.getAllByRole('definition').map((time) => time.textContent);
  expect(times).toEqual(['25 min', '145 min', '510 min']);
  expect(document.querySelectorAll('li[data-color]').length).toBe(4);
});

test('achievements: four cards, three of the ten unlocked', async () => {
  fireEvent.click(tab('Achievements'));
  await screen.findByText('3 of 10 unlocked');
  screen.getByText('Sample data');
  expect(screen.getAllByRole('heading', { level: 3 }).length).toBe(4);
  expect(screen.getAllByText('Unlocked').length).toBe(3);
  expect(screen.getAllByText('Locked').length).toBe(1);
});

test('the address opens a tab, and an unknown one the first', async () => {
  location.hash = '#achievements';
  await screen.findByText('3 of 10 unlocked');
  location.hash = '#nowhere';
  await screen.findByText('7/10 cards');
  expect(openTab()).toEqual([tab('Progress')]);
});

test.each([
  ['Progress', 'ArrowRight', 'Achievements'],
  ['Progress', 'ArrowLeft', 'Downloads'],
  ['Downloads', 'ArrowRight', 'Progress'],
  ['Achievements', 'Home', 'Progress'],
  ['Progress', 'End', 'Downloads'],
  ['Progress', ' ', 'Progress'],
])('the keys: from %s %j leads to %s', async (from, key, to) => {
  fireEvent.click(tab(from));
  await screen.findByRole('tabpanel', { name: from });
  tab(from).focus();
  fireEvent.keyDown(tab(from), { key });
  await screen.findByRole('tabpanel', { name: to });
  expect(document.activeElement).toBe(tab(to));
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab(to)]);
});
