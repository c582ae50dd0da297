// @module-tag long
import type { Page, Route } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { enter, storedLearner, type StoredLearner } from '../support/learner.ts';
import { games } from '../support/players/games.ts';

const origin = inject('origin');
/** What games load, all kinds. */
const CONTENT =
  /assets\/(adjectives|food-drinks|grammar-questions|greetings|nouns|sentences|verb-tables|verbs)-/;

describe.each([390, 1280])('at %i px', (width) => {
  const browser = browserPage({ viewport: { width, height: 900 } });
  let learner: StoredLearner;

  beforeAll(async () => {
    learner = await storedLearner(origin);
  });
  beforeEach(() => enter(browser.page, origin, learner));

  test.each(games)(
    'Start of $title is disabled until its content has loaded, and nothing shifts',
    async (game) => {
      const { page } = browser;
      const held: Route[] = [];
      let isSlow = true;
      await page.route(CONTENT, (route) => (isSlow ? void held.push(route) : route.continue()));
      const isExam = game.start === 'Start Exam';
      await page.goto(origin + game.address);
      const start = page.getByRole('button', { name: isExam ? 'Loading...' : game.start });
      await start.waitFor();
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await expect.poll(() => start.isDisabled()).toBe(true);
      await start.click({ force: true });
      const before = await places(page);
      expect(before.length).toBeGreaterThan(2);
      isSlow = false;
      await Promise.all(held.map((route) => route.continue()));
      await page.getByRole('button', { name: game.start, disabled: false }).click({ trial: true });
      expect(await places(page)).toEqual(before);
      await page.getByRole('button', { name: game.start }).click();
      await page.getByRole('button', { name: game.start }).waitFor({ state: 'detached' });
    },
  );
});

/** Boxes of a setup's controls. */
function places(page: Page): Promise<object[]> {
  return page.locator('main :is(h1, label, select, button, a)').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { what: element.tagName, x, y, width, height };
    }),
  );
}
