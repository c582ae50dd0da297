// @module-tag long
import { LESSONS_TEACH_FROM } from '#machines/constants.ts';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { enter, storedLearner } from '../support/learner.ts';
import { stubVoices } from '../support/stub-voices.ts';
import { appears, open } from '../support/wait.ts';

const origin = inject('origin');
const timezoneId = 'Europe/London';
const browser = browserPage({ timezoneId });
const DAY = 86_400_000;
const DAYS = 5;
/** The button of what comes next. */
const NEXT = /^(Review \d+ words?|Start lesson \d+: .+)$/;
/** The day on which the learner takes the other lesson, too. */
const LONG_DAY = 3;

interface Today {
  heading: string;
  text: string;
  /** The first words of the steps that are ticked. */
  ticked: string[];
  /** The words of the review, which comes next or is a step; null without one. */
  review: number | null;
}

/** A lesson or a review as it was played; `notes` are answers by question. */
interface Played {
  /** The title of the end. */
  end: string;
  notes: Record<string, string>;
  /** The words that were new. */
  met: string[];
  rated: number;
}

test('a beginner lives five days: each brings what was promised, and all screens count the same words', async () => {
  const page = await (await browser.ownContext()).newPage();
  await page.addInitScript(stubVoices, [{ name: 'Mónica', lang: 'es-ES' }]);
  const first = firstMorning();
  await page.clock.install({ time: first });
  const learner = await storedLearner(origin);
  const session = JSON.parse(learner.session);
  const lasting = { ...session, expires_at: (first + DAYS * DAY) / 1000 };
  await enter(page, origin, { ...learner, session: JSON.stringify(lasting) });
  const notes: Record<string, string> = {};
  const met: string[] = [];
  let promised: number | null = null;
  for (let day = 1; day <= DAYS; day += 1) {
    const morning = first + (day - 1) * DAY;
    await page.clock.fastForward(Math.max(0, morning - (await page.evaluate(() => Date.now()))));
    await open(page, origin);
    let today = await todayOn(page);
    expect(today.review, `day ${day} brings what was promised`).toBe(promised);
    expect(today.heading).toMatch(day === 1 ? 'Welcome to Camino' : /words to review$|^I can /);

    const before = met.length;
    const done: string[] = [];
    while (today.heading !== 'Done for today') {
      done.push(await begin(page, day === 1 ? 'Start from zero' : NEXT, notes, met));
      today = await backToToday(page, done);
    }
    expect(new Set(done).size, 'nothing is done twice').toBe(done.length);
    expect(met.length - before, 'a lesson begins words').toBeGreaterThan(0);
    const reached = `You’ve met ${met.length - before} of your daily goal’s 10 new words.`;
    if (day === LONG_DAY) {
      await begin(page, NEXT, notes, met);
      today = await backToToday(page, done);
    }
    expect(today.text).toContain(day === LONG_DAY ? 'Want to do more?' : reached);
    promised = Number(/Tomorrow brings (\d+) words to review\./.exec(today.text)?.[1]);
    expect(promised, 'the words of the lesson come tomorrow').toBeGreaterThanOrEqual(met.length - before);

    expect(new Set(met).size, 'no word is met twice').toBe(met.length);
    expect(await metOnCourse(page)).toBe(met.length);
    await open(page, `${origin}/dashboard`);
    await appears(page.getByText('Mastery by category'));
    const dashboard = await textOf(page);
    expect(dashboard).toContain(`Streak${day} ${day === 1 ? 'day' : 'days'}`);
    expect(dashboard).toContain(`Of ${met.length} met`);
    expect(dashboard).toContain(`${met.length - before}/10 words`);
  }
  expect(met.length).toBeGreaterThan(30);
});

/** Half past eight in London four days ago, or on the first day on which lessons teach as they do now. */
function firstMorning(): number {
  const day = new Date(Date.now() - (DAYS - 1) * DAY).toISOString().slice(0, 10);
  const from = day < LESSONS_TEACH_FROM ? LESSONS_TEACH_FROM : day;
  return Date.parse(`${from}T08:30Z`);
}

/** Follows a link of Today and does what it leads to, to the end. Returns the first word of the step's name. */
async function begin(
  page: Page,
  link: string | RegExp,
  notes: Record<string, string>,
  met: string[],
): Promise<string> {
  await page.getByRole('link', { name: link, exact: true }).click();
  await appears(page.getByText(/^(Step|Card) 1 of/));
  const played = await playThrough(page, notes);
  Object.assign(notes, played.notes);
  met.push(...played.met);
  const spoken = await page.evaluate(() => (window as unknown as { spoken: { text: string }[] }).spoken);
  expect(spoken.map(({ text }) => text)).toEqual(expect.arrayContaining(played.met));
  if (played.end === 'Review complete!') {
    await appears(page.getByText(/^Nothing else is due today\./));
    return 'Review';
  }
  await appears(page.getByText(`You met ${played.met.length} new words`));
  return 'Lesson';
}

/** Goes to Today, which ticks what was done, or says that all of it is. */
async function backToToday(page: Page, done: readonly string[]): Promise<Today> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' }).click();
  let today = await todayOn(page);
  const news = () => (today.heading === 'Done for today' ? done : today.ticked);
  await expect.poll(async () => ((today = await todayOn(page)), news())).toEqual(done);
  return today;
}

async function todayOn(page: Page): Promise<Today> {
  await appears(page.getByRole('heading', { level: 1, name: 'Today' }));
  await appears(page.getByRole('heading', { level: 2, name: /^(Welcome|Done|I can|\d+ words? )/ }).first());
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const steps = [...(main?.querySelectorAll('ol > li') ?? [])].map((step) => ({
      name: step.querySelector('h3')?.textContent ?? '',
      detail: step.querySelector('h3 + p')?.textContent ?? '',
    }));
    const heading = main?.querySelector('section h2')?.textContent ?? '';
    const step = steps.find(({ name }) => name.startsWith('Review'))?.detail;
    const review = /^\d+ words? to review/.test(heading) ? heading : step;
    return {
      heading,
      text: main?.innerText ?? '',
      ticked: steps.flatMap(({ name }) => (name.endsWith('(done)') ? (name.split(' ')[0] ?? '') : [])),
      review: review === undefined ? null : Number.parseInt(review) || 0,
    };
  });
}

/** The words met in all units, as the course says. */
async function metOnCourse(page: Page): Promise<number> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Course' }).click();
  await appears(page.getByText(/ \d+ of \d+ words met/).first());
  const text = await textOf(page);
  return [...text.matchAll(/(\d+) of \d+ words met/g)].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** The page's text without line breaks. */
async function textOf(page: Page): Promise<string> {
  return (await page.locator('main').innerText()).replaceAll('\n', '');
}

/**
 * Goes through a lesson or a review. Answers with what `notes` say, by the text of the question, and says "I don't know"
 * to all else; in review the first word is forgotten once.
 */
async function playThrough(page: Page, notes: Record<string, string>): Promise<Played> {
  const played = await page.evaluateHandle(
    (known): Played => ({ end: '', notes: known, met: [], rated: 0 }),
    notes,
  );
  await page.waitForFunction(playStep, played, { timeout: 0 });
  return played.jsonValue();
}

/** Runs in a page: takes the next step, if it's shown and its word was heard. True at the end. */
function playStep(played: Played): boolean {
  const main = document.querySelector('main') ?? document.body;
  const textIn = (css: string) => main.querySelector<HTMLElement>(css)?.innerText.trim() ?? '';
  const button = (name: string) =>
    [...main.querySelectorAll('button')].findLast(
      (one) => one.textContent.startsWith(name) && one.checkVisibility({ visibilityProperty: true }),
    );
  const { spoken } = window as unknown as { spoken: readonly { text: string }[] };
  const { notes, met } = played;
  const asked = textIn('section h2');
  if (/(Lesson|Review) complete!$/.test(textIn('h2'))) {
    played.end = textIn('h2');
    return true;
  }
  const goOn = button('Continue');
  const understood = button('Got it');
  const rating = button(played.rated === 0 ? 'Again' : 'Good');
  const field = main.querySelector<HTMLInputElement>('form input:not([readonly])');
  const known = notes[asked];
  const option = [...main.querySelectorAll<HTMLElement>('ol[aria-label=Options] button')].find((one) =>
    one.innerText.endsWith(known ?? '?'),
  );
  if (goOn) {
    const solution = textIn('[data-part=solution]');
    if (solution) notes[asked] ??= solution;
    goOn.click();
  } else if (understood) {
    const meaning = textIn('section strong');
    if (textIn('section > header > p') === 'A new word') {
      if (spoken.every(({ text }) => text !== asked)) return false;
      met.push(asked);
      notes[asked] = meaning;
      notes[meaning] = asked;
    }
    understood.click();
  } else if (rating) {
    played.rated += 1;
    rating.click();
  } else if (button('Reveal Answer')) button('Reveal Answer')?.click();
  else if (option) option.click();
  else if (field && known && field.value === '') {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, known);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (field && known) button('Check')?.click();
  else button('Skip')?.click();
  return false;
}
