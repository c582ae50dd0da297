import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { enter, storedLearner } from '../support/learner.ts';
import { cards, sentences } from '../support/content-files.ts';
import { appears, open } from '../support/look.ts';
import { screens, slowDown, type Screen } from '../support/screens.ts';
import { installTranslator, type Translation, type Translator } from '../support/translator.ts';

declare global {
  var translator: Translator;
}

const plain: Omit<Translation, 'isEarly'> = { manner: 'replaces', marks: ['', ''] };
const origin = inject('origin');
const browser = browserPage();

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const seen = (page: Page, text: string | RegExp) => appears(page.getByText(text).first());

const texts: readonly Screen[] = [
  {
    name: 'lesson',
    path: '/course/a1-hola/1',
    reach: async (page) => {
      for (let step = 1; step <= 12; step += 1) {
        await seen(page, new RegExp(`^Step ${step} of`));
        await press(page, /^(Got it|I don’t know|Can’t listen now)/);
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
  {
    name: 'category',
    path: '/flashcards/category/nouns',
    reach: async (page) => {
      for (let card = 2; card <= 8; card += 1) {
        await press(page, 'Next');
        await seen(page, new RegExp(`^${card} / `));
      }
    },
  },
];

const english = new Set(cards.map((card) => card.english.toLowerCase()));
const spanishWords = [
  ...cards.flatMap(({ spanish, example }) => [spanish, example]),
  ...sentences.map(({ spanish }) => spanish),
].filter((text) => !english.has(text.toLowerCase()));

test.each(Object.entries({ ...screens, 'lesson, reading and category': texts }))(
  'no page ends and no text stands still while the browser translates: %s',
  { timeout: 120_000 },
  async (group, steps) => {
    const { page } = browser;
    const errors: unknown[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript((known) => Object.assign(globalThis, { known: new Set(known) }), spanishWords);
    if (group !== 'open pages') await enter(page, origin, await storedLearner(origin));
    if (steps !== texts) await slowDown(page);
    await page.addInitScript(installTranslator, { ...plain, isEarly: true });
    for (const { name, path, reach } of steps) {
      if (path !== undefined) await open(page, origin + path);
      
      await reach?.(page);
      
      await expectTranslated(page, name);
      expect(errors, name).toEqual([]);
    }
  },
);

/** All that is to be translated is, now, and what stands for a text says the same. */
async function expectTranslated(page: Page, name: string): Promise<void> {
  expect(await page.getByText('Something went wrong').count(), name).toBe(0);
  await expect.poll(() => page.evaluate(() => translator.missed()), { message: name }).toEqual([]);
  const { translated, original } = await page.evaluate(async () => {
    const shown = document.body.textContent;
    translator.stop(true);
    await Promise.resolve();
    const own = document.body.textContent;
    translator.start();
    return { translated: shown, original: own };
  });
  expect(translated, name).toBe(original);
  for (const one of await page.evaluate(lostSpanish)) console.log(`LOST ${name}: ${one}`);
  expect(await page.locator('font').count(), name).toBeGreaterThan(0);
}

/** Spanish that a translator would take for English. */
function lostSpanish(): string[] {
  const { known } = globalThis as unknown as { known: ReadonlySet<string> };
  const isLeft = (element: Element | null) =>
    element?.closest('[translate]')?.getAttribute('translate') === 'no';
  const texts: string[] = [];
  for (const element of document.querySelectorAll('[lang=es]'))
    if (!isLeft(element)) texts.push(`lang=es, but translated: ${element.outerHTML.slice(0, 200)}`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent: text, parentElement } = walker.currentNode;
    const isKnown = known.has(text?.trim() ?? '') || /[áéíóúüñ¿¡]/i.test(text ?? '');
    if (isKnown && !parentElement?.closest('[lang=es], script, style, noscript'))
      texts.push(`without lang=es: ${parentElement?.outerHTML.slice(0, 200)}`);
  }
  return texts;
}
