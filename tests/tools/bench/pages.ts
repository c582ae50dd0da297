import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { DAY_START } from '#machines/learning/day.rules.ts';
import { launchBrowser } from '../../support/browser.ts';
import { buildApp } from '../../support/server.ts';
import { playDays } from '../../support/week.ts';
import { changesOfPage } from './pages/changes.ts';
import { flashOf } from './pages/flash.ts';
import { watchLoad, watchStored } from './pages/loads.ts';
import { LANDING, places, TODAY } from './pages/places.ts';
import { Report, type Part } from './pages/report.ts';
import { certificateIn, learnerAt, phone, siteOf, type Site, type Stored } from './pages/site.ts';
import { afterFirstVisit } from './pages/warm.ts';

const DAY = 86_400_000;
const HISTORY = 30;
const PARTS: readonly Part[] = ['cold', 'warm', 'offline', 'taps', 'flash'];

/** A site, and its learner's browser storage. */
type Turn = readonly [site: Site, stored: Stored];

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    dist: { type: 'string', multiple: true, default: [] },
  },
});
const runs = Number(values.runs);
const parts = PARTS.filter((part) => values.only?.split(',').includes(part) ?? true);
const wanted = values.pages?.split(',');
const chosen = places.filter(({ path }) => wanted?.includes(path) ?? true);
if (!(runs >= 1)) throw new Error('--runs needs a number from 1.');
if (parts.length === 0) throw new Error(`--only needs some of ${PARTS.join(',')}.`);
if (chosen.length === 0)
  throw new Error(`--pages needs some of ${places.map(({ path }) => path).join(',')}.`);

/**
 * DevTools requests the line of every error, even those that React only stores: without this flag,
 * looking it up in React DOM takes 40 ms.
 */
const LINES_AT_HAND = '--js-flags=--no-enable-lazy-source-positions';

// The certificate is self-signed.
process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
await buildApp();
const folder = mkdtempSync(join(tmpdir(), 'camino-'));
const certificate = await certificateIn(folder);
const browser = await launchBrowser(LINES_AT_HAND, '--ignore-certificate-errors');
const sites: Site[] = [];
try {
  for (const dist of ['dist', ...values.dist]) sites.push(await siteOf(dist, certificate));
  const report = new Report(values.dist[0]);
  const facts = await history();
  const loads = [loadText()];
  for (let run = 1; run <= runs; run += 1) {
    const turns = await withLearners(browser, facts);
    if (parts.includes('cold') || parts.includes('warm')) await benchCold(browser, turns, report);
    if (parts.includes('warm') || parts.includes('offline')) await benchWorker(browser, turns, report);
    if (parts.includes('taps')) await benchTaps(browser, turns, report);
    if (parts.includes('flash') && run === runs) await benchFlash(browser, turns, report);
    loads.push(loadText());
    process.stderr.write(`Pages, run ${run} of ${runs}\n`);
  }
  process.stdout.write(
    `Medians of ${runs}. A phone, HTTP/2 with TLS, 4× CPU, 1.6 Mbit/s down, 750 kbit/s up, 150 ms; a learner of ${HISTORY} days, ` +
      `${facts.length} facts. ${cpus().length} processors, load average before and after each run: ${loads.join(', ')}\n`,
  );
  for (const [index, site] of sites.entries()) {
    const { text, isMissed } = report.of(site.folder, parts);
    process.stdout.write(`${sites.length > 1 ? `\n=== ${site.folder}\n` : ''}${text}`);
    if (index === 0 && isMissed) process.exitCode = 1;
  }
} finally {
  await browser.close();
  for (const site of sites) await site.stop();
  rmSync(folder, { recursive: true });
}

/** Ends yesterday; the night belongs to the day before. */
async function history(): Promise<readonly ActivityEvent[]> {
  const script = { days: HISTORY, dailyGoal: 10, recall: { first: 0.85, later: 0.9 } };
  const today = Math.floor((Date.now() - DAY_START) / DAY) * DAY;
  const { facts } = await playDays(script, today - HISTORY * DAY + DAY / 3);
  return facts;
}

/** New learners per site and run, so that no session expires. */
async function withLearners(own: Browser, facts: readonly ActivityEvent[]): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (const site of sites) turns.push([site, await learnerAt(site, own, facts)]);
  return turns;
}

async function benchCold(own: Browser, turns: readonly Turn[], report: Report): Promise<void> {
  const list = parts.includes('cold') ? [LANDING, ...chosen] : [LANDING];
  for (const place of list) {
    for (const [site, stored] of turns) {
      const context = await phone(own, place.isLearner ? stored : undefined);
      report.cold(site.folder, place, await watchLoad(context, site, place));
      await context.close();
    }
  }
}

async function benchWorker(own: Browser, turns: readonly Turn[], report: Report): Promise<void> {
  for (const [site, stored] of turns) {
    for (const isLearner of [true, false]) {
      const list = parts.includes('warm') ? chosen.filter((place) => place.isLearner === isLearner) : [];
      const isStart = isLearner && parts.includes('offline');
      if ((list.length === 0 && !isStart) || report.lacksWorker(site.folder)) continue;
      const context = await afterFirstVisit(own, site, isLearner ? stored : undefined);
      if (!context) {
        report.noWorker(site.folder);
        continue;
      }
      for (const place of list)
        report.warm(site.folder, place, (await watchStored(context, site, place, 'slow')).paint);
      if (isStart) {
        await context.setOffline(true);
        report.offline(site.folder, TODAY, await watchStored(context, site, TODAY, 'off'));
      }
      await context.close();
    }
  }
}

async function benchTaps(own: Browser, turns: readonly Turn[], report: Report): Promise<void> {
  for (const [site, stored] of turns) {
    for (const [link, time] of await changesOfPage(own, site, stored)) report.change(site.folder, link, time);
  }
}

async function benchFlash(own: Browser, turns: readonly Turn[], report: Report): Promise<void> {
  for (const [site, stored] of turns) {
    for (const place of [LANDING, ...chosen]) {
      const light = await flashOf(own, site, place, stored, 'light');
      const dark = await flashOf(own, site, place, stored, 'dark');
      report.flash(site.folder, place, light, dark);
    }
  }
}

function loadText(): string {
  return loadavg()[0]?.toFixed(1) ?? '';
}
