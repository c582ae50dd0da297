import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** Its readable build takes pages twice as long to load. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * Serious and critical findings once motion has ended; from the sixth on, list items, rows, sections and
 * articles are like the ones before.
 */
export async function findings(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    );
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(
      { exclude: ['li', 'tr', 'section', 'article'].map((name) => `${name}:nth-of-type(n + 6)`) },
      { resultTypes: ['violations'], preload: false },
    );
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  });
}
