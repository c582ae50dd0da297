import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { courseUnits } from '../../src/content/course-index.ts';
import { sendActivity } from '../support/account-log.ts';
import { coursePlaced } from '../support/activity.ts';
import { browserPage } from '../support/browser-page.ts';
import { enter, newLearner, storedLearner } from '../support/learner.ts';
import { longestExplanation } from '../support/longest-explanation.ts';
import { playUntil } from '../support/players/lesson.ts';
import { appears, open } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage({ hasTouch: true, viewport: { width: 390, height: 844 } }, silence);
const options = (page: Page) => page.locator('main ol button');

test('on a phone a review scrolls nowhere sideways, and its buttons are near the thumb', async () => {
  const { page } = browser;
  await newLearner(page, origin, '/flashcards/review?deck=nouns&start');
  await appears(page.getByText('A new word'));
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect((await boxOf(page.getByRole('heading', { level: 2 }))).y).toBeLessThan(844 / 3);
    expect((await boxOf(page.getByRole('button', { name: /^Next/ }))).y).toBeGreaterThan(844 / 2);
  }
  for (let word = 0; word < 3; word += 1) {
    const met = await page.locator('h2').textContent();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('h2').textContent()).not.toBe(met);
  }
  const asked = await boxOf(page.getByRole('heading', { level: 2 }));
  await page.getByRole('button', { name: /^Reveal Answer/ }).tap();
  const ratings = page.getByRole('group', { name: 'How well did you know it?' }).getByRole('button');
  await expect
    .poll(() => ratings.allTextContents())
    .toEqual([expect.stringMatching(/^Again/), expect.stringMatching(/^Good/)]);
  expect(await boxOf(page.getByRole('heading', { level: 2 }))).toEqual(asked);
  const rated = await page.locator('h2').textContent();
  await ratings.first().tap();
  await expect.poll(() => page.locator('h2').textContent()).not.toBe(rated);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByLabel('More').tap();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(() => page.locator('h2').textContent()).toBe(rated);
  expect(await page.getByRole('button', { name: 'Undo' }).isVisible()).toBe(false);
});

test(
  'on the smallest phone with text twice its size the menu is within reach',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.setViewportSize({ width: 320, height: 640 });
    await newLearner(page, origin, '/about');
    const { x, width } = await boxOf(page.getByRole('button', { name: 'Open menu' }));
    expect(x + width).toBeLessThanOrEqual(320);
  },
);

test('on a phone Today’s first screen shows what comes next and its button', { tags: 'long' }, async () => {
  const { page } = browser;
  await newLearner(page, origin, '/');
  const next = page.getByRole('heading', { name: 'Welcome to Camino' });
  await appears(next);
  expect((await boxOf(next)).y).toBeLessThan(844 / 4);
});

test(
  'a lesson says what it’s about while it loads, and its first step comes to the same place',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    let release: () => void = () => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route(/texts-a1-hola/, async (route) => {
      await isReleased;
      await route.continue();
    });
    await newLearner(page, origin, '/course/a1-hola/1');
    await appears(page.getByText('A rule: Ser and the subject pronouns'));
    await appears(page.getByText('6 words'));
    const placesOf = async (kind: string) => {
      const parts = [
        page.getByText(kind, { exact: true }),
        page.getByRole('heading', { level: 2 }),
        page.getByRole('button', { name: 'Leave' }),
        page.getByRole('progressbar'),
      ];
      return Promise.all(parts.map(async (part) => [(await boxOf(part)).x, (await boxOf(part)).y]));
    };
    const before = await placesOf('Lesson: ¡Hola!');
    release();
    await appears(page.getByText('A new word'));
    expect(await placesOf('A new word')).toEqual(before);
  },
);

test('on a phone a lesson’s options are near the thumb and stay there while the verdict shows', async () => {
  const { page } = browser;
  await newLearner(page, origin, '/course/a1-hola/1');
  await toOptions(page);
  const first = options(page).first();
  const before = await boxOf(first);
  expect(before.y).toBeGreaterThan(844 / 3);
  expect((await boxOf(options(page).last())).y).toBeGreaterThan(844 / 2);
  expect(await first.locator('kbd').isVisible()).toBe(false);
  await first.tap();
  await appears(page.locator('[data-part=verdict]'));
  expect((await boxOf(first)).y).toBe(before.y);
  expect((await boxOf(page.getByRole('button', { name: /^Continue/ }))).y).toBeGreaterThan(700);
});

test(
  'the longest name of a lesson fits the buttons that lead to it at 320 px',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    await page.setViewportSize({ width: 320, height: 568 });
    const learner = await storedLearner(origin);
    const [unit] = courseUnits.toSorted((one, other) => other.title.length - one.title.length);
    await sendActivity(origin, learner.session, [coursePlaced(Date.now() - 60_000, unit?.id ?? '')]);
    await enter(page, origin, learner);
    await open(page, `${origin}/`);
    const start = page.getByRole('link', { name: `Start lesson 1: ${unit?.title}`, exact: true });
    await appears(start);
    await fits(start, page.locator('main section').first());
    await open(page, `${origin}/flashcards/review?deck=nouns&start`);
    await appears(page.getByText(/^Card 1 of/));
    await page.getByRole('button', { name: 'End review' }).tap();
    const back = page.getByRole('link', { name: `Back to Today Next: Start lesson 1: ${unit?.title}` });
    await appears(back);
    await fits(back, page.locator('main section').first());
  },
);

async function fits(part: Locator, whole: Locator): Promise<void> {
  const [inner, outer] = [await boxOf(part), await boxOf(whole)];
  expect(inner.x).toBeGreaterThanOrEqual(outer.x);
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
  expect(await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
}

describe.each([
  { width: 320, height: 568, percent: 200 },
  { width: 320, height: 568, percent: 100 },
  { width: 390, height: 844, percent: 100 },
  { width: 390, height: 664, percent: 100 },
  { width: 390, height: 844, percent: 200 },
  { width: 844, height: 390, percent: 100 },
  { width: 1280, height: 800, percent: 100 },
])('on a screen of $width × $height with text of $percent %', ({ width, height, percent }) => {
  test('the longest verdict moves no option and can be scrolled off them', { tags: 'long' }, async () => {
    const { page } = browser;
    await page.setViewportSize({ width, height });
    await newLearner(page, origin, '/games');
    // The heading font is then at hand.
    await open(page, `${origin}/games/grammar-master`);
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);
    await page.getByRole('button', { name: 'Start Game' }).tap();
    await appears(options(page).first());
    await sheetOver(page);
    await page.goto(`${origin}/course/a1-hola/1`);
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);
    await toOptions(page);
    await sheetOver(page);
  });
});

test('on a laptop, with a touchscreen, too, the longest verdict has its room', { tags: 'long' }, async () => {
  const { page } = browser;
  await page.setViewportSize({ width: 1280, height: 800 });
  await newLearner(page, origin, '/course/a1-hola/1');
  await toOptions(page);
  const sheet = page.locator('main section footer');
  const before = await boxOf(sheet);
  await page.getByRole('button', { name: 'Skip' }).click();
  await appears(page.locator('[data-part=verdict]'));
  await sheet.locator('output').evaluate((output, text) => {
    for (const old of output.querySelectorAll('small')) old.remove();
    const rule = '<a href="/grammar">Read the rule</a>';
    output.insertAdjacentHTML('beforeend', `<small>${text} ${rule}</small>`);
  }, longestExplanation);
  expect(await boxOf(sheet)).toEqual(before);
  const isOnLink = await sheet.getByRole('link', { name: 'Read the rule' }).evaluate((link) => {
    const { left, top, height } = link.getBoundingClientRect();
    return [-21, 21].every((y) => document.elementFromPoint(left + 20, top + height / 2 + y) === link);
  });
  expect(isOnLink, 'the link is as high as a finger').toBe(true);
});

/** Answers with the longest verdict there is: every option stays where it is, and can be seen. */
async function sheetOver(page: Page): Promise<void> {
  const places = () =>
    options(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y + scrollY));
  const before = await places();
  await options(page)
    .first()
    .evaluate(async (one) => {
      (one as HTMLElement).click();
      while (!document.querySelector('main section footer[data-tone]'))
        await new Promise((painted) => requestAnimationFrame(painted));
      const buttons = [...document.querySelectorAll<HTMLElement>('main section footer button')];
      // A game would go on by itself.
      buttons.find(({ textContent }) => textContent === 'Keep reading')?.click();
    });
  const sheet = page.locator('main section footer');
  await expect.poll(() => sheet.getAttribute('data-tone')).toMatch(/right|wrong/);
  await sheet.locator('output').evaluate((output, text) => output.append(text), longestExplanation);
  expect(await places()).toEqual(before);
  const right = page.locator('main ol button[data-state=right]');
  const isSeen = async () => {
    const [option, covering] = [await boxOf(right), await boxOf(sheet)];
    return option.y + option.height > 0 && option.y + option.height <= covering.y;
  };
  await expect.poll(isSeen, { message: 'the right option is above the sheet' }).toBe(true);
  expect(await places()).toEqual(before);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const { y } = await boxOf(sheet);
  for (const option of await options(page).all()) {
    const box = await boxOf(option);
    expect(box.y + box.height).toBeLessThanOrEqual(y + 1);
  }
  const next = await boxOf(sheet.getByRole('button').last());
  expect(next.y + next.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
}

test('on a phone with its keyboard open a typed question, its field and Check are seen together', async () => {
  const { page } = browser;
  await page.setViewportSize({ width: 390, height: 500 });
  await newLearner(page, origin, '/course/a2-casa/3');
  await playUntil(page, 'main form input');
  await page.evaluate(() => scrollTo(0, 0));
  const check = await boxOf(page.getByRole('button', { name: /^Check/ }));
  expect(check.y + check.height).toBeLessThanOrEqual(500);
  expect((await boxOf(page.getByRole('heading', { level: 2 }))).y).toBeGreaterThanOrEqual(0);
});

test(
  'on a phone a typed review’s buttons are near the thumb, and seen above a keyboard',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    await newLearner(page, origin, '/flashcards/review?deck=nouns');
    await page.getByLabel(/^Type it/).check();
    await page.getByRole('button', { name: 'Start Review' }).tap();
    await playUntil(page, 'main form label', 'Your answer in');
    const check = page.getByRole('button', { name: /^Check/ });
    expect((await boxOf(check)).y).toBeGreaterThan(700);
    await page.setViewportSize({ width: 390, height: 500 });
    await page.evaluate(() => scrollTo(0, 0));
    const { y, height } = await boxOf(check);
    expect(y + height).toBeLessThanOrEqual(500);
  },
);

test('on a phone the landing page shows the course on its second screen', { tags: 'long' }, async () => {
  const { page } = browser;
  await open(page, `${origin}/`);
  const { y } = await boxOf(page.getByRole('link', { name: 'See the course' }));
  expect(y).toBeLessThan(2 * 844);
});

test(
  'on a phone the games are compact rows, and the tabs of settings and dashboard one row',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    await newLearner(page, origin, '/games');
    const cards = page.locator('article');
    await appears(cards.first());
    await expect.poll(() => cards.count()).toBe(7);
    for (const card of await cards.all()) expect((await boxOf(card)).height).toBeLessThan(175);
    await page.goto(`${origin}/profile#settings`);
    const list = page.getByRole('tablist', { name: 'Settings' });
    await appears(list);
    const { x, width } = await boxOf(list);
    const tabs = await Promise.all((await list.getByRole('tab').all()).map(boxOf));
    expect(new Set(tabs.map(({ y }) => y)).size).toBe(1);
    for (const tab of tabs) expect(tab.x + tab.width).toBeLessThanOrEqual(x + width);
    await page.goto(`${origin}/dashboard`);
    const parts = page.getByRole('tablist', { name: 'Dashboard' }).getByRole('tab');
    await appears(parts.last());
    const rows = new Set((await Promise.all((await parts.all()).map(boxOf))).map((box) => box.y));
    expect(rows.size).toBe(1);
  },
);

describe.each([
  { width: 667, height: 375, tags: ['long'] },
  { width: 844, height: 390, tags: ['long'] },
])('on a phone held sideways ($width × $height)', ({ width, height, tags }) => {
  test('question and answers are seen together', { tags }, async () => {
    const { page } = browser;
    await page.setViewportSize({ width, height });
    await newLearner(page, origin, '/course/a1-hola/1');
    await toOptions(page);
    await seenBeside(page, height);
    await page.goto(`${origin}/games/vocabulary-challenge`);
    await page.getByRole('button', { name: 'Start Game' }).tap();
    await appears(options(page).first());
    await seenBeside(page, height);
    await page.goto(`${origin}/games/verb-conjugation`);
    await page.getByRole('button', { name: 'Start Game' }).tap();
    await appears(page.locator('form input').first());
    const fields = await Promise.all((await page.locator('form input').all()).map(boxOf));
    expect(fields).toHaveLength(6);
    for (const field of fields) expect(field.y + field.height).toBeLessThan(height);
  });
});

/** The question is left of the options, and all of it is on the screen. */
async function seenBeside(page: Page, height: number): Promise<void> {
  const question = await boxOf(page.getByRole('heading', { level: 2 }));
  expect(question.y).toBeGreaterThanOrEqual(0);
  expect(question.y + question.height).toBeLessThanOrEqual(height);
  for (const option of await options(page).all()) {
    const box = await boxOf(option);
    expect(box.x).toBeGreaterThan(question.x);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
  }
}

/** Meets the first words of the lesson until a question has options. */
async function toOptions(page: Page): Promise<void> {
  await appears(page.getByText(/^Step 1 of/));
  await playUntil(page, 'main ol button');
}

/** Where it is, also if the page is just replacing it by its like. */
async function boxOf(element: Locator) {
  let box = await element.boundingBox();
  await expect.poll(async () => (box ??= await element.boundingBox())).not.toBeNull();
  return box ?? { x: NaN, y: NaN, width: NaN, height: NaN };
}

/** A browser without speech. */
function silence(): void {
  Reflect.deleteProperty(window, 'speechSynthesis');
}
