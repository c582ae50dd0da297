import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page, Request } from 'playwright-core';
import { REVIEW_CAP, SNAPSHOT_EVERY } from '#machines/constants.ts';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress, PROGRESS_VERSION } from '#machines/learning/progress.rules.ts';
import { snapshotText } from '#machines/learning/snapshot.rules.ts';
import { dueCountsOf } from '#machines/study/review-queue.rules.ts';
import { planOf } from '#machines/study/today.rules.ts';
import { inCourseOrder } from '../../../src/content/course.ts';
import { PASSWORD, startBackend } from '../../support/backend.ts';
import { launchBrowser } from '../../support/browser.ts';
import { cards } from '../../support/content-files.ts';
import { putFacts } from '../../support/stored-facts.ts';
import { ended, startServer } from '../faults/server.ts';
import { longLog } from './long-log.ts';
import { median, SLOWDOWN, throttle } from './throttled.ts';

const FACTS = 50_000;
/** Facts since the snapshot: the maximum for devices that rest now and then. */
const LATER = SNAPSHOT_EVERY - 1;
const RUNS = '3';
/** Bytes per second: 1.6 Mbit/s. */
const SPEED = 200_000;
const LATENCY = 150;
const ZONE = 'Europe/London';
const LOOK = 250;
const PORT = 4330;
const PATIENCE = 400_000;
const DAY = 86_400_000;
/** Caches the log's database for a day. */
const KEPT = '.local/long-life';

/** Milliseconds since login, kilobytes, and the page's longest task in milliseconds. */
interface Figures {
  asked: number;
  answered: number;
  fetched: number;
  today: number;
  review: number;
  log: number;
  longest: number;
  longestBefore: number;
  blocking: number;
  received: number;
}

/**
 * A learner of five years logs in on a new device at a phone's speed: times until Today is right, the
 * first review card is there, and the device has the whole log. `--built` uses `dist` as it is.
 */
export async function benchLongLife(options: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: { runs: { type: 'string', default: RUNS }, built: { type: 'boolean', default: false } },
  });
  const today = Math.floor(Date.now() / DAY) * DAY;
  const log = longLog(FACTS, inCourseOrder(cards), today);
  const data = resolve(KEPT, nameOf(log));
  const email = await fill(data, log);
  if (!values.built) {
    await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
      env: { ...process.env, NODE_ENV: 'production' },
    });
  }
  const place = { data, site: resolve('dist'), port: PORT };
  const server = startServer(place);
  const browser = await launchBrowser();
  try {
    await server.listening;
    const runs: Figures[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      const figures = await firstDay(browser, `http://localhost:${place.port}`, email, log);
      runs.push(figures);
    }
    const middle = (name: keyof Figures) => median(runs.map((run) => run[name]));
    process.stdout.write(
      `A new device of a learner with ${FACTS} facts, 1.6 Mbit/s, ${LATENCY} ms, ${SLOWDOWN}× CPU, median of ${values.runs}: ` +
        `snapshot asked for ${middle('asked')} ms after the login, answered ${middle('answered')} ms, there ${middle('fetched')} ms; ` +
        `Today right ${middle('today')} ms after the login, a review's first card ${middle('review')} ms, the whole log ` +
        `${middle('log')} ms and ${middle('received')} KB; longest task ${middle('longestBefore')} ms until then and ` +
        `${middle('longest')} ms afterwards, ${middle('blocking')} ms beyond 50 in all\n`,
    );
  } finally {
    await browser.close();
    await ended(server, 'SIGTERM');
  }
}

/** The same for logs that differ in ids only. */
function nameOf(log: readonly ActivityEvent[]): string {
  const told = JSON.stringify(log.map(({ at, kind, facts }) => [at, kind, facts]));
  return createHash('sha256').update(told).update(`${LATER} ${PROGRESS_VERSION}`).digest('hex').slice(0, 8);
}

/** Fills the cached database with the log if needed. Returns its learner's e-mail. */
async function fill(data: string, log: readonly ActivityEvent[]): Promise<string> {
  const note = `${data}.email`;
  if (existsSync(note)) return readFileSync(note, 'utf8');
  rmSync(KEPT, { recursive: true, force: true });
  mkdirSync(KEPT, { recursive: true });
  const backend = await startBackend({ folder: data });
  const { id, email } = await backend.register();
  await putFacts(backend.database, id, log);
  const through = log.length - LATER;
  const text = snapshotText(addActivity(noProgress, log.slice(0, through)));
  await backend.database.query(
    'insert into public.snapshots (learner_id, version, through, progress) values ($1, $2, $3, $4)',
    [id, PROGRESS_VERSION, through, gzipSync(text).toString('base64')],
  );
  await backend.close();
  writeFileSync(note, email);
  return email;
}

async function firstDay(
  browser: Browser,
  origin: string,
  email: string,
  log: readonly ActivityEvent[],
): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, timezoneId: ZONE });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchTasks);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY,
      downloadThroughput: SPEED,
      uploadThroughput: SPEED,
    });
    await throttle(page);
    await page.goto(`${origin}/auth`, { waitUntil: 'networkidle' });
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const received = countBytes(session);
    const began = Date.now();
    const snapshot = page.waitForEvent('requestfinished', { predicate: isSnapshot, timeout: PATIENCE });
    void Promise.allSettled([snapshot]);
    const since = () => Date.now() - began;
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: expected(log) }).waitFor({ timeout: PATIENCE });
    const today = since();
    await page.getByRole('link', { name: /^Review \d+ words$/ }).click();
    await page.getByText(/^Card 1 of/).waitFor({ timeout: PATIENCE });
    const review = since();
    const longestBefore = Math.max(0, ...(await tasksOf(page, began)));
    while ((await cursorOf(page)) < log.length) await page.waitForTimeout(LOOK);
    const whole = since();
    await page.waitForTimeout(3000);
    const tasks = await tasksOf(page, began);
    const { startTime, responseStart, responseEnd } = (await snapshot).timing();
    const asked = Math.round(startTime - began);
    return {
      asked,
      answered: Math.round(asked + responseStart),
      fetched: Math.round(asked + responseEnd),
      today,
      review,
      log: whole,
      longest: Math.max(0, ...tasks),
      longestBefore,
      blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
      received: received() / 1000,
    };
  } finally {
    await context.close();
  }
}

/** Today's heading, computed from the whole log. */
function expected(log: readonly ActivityEvent[]): RegExp {
  const progress = addActivity(noProgress, log);
  const rules = { retention: 0.9, zone: ZONE, dailyGoal: 10, cap: REVIEW_CAP } as const;
  const input = {
    ...rules,
    progress,
    cards: inCourseOrder(cards),
    deck: 'everything',
    now: Date.now(),
  } as const;
  const { due, fresh } = planOf(
    progress,
    rules,
    { ...dueCountsOf(input), weakSpot: null, isChallengeKnown: false },
    [],
  ).review;
  return new RegExp(`^${due} words to review${fresh > 0 ? `, ${fresh} new` : ''}$`);
}

function isSnapshot(request: Request): boolean {
  return request.method() === 'GET' && request.url().includes('/rest/v1/snapshots');
}

function watchTasks(): void {
  const tasks: { at: number; duration: number }[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      tasks.push({ at: performance.timeOrigin + startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** Milliseconds of tasks of 50 or more since `began`. */
async function tasksOf(page: Page, began: number): Promise<number[]> {
  const tasks: { at: number; duration: number }[] = await page.evaluate('window.tasks');
  return tasks.filter(({ at }) => at >= began).map(({ duration }) => duration);
}

function countBytes(session: CDPSession): () => number {
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}

/** The device has all facts of the account up to here. */
function cursorOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith('camino-activity-'));
    const database = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open(found?.name ?? '');
      request.addEventListener('success', () => done(request.result));
    });
    return new Promise<number>((done) => {
      const request = database.transaction('marks').objectStore('marks').get('cursor');
      request.addEventListener('success', () => {
        database.close();
        done(Number(request.result ?? 0));
      });
    });
  });
}
