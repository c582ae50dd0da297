import type { Browser, Page } from 'playwright-core';
import { bar } from './places.ts';
import { phone, slow, type Site, type Stored } from './site.ts';

/** Milliseconds from a tap to the frame after the one with the new heading, and with what is on the screen below it. */
export interface Change {
  heading: number;
  screen: number;
}

declare global {
  var change: Promise<Change> | undefined;
}

/** How long each link of the bar takes from a tap on, at 4× CPU, every chunk already there. */
export async function changesOfPage(
  browser: Browser,
  { origin }: Site,
  stored: Stored,
): Promise<({ link: string } & Change)[]> {
  const context = await phone(browser, stored);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    for (const [link, heading] of bar) await follow(page, link, heading);
    await slow(page, false);
    const changes: ({ link: string } & Change)[] = [];
    for (const [link, heading] of bar) changes.push({ link, ...(await follow(page, link, heading)) });
    return changes;
  } finally {
    await context.close();
  }
}

async function follow(page: Page, label: string, heading: string): Promise<Change> {
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const link = page.locator('header').getByRole('link', { name: label, exact: true });
  await link.waitFor();
  await page.waitForTimeout(500);
  await page.evaluate(watchChange, heading);
  await link.tap();
  const change = await page.evaluate(() => globalThis.change);
  await page.waitForTimeout(1000);
  return change ?? { heading: Number.NaN, screen: Number.NaN };
}

/** Runs in the page. */
function watchChange(heading: string): void {
  const isHeadingThere = () => document.querySelector('main h1')?.textContent.trim() === heading;
  const isScreenThere = () => isHeadingThere() && !document.querySelector('main [data-later]');
  globalThis.change = new Promise((resolve) => {
    const watch = async ({ timeStamp }: Event) => {
      const painted = (isThere: () => boolean) =>
        new Promise<number>((paint) => {
          const look = () =>
            requestAnimationFrame(isThere() ? () => paint(performance.now() - timeStamp) : look);
          requestAnimationFrame(look);
        });
      const [headingPaint, screenPaint] = await Promise.all([isHeadingThere, isScreenThere].map(painted));
      resolve({ heading: headingPaint ?? Number.NaN, screen: screenPaint ?? Number.NaN });
    };
    addEventListener('click', watch, { capture: true, once: true });
  });
}
