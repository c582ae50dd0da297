// @module-tag long
import type { Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { newLearner, newLearnerByForm } from '../support/learner.ts';
import { appears } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage({}, slowFrames);

test.each([
  [390, 844, 'settings'],
  [390, 844, 'audio'],
  [1280, 800, 'settings'],
  [1280, 800, 'audio'],
  [1280, 600, 'settings'],
])('at %i × %i on #%s the toast covers neither the bar nor `Save changes`', async (width, height, tab) => {
  const { page } = browser;
  await page.setViewportSize({ width, height });
  await newLearner(page, origin, `/profile#${tab}`);
  if (tab === 'audio') await page.getByRole('switch', { name: 'Sound effects' }).click();
  else await page.getByLabel('Display name').fill('Lucía');
  const save = page.getByRole('button', { name: 'Save changes' });
  await save.click();
  const toast = page.locator('[data-scope=toast][data-part=root]');
  await appears(toast.getByText('Settings saved'));
  for (const covered of [page.getByRole('banner'), save]) {
    await expect.poll(() => overlap(toast, covered)).toBe(0);
  }
});

test('on a phone the toasts of registration and login leave Today free: one, at the bottom', async () => {
  const { page } = browser;
  await page.setViewportSize({ width: 390, height: 844 });
  await newLearnerByForm(page, origin);
  const begin = page.getByRole('link', { name: 'Start from zero' });
  await appears(begin);
  const toast = page.locator('[data-scope=toast][data-part=root]');
  await expect.poll(() => toast.count()).toBe(1);
  await appears(toast.getByText('Login successful'));
  const heading = page.getByRole('heading', { name: 'Today' });
  for (const covered of [page.getByRole('banner'), heading, begin]) {
    await expect.poll(() => overlap(toast, covered)).toBe(0);
  }
  await expect.poll(async () => (await toast.boundingBox())?.y).toBeGreaterThan(700);
});

test('on a phone the toast of the login lies on the bar of the first lesson, above its first lines', async () => {
  const { page } = browser;
  await page.setViewportSize({ width: 390, height: 844 });
  await newLearnerByForm(page, origin);
  const toast = page.locator('[data-scope=toast][data-part=root]');
  await appears(toast.getByText('Login successful'));
  await page.getByRole('link', { name: 'Start from zero' }).click();
  const end = async () => {
    const box = await toast.boundingBox();
    return box && box.y + box.height;
  };
  await expect.poll(end).toBeLessThan(90);
  await appears(page.getByText('A new word'));
  const first = await page.getByText('A new word').boundingBox();
  expect(first?.y).toBeGreaterThan(110);
});

/** Shared pixels of two elements. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('Not on the page');
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** Frames tell a tenth of the time, so a toast stays for forty seconds: a busy machine looks late. */
function slowFrames(): void {
  const [now, frame] = [performance.now.bind(performance), requestAnimationFrame.bind(window)];
  performance.now = () => now() / 10;
  window.requestAnimationFrame = (draw) => frame((time) => draw(time / 10));
}
