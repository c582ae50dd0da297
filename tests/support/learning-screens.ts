import type { Page } from 'playwright-core';
import { playUntil } from './players/lesson.ts';
import type { Screen } from './screens.ts';
import { appears } from './wait.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const seen = (page: Page, text: string | RegExp) => appears(page.getByText(text).first());

/** Screens of lessons, readings and dialogues, for a new learner. */
export const learningScreens: Record<string, readonly Screen[]> = {
  lesson: [
    { name: 'a new word', path: '/course/a1-hola/1', reach: (page) => seen(page, 'A new word') },
    { name: 'a rule', reach: (page) => playUntil(page, 'main section > header > p', 'A new rule') },
    { name: 'options', reach: (page) => playUntil(page, 'main ol[aria-label=Options] button') },
    {
      name: 'an answer with its verdict',
      reach: async (page) => {
        await page.locator('main ol[aria-label=Options] button').first().click();
        await appears(page.locator('[data-part=verdict]'));
      },
    },
    { name: 'its end', reach: (page) => playUntil(page, 'main h2', 'Lesson complete!') },
    {
      name: 'a sentence to build',
      path: '/course/a2-casa/3',
      reach: (page) => playUntil(page, 'main [data-part=board]'),
    },
    {
      name: 'a question to type',
      path: '/course/a2-casa/3',
      reach: (page) => playUntil(page, 'main form label', 'Your answer in'),
    },
    {
      name: 'a wrong answer compared letter by letter',
      reach: async (page) => {
        await page.getByLabel(/^Your answer in/).fill('no sé qué decir');
        await page.getByLabel(/^Your answer in/).press('Enter');
        await appears(page.locator('[data-part=verdict]'));
      },
    },
    {
      name: 'a question of a checkpoint',
      path: '/course/a1-hola/checkpoint',
      reach: (page) => seen(page, /^Step 1 of/),
    },
    { name: 'a failed checkpoint', reach: (page) => playUntil(page, 'main h2', 'Not passed yet') },
  ],
  'reading and dialogue': [
    {
      name: 'a question on a reading',
      path: '/course/a1-mi-dia/reading',
      reach: async (page) => {
        await press(page, 'Questions');
        await appears(page.locator('main ol button').first());
      },
    },
    { name: 'the end of a reading', reach: (page) => answerUntil(page, 'questions right.') },
    {
      name: 'a dialogue',
      path: '/course/a1-hola/reading/dialogue',
      reach: (page) => seen(page, 'Two women named Ana'),
    },
    { name: 'a line of it', reach: (page) => press(page, /^Read/) },
    { name: 'a question on it', reach: (page) => answerUntil(page, 'What did you read?') },
    { name: 'its text', reach: (page) => answerUntil(page, 'Now read it.') },
    { name: 'its roles', reach: (page) => press(page, /^Take a role/) },
    {
      name: 'a line to choose',
      reach: async (page) => {
        await press(page, /Ana María$/);
        await answerUntil(page, 'What do you say?');
      },
    },
    { name: 'a line to type', reach: (page) => answerUntil(page, 'say it in Spanish') },
  ],
};

/** Screens of a learner who has three months of history. */
export const laterScreens: readonly Screen[] = [
  { name: 'today', path: '/', reach: (page) => seen(page, /^Review \d+ words$/) },
  { name: 'course', path: '/course', reach: (page) => seen(page, 'You are here') },
  {
    name: 'question',
    path: '/flashcards/review?start',
    reach: (page) => appears(page.getByRole('button', { name: /^Reveal Answer/ })),
  },
  { name: 'its menu', reach: (page) => page.getByLabel('More').click() },
  {
    name: 'answer with its ratings',
    reach: async (page) => {
      await page.keyboard.press('Escape');
      await press(page, /^Reveal Answer/);
      await page.getByText('Why is this card due?').click();
      await appears(page.getByRole('button', { name: /^Good/ }));
    },
  },
  {
    name: 'end of the review',
    reach: async (page) => {
      await press(page, /^Again/);
      await seen(page, /^Card 2 of/);
      await press(page, 'End review');
      await seen(page, 'Look at these again');
    },
  },
  { name: 'progress', path: '/dashboard', reach: (page) => seen(page, 'Mastery by category') },
  { name: 'memory', path: '/dashboard#memory', reach: (page) => seen(page, 'Time for a word known') },
  {
    name: 'profile',
    path: '/profile',
    reach: (page) => seen(page, /^\d+ days with activity/),
  },
  { name: 'games', path: '/games', reach: (page) => seen(page, 'Would you like to appear here?') },
  { name: 'stories', path: '/stories', reach: (page) => seen(page, 'Two women named Ana') },
];

/** Goes on, and answers with the first option, until the page says `text`. */
async function answerUntil(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const main = document.querySelector<HTMLElement>('main');
      if (main?.innerText.includes(wanted)) return true;
      const open = [...(main?.querySelectorAll<HTMLElement>('button:not([aria-disabled])') ?? [])].filter(
        (one) => one.checkVisibility(),
      );
      const next = open.find(({ textContent }) =>
        /^(Continue|Next|Finish|See|Type your lines)/.test(textContent),
      );
      (next ?? open.find((one) => one.matches('ol button[aria-pressed=false]')))?.click();
      return false;
    },
    text,
    { timeout: 0 },
  );
}
