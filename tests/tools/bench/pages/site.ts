import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { sendActivity } from '../../../support/account-log.ts';
import { storedLearner } from '../../../support/learner.ts';
import { serveSecurely, type Server } from '../../../support/server.ts';
import { SLOWDOWN } from '../throttled.ts';

export interface Site extends Server {
  folder: string;
}

/** A learner's browser storage. */
export type Stored = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const BYTES_PER_MEGABIT = 125_000;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * BYTES_PER_MEGABIT,
  uploadThroughput: 0.75 * BYTES_PER_MEGABIT,
};
const LOOKS = 120;

/** A self-signed certificate in `folder`, trusted by this bench only. */
export async function certificateIn(folder: string): Promise<{ key: string; certificate: string }> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const owner = ['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  await promisify(execFile)('openssl', [...kind, ...owner, '-keyout', key, '-out', certificate]);
  return { key, certificate };
}

/** Serves a build, by its own checkout if it's in one. */
export async function siteOf(
  folder: string,
  certificate: Awaited<ReturnType<typeof certificateIn>>,
): Promise<Site> {
  const dist = resolve(folder);
  const above = dirname(dist);
  const root = existsSync(join(above, 'vite.config.ts')) ? above : process.cwd();
  const server = await serveSecurely(root, dist, certificate);
  await compressFiles(server, dist);
  return { ...server, folder };
}

/** Asks for each file once: hosts have compressed them before anybody does. */
async function compressFiles({ origin }: Server, dist: string): Promise<void> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((one) => /\.(html|js|css|svg)$/.test(one) && !one.startsWith('flows')))
    await (await fetch(`${origin}/${file}`)).arrayBuffer();
}

/** A new learner with these facts in account and browser. */
export async function learnerAt(
  { origin }: Site,
  browser: Browser,
  facts: readonly ActivityEvent[],
): Promise<Stored> {
  const { session } = await storedLearner(origin);
  await sendActivity(origin, session, facts);
  const localStorage = [{ name: 'camino-auth', value: session }];
  const context = await phone(browser, { cookies: [], origins: [{ origin, localStorage }] });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/dashboard`);
    for (let look = 0; (await page.evaluate(countFacts)) < facts.length; look += 1) {
      if (look === LOOKS) throw new Error('The account’s facts didn’t reach the device.');
      await page.waitForTimeout(500);
    }
    return await context.storageState({ indexedDB: true });
  } finally {
    await context.close();
  }
}

async function countFacts(): Promise<number> {
  const [found] = await indexedDB.databases();
  if (found?.name === undefined) return 0;
  const { name } = found;
  return new Promise((count, fail) => {
    const request = indexedDB.open(name);
    request.addEventListener('error', () => fail(request.error ?? new Error(name)));
    request.addEventListener('success', () => {
      const database = request.result;
      const counting = database.transaction('entries').objectStore('entries').count();
      counting.addEventListener('success', () => {
        database.close();
        count(counting.result);
      });
    });
  });
}

/** A new context like a phone's; a visitor's without `stored`. */
export async function phone(
  browser: Browser,
  stored?: Stored,
  options: BrowserContextOptions = { serviceWorkers: 'block' },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...PHONE,
    ...options,
    ...(stored && { storageState: stored }),
  });
  context.setDefaultTimeout(60_000);
  return context;
}

/** Throttles a page's CPU and, if `network` is set, its network. */
export async function slow(page: Page, network: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
}

const sizes = new Map<string, number>();

/** KiB of a file, gzipped, even if its server doesn't compress. */
export async function sizeAt(address: string): Promise<number> {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const response = await fetch(address, { headers: { accept: 'text/html,*/*' } });
  const body = Buffer.from(await response.arrayBuffer());
  const size = Math.min(body.length, gzipSync(body, { level: 9 }).length) / 1024;
  sizes.set(address, size);
  return size;
}
