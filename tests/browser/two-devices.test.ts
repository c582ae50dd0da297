import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { PUBLISHABLE_KEY } from '../../supabase/embedded/keys.ts';
import { browserPage } from '../support/browser-page.ts';
import { enter, storedLearner } from '../support/learner.ts';
import { appears, open } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage();

test('an own word and its star reach another device, and removing the star reaches both', async () => {
  const learner = await storedLearner(origin);
  const phone = browser.page;
  const laptop = await (await browser.ownContext()).newPage();
  await Promise.all([phone, laptop].map((page) => enter(page, origin, learner)));

  await open(phone, `${origin}/flashcards/own`);
  await phone.getByLabel('Spanish', { exact: true }).fill('el arcoíris');
  await phone.getByLabel('English').fill('rainbow');
  await phone.keyboard.press('Enter');
  await appears(phone.getByText('is one of your words now.'));
  await starOn(phone).click();
  await expect.poll(() => countKept(learner.session)).toBe(2);

  await open(laptop, `${origin}/flashcards/own`);
  await expect.poll(() => starOn(laptop).getAttribute('aria-pressed')).toBe('true');

  await starOn(laptop).click();
  await expect.poll(() => countKept(learner.session)).toBe(3);
  await open(phone, `${origin}/flashcards/own`);
  await expect.poll(() => starOn(phone).getAttribute('aria-pressed')).toBe('false');
});

function starOn(page: Page) {
  return page.getByRole('button', { name: 'Star el arcoíris' });
}

/** Facts in the account. */
async function countKept(session: string): Promise<number> {
  const { access_token: token } = JSON.parse(session) as { access_token: string };
  const answer = await fetch(`${origin}/rest/v1/activity?select=id`, {
    headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as unknown[]).length;
}
