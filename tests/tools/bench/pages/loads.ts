import { errors, type BrowserContext, type Page } from 'playwright-core';
import { blockingTime, type Cold } from './figures.ts';
import type { Place } from './places.ts';
import { sizeAt, slow, type Site } from './site.ts';
import { watchPage, type Watched } from './watch.ts';

/** Milliseconds without tasks, requests and paints after which a load is over. */
const QUIET = 5000;
/** The same where only the largest paint counts. */
const SHORT_QUIET = 1500;
const PATIENCE = 45_000;
/** Milliseconds from a tap to its effect within which the control counts as ready before. */
const PROMPT = 250;
const TAP_AGAIN = 1000;
const TAPS = 10;

interface Resource {
  address: string;
  end: number;
  /** Bytes of the body as sent. */
  bytes: number;
}

/** A load that nobody touches. */
export async function watchLoad(
  context: BrowserContext,
  site: Site,
  place: Place,
): Promise<Pick<Cold, 'paint' | 'blocking' | 'shift'>> {
  const page = await opened(context, site, place, true);
  const { firstPaint, largestPaint, tasks, shift } = await settled(page, QUIET);
  await page.close();
  return {
    paint: largestPaint || Number.NaN,
    blocking: blockingTime(tasks, firstPaint, Infinity),
    shift,
  };
}

/** Milliseconds to the largest paint of a load with what is cached; `network` is slow, or off for the whole context. */
export async function watchPaint(
  context: BrowserContext,
  site: Site,
  place: Place,
  network: 'slow' | 'off',
): Promise<number> {
  const page = await opened(context, site, place, network === 'slow');
  const { largestPaint } = await settled(page, SHORT_QUIET);
  await page.close();
  return largestPaint || Number.NaN;
}

/**
 * A load whose control is tapped: at once on a visitor's page, which may sleep until then; on a learner's as soon as
 * React listens to it. `tap` is when that was, or when the effect came, if it was late.
 */
export async function tapLoad(
  context: BrowserContext,
  site: Site,
  place: Place,
  network: 'slow' | 'off' = 'slow',
): Promise<Pick<Cold, 'tap' | 'bytes'>> {
  const page = await opened(context, site, place, network === 'slow');
  const tap = await tapped(page, place);
  const resources = Number.isNaN(tap) ? [] : await page.evaluate(listResources);
  await page.close();
  return { tap, bytes: Number.isNaN(tap) ? Number.NaN : await bytesBefore(tap, resources, site) };
}

async function opened(
  context: BrowserContext,
  { origin }: Site,
  place: Place,
  network: boolean,
): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watchPage, { control: place.control, effect: place.effect });
  await slow(page, network);
  await page.goto(origin + place.path, { waitUntil: 'commit' });
  return page;
}

async function settled(page: Page, quiet: number): Promise<Watched> {
  const isQuiet = (time: number) => {
    const { watched } = globalThis;
    if (!watched?.firstPaint) return false;
    const ends = [
      watched.largestPaint,
      ...watched.tasks.map(({ start, duration }) => start + duration),
      ...performance
        .getEntriesByType('resource')
        .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0)),
    ];
    return performance.now() - Math.max(...ends) > time;
  };
  await inTime(page.waitForFunction(isQuiet, quiet, { polling: 250, timeout: PATIENCE }));
  return stateOf(page);
}

async function tapped(page: Page, { isLearner }: Place): Promise<number> {
  const wanted = isLearner ? 'ready' : 'seen';
  if (!(await comes(page, wanted, PATIENCE))) return Number.NaN;
  for (let tap = 0; tap < TAPS; tap += 1) {
    const place = await page.evaluate(() => globalThis.placeOfControl?.());
    if (place) await page.touchscreen.tap(place.x, place.y);
    if (!(await comes(page, 'answered', TAP_AGAIN))) continue;
    const { ready, tapped: at, answered } = await stateOf(page);
    return isLearner && tap === 0 && answered - at <= PROMPT ? ready : answered;
  }
  return Number.NaN;
}

function comes(page: Page, what: 'seen' | 'ready' | 'answered', timeout: number): Promise<boolean> {
  const hasCome = (name: typeof what) => Boolean(globalThis.watched?.[name]);
  return inTime(page.waitForFunction(hasCome, what, { polling: 'raf', timeout }));
}

/** Whether what is waited for comes in time. */
async function inTime(waiting: Promise<unknown>): Promise<boolean> {
  try {
    await waiting;
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}

async function stateOf(page: Page): Promise<Watched> {
  const watched = await page.evaluate(() => globalThis.watched);
  if (!watched) throw new Error(`${page.url()} was not watched.`);
  return watched;
}

/** Runs in the page. */
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

/** KiB that had come before a moment: files as hosts send them, without supabase-js; answers of the service as sent. */
async function bytesBefore(
  moment: number,
  resources: readonly Resource[],
  { origin, supabase }: Site,
): Promise<number> {
  let sum = 0;
  for (const { address, end, bytes } of resources) {
    const { pathname, origin: of } = new URL(address);
    if (end === 0 || end > moment || supabase.has(pathname)) continue;
    const isFile = of === origin && !/^\/(rest|auth\/v1)\//.test(pathname);
    sum += isFile ? await sizeAt(address) : bytes / 1024;
  }
  return sum;
}
