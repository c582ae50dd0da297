import type { Page } from 'playwright-core';
import { createServer } from 'vite';
import { launchBrowser } from '../support/browser.ts';
import { newLearner } from '../support/learner.ts';
import { startServer } from '../support/server.ts';

const SLOWDOWN = 4;
const CARDS = 950;
const TYPING_PAUSE = 250;
const SEARCHES = ['e', 'el', 'el ', 'el c', 'el ca', 'el cam', 'zzz', 'a', 'ad', 'adi'];

/** Milliseconds of script per keystroke of a search, at growing numbers of cards, in Chromium at 4× CPU throttle. */
async function benchFilter(page: Page): Promise<void> {
  const vite = await createServer({
    configFile: false,
    root: process.cwd(),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1' },
    optimizeDeps: { noDiscovery: true },
  });
  await vite.listen();
  const address = vite.httpServer?.address();
  if (typeof address !== 'object' || !address) throw new Error('No port');
  await page.goto(`http://127.0.0.1:${address.port}/tests/bench/page.html`);
  await page.waitForFunction('typeof measure === "function"');
  await throttle(page);
  process.stdout.write(`Filtering, script per keystroke at ${SLOWDOWN}× CPU throttle\n`);
  for (const factor of [1, 10, 100]) {
    const call = `measure(${CARDS * factor}, ${JSON.stringify(SEARCHES)})`;
    const times: { prepared: number; each: number[] } = await page.evaluate(call);
    const row = [
      `${CARDS * factor} cards`,
      `median ${median(times.each)} ms`,
      `worst ${worst(times.each)} ms`,
    ];
    process.stdout.write(`  ${row.join(', ')} (index made once in ${times.prepared.toFixed(1)} ms)\n`);
  }
  await vite.close();
}

/** Milliseconds from a keystroke to the next paint on the real page, at 4× CPU throttle. */
async function benchPaint(page: Page, origin: string): Promise<void> {
  await newLearner(page, origin);
  await page.goto(`${origin}/flashcards`);
  await page.locator('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  await throttle(page);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const search = page.getByRole('searchbox');
  await search.focus();
  for (const key of 'el camino') {
    await page.keyboard.press(key);
    await page.waitForTimeout(TYPING_PAUSE);
  }
  const seen: number[] = await page.evaluate('window.seen');
  process.stdout.write(
    `Keystroke to paint at ${SLOWDOWN}× CPU throttle: median ${median(seen)} ms, worst ${worst(seen)} ms (${seen.length} keystrokes over 16 ms)\n`,
  );
}

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

function median(times: readonly number[]): string {
  return (times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0).toFixed(1);
}

function worst(times: readonly number[]): string {
  return Math.max(0, ...times).toFixed(1);
}

const browser = await launchBrowser();
await benchFilter(await browser.newPage());
const server = await startServer();
await benchPaint(await browser.newPage(), server.origin);
await browser.close();
await server.stop();
