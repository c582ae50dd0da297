import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { enter, storedLearner } from '../support/learner.ts';
import { open } from '../support/look.ts';
import { screens, slowDown, type Screen } from '../support/screens.ts';

const origin = inject('origin');
const browser = browserPage({ reducedMotion: 'reduce' });

const widths = [1280, 390];
const schemes = ['light', 'dark'] as const;
/** What the colour scheme decides; all other rules are asked in one of the schemes only. */
const colourRules = ['color-contrast', 'link-in-text-block'];

test.each(Object.entries(screens))(
  'no serious finding of axe in light and dark, wide and narrow: %s',
  { timeout: 60_000 },
  async (group, steps) => {
    const { page } = browser;
    if (group !== 'open pages') await enter(page, origin, await storedLearner(origin));
    await slowDown(page);
    for (const step of steps) await checkAll(page, step);
  },
);

async function checkAll(page: Page, { name, path, reach }: Screen): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  if (path !== undefined) await open(page, origin + path);
  await reach?.(page);
  await page.evaluate(`window.axe ?? ${axe.source}`);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const runOnly = colorScheme === 'light' ? undefined : colourRules;
      expect(await findings(page, runOnly), `${name}, ${colorScheme}, ${width} px`).toEqual([]);
    }
  }
}

/** Serious and critical findings, once everything that moves has come to rest. */
function findings(page: Page, runOnly: string[] | undefined): Promise<string[]> {
  return page.evaluate(async (rules) => {
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    );
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await run({ resultTypes: ['violations'], preload: false, ...(rules && { runOnly: rules }) });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  }, runOnly);
}
