import { readFileSync } from 'node:fs';
import { pathTo, readPaths, type PathList, type StoredPaths } from '#machines/inspect/picture.ts';
import { wordMatchMachine } from '#machines/games/word-match.machine.ts';
import { openTrace } from '#machines/inspect/playback.ts';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findings } from '../support/axe.ts';
import { browserPage } from '../support/browser-page.ts';
import { appears } from '../support/wait.ts';
import { shownFlow } from '../support/shown-flows.ts';

const origin = inject('origin');
const browser = browserPage();

/** A generated path that turns a tile after this step. */
const { path, step } = playedIn(readPaths(await shownFlow<StoredPaths>(origin, 'word-match.paths')));

function playedIn(paths: PathList): { path: number; step: number } {
  for (const chosen of paths.greedy) {
    const steps = pathTo(paths, paths.ends[chosen] ?? -1);
    const turned = steps.findIndex(({ states }) =>
      states.includes('word-match.playing.board.choosingSecond'),
    );
    if (turned > 0) return { path: chosen, step: turned - 1 };
  }
  throw new Error('No path turns a tile over.');
}

const inFrame = (page: Page) => page.frameLocator('iframe').locator('main');
const chooseState = (page: Page, id: string) =>
  page.locator(`[data-part=state][data-id="${id}"]`).dispatchEvent('click');

async function openScreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show the screen' }).click();
}

test('the real page is beside the diagram, in the selected state and at each played step', async () => {
  const { page } = browser;
  await page.goto(`${origin}/flows/word-match`);
  await openScreen(page);
  const screen = inFrame(page);
  await appears(screen.getByRole('heading', { name: 'Word Match' }));
  await chooseState(page, 'word-match.playing.board.mismatched');
  await appears(screen.getByText('are not a pair.'));
  await chooseState(page, 'word-match.playing.board.comparing');
  await appears(page.getByText('This state is left at once, so there’s nothing to see.'));
  await chooseState(page, 'word-match.confirmingRestart');
  await appears(screen.getByRole('alertdialog'));
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
  const panel = page.getByRole('region', { name: 'Screen', exact: true });
  await appears(panel.getByText('Confirming restart', { exact: true }));
  await page.getByRole('button', { name: 'Names', exact: true }).click();
  await appears(panel.getByText('confirmingRestart', { exact: true }));

  await page.getByRole('button', { name: 'Show paths' }).click();
  await page.getByLabel(/that take every transition/).selectOption(String(path));
  await appears(screen.getByRole('button', { name: 'Start Game' }));
  await page.getByRole('region', { name: 'Generated paths' }).getByRole('listitem').nth(step).click();
  const hidden = screen.getByRole('button', { name: /face down$/ });
  await appears(hidden.nth(3));
  await page.getByRole('button', { name: 'Next step' }).click();
  await hidden.nth(3).waitFor({ state: 'detached' });
});

test('the page can be used: the diagram follows, steps go back and forth, time passes, a trace is saved', async () => {
  const { page } = browser;
  await page.goto(`${origin}/flows/word-match?at=word-match.playing.board.choosingFirst`);
  await openScreen(page);
  const screen = inFrame(page);
  const tile = (number: number) => screen.getByRole('button', { name: new RegExp(`^Tile ${number},`) });
  await appears(tile(1));
  await page.getByRole('button', { name: 'Play from here' }).click();
  const panel = page.getByRole('region', { name: 'Free play' });
  const isActive = (state: string) =>
    page.locator(`[data-active][data-id="word-match.playing.board.${state}"]`).waitFor();
  await isActive('choosingFirst');
  await tile(1).click();
  await isActive('choosingSecond');
  await tile(2).click();
  await isActive('mismatched');
  await appears(panel.getByText('Step 5 of 5'));
  await panel.getByRole('button', { name: 'End the delay' }).press('Enter');
  await isActive('choosingFirst');
  await panel.getByRole('button', { name: 'Back', exact: true }).press('Enter');
  await panel.getByRole('button', { name: 'Back', exact: true }).press('Enter');
  await isActive('mismatched');
  await appears(screen.getByText('are not a pair.'));
  await panel.getByRole('button', { name: 'Forward' }).press('Enter');
  await appears(panel.getByText('Step 6 of 7'));
  await panel.getByLabel('What happens next').selectOption({ label: 'The learner asks to restart' });
  await panel.getByRole('button', { name: 'Let it happen' }).press('Enter');
  await page.locator('[data-active][data-id="word-match.confirmingRestart"]').waitFor();
  await appears(screen.getByRole('alertdialog'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Save as trace' }).press('Enter'),
  ]);
  const saved = readFileSync(await download.path(), 'utf8');
  const opened = openTrace(saved, [{ id: 'word-match', title: 'Word Match', machine: wordMatchMachine }]);
  if (!opened.ok) throw new Error(opened.message);
  expect(opened.playback.divergence).toBeNull();
  expect(opened.playback.steps.at(-1)?.states).toContain('word-match.confirmingRestart');
  expect(await findings(page)).toEqual([]);
  await panel.getByRole('button', { name: 'End', exact: true }).press('Enter');
  await appears(panel.getByText('Makes the page usable, from the state it shows.'));
});

test('in free play forms work, and links to other pages lead nowhere', { tags: 'long' }, async () => {
  const { page } = browser;
  await page.goto(`${origin}/flows/newsletter`);
  await openScreen(page);
  const screen = page.frameLocator('iframe');
  await appears(screen.getByRole('textbox', { name: /mail/ }));
  await page.getByRole('button', { name: 'Play from here' }).click();
  const panel = page.getByRole('region', { name: 'Free play' });
  await appears(panel.getByText('Step 0 of 0'));
  await screen.getByRole('link', { name: 'Grammar' }).first().click();
  await screen.getByRole('textbox', { name: /mail/ }).fill('ana@example.com');
  await screen.getByRole('textbox', { name: /mail/ }).press('Enter');
  await page.locator('[data-active][data-id="newsletter.validating"]').waitFor();
});

test('the first screen is preloaded, closes without a trace, and opens again', { tags: 'long' }, async () => {
  const { page } = browser;
  await page.goto(`${origin}/flows/newsletter-link`);
  const frame = page.locator('iframe');
  await frame.waitFor({ state: 'attached' });
  await page.frameLocator('iframe').locator('main h1').waitFor({ state: 'attached' });
  expect(await frame.isVisible()).toBe(false);
  const panel = page.getByRole('region', { name: 'Screen', exact: true });
  await expect.poll(() => panel.getAttribute('data-screen')).toBeNull();
  for (const screen of [inFrame(page), inFrame(page)]) {
    await openScreen(page);
    await appears(screen.getByRole('heading', { level: 1 }));
    await page.getByRole('button', { name: 'Close the screen' }).click();
    await frame.waitFor({ state: 'hidden' });
  }
});

test(
  'the frame has no origin, no storage and no network, and a page that fails or is of another machine says so',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    await page.goto(`${origin}/flows/replay`);
    await page.evaluate(() => localStorage.setItem('camino-auth', 'secret'));
    const text = readFileSync('tests/traces/word-match.recorded.trace.json', 'utf8');
    const state = { value: 'complete', status: 'active', context: { seed: '<b>' }, history: {} };
    const start = { kind: 'checkpoint', dropped: 3, state, children: {} };
    const broken = { ...(JSON.parse(text) as object), start, steps: [], final: state };
    const buffer = Buffer.from(JSON.stringify(broken));
    const file = { name: 'broken.trace.json', mimeType: 'application/json', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
    await openScreen(page);
    await appears(page.getByRole('alert').filter({ hasText: 'The page couldn’t be shown. ' }));

    await page.getByRole('button', { name: 'Open another trace' }).click();
    const earlier = Buffer.from(JSON.stringify({ ...(JSON.parse(text) as object), diagram: 'another' }));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'earlier.trace.json', mimeType: 'application/json', buffer: earlier });
    await appears(page.getByText('Diagram, words and screens are current.'));
    await openScreen(page);
    await appears(page.getByText('(the machine has changed since this was recorded)'));
    await appears(inFrame(page).getByRole('heading', { name: 'Word Match' }));
    await page.keyboard.press('End');
    await appears(inFrame(page).getByRole('button', { name: 'Try again' }));
    const frame = page.frames().find((one) => one.url().includes('/flows/screen'));
    const reached = await frame?.evaluate(async () => {
      const attempts = {
        storage: () => localStorage.getItem('camino-auth'),
        cookies: () => document.cookie,
        database: () => indexedDB.open('camino'),
        page: () => parent.document.body,
        network: () => fetch('/flows/index.json'),
      };
      const outcomes = Object.entries(attempts).map(async ([what, attempt]) => {
        try {
          await attempt();
          return [what];
        } catch {
          return [];
        }
      });
      return { origin, got: (await Promise.all(outcomes)).flat() };
    });
    expect(reached).toEqual({ origin: 'null', got: [] });
  },
);
