import type { Browser, Page } from 'playwright-core';
import { bar } from './places.ts';
import { phone, slow, type Site, type Stored } from './site.ts';

declare global {
  /** Milliseconds from the tap to the frame after the one with the new heading. */
  var change: Promise<number> | undefined;
}

/** Milliseconds from a tap on each link of the bar to its painted page, at 4× CPU, every chunk already there. */
export async function changesOfPage(
  browser: Browser,
  { origin }: Site,
  stored: Stored,
): Promise<{ link: string; time: number }[]> {
  const context = await phone(browser, stored);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    for (const [link, heading] of bar) await follow(page, link, heading);
    await slow(page, false);
    const changes: { link: string; time: number }[] = [];
    for (const [link, heading] of bar) changes.push({ link, time: await follow(page, link, heading) });
    return changes;
  } finally {
    await context.close();
  }
}

async function follow(page: Page, label: string, heading: string): Promise<number> {
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const link = page.locator('header').getByRole('link', { name: label, exact: true });
  await link.waitFor();
  await page.waitForTimeout(500);
  await page.evaluate(watchChange, heading);
  await link.tap();
  const time = await page.evaluate(() => globalThis.change);
  await page.waitForTimeout(1000);
  return time ?? Number.NaN;
}

/** Runs in the page. */
function watchChange(heading: string): void {
  globalThis.change = new Promise((resolve) => {
    const watch = ({ timeStamp }: Event) => {
      const look = () => {
        const isThere = document.querySelector('main h1')?.textContent.trim() === heading;
        requestAnimationFrame(isThere ? () => resolve(performance.now() - timeStamp) : look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', watch, { capture: true, once: true });
  });
}
