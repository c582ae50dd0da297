import type { Locator, Page } from 'playwright-core';

const GLANCE = 20;
const GLANCES = 100;

/** Waits until it is on the screen. Playwright's own wait pauses up to half a second between looks; this one does not. */
export async function appears(locator: Locator): Promise<void> {
  for (let glance = 0; glance < GLANCES; glance += 1) {
    if (await locator.isVisible()) return;
    await new Promise((resolve) => setTimeout(resolve, GLANCE));
  }
  await locator.waitFor();
}

/** Opens an address and waits for the heading of its page. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await appears(page.locator('main h1'));
}
