import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { enter, newLearner, storedLearner } from '../support/learner.ts';
import { playUntil } from '../support/players/lesson.ts';
import { appears, open } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage({}, silence);
const LESSON = '/course/a1-hola/1';
const DAY = 86_400_000;

describe('in the middle of a lesson', () => {
  beforeEach(async () => {
    await newLearner(browser.page, origin);
  });

  test('Back and reload ask first, and ratings stay', async () => {
    const { page } = browser;
    await open(page, `${origin}/course`);
    await page.locator(`main a[href="${LESSON}"]`).first().click();
    await begin(page);
    await page.keyboard.press('2');
    await appears(stepText(page, 2));
    await page.evaluate(() => history.back());
    const question = page.getByRole('alertdialog', { name: 'Leave this lesson?' });
    await appears(question);
    const stay = page.getByRole('button', { name: 'Keep learning' });
    await expect.poll(() => stay.evaluate((button) => button === document.activeElement)).toBe(true);
    const plain = await fillOf(question);
    expect(await fillOf(question.getByRole('button', { name: 'Leave' }))).toBe(plain);
    expect(await fillOf(stay)).not.toBe(plain);
    await stay.click();
    await appears(stepText(page, 2));
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept();
      return dialog.type();
    });
    await page.reload();
    expect(await asked).toBe('beforeunload');
    await begin(page);
    await expect.poll(() => factsOf(page)).toEqual(['card.rated']);
  });

  test('without a network the lesson continues to its end', { tags: 'long' }, async () => {
    const context = await browser.ownContext();
    const page = await context.newPage();
    await newLearner(page, origin, LESSON);
    await begin(page);
    await context.setOffline(true);
    await finish(page);
    await expect.poll(() => factsOf(page)).toContain('lesson.finished');
  });

  test(
    'with the clock set back a day the lesson continues to its end, and the account accepts it',
    { tags: 'long' },
    async () => {
      const page = await (await browser.ownContext()).newPage();
      await page.clock.install();
      await newLearner(page, origin, LESSON);
      await begin(page);
      await page.keyboard.press('2');
      await appears(stepText(page, 2));
      const answers: number[] = [];
      page.on('response', (answer) => {
        if (answer.url().endsWith('/record_activity')) answers.push(answer.status());
      });
      await page.clock.setSystemTime(Date.now() - DAY);
      await finish(page);
      await expect.poll(() => factsOf(page)).toContain('lesson.finished');
      await expect.poll(() => answers).toContain(200);
      expect(answers.filter((status) => status !== 200)).toEqual([]);
    },
  );

  test('a double click and Enter pressed twice skip nothing', { tags: 'long' }, async () => {
    const { page } = browser;
    await open(page, origin + LESSON);
    await begin(page);
    await page.getByRole('button', { name: /^Got it/ }).dblclick();
    await appears(stepText(page, 2));
    await playUntil(page, 'main ol button');
    const text = await page.getByText(/^Step \d+ of/).textContent();
    const at = Number(/\d+/.exec(text ?? '')?.[0]);
    await page.keyboard.press('1');
    await appears(page.locator('[data-part=verdict]'));
    await page.getByRole('button', { name: /^Continue/ }).dblclick();
    await appears(stepText(page, at + 1));
    expect(await page.locator('[data-part=verdict]').count()).toBe(0);
  });

  test.each([
    ['markup', '<b>hola</b>'],
    ['emoji', '😀'.repeat(50)],
    ['ten thousand characters', 'x'.repeat(10_000)],
  ])('an answer like any other: %s', { tags: 'long' }, async (_what, text) => {
    const { page } = browser;
    await open(page, origin + LESSON);
    await begin(page);
    await playUntil(page, 'main input:not([readonly])');
    await page.locator('main input').fill(text);
    await page.locator('main input').press('Enter');
    await appears(page.getByText('Not quite.'));
    expect(await page.locator('main b').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

test.each([
  ['disappears, the question is asked in writing', 'lose'],
  ['fails, the question can be skipped', 'fail'],
] as const)('if the voice %s, and no other is asked by ear', { tags: 'long' }, async (_what, how) => {
  const context = await browser.ownContext();
  await context.addInitScript(speak);
  const page = await context.newPage();
  await newLearner(page, origin, LESSON);
  await begin(page);
  const canDecline = page.getByRole('button', { name: 'Can’t listen now' });
  await playUntil(page, 'main button', 'Can’t listen now');
  await page.evaluate((name) => (window as unknown as Record<typeof how, () => void>)[name](), how);
  if (how === 'fail') {
    await page.getByRole('button', { name: 'Play again' }).click();
    await appears(page.getByText('The voice couldn’t be played. Please try again.'));
    await canDecline.click();
  }
  await expect.poll(() => canDecline.isVisible()).toBe(false);
  await appears(page.getByRole('button', { name: /^(Got it|Skip)/ }));
  await page.evaluate(noteQuestionsByEar);
  await finish(page);
  expect(await page.evaluate(() => (window as unknown as { byEar: number }).byEar)).toBe(0);
});

test('two tabs each finish the same lesson once', { tags: 'long' }, async () => {
  const context = await browser.ownContext();
  const learner = await storedLearner(origin);
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await enter(tab, origin, learner);
    await open(tab, origin + LESSON);
    await begin(tab);
  }
  for (const tab of tabs) await finish(tab);
  const finished = async () =>
    (await factsOf(tabs[0] ?? browser.page)).filter((kind) => kind === 'lesson.finished');
  await expect.poll(finished).toHaveLength(2);
});

function fillOf(element: Locator): Promise<string> {
  return element.evaluate((node) => getComputedStyle(node).backgroundColor);
}

async function begin(page: Page): Promise<void> {
  await appears(stepText(page, 1));
}

function stepText(page: Page, number: number) {
  return page.getByText(new RegExp(`^Step ${number} of`));
}

async function finish(page: Page): Promise<void> {
  await playUntil(page, 'main [data-won]');
  await appears(page.getByRole('heading', { name: 'Lesson complete!' }));
}

/** Kinds of facts in the browser's log, without viewed cards. */
function factsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kinds: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.addEventListener('success', () => resolve(request.result));
        });
        for (const row of rows) {
          const kind = /"kind":"([a-z.]+)"/.exec(JSON.stringify(row))?.[1];
          if (kind !== undefined && kind !== 'card.studied') kinds.push(kind);
        }
      }
      database.close();
    }
    return kinds;
  });
}

/** A browser without speech. */
function silence(): void {
  Reflect.deleteProperty(window, 'speechSynthesis');
}

/** Counts questions that are asked by ear from now on. */
function noteQuestionsByEar(): void {
  const state = Object.assign(window, { byEar: 0 });
  new MutationObserver(() => {
    if (document.querySelector('main h2')?.textContent === 'Listen') state.byEar += 1;
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** A browser with a Spanish voice, which `lose` removes and `fail` breaks. */
function speak(): void {
  let voices = [{ name: 'Mónica', lang: 'es-ES', voiceURI: 'Mónica' }];
  let outcome = 'end';
  class Utterance extends EventTarget {
    lang = '';
    rate = 1;
    voice: object | null = null;
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
      utterance.dispatchEvent(new Event('start'));
      utterance.dispatchEvent(new Event(outcome));
    },
  });
  const fail = () => {
    outcome = 'error';
  };
  const lose = () => {
    fail();
    voices = [];
    synthesis.dispatchEvent(new Event('voiceschanged'));
  };
  Object.assign(window, { lose, fail });
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance, configurable: true });
}
