// @module-tag long
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { newLearner } from '../support/learner.ts';
import { stubVoices, type StubVoice } from '../support/stub-voices.ts';
import { appears, open } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage();
const MISSING = 'Your browser has no Spanish voice';
const SAMPLE = '¡Hola! ¿Qué tal? Hoy aprendemos español.';

const alex = { name: 'Alex', lang: 'en-US' };
const daniel = { name: 'Daniel', lang: 'en-GB' };
const monica = { name: 'Mónica', lang: 'es-ES' };
const paulina = { name: 'Paulina', lang: 'es-MX' };

test(
  'a browser with English voices only says so once, and links to how to add a Spanish one',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    await page.addInitScript(stubVoices, [alex, daniel]);
    await newLearner(page, origin, '/flashcards/greetings-hola');
    await pronounce(page);
    await appears(page.getByText(MISSING));
    await appears(page.getByText('Words stay silent until you add one.'));
    expect(await spokenBy(page)).toEqual([]);
    await page.getByRole('link', { name: 'Add a Spanish voice' }).click();
    await appears(page.getByRole('heading', { name: 'Add a Spanish voice' }));
    await page.goBack();
    await pronounce(page);
    await appears(page.getByRole('button', { name: 'Next' }));
    await expect.poll(() => page.getByText(MISSING).count()).toBeLessThanOrEqual(1);
  },
);

test('the app waits for late voices; then the Spanish one speaks by itself', { tags: 'long' }, async () => {
  const { page } = browser;
  await page.addInitScript(stubVoices, []);
  await newLearner(page, origin, '/flashcards/greetings-hola');
  expect(await spokenBy(page)).toEqual([]);
  await listLate(page, [alex, paulina]);
  await expect.poll(() => spokenBy(page)).toEqual([{ text: '¡Hola!', voice: 'Paulina', rate: 0.9 }]);
  expect(await page.getByText(MISSING).count()).toBe(0);
});

test('a browser without speech says so', async () => {
  const { page } = browser;
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'speechSynthesis');
  });
  await newLearner(page, origin, '/flashcards/greetings-hola');
  await pronounce(page);
  await appears(page.getByText('Speech synthesis not supported in your browser'));
  await open(page, `${origin}/profile#audio`);
  await appears(page.getByText(/This browser can’t read aloud/));
});

test('the chosen voice and speed speak, also slowly and in another tab; once it has vanished, another voice does', async () => {
  const context = await browser.ownContext();
  await context.addInitScript(stubVoices, [alex, monica, paulina]);
  const panel = await context.newPage();
  await newLearner(panel, origin, '/profile#audio');
  const card = await context.newPage();
  await open(card, `${origin}/flashcards/greetings-como-te-llamas`);
  await appears(card.getByRole('button', { name: /^Listen to/ }));

  await tryIt(panel);
  await panel.getByLabel('Voice').selectOption('Paulina (Mexico)');
  await panel.getByLabel('Speed').selectOption('Fast');
  await tryIt(panel);
  expect(await spokenBy(panel)).toEqual([
    { text: SAMPLE, voice: 'Mónica', rate: 0.9 },
    { text: SAMPLE, voice: 'Paulina', rate: 1.1 },
  ]);

  const text = '¿Cómo te llamas?';
  await expect.poll(() => spokenBy(card)).toEqual([{ text, voice: 'Mónica', rate: 0.9 }]);
  await expect
    .poll(async () => {
      await card.getByRole('button', { name: /^(Listen to|Stop)/ }).click();
      return (await spokenBy(card)).at(-1);
    })
    .toEqual({ text, voice: 'Paulina', rate: 1.1 });
  await card.getByRole('button', { name: /^Play slowly/ }).click();
  await expect
    .poll(async () => (await spokenBy(card)).at(-1))
    .toEqual({ text, voice: 'Paulina', rate: 0.65 });

  await panel.reload();
  await expect.poll(() => panel.getByLabel('Voice').inputValue()).toBe('Paulina');
  await expect.poll(() => panel.getByLabel('Speed').inputValue()).toBe('fast');
  await panel.addInitScript(stubVoices, [alex, monica]);
  await panel.reload();
  await appears(panel.getByText(/The voice you chose isn’t on this device now/));
  await expect.poll(() => panel.getByLabel('Voice').inputValue()).toBe('');
  await tryIt(panel);
  expect(await spokenBy(panel)).toEqual([{ text: SAMPLE, voice: 'Mónica', rate: 1.1 }]);
});

test(
  'the panel waits for voices, says how to add one, and fills when they come',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    await page.addInitScript(stubVoices, []);
    await newLearner(page, origin, '/profile#audio');
    await appears(page.getByText(/Your browser doesn’t list its voices/));
    await listLate(page, [alex]);
    await appears(page.getByText(`${MISSING}, so sentences stay silent`));
    expect(await page.getByLabel('Speed').count()).toBe(0);
    await listLate(page, [monica]);
    await appears(page.getByLabel('Voice'));
    expect(await page.getByLabel('Voice').locator('option').allTextContents()).toEqual([
      'Automatic',
      'Mónica (Spain)',
    ]);
  },
);

async function tryIt(page: Page): Promise<void> {
  const said = (await spokenBy(page)).length;
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect.poll(() => spokenBy(page)).toHaveLength(said + 1);
  await page.getByRole('button', { name: 'Try it' }).click();
}

function pronounce(page: Page): Promise<void> {
  return page
    .getByRole('button', { name: /^Listen to ¡Hola!/ })
    .first()
    .click();
}

function spokenBy(page: Page): Promise<object[]> {
  return page.evaluate(() => (window as unknown as { spoken: object[] }).spoken);
}

function listLate(page: Page, late: readonly StubVoice[]): Promise<void> {
  return page.evaluate((voices) => {
    for (const { name, lang } of voices)
      (window as unknown as { voices: object[] }).voices.push({ name, lang, voiceURI: name });
    speechSynthesis.dispatchEvent(new Event('voiceschanged'));
  }, late);
}
