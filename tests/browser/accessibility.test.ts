import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { enter, storedLearner } from '../support/learner.ts';
import { open } from '../support/wait.ts';
import { screens, slowDown } from '../support/screens.ts';

const origin = inject('origin');
const browser = browserPage();
/** Its readable build takes pages twice as long to load. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Alternates light and dark, so that each width has both. */
const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 390 },
] as const;

describe.each([
  { round: 'but similar ones, in one look each', first: 0, tags: [] },
  { round: 'in the opposite look', first: 2, tags: ['long'] },
])('axe finds nothing serious on any screen, $round', ({ first, tags }) => {
  test.each(Object.entries(screens))('%s', { timeout: 120_000, tags }, async (group, steps) => {
    const { page } = browser;
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    if (group !== 'open pages') await enter(page, origin, await storedLearner(origin));
    await slowDown(page);
    const shown = tags.length > 0 ? steps : steps.filter(({ isSimilar }) => !isSimilar);
    for (const [index, { name, path, reach }] of shown.entries()) {
      await page.setViewportSize({ width: 1280, height: 800 });
      if (path !== undefined) await open(page, origin + path);
      await reach?.(page);
      const { colorScheme, width } = looks[(first + index) % looks.length] ?? looks[0];
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      expect(await findings(page), `${name}, ${colorScheme}, ${width} px`).toEqual([]);
      expect(errors, name).toEqual([]);
    }
  });
});

/**
 * Serious and critical findings once motion has ended; from the sixth on, list items, rows, sections and
 * articles are like the ones before.
 */
async function findings(page: Page): Promise<string[]> {
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
