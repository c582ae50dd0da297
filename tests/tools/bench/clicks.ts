import type { Locator, Page } from 'playwright-core';
import { appears, open } from '../../support/wait.ts';
import { print, SLOWDOWN, throttle, watchEvents } from './throttled.ts';

const TILES = 24;
const FLIP_BACK = 1200;
const QUESTIONS = 10;
const PAUSE = 250;
/** Milliseconds to hold a button, to leave the cost of pressing it out. */
const PRESS = 60;

/** Milliseconds from a click on a tile or option to the next paint, at 4× CPU throttle. */
export async function benchClicks(page: Page, origin: string): Promise<void> {
  await throttle(page);
  process.stdout.write(`Click to paint at ${SLOWDOWN}× CPU throttle\n`);
  await benchTiles(page, origin);
  await benchOptions(page, `${origin}/games/vocabulary-challenge`, 'Vocabulary Challenge, an option');
  await benchOptions(page, `${origin}/games/grammar-master`, 'Grammar Master, an option', 'Medium');
  await benchExam(page, `${origin}/games/exam-quiz/nouns`);
  await benchLesson(page, `${origin}/course/a1-hola/1`);
}

async function benchTiles(page: Page, origin: string): Promise<void> {
  await open(page, `${origin}/games/word-match`);
  print(`  Word Match, a tile of ${TILES}`, await clickTiles(page), TILES);
}

/** Starts Word Match and turns all tiles; milliseconds from each click to the next paint. */
export async function clickTiles(page: Page): Promise<number[]> {
  await start(page, 'Hard');
  const tiles = page.getByRole('group', { name: 'Word Match board' }).getByRole('button');
  await appears(tiles.nth(TILES - 1));
  const seen = await watchEvents(page, 'click');
  for (let tile = 0; tile < TILES; tile += 1) {
    await click(page, tiles.nth(tile));
    if (tile % 2 === 1) await page.waitForTimeout(FLIP_BACK);
  }
  return seen();
}

async function benchOptions(page: Page, address: string, what: string, difficulty = 'Easy'): Promise<void> {
  await begin(page, address, difficulty);
  const seen = await watchEvents(page, 'click');
  for (let question = 0; question < QUESTIONS; question += 1) {
    await appears(openOptions(page).first());
    await click(page, openOptions(page).nth(question % 4));
    await page.keyboard.press('Enter');
  }
  print(`  ${what}`, await seen(), QUESTIONS);
}

async function benchExam(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.getByRole('button', { name: 'Start Exam' }).click();
  const seen = await watchEvents(page, 'click');
  for (let question = 0; question < QUESTIONS; question += 1) {
    await appears(openOptions(page).first());
    for (const option of [0, 1, 2, 3]) await click(page, openOptions(page).nth(option));
    await click(page, page.getByRole('button', { name: 'Submit Answer' }));
  }
  print('  Category Exam, an option or Submit Answer', await seen(), 5 * QUESTIONS);
}

/** Each kind of lesson step, answered by `Skip`, which shows the most; words are met by `Got it`. */
async function benchLesson(page: Page, address: string): Promise<void> {
  await open(page, address);
  await appears(page.getByText(/^Step 1 of/));
  const seen = await watchEvents(page, 'click');
  const times = new Map<string, number[]>();
  const end = page.getByRole('heading', { name: 'Lesson complete!' });
  let known = 0;
  while (!(await end.isVisible())) {
    const kind = (await page.locator('main section header p').first().textContent()) ?? '';
    await click(page, page.getByRole('button', { name: /^(Got it|Skip)/ }));
    const all = await seen();
    times.set(kind, [...(times.get(kind) ?? []), ...(all.length > known ? all.slice(known) : [0])]);
    const next = page.getByRole('button', { name: /^Continue/ });
    if (await next.isVisible()) await click(page, next);
    known = (await seen()).length;
  }
  for (const [kind, taken] of times) print(`  Lesson, ${kind}`, taken, taken.length);
}

async function begin(page: Page, address: string, difficulty: string): Promise<void> {
  await open(page, address);
  await start(page, difficulty);
}

async function start(page: Page, difficulty: string): Promise<void> {
  await page.getByRole('radio', { name: difficulty }).check();
  await page.getByRole('button', { name: 'Start Game' }).click();
}

function openOptions(page: Page): Locator {
  return page.locator('main ol button:not([aria-disabled])');
}

async function click(page: Page, control: Locator): Promise<void> {
  await control.click({ delay: PRESS });
  await page.waitForTimeout(PAUSE);
}
