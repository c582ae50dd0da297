import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { misfits } from '../support/fit.ts';
import { sendActivity } from '../support/account-log.ts';
import { enter, storedLearner, type StoredLearner } from '../support/learner.ts';
import { laterScreens, learningScreens } from '../support/learning-screens.ts';
import { screens, slowDown, type Screen } from '../support/screens.ts';
import { threeMonths } from '../support/three-months.ts';
import { appears, open } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage({ hasTouch: true });
const sizes = [
  { width: 320, text: 100 },
  { width: 390, text: 100 },
  { width: 768, text: 100 },
  { width: 1280, text: 100 },
  { width: 1920, text: 100 },
  { width: 390, text: 200 },
  { width: 1280, text: 200 },
];
/** Pages that no screen of `screens` shows. */
const more: Record<string, readonly Screen[]> = {
  course: [
    { name: 'reading', path: '/course/a1-mi-dia/reading' },
    { name: 'course', path: '/course' },
    { name: 'stories', path: '/stories' },
    { name: 'listening', path: '/paseo' },
    { name: 'card', path: '/flashcards/nouns-la-casa' },
    { name: 'appearance', path: '/profile#appearance' },
    {
      name: 'unit without a part',
      path: '/course/a1-hola',
      reach: (page) => appears(page.getByRole('link', { name: 'Checkpoint' })),
    },
  ],
  ...learningScreens,
};
/** A learner with three months of history and the longest name. */
const LATER = 'after three months';
const LONGEST_NAME = 'María de los Ángeles Fernández-Villaverde Quintana';
/** A screen for keyboards only. */
const KEYS = 'keys';
/** The others repeat in another way what this one shows. */
const FAST = 'Verb Conjugation';
const groups = Object.entries({ ...screens, ...more, [LATER]: laterScreens })
  .filter(([group]) => group !== 'flows')
  .map(([group, steps]) => [group, { tags: group === FAST ? [] : ['long'], steps }] as const);

for (const [group, { tags, steps }] of groups) {
  test(
    `${group}: nothing scrolls sideways, is cut off or too small for a finger`,
    { timeout: 240_000, tags },
    async () => {
      const { page } = browser;
      if (group !== 'open pages') await enter(page, origin, await learnerFor(group));
      if (group in screens) await slowDown(page);
      const found: string[] = [];
      for (const { name, path, reach } of steps.filter((screen) => screen.name !== KEYS)) {
        await page.setViewportSize({ width: 1280, height: 800 });
        if (path !== undefined) await open(page, origin + path);
        await reach?.(page);
        found.push(...(await findingsOn(page)).map((finding) => `${name}, ${finding}`));
      }
      expect(found).toEqual([]);
    },
  );
}

async function learnerFor(group: string): Promise<StoredLearner> {
  if (group !== LATER) return storedLearner(origin);
  const facts = threeMonths(Date.now());
  const learner = await storedLearner(origin, LONGEST_NAME);
  await sendActivity(origin, learner.session, facts);
  return learner;
}

/** At each size. */
async function findingsOn(page: Page): Promise<string[]> {
  const found: string[] = [];
  const session = await page.context().newCDPSession(page);
  const setTextSize = (percent: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard: 0.16 * percent } });
  for (const { width, text } of sizes) {
    await page.setViewportSize({ width, height: 844 });
    await setTextSize(text);
    found.push(...(await misfits(page)).map((what) => `${width} px, text ${text} %: ${what}`));
  }
  await setTextSize(100);
  await session.detach();
  return found;
}
