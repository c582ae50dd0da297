import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { newLearner } from '../support/learner.ts';
import { appears } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage();

describe.each([
  { kind: 'with', prepare: () => undefined, tags: [] },
  { kind: 'without', prepare: () => Reflect.deleteProperty(window, 'navigation'), tags: ['long'] },
])('in a browser $kind the Navigation API', ({ prepare, tags }) => {
  const newPage = async () => {
    const context: BrowserContext = await browser.ownContext();
    await context.addInitScript(prepare);
    return context.newPage();
  };

  test('unsaved settings prompt before a link, Back, Forward and a reload', { tags }, async () => {
    const page = await newPage();
    await newLearner(page, origin, '/dashboard');
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await appears(page.getByText('Total XP'));
    await page.evaluate(() => location.replace('#settings'));
    await barLink(page, 'Grammar').click();
    await appears(page.getByRole('heading', { level: 1, name: 'Spanish Grammar Reference' }));
    await page.evaluate(() => history.back());
    const name = page.getByLabel('Display name');
    await appears(name);
    await name.fill('Lucía');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    for (const leave of [
      () => page.evaluate(() => history.forward()),
      () => barLink(page, 'Games').click(),
      () => page.evaluate(() => history.back()),
    ]) {
      await leave();
      await appears(question);
      await expect.poll(() => new URL(page.url()).pathname).toBe('/profile');
      await page.getByRole('button', { name: 'Stay' }).click();
      await expect.poll(() => name.inputValue()).toBe('Lucía');
    }
    expect(await declineReload(page)).toBe('beforeunload');
    await expect.poll(() => name.inputValue()).toBe('Lucía');
    await page.evaluate(() => history.back());
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/grammar');
    await page.evaluate(() => history.forward());
    await page.waitForURL('**/profile#settings');
    await name.fill('Lucía');
    await barLink(page, 'Games').click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/games');
  });

  test('a half-typed word prompts before a link, Back and a reload', { tags: 'long' }, async () => {
    const page = await newPage();
    await newLearner(page, origin, '/games');
    await appears(page.getByRole('button', { name: /Account of/ }));
    await barLink(page, 'Flashcards').click();
    await page.getByRole('link', { name: /Your words/ }).click();
    const word = page.getByLabel('Spanish', { exact: true });
    await appears(word);
    await word.fill('el nubarr');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    for (const leave of [() => barLink(page, 'Games').click(), () => page.evaluate(() => history.back())]) {
      await leave();
      await appears(question.getByText('Your word isn’t saved yet.'));
      await page.getByRole('button', { name: 'Stay' }).click();
      await expect.poll(() => word.inputValue()).toBe('el nubarr');
    }
    expect(await declineReload(page)).toBe('beforeunload');
    await word.fill('el nubarrón');
    await page.getByLabel('English').fill('storm cloud');
    await page.getByRole('button', { name: 'Add word' }).click();
    await appears(page.getByText('is one of your words now.'));
    await page.getByText('Add a list of words').click();
    await page.getByLabel('Or paste the list').fill('la nubecilla; little cloud');
    await barLink(page, 'Games').click();
    await appears(question.getByText('You haven’t added the words of your list yet.'));
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Read the list' }).click();
    await appears(page.getByRole('button', { name: 'Add 1 word' }));
    await page.evaluate(() => history.back());
    await appears(question);
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Add 1 word' }).click();
    await appears(page.getByText('1 word added.'));
    await barLink(page, 'Games').click();
    await page.waitForURL('**/games');
  });

  test('a lesson prompts before a link, Back and a reload', { tags: 'long' }, async () => {
    const page = await newPage();
    await newLearner(page, origin, '/course');
    await page.locator('main a[href="/course/a1-hola/1"]').first().click();
    await appears(page.getByText(/^Step 1 of/));
    await page.keyboard.press('2');
    await appears(page.getByText(/^Step 2 of/));
    const question = page.getByRole('alertdialog', { name: 'Leave this lesson?' });
    for (const leave of [() => barLink(page, 'Grammar').click(), () => page.evaluate(() => history.back())]) {
      await leave();
      await appears(question);
      await expect.poll(() => new URL(page.url()).pathname).toBe('/course/a1-hola/1');
      await page.getByRole('button', { name: 'Keep learning' }).click();
      await appears(page.getByText(/^Step 2 of/));
    }
    expect(await declineReload(page)).toBe('beforeunload');
    await appears(page.getByText(/^Step 2 of/));
    await page.evaluate(() => history.back());
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/course');
  });
});

function barLink(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
}

/** Reloads but stays when the browser asks. Returns the dialog's type. */
async function declineReload(page: Page): Promise<string> {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type();
  });
  await page.evaluate(() => location.reload());
  return asked;
}
