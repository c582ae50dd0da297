import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { launchBrowser } from './browser.ts';

export interface BrowserPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /**
   * A context for this test alone, for what would persist in the shared one, such as a clock, and for
   * going offline: pages of one process notice network changes together, before all of them are affected.
   */
  ownContext: () => Promise<BrowserContext>;
}

/** A shared context, and a page with access to its storage. */
interface Lasting {
  context: BrowserContext;
  anchor: Page;
}

declare global {
  var sharedBrowser: Promise<Browser> | undefined;
  var lastingContexts: Map<string, Promise<Lasting>> | undefined;
}

/**
 * Gives each browser test a page with empty storage. Test files of a process share a browser and, with
 * equal options, its caches, like a returning learner's. By default motion is reduced, which saves CPU,
 * and service workers are off, so pages come from the server.
 */
export function browserPage(options: BrowserContextOptions = {}, prepare?: () => void): BrowserPage {
  let lasting: Lasting;
  let page: Page;
  let own: BrowserContext[] = [];
  const newContext = async () => {
    const made = await (
      await sharedBrowser()
    ).newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...options,
    });
    made.setDefaultTimeout(30_000);
    if (prepare) await made.addInitScript(prepare);
    return made;
  };
  const newLasting = async () => {
    const context = await newContext();
    const anchor = await context.newPage();
    await anchor.goto(`${inject('origin')}/robots.txt`);
    return { context, anchor };
  };
  beforeAll(async () => {
    const key = JSON.stringify([options, String(prepare)]);
    globalThis.lastingContexts ??= new Map<string, Promise<Lasting>>();
    const known = globalThis.lastingContexts.get(key) ?? newLasting();
    globalThis.lastingContexts.set(key, known);
    lasting = await known;
  });
  beforeEach(async () => {
    page = await lasting.context.newPage();
  });
  afterEach(async () => {
    const { context, anchor } = lasting;
    await Promise.all(own.map((one) => one.close()));
    own = [];
    const pages = context.pages().filter((one) => one !== anchor);
    await Promise.all(pages.map((one) => one.close()));
    await context.unrouteAll();
    await context.setOffline(false);
    await clearStorage(anchor);
  });
  return {
    get page() {
      return page;
    },
    get context() {
      return lasting.context;
    },
    ownContext: async () => {
      const made = await newContext();
      own.push(made);
      return made;
    },
  };
}

/** The process's browser, without optimizing compilers: no page lives long enough to profit. */
function sharedBrowser(): Promise<Browser> {
  globalThis.sharedBrowser ??= launchBrowser('--js-flags=--no-opt --no-maglev');
  return globalThis.sharedBrowser;
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
