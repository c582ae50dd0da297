import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { cards, sentences } from '../support/content-files.ts';
import { enter, storedLearner } from '../support/learner.ts';
import { appears, open } from '../support/wait.ts';
import { screens, slowDown, type Screen } from '../support/screens.ts';
import {
  installAttributeTranslator,
  installTranslator,
  type Manner,
  type Translation,
  type Translator,
} from '../support/translator.ts';

declare global {
  var translator: Translator;
  var lostSpanish: (root: Document) => string[];
}

const origin = inject('origin');
const browser = browserPage();
/** Leaves texts as they are, so that steps still find them and missed updates show. */
const plain: Translation = { manner: 'replaces', marks: ['', ''], isEarly: true };
const marked: Translation = { ...plain, marks: ['⟦', '⟧'] };

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const seen = (page: Page, text: string | RegExp) => appears(page.getByText(text).first());

/** Pages whose texts change with each step. */
const texts: readonly Screen[] = [
  {
    name: 'category',
    path: '/flashcards/category/nouns',
    reach: async (page) => {
      for (let number = 2; number <= 5; number += 1) {
        await press(page, 'Next');
        await appears(page.locator(`[aria-current=page][aria-label="Page ${number}"]`));
      }
      await press(page, 'Single card');
      for (let card = 2; card <= 8; card += 1) {
        await press(page, 'Next');
        await seen(page, new RegExp(`^${card} / `));
      }
    },
  },
  {
    name: 'lesson',
    path: '/course/a1-hola/1',
    reach: async (page) => {
      for (let step = 1; step <= 12; step += 1) {
        await seen(page, new RegExp(`^Step ${step} of`));
        await press(page, /^(Got it|Skip|Can’t listen now)/);
        if (await page.getByRole('button', { name: /^Continue/ }).isVisible()) await press(page, /^Continue/);
      }
    },
  },
  {
    name: 'reading',
    path: '/course/a1-hola/reading',
    reach: async (page) => {
      await press(page, 'Show English');
      await appears(page.getByRole('button', { name: 'Hide English' }));
    },
  },
];

describe('a translating browser: no page crashes, no text gets stuck, no Spanish is translated', () => {
  const groups = Object.entries({ 'category, lesson and reading': texts, ...screens });
  test.each(groups)('%s', { tags: 'long' }, walk);
});

test(
  'the same steps without translation crash no page either: category, lesson and reading',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    const errors = errorsOf(page);
    await enter(page, origin, await storedLearner(origin));
    for (const { path, reach } of texts) {
      await open(page, `${origin}${path}`);
      await reach?.(page);
    }
    expect(errors).toEqual([]);
  },
);

async function walk(group: string, steps: readonly Screen[]): Promise<void> {
  const { page } = browser;
  const errors = errorsOf(page);
  if (group !== 'open pages') await enter(page, origin, await storedLearner(origin));
  if (steps !== texts) await slowDown(page);
  await page.addInitScript(installTranslator, plain);
  await page.addInitScript(watchSpanish, spanish);
  for (const { name, path, reach } of steps) {
    if (path !== undefined) await open(page, origin + path);
    await reach?.(page);
    await expectTranslated(page, name);
    expect(await page.evaluate(() => lostSpanish(document)), name).toEqual([]);
    expect(errors, name).toEqual([]);
  }
}

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** Everything is translated by now, from the page's current text. */
async function expectTranslated(page: Page, name = ''): Promise<void> {
  expect(await page.getByText('Something went wrong').count(), name).toBe(0);
  await expect.poll(() => page.evaluate(() => translator.count()), { message: name }).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => translator.missed()), { message: name }).toEqual([]);
  const { fonts, shown, own } = await page.evaluate(async () => {
    const before = { fonts: translator.count(), shown: document.body.textContent };
    translator.stop(true);
    await Promise.resolve();
    const { textContent } = document.body;
    translator.start();
    return { ...before, own: textContent };
  });
  expect(fonts, name).toBeGreaterThan(0);
  expect(shown, name).toBe(own);
}

const english = new Set(cards.map((card) => card.english.replace(/ \(.*\)$/, '').toLowerCase()));
const spanish = {
  texts: [
    ...cards.flatMap((card) => [card.spanish, card.example]),
    ...sentences.map((sentence) => sentence.spanish),
  ].filter((text) => text.length > 1 && !english.has(text.toLowerCase())),
  /** Words with accents in English texts: names, café. */
  borrowed: [
    ...new Set(
      [
        ...cards.map((card) => card.exampleTranslation),
        ...sentences.map((sentence) => sentence.english),
      ].flatMap((text) => text.match(/[\p{L}]*[áéíóúüñ][\p{L}]*/giu) ?? []),
    ),
    'Lucía',
    'Tomás',
    'café',
  ],
};

/**
 * Finds Spanish that a translator would take for English: known words, or letters that our English never
 * has.
 */
function watchSpanish({ texts: ours, borrowed }: typeof spanish): void {
  const [known, lent] = [new Set(ours), new Set(borrowed)];
  const isSpanish = (text: string) =>
    known.has(text.trim()) ||
    /¿|¡/.test(text) ||
    (text.match(/[\p{L}]*[áéíóúüñ][\p{L}]*/giu) ?? []).some((word) => word.length > 1 && !lent.has(word));
  const isLeft = (element: Element | null) =>
    element?.closest('[translate]')?.getAttribute('translate') === 'no';
  const lostSpanish = (root: Document) => {
    const lost = [...root.querySelectorAll('[lang=es]')].filter((element) => !isLeft(element));
    const walker = root.createTreeWalker(root.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      if (!parentElement || parentElement.closest('script, style, noscript') || isLeft(parentElement))
        continue;
      if (isSpanish(textContent ?? '')) lost.push(parentElement);
    }
    return lost.map(({ outerHTML }) => outerHTML);
  };
  Object.assign(globalThis, { lostSpanish });
}

test(
  'no prerendered page has Spanish that a translator would take for English',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    await page.addInitScript(watchSpanish, spanish);
    await page.goto(`${origin}/about`);
    const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    expect(files.length).toBeGreaterThan(30);
    const found = await page.evaluate(async (names) => {
      const read = async (name: string) => {
        const text = await (await fetch(`/${name.replace(/(index)?\.html$/, '')}`)).text();
        const html = text.replaceAll(/<\/?template[^>]*>/g, '');
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        return [parsed.documentElement.lang, ...lostSpanish(parsed)];
      };
      return Promise.all(names.map(read));
    }, files);
    expect(found).toEqual(files.map(() => ['en']));
  },
);

test.each<Manner>(['replaces', 'inserts', 'moves', 'splits', 'exchanges'])(
  'a translator that %s texts keeps up with a game, and gives the original back',
  { tags: 'long' },
  async (manner) => {
    const { page } = browser;
    const errors = errorsOf(page);
    await enter(page, origin, await storedLearner(origin));
    await page.addInitScript(installTranslator, { ...marked, manner, isEarly: false });
    await open(page, `${origin}/games/daily-challenge`);
    await press(page, 'Start Challenge');
    await seen(page, 'Word 1 of 10');
    await page.evaluate(() => translator.start());
    const count = page.locator('main header span').first();
    for (let word = 1; word <= 4; word += 1) {
      const told = (await count.textContent())?.replaceAll(/[⟦⟧]/g, '');
      expect(told).toBe(`Word ${word} of 10`);
      expect(await page.evaluate(() => translator.missed())).toEqual([]);
      await press(page, /Reveal\W*Answer/);
      await press(page, /I\W*Got It Right/);
      await appears(page.getByRole('button', { name: /^\W*Reveal\W*Answer\W*$/ }));
    }
    await page.evaluate(() => translator.stop(true));
    await expect.poll(() => count.textContent()).toContain('Word 5 of 10');
    expect(await page.locator('font').count()).toBe(0);
    await press(page, 'Reveal Answer');
    await press(page, 'I Got It Right');
    await seen(page, 'Word 6 of 10');
    expect(errors).toEqual([]);
  },
);

test(
  'a start page translated before hydration loses no click, and is translated again',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    const errors = errorsOf(page);
    await page.addInitScript(installTranslator, marked);
    await page.goto(origin);
    await seen(page, '⟦Subscribe⟧');
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody');
    await press(page, 'Subscribe');
    await seen(page, '⟦Please enter a valid email address⟧');
    await expect.poll(() => page.evaluate(() => translator.missed())).toEqual([]);
    await expect.poll(() => page.locator('h1').first().textContent()).toMatch(/^⟦[^⟦⟧]+⟧$/);
    await expect.poll(() => page.locator('#root').getAttribute('translate')).toBeNull();
    expect(errors).toEqual([]);
  },
);

test('translated titles, labels, hints and options follow the page', { tags: 'long' }, async () => {
  const { page } = browser;
  const errors = errorsOf(page);
  await enter(page, origin, await storedLearner(origin));
  await page.addInitScript(installTranslator, marked);
  await page.addInitScript(installAttributeTranslator);
  await open(page, `${origin}/flashcards/own`);
  await expect.poll(() => page.title()).toMatch(/^⟦Your words/);
  await page.locator('details > summary').click();
  await appears(page.getByPlaceholder('⟦la nube; cloud⟧'));
  await page.locator('nav a[href="/flashcards"]').first().click();
  await expect.poll(() => page.title()).toMatch(/^⟦All Flashcards/);
  await page.locator('main a[href="/flashcards/review"]').first().click();
  await expect.poll(() => page.title()).toMatch(/^⟦Review/);
  const choice = page.locator('main select').first();
  await appears(choice);
  await expect
    .poll(async () => (await choice.locator('option:not([translate=no])').allTextContents()).join(' '))
    .toMatch(/^⟦[^⟦⟧]+⟧( ⟦[^⟦⟧]+⟧)+$/);
  for (const [index, text] of [
    [1, '⟦Starred words⟧'],
    [0, '⟦Everything⟧'],
  ] as const) {
    await choice.selectOption({ index });
    await expect.poll(() => choice.locator('option:checked').textContent()).toBe(text);
  }
  await choice.selectOption('nouns');
  await page.getByRole('button', { name: 'Start Review' }).click();
  const next = page.getByRole('button', { name: /Next/ });
  await appears(next);
  const labels = () =>
    page
      .locator('main [aria-label]:not([translate=no] *)')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const before = await labels();
  await next.click();
  await expect.poll(labels).not.toEqual(before);
  expect((await labels()).filter((label) => !/^⟦[^⟦⟧]+⟧$/.test(label))).toEqual([]);
  expect(errors).toEqual([]);
});

test('announcements are spoken once, and once more translated', async () => {
  const { page } = browser;
  await enter(page, origin, await storedLearner(origin));
  await page.addInitScript(installTranslator, { ...marked, isEarly: false });
  await open(page, `${origin}/games/vocabulary-challenge`);
  await press(page, 'Start Game');
  await appears(page.locator('main ol button').first());
  await page.evaluate(() => {
    const said: (string | null)[] = [];
    const line = document.querySelector('main output');
    if (line)
      new MutationObserver(() => {
        if (said.at(-1) !== line.textContent) said.push(line.textContent);
      }).observe(line, { childList: true, characterData: true, subtree: true });
    Object.assign(globalThis, { said });
    translator.start();
  });
  await page.keyboard.press('1');
  await seen(page, /⟦(Correct!|Incorrect\.)/);
  const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
  expect(said.length).toBeLessThanOrEqual(2);
  expect(said.at(-1)).toMatch(/^⟦/);
});
