import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { newLearnerByForm } from '../support/learner.ts';

const origin = inject('origin');
const browser = browserPage();

const looks = [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'light', viewport: { width: 390, height: 800 } },
] as const;

test.each(looks)(
  'no serious finding of axe on any screen, $colorScheme, $viewport.width px',
  { timeout: 60_000 },
  async (look) => {
    await browser.restart(look);
    const { page } = browser;
    await page.goto(origin);
    await check(page, 'landing');
    await page.goto(`${origin}/auth`);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Please enter a valid email address').waitFor();
    await check(page, 'login with errors');
    await page.goto(`${origin}/no/such/page`);
    await page.getByText('Oops! Page not found').waitFor();
    await check(page, '404');

    await newLearnerByForm(page, origin);
    await check(page, 'toast');
    await page.goto(`${origin}/flashcards`);
    await page.locator('article').first().waitFor();
    await check(page, 'all flashcards');
    await page.getByRole('button', { name: 'Single card' }).click();
    await check(page, 'single card');
    await page.getByRole('searchbox').fill('zzzz');
    await page.getByText('No flashcards found matching').waitFor();
    await check(page, 'no match');
    await page.goto(`${origin}/flashcards/category/klingon`);
    await page.getByText('No flashcards found in this category.').waitFor();
    await check(page, 'empty category');

    await page.goto(`${origin}/games/word-match`);
    await page.getByRole('button', { name: 'Start Game' }).click();
    const tiles = page.getByRole('group', { name: 'Word Match board' }).getByRole('button');
    await tiles.first().click();
    await check(page, 'board');
    await page.getByRole('button', { name: 'Restart' }).click();
    await page.getByRole('alertdialog').waitFor();
    await check(page, 'confirmation');
  },
);

async function check(page: Page, screen: string): Promise<void> {
  await page.evaluate(axe.source);
  const findings = await page.evaluate(async () => {
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    );
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  });
  expect(findings, screen).toEqual([]);
}
