import { describe, expect, inject, test } from 'vitest';
import { findings } from '../support/axe.ts';
import { browserPage } from '../support/browser-page.ts';
import { enter, storedLearner } from '../support/learner.ts';
import { open } from '../support/wait.ts';
import { screens, slowDown, type Screen } from '../support/screens.ts';

const origin = inject('origin');
const browser = browserPage();

/** Alternates light and dark, so that each width has both. */
const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 390 },
] as const;
const OPPOSITE = 2;
const lookOf = (index: number) => looks[index % looks.length] ?? looks[0];
/** The first of each group and every third, but for those that are similar to others. */
const isSoon = ({ isSimilar }: Screen, index: number) => !isSimilar && (index === 0 || index % 3 === 2);

describe.each([
  {
    round: 'the first of its group or each third, in one look',
    looksAt: (screen: Screen, index: number) => (isSoon(screen, index) ? [lookOf(index)] : []),
    tags: [],
  },
  {
    round: 'all others, and every look that is left',
    looksAt: (screen: Screen, index: number) =>
      isSoon(screen, index) || screen.isSimilar
        ? [lookOf(index + OPPOSITE)]
        : [lookOf(index), lookOf(index + OPPOSITE)],
    tags: ['long'],
  },
])('axe finds nothing serious on any screen: $round', ({ looksAt, tags }) => {
  test.each(Object.entries(screens))('%s', { tags }, async (group, steps) => {
    const { page } = browser;
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    if (group !== 'open pages') await enter(page, origin, await storedLearner(origin));
    await slowDown(page);
    const last = steps.findLastIndex((screen, index) => looksAt(screen, index).length > 0);
    for (const [index, screen] of steps.slice(0, last + 1).entries()) {
      const { name, path, reach, isSimilar } = screen;
      if (isSimilar && tags.length === 0) continue;
      await page.setViewportSize({ width: 1280, height: 800 });
      if (path !== undefined) await open(page, origin + path);
      await reach?.(page);
      for (const { colorScheme, width } of looksAt(screen, index)) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        expect(await findings(page), `${name}, ${colorScheme}, ${width} px`).toEqual([]);
      }
      expect(errors, name).toEqual([]);
    }
  });
});
