import { expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { browserPage } from '../support/browser-page.ts';
import { newLearner } from '../support/learner.ts';
import { appears, open } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage();
const DARK = 'rgb(26, 21, 18)';
const LIGHT = 'rgb(251, 246, 236)';

/** The page's appearance now, and when its body was about to be parsed. */
async function looksOf(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
    const first = (globalThis as { firstLook?: string }).firstLook;
    return [style.backgroundColor, style.fontSize, bar?.media === '' ? bar.content : null, first];
  });
}

/** Records background and text size in the frame in which the body appears. */
async function watchFirst(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const { backgroundColor, fontSize } = getComputedStyle(document.documentElement);
      Object.assign(globalThis, { firstLook: `${backgroundColor} ${fontSize}` });
    }).observe(document, { childList: true, subtree: true });
  });
}

test('dark and large, once chosen, apply before the first paint in every tab', async () => {
  const { page } = browser;
  await page.emulateMedia({ colorScheme: 'light' });
  await newLearner(page, origin, '/profile#appearance');
  const other = await page.context().newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto(`${origin}/dashboard`);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('radio', { name: 'Large' }).check();
  await page.getByText('More themes: coming soon').waitFor();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Settings saved').waitFor();
  const dark = [DARK, '19px', '#1a1512'];
  await expect.poll(() => looksOf(page)).toEqual([...dark, undefined]);
  await expect.poll(() => looksOf(other)).toEqual([...dark, undefined]);
  await watchFirst(page);
  for (const path of ['/', '/dashboard', '/flows']) {
    await page.goto(origin + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'firstLook' in globalThis);
    expect(await looksOf(page), path).toEqual([...dark, `${DARK} 19px`]);
  }
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `${origin}/dashboard`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'no page is too wide').toBe(
      width,
    );
  }
  await other.close();
  await page.addInitScript(() => {
    localStorage.clear();
    localStorage.setItem('camino-look', 'dark large"]{}<b>');
  });
  await page.goto(origin);
  expect(await looksOf(page), 'a hostile look').toEqual([LIGHT, '16px', null, `${LIGHT} 16px`]);
});

test('with blocked storage, pages follow the system’s appearance', { tags: 'long' }, async () => {
  const context = await browser.ownContext();
  const page = await context.newPage();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await watchFirst(page);
  await page.goto(origin);
  expect(await looksOf(page)).toEqual([DARK, '16px', null, `${DARK} 16px`]);
});

test('only enabled buttons change on hover', { tags: 'long' }, async () => {
  const { page } = browser;
  await newLearner(page, origin, '/profile#appearance');
  const discard = page.getByRole('button', { name: 'Discard' });
  const color = () => discard.evaluate((button) => getComputedStyle(button).backgroundColor);
  const away = await color();
  await discard.hover();
  expect(await color()).toBe(away);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(() => discard.isEnabled()).toBe(true);
  const enabled = await color();
  await discard.hover();
  await expect.poll(color).not.toBe(enabled);
});

test('on a phone no choice breaks within a word', { tags: 'long' }, async () => {
  const { page } = browser;
  await page.setViewportSize({ width: 390, height: 800 });
  await newLearner(page, origin, '/dashboard');
  await page.getByRole('tab', { name: 'Downloads' }).click();
  const lines = await page.locator('label > span', { hasText: 'Greetings' }).evaluate(({ firstChild }) => {
    const word = document.createRange();
    if (firstChild) word.selectNode(firstChild);
    return word.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('with forced colours, what is chosen is outlined and nothing else', { tags: 'long' }, async () => {
  const { page } = browser;
  await page.emulateMedia({ forcedColors: 'active' });
  await newLearner(page, origin, '/games/word-match');
  const outlined = page
    .locator('label:has(input[type=radio])')
    .evaluateAll((labels) =>
      labels
        .filter((label) => getComputedStyle(label).outlineStyle === 'solid')
        .map((label) => label.querySelector('input')?.checked),
    );
  expect(await outlined).toEqual([true, true]);
});

test('with forced colours, switches and bars show what they say', { tags: 'long' }, async () => {
  const { page } = browser;
  await page.emulateMedia({ forcedColors: 'active' });
  await newLearner(page, origin, '/profile#notifications');
  const fillOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const button = page.getByRole('switch').first();
  await appears(button);
  const before = await fillOf('[role=switch]');
  const isOn = await button.getAttribute('aria-checked');
  await button.click();
  await expect.poll(() => button.getAttribute('aria-checked')).not.toBe(isOn);
  await expect.poll(() => fillOf('[role=switch]')).not.toBe(before);
  await open(page, `${origin}/dashboard`);
  await appears(page.getByText('Daily goal met'));
  const canvas = await fillOf('body');
  expect(await fillOf('[data-part=bar][data-met]')).not.toBe(canvas);
  expect(await fillOf('figcaption [data-met]')).not.toBe(canvas);
  await open(page, `${origin}/profile`);
  const bar = page.locator('progress').first();
  await appears(bar);
  expect(await bar.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
});
