import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { launchBrowser } from './browser.ts';

export interface BrowserPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /**
   * A context of its own for this test, for what would stay in the shared one, such as a clock, and for going offline:
   * pages that share a process learn of the network together, before all of them have it.
   */
  ownContext: () => Promise<BrowserContext>;
}

/**
 * For browser tests: one browser, and for each test a page of its own with empty storage. What the browser has
 * fetched and compiled is kept from test to test, as for a learner who comes back.
 */
export function browserPage(options: BrowserContextOptions = {}, prepare?: () => void): BrowserPage {
  let browser: Browser;
  let context: BrowserContext;
  let anchor: Page;
  let page: Page;
  const newContext = async () => {
    const made = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    made.setDefaultTimeout(10_000);
    if (prepare) await made.addInitScript(prepare);
    return made;
  };
  beforeAll(async () => {
    browser = await launchBrowser();
    context = await newContext();
    anchor = await context.newPage();
    await anchor.goto(`${inject('origin')}/robots.txt`);
  });
  beforeEach(async () => {
    page = await context.newPage();
  });
  afterEach(async () => {
    const others = browser.contexts().filter((one) => one !== context);
    await Promise.all(others.map((one) => one.close()));
    const pages = context.pages().filter((one) => one !== anchor);
    await Promise.all(pages.map((one) => one.close()));
    await context.unrouteAll();
    await context.setOffline(false);
    await clearStorage(anchor);
  });
  afterAll(() => browser.close());
  return {
    get page() {
      return page;
    },
    get context() {
      return context;
    },
    ownContext: newContext,
  };
}

function clearStorage(anchor: Page): Promise<void> {
  return anchor.evaluate(async () => {
    localStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) {
      await new Promise((resolve) => {
        const request = indexedDB.deleteDatabase(name);
        request.addEventListener('success', resolve);
        request.addEventListener('error', resolve);
      });
    }
  });
}
