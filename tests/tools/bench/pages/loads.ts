import { errors, type BrowserContext, type Page } from 'playwright-core';
import { blockingTime, type Cold } from './figures.ts';
import type { Place } from './places.ts';
import { sizeAt, slow, type Site } from './site.ts';
import { watchPage, type Watched } from './watch.ts';

/** Milliseconds without tasks, requests and paints that end a load. */
const QUIET = 5000;
/** The same if only LCP and hydration count. */
const SHORT_QUIET = 1500;
const PATIENCE = 45_000;

interface Resource {
  address: string;
  end: number;
  /** Bytes of the body as sent. */
  bytes: number;
}

/** A load without input. */
export async function watchLoad(context: BrowserContext, site: Site, place: Place): Promise<Cold> {
  const page = await opened(context, site, place, true);
  const { firstPaint, largestPaint, tasks, shift, live } = await settled(page, QUIET);
  const resources = await page.evaluate(listResources);
  await page.close();
  const before = live ? resources.filter(({ end }) => end > 0 && end <= live) : [];
  return {
    paint: largestPaint || Number.NaN,
    live: live || Number.NaN,
    blocking: blockingTime(tasks, firstPaint, Infinity),
    shift,
    bytes: live ? await bytesOf(before, site) : Number.NaN,
    requests: live ? before.length : Number.NaN,
  };
}

/** Milliseconds to LCP and hydration of a repeat visit; `network` is slow, or off for the context. */
export async function watchStored(
  context: BrowserContext,
  site: Site,
  place: Place,
  network: 'slow' | 'off',
): Promise<Pick<Cold, 'paint' | 'live'>> {
  const page = await opened(context, site, place, network === 'slow');
  const { largestPaint, live } = await settled(page, SHORT_QUIET);
  await page.close();
  return { paint: largestPaint || Number.NaN, live: live || Number.NaN };
}

async function opened(
  context: BrowserContext,
  { origin }: Site,
  place: Place,
  network: boolean,
): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watchPage, place.control);
  await slow(page, network);
  await page.goto(origin + place.path, { waitUntil: 'commit' });
  return page;
}

async function settled(page: Page, quiet: number): Promise<Watched> {
  const isQuiet = (time: number) => {
    const { watched } = globalThis;
    if (!watched?.firstPaint || !watched.live) return false;
    const ends = [
      watched.largestPaint,
      watched.live,
      ...watched.tasks.map(({ start, duration }) => start + duration),
      ...performance
        .getEntriesByType('resource')
        .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0)),
    ];
    return performance.now() - Math.max(...ends) > time;
  };
  await inTime(page.waitForFunction(isQuiet, quiet, { polling: 250, timeout: PATIENCE }));
  const watched = await page.evaluate(() => globalThis.watched);
  if (!watched) throw new Error(`${page.url()} was not watched.`);
  return watched;
}

async function inTime(waiting: Promise<unknown>): Promise<void> {
  try {
    await waiting;
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
}

function listResources(): Resource[] {
  return ['navigation', 'resource'].flatMap((type) =>
    (performance.getEntriesByType(type) as PerformanceResourceTiming[]).map(
      ({ name, responseEnd, encodedBodySize }) => ({
        address: name,
        end: responseEnd,
        bytes: encodedBodySize,
      }),
    ),
  );
}

/** KiB of files and responses as sent. */
async function bytesOf(resources: readonly Resource[], { origin }: Site): Promise<number> {
  let sum = 0;
  for (const { address, bytes } of resources) {
    const { pathname, origin: of } = new URL(address);
    const isFile = of === origin && !/^\/(rest|auth\/v1)\//.test(pathname);
    sum += isFile ? await sizeAt(address) : bytes / 1024;
  }
  return sum;
}
