import type { Browser, BrowserContext } from 'playwright-core';
import { phone, type Site, type Stored } from './site.ts';

/** Milliseconds to register and install the worker. */
const REGISTERED = 15_000;
const INSTALLED = 60_000;

/** A browser after one visit to the landing page. Undefined if the app has no service worker. */
export async function afterFirstVisit(
  browser: Browser,
  { origin }: Site,
  stored?: Stored,
): Promise<BrowserContext | undefined> {
  const context = await phone(browser, stored, {});
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  const hasWorker = await page.evaluate(waitForWorker, { registered: REGISTERED, installed: INSTALLED });
  await page.close();
  if (hasWorker) return context;
  await context.close();
  return undefined;
}

/** Runs in the page: whether a worker is registered and active in time. */
async function waitForWorker({
  registered,
  installed,
}: {
  registered: number;
  installed: number;
}): Promise<boolean> {
  const pause = () =>
    new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  const end = performance.now() + registered;
  while (!(await navigator.serviceWorker.getRegistration())) {
    if (performance.now() > end) return false;
    await pause();
  }
  const late = new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The service worker was not installed in time.')), installed);
  });
  await Promise.race([navigator.serviceWorker.ready, late]);
  return true;
}
