import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { lostFocus } from '../support/focus.ts';
import { enter, storedLearner } from '../support/learner.ts';
import { open } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage();
const groups = {
  'open pages': ['/', '/auth', '/faq', '/blog', '/blog/ser-and-estar', '/no/such/page'],
  'the course': [
    '/course',
    '/course/a1-hola/1',
    '/course/a1-mi-dia/reading',
    '/course/placement',
    '/stories',
  ],
  'flashcards and grammar': [
    '/flashcards',
    '/flashcards/own',
    '/flashcards/nouns-la-casa',
    '/flashcards/review?deck=nouns&start',
    '/grammar',
  ],
  games: ['/games', '/games/word-match', '/games/verb-conjugation', '/games/exam-quiz'],
  'the learner’s own pages': [
    '/dashboard',
    '/dashboard#downloads',
    '/profile',
    '/profile#settings',
    '/profile#appearance',
    '/profile#learning',
    '/profile#notifications',
    '/profile#data',
  ],
};

for (const [group, addresses] of Object.entries(groups)) {
  test(`${group}: Tab shows where it is`, { tags: 'long' }, async () => {
    const { page } = browser;
    if (group !== 'open pages') await enter(page, origin, await storedLearner(origin));
    const found: string[] = [];
    for (const size of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      for (const address of addresses) {
        await open(page, origin + address);
        found.push(...(await lostFocus(page)).map((what) => `${address}, ${size.width} px, ${what}`));
      }
    }
    expect(found).toEqual([]);
  });
}
