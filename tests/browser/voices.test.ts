import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { newLearner } from '../support/learner.ts';
import { appears } from '../support/look.ts';

const origin = inject('origin');
const browser = browserPage();
const MISSING = 'Your browser has no Spanish voice';

test('a browser with English voices only says so once, and leads to how a Spanish one is added', async () => {
  const { page } = browser;
  await page.addInitScript(stubVoices, ['en-US', 'en-GB']);
  await newLearner(page, origin, '/flashcards/greetings-hola');
  await pronounce(page);
  await appears(page.getByText(MISSING));
  expect(await spokenBy(page)).toEqual([]);
  await page.getByRole('link', { name: 'Add a Spanish voice' }).click();
  await appears(page.getByRole('heading', { name: 'Add a Spanish voice' }));
  await page.goBack();
  await pronounce(page);
  await appears(page.getByRole('button', { name: 'Next' }));
  expect(await page.getByText(MISSING).count()).toBeLessThanOrEqual(1);
});

test('voices that are listed late are waited for; then the Spanish one speaks', async () => {
  const { page } = browser;
  await page.addInitScript(stubVoices, []);
  await newLearner(page, origin, '/flashcards/greetings-hola');
  await pronounce(page);
  expect(await spokenBy(page)).toEqual([]);
  await page.evaluate(() => {
    const { voices } = window as unknown as { voices: { lang: string }[] };
    voices.push({ lang: 'en-US' }, { lang: 'es-MX' });
    speechSynthesis.dispatchEvent(new Event('voiceschanged'));
  });
  await expect.poll(() => spokenBy(page)).toEqual([{ text: '¡Hola!', voice: 'es-MX' }]);
  expect(await page.getByText(MISSING).count()).toBe(0);
});

test('a browser that cannot speak at all says that', async () => {
  const { page } = browser;
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'speechSynthesis');
  });
  await newLearner(page, origin, '/flashcards/greetings-hola');
  await pronounce(page);
  await appears(page.getByText('Speech synthesis not supported in your browser'));
});

function pronounce(page: Page): Promise<void> {
  return page
    .getByRole('button', { name: /¡Hola!/ })
    .first()
    .click();
}

function spokenBy(page: Page): Promise<unknown> {
  return page.evaluate(() => (window as unknown as { spoken: unknown }).spoken);
}

/** Gives the page a speech synthesis with voices of these languages, and keeps what it speaks. */
function stubVoices(languages: readonly string[]): void {
  const spoken: object[] = [];
  const voices = languages.map((lang) => ({ lang }));
  Object.assign(window, { spoken, voices });
  class Utterance extends EventTarget {
    lang = '';
    rate = 1;
    voice: { lang: string } | null = null;
    readonly text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    cancel: () => undefined,
    speak: (utterance: Utterance) => {
      spoken.push({ text: utterance.text, voice: utterance.voice?.lang });
      utterance.dispatchEvent(new Event('start'));
    },
  });
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
}
