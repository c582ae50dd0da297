import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { newLearner } from '../support/learner.ts';
import { replayCommand } from '../tools/replay-command.ts';

const origin = inject('origin');
const browser = browserPage();

test('a game recorded on request is read, saved, and replayed in the terminal to the same end', async () => {
  const { page } = browser;
  await newLearner(page, origin);
  await page.goto(`${origin}/games/word-match`);
  await page.getByRole('button', { name: /Account of/ }).press('Enter');
  const item = page.getByRole('menuitem', { name: 'Report a problem' });
  await item.waitFor();
  while ((await item.getAttribute('data-highlighted')) === null) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await dialog.locator(':focus').waitFor();
  await dialog.getByRole('button', { name: 'Start recording' }).press('Enter');
  await dialog.getByText('Recording is on').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Start Game' }).click();
  const tiles = page.getByRole('group', { name: 'Word Match board' }).getByRole('button');
  await tiles.nth(0).click();
  await tiles.nth(1).click();

  await page.getByRole('button', { name: 'Recording', exact: true }).click();
  await dialog.getByRole('button', { name: /^Word Match .*running now/ }).click();
  const file = page.getByRole('dialog', { name: 'What is in the file' });
  const text = await file.getByRole('textbox').inputValue();
  expect(text).toContain('"machine": "word-match"');
  expect(text.match(/"type":"tile.clicked"/g)).toHaveLength(2);
  const saving = page.waitForEvent('download');
  await file.getByRole('button', { name: 'Save file' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^camino-word-match-.*\.trace\.json$/);
  await file.getByText('Your browser has the file now.').waitFor();

  let printed = '';
  const code = replayCommand([await saved.path()], {
    print: (part) => (printed += part),
    complain: (part) => (printed += part),
  });
  expect(printed).toContain('Replays exactly as recorded.');
  expect(code).toBe(0);

  await page.reload();
  await page.getByRole('button', { name: 'Recording', exact: true }).waitFor();
});

test('the report opens from a page that could not be shown', async () => {
  const { page } = browser;
  await newLearner(page, origin);
  await page.route('**/assets/GamesPage*', (route) => route.abort());
  await page.goto(`${origin}/games`);
  await page.getByText('This page could not be shown.').waitFor();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await page.getByRole('dialog', { name: 'Report a problem' }).waitFor();
});
