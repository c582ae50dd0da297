import type { Locator, Page } from 'playwright-core';

/** Milliseconds between polls, growing from short ones. */
const SHORTEST = 20;
const LONGEST = 150;
const GROWTH = 1.25;
/** Milliseconds until Playwright's own wait takes over. */
const PATIENCE = 4000;

/** Waits for an element, polling faster than Playwright, which pauses for up to half a second. */
export async function appears(locator: Locator): Promise<void> {
  let waited = 0;
  for (let pause = SHORTEST; waited < PATIENCE; pause = Math.min(LONGEST, GROWTH * pause)) {
    if (await locator.isVisible()) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
    waited += pause;
  }
  await locator.waitFor().catch(async (cause: Error) => {
    const text = await locator.page().locator('body').innerText();
    throw new Error(`${cause.message}\nThe page says:\n${text}`, { cause });
  });
}

/**
 * Opens a page and waits until React listens to it: a prerendered page looks the same before, but takes
 * only the last press of a button, and no keys. Tests of the time before use `goto`.
 */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await appears(page.locator('#root:not([data-prerendered]) main h1'));
  await page.waitForFunction(isRendered);
  await isIdle(page);
}

/** Waits until the page has done what it has begun, such as adding listeners after a render. */
export function isIdle(page: Page): Promise<void> {
  return page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
}

/** Whether the heading is React's, not one of the markup that it replaces. */
function isRendered(): boolean {
  const heading = document.querySelector('#root:not([data-prerendered]) main h1');
  return Object.keys(heading ?? {}).some((key) => key.startsWith('__reactFiber$'));
}
