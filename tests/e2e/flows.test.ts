import { catalog } from '#machines/catalog.ts';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';

const origin = inject('origin');
const browser = browserPage();

test('QA finds by keyboard what happens when the exam’s cards fail to load', async () => {
  const { page } = browser;
  await page.goto(`${origin}/flows`);
  await page.getByRole('searchbox').waitFor();
  expect(await page.locator('article').count()).toBe(catalog.length);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('loadCards failed');
  const card = page.getByRole('link', { name: 'Category Exam Quiz' });
  await card.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Category Exam Quiz' }).waitFor();

  await page.getByRole('searchbox').focus();
  await page.keyboard.type('loadCards failed');
  await page.keyboard.press('Enter');
  const details = page.getByRole('region', { name: 'Details' });
  await details.getByText('It shows “Failed to load flashcards. Please try again.”').waitFor();
  expect(await details.textContent()).toContain('Topreparing › failed');

  const shown = page.locator('[data-part=transition][data-selected]');
  await shown.focus();
  const before = await shown.boundingBox();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('+');
  const after = await shown.boundingBox();
  expect(after?.width).toBeGreaterThan(before?.width ?? Infinity);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-description'))).toMatch(
    /^State /,
  );
});

test('a diagram is saved as SVG and as PNG in light colors, and printed on one page', async () => {
  await browser.page.emulateMedia({ colorScheme: 'dark' });
  const { page } = browser;
  await page.goto(`${origin}/flows/exam-quiz`);
  await page.getByRole('heading', { name: 'Category Exam Quiz' }).waitFor();
  const svg = (await saved(page, 'SVG')).toString();
  const shapes = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
    const name = [...parsed.querySelectorAll('text')].find((one) => one.textContent === 'loading');
    return { error: parsed.querySelector('parsererror')?.textContent, fill: name?.getAttribute('fill') };
  }, svg);
  expect(shapes).toEqual({ error: undefined, fill: 'rgb(42, 32, 25)' });
  expect(svg).not.toMatch(/var\(|class=|href=/);
  const png = await saved(page, 'PNG');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBeGreaterThan(2000);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const ink = page.locator('[data-part=name]').first();
  expect(await ink.evaluate((name) => getComputedStyle(name).fill)).toBe('rgb(42, 32, 25)');
  expect(await page.getByRole('button', { name: 'PNG' }).isVisible()).toBe(false);
  const pdf = (await page.pdf({ format: 'A4', landscape: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)?.length).toBe(1);
});

test('a machine that runs in another tab is followed as it moves', async () => {
  const { page, context } = browser;
  await page.goto(`${origin}/flows/mobile-menu`);
  await page.getByRole('button', { name: 'Switch on watching other tabs' }).click();
  await page.getByText('On. Nothing runs in another tab yet.').waitFor();
  const learner = await context.newPage();
  await learner.setViewportSize({ width: 390, height: 700 });
  await learner.goto(`${origin}/auth`);
  await page.locator('[data-id="mobile-menu.closed"][data-active]').waitFor();
  await learner.getByRole('button', { name: /menu/i }).click();
  await page.locator('[data-id="mobile-menu.open"][data-active]').waitFor();
  await page.locator('[data-part=transition][data-taken]').first().waitFor();
  await learner.close();
  await page.getByText('On. Nothing runs in another tab yet.').waitFor();
});

async function saved(page: Page, name: string): Promise<Buffer> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return readFileSync(await (await waiting).path());
}
