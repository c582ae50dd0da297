import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { PUBLISHABLE_KEY } from '../../supabase/embedded/keys.ts';
import { browserPage } from '../support/browser-page.ts';
import { enter, storedLearner } from '../support/learner.ts';
import { appears, open } from '../support/look.ts';
import { wire } from '../support/wire.ts';

const origin = inject('origin');
const browser = browserPage();
const WEEK = 7 * 86_400_000;

test(
  'an own word of one device is starred and heard on a walk on another, in the dark with large text',
  { timeout: 60_000 },
  async () => {
    const learner = await storedLearner(origin);
    const phone = browser.page;
    const laptop = await (await browser.ownContext()).newPage();
    await laptop.addInitScript(stubVoices);
    await Promise.all([phone, laptop].map((page) => enter(page, origin, learner)));

    await open(phone, `${origin}/flashcards/own`);
    await phone.getByLabel('Spanish', { exact: true }).fill('el arcoíris');
    await phone.getByLabel('English').fill('rainbow');
    await phone.keyboard.press('Enter');
    await appears(phone.getByText('is one of your words now.'));
    await starOn(phone).click();
    const [made] = await isKept(learner.session, 2);
    await record(learner.session, made?.facts.card ?? '');

    await open(laptop, `${origin}/flashcards/own`);
    await expect.poll(() => starOn(laptop).getAttribute('aria-pressed')).toBe('true');
    await starOn(laptop).click();
    await isKept(learner.session, 4);
    await expect.poll(() => starAfterReload(phone), { timeout: 30_000, interval: 2000 }).toBe('false');

    await open(phone, `${origin}/profile#appearance`);
    await phone.getByRole('radio', { name: 'Dark' }).check();
    await phone.getByRole('radio', { name: 'Large' }).check();
    await phone.getByRole('button', { name: 'Save changes' }).click();
    await appears(phone.getByText('Settings saved'));

    await open(laptop, `${origin}/paseo`);
    await appears(laptop.getByText('1 word', { exact: true }));
    expect(await laptop.evaluate(() => document.documentElement.dataset['look'])).toBe('dark large');
    await laptop.context().setOffline(true);
    await laptop.getByRole('button', { name: 'Play' }).click();
    await appears(laptop.getByText('rainbow'));
    await laptop.getByRole('button', { name: 'Pause' }).click();
    expect(await laptop.evaluate(() => (window as unknown as { spoken: string[] }).spoken)).toEqual([
      'el arcoíris',
      'rainbow',
    ]);
  },
);

function starOn(page: Page) {
  return page.getByRole('button', { name: 'Star el arcoíris' });
}

/** What the device has learned by now; the account may have been asked just before it knew. */
async function starAfterReload(page: Page): Promise<string | null> {
  await open(page, `${origin}/flashcards/own`);
  return starOn(page).getAttribute('aria-pressed');
}

/** The facts of the account, once it has so many. */
async function isKept(session: string, count: number): Promise<{ facts: { card: string } }[]> {
  let facts: { facts: { card: string } }[] = [];
  await expect
    .poll(async () => {
      facts = (await (await ask(session, 'activity?select=facts&order=sequence')).json()) as typeof facts;
      return facts.length;
    })
    .toBe(count);
  return facts;
}

/** Rates the word as known, a week ago. */
async function record(session: string, card: string): Promise<void> {
  const facts = { card, direction: 'es-en', rating: 3, milliseconds: 2000, source: 'review' } as const;
  const events = [wire({ kind: 'card.rated', facts }, Date.now() - WEEK)];
  expect((await ask(session, 'rpc/record_activity', { events })).ok).toBe(true);
}

function ask(session: string, path: string, body?: object): Promise<Response> {
  const { access_token: token } = JSON.parse(session) as { access_token: string };
  return fetch(`${origin}/rest/v1/${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      apikey: PUBLISHABLE_KEY,
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
  });
}

/** Gives the page a Spanish and an English voice, which say everything at once; keeps what they say. */
function stubVoices(): void {
  const spoken: string[] = [];
  const voices = ['es-ES', 'en-GB'].map((lang) => ({ name: lang, lang, voiceURI: lang }));
  class Utterance extends EventTarget {
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
      spoken.push(utterance.text);
      utterance.dispatchEvent(new Event('start'));
      if (utterance.text.startsWith('el ')) utterance.dispatchEvent(new Event('end'));
    },
  });
  Object.assign(window, { spoken });
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance, configurable: true });
}
