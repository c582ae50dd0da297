import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { newLearner } from '../support/learner.ts';
import { replayCommand } from '../tools/replay-command.ts';

const origin = inject('origin');
const browser = browserPage();

test('a recorded game is read, saved, and replayed in the terminal with the same result', async () => {
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
  const recorded = dialog.getByRole('region', { name: 'Recorded' });
  await recorded.getByRole('button', { name: /^Word Match .*running now/ }).click();
  const file = page.getByRole('dialog', { name: 'What’s in the file' });
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

test('the report opens from a failed page', { tags: 'long' }, async () => {
  const { page } = browser;
  await newLearner(page, origin);
  await page.route('**/assets/GamesPage*', (route) => route.abort());
  await page.goto(`${origin}/games`);
  await page.getByText('This page couldn’t be shown.').waitFor();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await page.getByRole('dialog', { name: 'Report a problem' }).waitFor();
});

test(
  'recent steps are saved as a session and replayed by flow, or in order in the terminal',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    await newLearner(page, origin);
    const held = page.waitForResponse('**/assets/ring-*');
    await page.goto(`${origin}/games/word-match`);
    await held;
    await page.getByRole('button', { name: 'Start Game' }).click();
    await page.getByRole('group', { name: 'Word Match board' }).getByRole('button').first().click();
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Report a problem' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report a problem' });
    await dialog.getByRole('button', { name: /^Word Match \d+ steps, running now/ }).waitFor();
    await dialog.getByRole('button', { name: /^Everything, in order/ }).click();
    const file = page.getByRole('dialog', { name: 'What’s in the file' });
    const saving = page.waitForEvent('download');
    await file.getByRole('button', { name: 'Save file' }).click();
    const path = await (await saving).path();

    await page.goto(`${origin}/flows/replay`);
    await page.getByLabel('Trace file').setInputFiles(path);
    const flow = page.getByRole('combobox', { name: 'Flow of this session' });
    await flow.waitFor();
    const option = flow.locator('option', { hasText: 'Word Match' });
    await flow.selectOption((await option.getAttribute('value')) ?? '');
    await page.getByRole('heading', { name: 'Replay: Word Match' }).waitFor();
    await page.getByText(/Replays exactly as recorded/).waitFor();
    const step = page.getByRole('region', { name: 'Steps' }).getByRole('button', { name: /tile\.clicked/ });
    await step.first().click();
    await page.getByRole('region', { name: 'Event' }).getByText('tile.clicked').waitFor();
    await flow.selectOption({ index: 0 });
    await page
      .getByRole('region', { name: 'Event' })
      .getByText(/^after /)
      .waitFor();

    let printed = '';
    const output = {
      print: (part: string) => (printed += part),
      complain: (part: string) => (printed += part),
    };
    expect(replayCommand([path], output)).toBe(0);
    expect(printed).toContain('Word Match: ');
  },
);
