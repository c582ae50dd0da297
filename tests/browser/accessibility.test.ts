import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { enter, storedLearner } from '../support/learner.ts';
import { open } from '../support/wait.ts';
import { screens, slowDown, type Screen } from '../support/screens.ts';

const origin = inject('origin');
const browser = browserPage();

type Look = readonly [colorScheme: 'light' | 'dark', width: number];
/**
 * Each screen is checked with one scheme at one width and with the other scheme at the other; the next screen with the
 * other two pairs.
 */
const pairs: readonly (readonly Look[])[] = [
  [
    ['light', 1280],
    ['dark', 390],
  ],
  [
    ['dark', 1280],
    ['light', 390],
  ],
];

test.each(Object.entries(screens))(
  'no serious finding of axe in light and dark, wide and narrow: %s',
  { timeout: 120_000 },
  async (group, steps) => {
    const { page } = browser;
    if (group !== 'open pages') await enter(page, origin, await storedLearner(origin));
    await slowDown(page);
    for (const [index, step] of steps.entries()) await check(page, step, pairs[index % pairs.length] ?? []);
  },
);

async function check(page: Page, { name, path, reach }: Screen, looks: readonly Look[]): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  if (path !== undefined) await open(page, origin + path);
  await reach?.(page);
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source);
  for (const [colorScheme, width] of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    expect(await findings(page), `${name}, ${colorScheme}, ${width} px`).toEqual([]);
  }
}

/** Serious and critical findings, once all motion has ended; what comes tenth in a list is like what came before. */
function findings(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    );
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(
      { exclude: ['li:nth-child(n + 10)', 'tr:nth-child(n + 10)', 'section:nth-of-type(n + 10)'] },
      { resultTypes: ['violations'], preload: false },
    );
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  });
}
