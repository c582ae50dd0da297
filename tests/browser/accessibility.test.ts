import { describe, expect, inject, test } from 'vitest';
import { findings } from '../support/axe.ts';
import { browserPage } from '../support/browser-page.ts';
import { enter, storedLearner } from '../support/learner.ts';
import { open } from '../support/wait.ts';
import { screens, slowDown } from '../support/screens.ts';

const origin = inject('origin');
const browser = browserPage();

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
  test.each(Object.entries(screens))('%s', { tags }, async (group, steps) => {
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
