import { catalog } from '#machines/catalog.ts';
import { questionPlaces } from '#machines/atlas/questions.ts';
import { indexOf, search } from '#machines/atlas/search.rules.ts';
import type { Place } from '#machines/inspect/picture.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { phrases } from '../support/search-phrases.ts';
import { shownFlow } from '../support/shown-flows.ts';
import { open } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage();
const tools = new Set<string>(catalog.filter(({ room }) => room === 'atlas').map(({ id }) => id));

describe('what a reviewer types finds what they mean first or second', { tags: 'long' }, async () => {
  const index = indexOf([...questionPlaces(), ...(await shownFlow<Place[]>(origin, 'search'))], (flow) =>
    tools.has(flow),
  );
  test.each(phrases)('%s', (phrase, flow, sentence) => {
    const best = search(index, phrase).slice(0, 2);
    const found = best.map(({ place }) => `${place.flow}: ${place.sentence}`);
    const isMeant = best.some(({ place }) => place.flow === flow && sentence.test(place.sentence));
    expect(isMeant, `expected ${flow} ${String(sentence)}, found:\n${found.join('\n')}`).toBe(true);
  });
});

test('by keyboard, a sentence is found from /flows with at most 15 presses of Tab', async () => {
  const { page } = browser;
  await open(page, `${origin}/flows`);
  await page.getByRole('searchbox').waitFor();
  let presses = await tabTo(page, 'input[type=search]');
  await page.keyboard.type('wrong password');
  await page.getByRole('region', { name: 'Found' }).getByRole('link').first().waitFor();
  presses += await tabTo(page, 'section ol a');
  const sentence = await page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Log in and register' }).waitFor();
  await page.getByRole('region', { name: 'Details' }).getByText(sentence).waitFor();
  expect(presses).toBeLessThanOrEqual(15);
});

test('the flows of these tools have a list of their own', async () => {
  const { page } = browser;
  await open(page, `${origin}/flows`);
  await page.getByRole('link', { name: 'The flows of these tools' }).press('Enter');
  await page.getByRole('heading', { name: 'These tools' }).waitFor();
  await expect.poll(() => page.locator('article').count()).toBe(tools.size);
});

/** Presses Tab until an element that matches has focus. */
async function tabTo(page: Page, selector: string): Promise<number> {
  for (let presses = 1; presses <= 100; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return presses;
  }
  throw new Error(`Tab doesn’t reach ${selector}.`);
}
