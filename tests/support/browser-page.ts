import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';

export interface BrowserPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Puts a fresh context in place of the one of this test. */
  restart: (options: BrowserContextOptions) => Promise<void>;
}

/** For a file of browser tests: one browser, and a page of its own for each test. */
export function browserPage(prepare?: () => void): BrowserPage {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const open = async (options: BrowserContextOptions) => {
    context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    if (prepare) await context.addInitScript(prepare);
    page = await context.newPage();
    page.setDefaultTimeout(10_000);
  };
  beforeAll(async () => {
    browser = await launchBrowser();
    await open({});
  });
  afterEach(async () => {
    await context.close();
    await open({});
  });
  afterAll(() => browser.close());
  return {
    get page() {
      return page;
    },
    get context() {
      return context;
    },
    restart: async (options) => {
      await context.close();
      await open(options);
    },
  };
}
