import type { Page } from 'playwright-core';
import { appears, open } from '../../support/look.ts';
import { clickTiles } from './clicks.ts';
import { print, SLOWDOWN, throttle } from './throttled.ts';

const ROUNDS = 5;
const RING = /\/assets\/ring-[^/]*\.js$/;

/**
 * Milliseconds until a learner's page is there, and from a click on a tile to the next paint, with the ring of the last steps and
 * without it, in turns, at 4× CPU throttle.
 */
export async function benchRing(page: Page, origin: string): Promise<void> {
  const storageState = await page.context().storageState();
  const loads: number[][] = [[], []];
  const clicks: number[][] = [[], []];
  for (let turn = 0; turn < 2 * ROUNDS; turn += 1) {
    const withRing = turn % 2 === 0;
    const one = await page.context().browser()?.newPage({ storageState, serviceWorkers: 'block' });
    if (!one) throw new Error('The browser is gone.');
    if (!withRing) await one.route(RING, (route) => route.abort());
    await throttle(one);
    const asked = one.waitForRequest(RING);
    await open(one, `${origin}/games/word-match`);
    await appears(one.getByRole('button', { name: 'Start Game' }));
    loads[turn % 2]?.push(await one.evaluate(() => performance.now()));
    await asked;
    clicks[turn % 2]?.push(...(await clickTiles(one)));
    await one.close();
  }
  process.stdout.write(
    `Word Match at ${SLOWDOWN}× CPU throttle, ${ROUNDS} times with the ring and without it, in turns\n`,
  );
  for (const [index, what] of ['with', 'without'].entries()) {
    print(`  ${what} the ring, load`, loads[index] ?? [], ROUNDS);
    print(`  ${what} the ring, a click on a tile`, clicks[index] ?? [], 24 * ROUNDS);
  }
}
