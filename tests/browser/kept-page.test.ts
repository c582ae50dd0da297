// @module-tag long
import { inject, onTestFinished, test } from 'vitest';
import { findWindowedBrowser } from '../support/browser.ts';
import { storedLearner } from '../support/learner.ts';
import { startPlainChromium } from '../support/plain-chromium.ts';
import { answerAcrossBack, ELSEWHERE, REVIEW } from '../support/players/kept-page.ts';

const origin = inject('origin');

test.each([
  ['a page without Camino', ELSEWHERE],
  ['another one of Camino', REVIEW],
])('an answer while the page is left for %s, and one after Back', async (_name, next) => {
  // The headless shell keeps no page.
  const browser = await startPlainChromium(findWindowedBrowser());
  onTestFinished(() => browser.close());
  const tab = await browser.newTab();
  await tab.open(origin + ELSEWHERE);
  await tab.waits('The site', (path) => location.pathname === path, ELSEWHERE);
  const { session } = await storedLearner(origin);
  await tab.evaluate((value) => localStorage.setItem('camino-auth', value), session);
  await answerAcrossBack(tab, origin, next);
});
