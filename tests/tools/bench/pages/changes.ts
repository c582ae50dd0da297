import type { Browser, Page } from 'playwright-core';
import { bar } from './places.ts';
import { phone, slow, type Site, type Stored } from './site.ts';

declare global {
  var change: Promise<number> | undefined;
}

/**
 * Milliseconds from a tap on each link of the bar to the frame after the new page's first screen, at 4×
 * CPU with all chunks loaded.
 */
export async function changesOfPage(
  browser: Browser,
  { origin }: Site,
  stored: Stored,
): Promise<[link: string, time: number][]> {
  const context = await phone(browser, stored);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    for (const place of bar) await follow(page, place);
    await slow(page, false);
    const changes: [string, number][] = [];
    for (const place of bar) changes.push([place[0], await follow(page, place)]);
    return changes;
  } finally {
    await context.close();
  }
}

async function follow(page: Page, [label, heading, lowest]: (typeof bar)[number]): Promise<number> {
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const link = page.locator('header').getByRole('link', { name: label, exact: true });
  await link.waitFor();
  await page.waitForTimeout(500);
  await page.evaluate(watchChange, [heading, lowest] as const);
  await link.tap();
  const change = await page.evaluate(() => globalThis.change);
  await page.waitForTimeout(1000);
  return change ?? Number.NaN;
}

function watchChange([heading, lowest]: readonly [string, string]): void {
  const isThere = () => {
    const main = document.querySelector('main');
    return main?.querySelector('h1')?.textContent.trim() === heading && main.textContent.includes(lowest);
  };
  globalThis.change = new Promise((resolve) => {
    const watch = ({ timeStamp }: Event) => {
      const look = () =>
        requestAnimationFrame(isThere() ? () => resolve(performance.now() - timeStamp) : look);
      requestAnimationFrame(look);
      setTimeout(resolve, 5000, Number.NaN);
    };
    addEventListener('click', watch, { capture: true, once: true });
  });
}
