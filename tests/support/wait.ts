import type { Locator, Page } from 'playwright-core';

/** Milliseconds between polls: short at first, longer for what takes longer. */
const SHORTEST = 20;
const LONGEST = 150;
const GROWTH = 1.25;
/** Milliseconds until Playwright's own wait takes over. */
const PATIENCE = 4000;

/**
 * Waits until it is on the screen. Playwright's own wait pauses up to half a second between polls; this one does not.
 */
export async function appears(locator: Locator): Promise<void> {
  let waited = 0;
  for (let pause = SHORTEST; waited < PATIENCE; pause = Math.min(LONGEST, GROWTH * pause)) {
    if (await locator.isVisible()) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
    waited += pause;
  }
  await locator.waitFor();
}

/** Opens an address and waits for the heading of its page. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await appears(page.locator('main h1'));
}
