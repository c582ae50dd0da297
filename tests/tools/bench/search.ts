import type { Page } from 'playwright-core';
import { createServer } from 'vite';
import { appears, open } from '../../support/wait.ts';
import { median, print, SLOWDOWN, throttle, watchEvents, worst } from './throttled.ts';

const CARDS = 950;
const TYPING_PAUSE = 250;
const KEYS = 'el camino';
const SEARCHES = ['e', 'el', 'el ', 'el c', 'el ca', 'el cam', 'zzz', 'a', 'ad', 'adi'];

/** Milliseconds of script per keystroke of a search, at growing numbers of cards, at 4× CPU throttle. */
export async function benchFilter(page: Page): Promise<void> {
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
  await page.goto(`http://127.0.0.1:${address.port}/tests/tools/bench/page.html`);
  await page.waitForFunction('typeof measure === "function"');
  await throttle(page);
  process.stdout.write(`Filtering, script per keystroke at ${SLOWDOWN}× CPU throttle\n`);
  for (const factor of [1, 10, 100]) {
    const call = `measure(${CARDS * factor}, ${JSON.stringify(SEARCHES)})`;
    const times: { first: number; each: number[] } = await page.evaluate(call);
    const row = [
      `${CARDS * factor} cards`,
      `median ${median(times.each)} ms`,
      `worst ${worst(times.each)} ms`,
    ];
    process.stdout.write(`  ${row.join(', ')} (the first of all in ${times.first.toFixed(1)} ms)\n`);
  }
  await vite.close();
}

/** Milliseconds from a keystroke to the next paint on the real page, at 4× CPU throttle. */
export async function benchPaint(page: Page, origin: string): Promise<void> {
  await open(page, `${origin}/flashcards`);
  await appears(page.locator('article').first());
  await page.waitForLoadState('networkidle');
  await throttle(page);
  const seen = await watchEvents(page, 'keydown');
  const search = page.getByRole('searchbox');
  await search.focus();
  for (const key of KEYS) {
    await page.keyboard.press(key);
    await page.waitForTimeout(TYPING_PAUSE);
  }
  print(`Keystroke to paint at ${SLOWDOWN}× CPU throttle`, await seen(), KEYS.length);
}
