// @module-tag long
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { newLearner } from '../support/learner.ts';
import { appears, open } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage();
const DIALOGUE = '/course/a1-hola/reading/dialogue';

test('a dialogue is heard with two voices, paused by a hidden page, read, and played in a role', async () => {
  const { page } = browser;
  await page.addInitScript(twoVoices);
  await newLearner(page, origin, '/course/a1-hola/reading');
  await page.getByRole('link', { name: 'Listen as a dialogue' }).click();
  await press(page, /^Listen/);
  await expect
    .poll(() => spoken(page))
    .toEqual([['Mónica', '¡Buenos días! Yo soy Ana, la doctora. ¿Es usted Marta?']]);
  expect(await page.getByText('Yo soy Ana').count()).toBe(0);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
  await appears(page.getByText('Paused'));
  await page.getByRole('button', { name: /^Keep listening/ }).dblclick();
  await expect.poll(async () => (await spoken(page)).length).toBeGreaterThan(1);
  await endLine(page);
  await press(page, /Marta$/);
  await press(page, /^Continue/);
  await expect.poll(async () => (await spoken(page)).at(-1)?.[0]).toBe('Jorge');

  await page.evaluate(() => history.back());
  const question = page.getByRole('alertdialog', { name: 'Leave this dialogue?' });
  await appears(question);
  await question.getByRole('button', { name: 'Keep going' }).click();
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type();
  });
  await page.evaluate(() => location.reload());
  expect(await asked).toBe('beforeunload');

  await browser.page.context().setOffline(true);
  await page.evaluate(() => Object.assign(window, { endsAtOnce: true }));
  await endLine(page);
  for (const option of [/Seville$/, /She is a dog\.$/, /Dogs can’t talk\.$/]) {
    await press(page, option);
    await press(page, /^Continue/);
  }
  await appears(page.getByText('Now read it.', { exact: false }));
  await press(page, /^Take a role/);
  await press(page, /Ana María$/);
  for (const line of [/Me llamo Ana María\.$/, /Soy española/, /Marta es mi perra/, /No habla/]) {
    await press(page, line);
    await press(page, /^Continue/);
  }
  await press(page, /^Type your lines/);
  for (const line of ['Me lamo Ana María', 'soy espanola, de madrid', 'marta es mi perra']) {
    await page.getByLabel('Your answer in Spanish').fill(line);
    await page.getByLabel('Your answer in Spanish').press('Enter');
    await press(page, /^Continue/);
  }
  await press(page, 'Skip');
  await press(page, /^Continue/);
  await appears(page.getByRole('heading', { name: 'Dialogue done!' }));
  await appears(page.getByText('4 / 4'));
  await appears(page.getByText('7 / 8'));
  await appears(page.getByRole('link', { name: /^Back to Today/ }));
  await browser.page.context().setOffline(false);
});

test('a voice that is lost midway leaves lines to read, and nothing to hear', async () => {
  const { page } = browser;
  await page.addInitScript(twoVoices);
  await newLearner(page, origin, DIALOGUE);
  await press(page, /^Listen/);
  await expect.poll(async () => (await spoken(page)).length).toBe(1);
  await page.evaluate(() => (window as unknown as { lose: () => void }).lose());
  await appears(page.getByText('Yo soy Ana, la doctora.', { exact: false }));
  await press(page, /^Next line/);
  await appears(page.getByText('What did you read?'));
  await appears(page.getByText('Yo soy Ana, la doctora.', { exact: false }));
  expect(await page.getByRole('button', { name: 'Hear that part again' }).count()).toBe(0);
});

test('the dialogue that a unit has beside its reading opens from the list of stories', async () => {
  const { page } = browser;
  await newLearner(page, origin, '/stories');
  await page.getByRole('link', { name: 'Listen to No noise, please as a dialogue' }).click();
  await appears(page.getByRole('heading', { level: 2, name: 'No noise, please' }));
  await open(page, `${origin}/course/a1-hola/dialogue`);
  await appears(page.getByText('There’s no such dialogue'));
});

function press(page: Page, name: string | RegExp): Promise<void> {
  return page.getByRole('button', { name }).click({ timeout: 30_000 });
}

function spoken(page: Page): Promise<[voice: string, text: string][]> {
  return page.evaluate(() => (window as unknown as { spoken: [string, string][] }).spoken);
}

function endLine(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as { endLine: () => void }).endLine());
}

/** A browser with two Spanish voices, whose lines end by `endLine` or at once; `lose` leaves an English one. */
function twoVoices(): void {
  let voices = ['Mónica', 'Jorge'].map((name) => ({
    name,
    lang: 'es-ES',
    voiceURI: name,
    localService: true,
  }));
  let last: EventTarget | undefined;
  class Utterance extends EventTarget {
    lang = '';
    rate = 1;
    voice: { name: string } | null = null;
    readonly text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  const said: [string | undefined, string][] = [];
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    cancel: () => undefined,
    speak: (utterance: Utterance) => {
      said.push([utterance.voice?.name, utterance.text]);
      last = utterance;
      utterance.dispatchEvent(new Event('start'));
      if ('endsAtOnce' in window) utterance.dispatchEvent(new Event('end'));
    },
  });
  Object.assign(window, {
    spoken: said,
    endLine: () => last?.dispatchEvent(new Event('end')),
    lose: () => {
      voices = [{ name: 'Alex', lang: 'en-US', voiceURI: 'Alex', localService: true }];
      synthesis.dispatchEvent(new Event('voiceschanged'));
    },
  });
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance, configurable: true });
}
