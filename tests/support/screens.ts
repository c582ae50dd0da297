import type { Page } from 'playwright-core';
import { newAccount } from './learner.ts';
import { appears } from './wait.ts';
import {
  examAnswer,
  grammarAnswer,
  presentForms,
  readQuestion,
  sentenceWords,
  vocabularyAnswer,
  type Asked,
} from './players/answers.ts';
import { placeWords, playWordMatch } from './players/games.ts';
import type { GameTab } from './players/game-tab.ts';

export interface Screen {
  name: string;
  /** Has the parts of earlier screens, and no later screen of its group needs it: only long tests look at it. */
  isSimilar?: true;
  path?: string;
  reach?: (page: Page) => Promise<unknown>;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const seen = (page: Page, text: string | RegExp) => appears(page.getByText(text).first());

const follow = async (page: Page, link: string, heading: string) => {
  await page.locator('footer').getByRole('link', { name: link, exact: true }).click();
  await appears(page.getByRole('heading', { level: 1, name: heading }));
};
const openTab = async (page: Page, name: string) => {
  await page.getByRole('tab', { name }).click();
  await appears(page.getByRole('tab', { name, selected: true }));
};

/** Screens by group; each group has a page of its own, with a learner except for open pages. */
export const screens: Record<string, readonly Screen[]> = {
  'open pages': [
    { name: 'landing', path: '/' },
    { name: 'login', path: '/auth' },
    {
      name: 'login with errors',
      reach: async (page) => {
        await page.getByRole('button', { name: 'Sign in', exact: true }).click();
        await seen(page, 'Please enter a valid email address');
      },
    },
    {
      name: 'toast',
      reach: async (page) => {
        await page.getByLabel('Email').fill('nobody@example.com');
        await page.getByLabel('Password', { exact: true }).fill('no-password');
        await page.getByRole('button', { name: 'Sign in', exact: true }).click();
        await seen(page, 'Login failed');
      },
    },
    {
      name: 'registration',
      isSimilar: true,
      path: '/auth',
      reach: (page) => press(page, /Create an account/),
    },
    { name: '404', path: '/no/such/page' },
    { name: 'about', path: '/about' },
    {
      name: 'question and its answer',
      reach: async (page) => {
        await follow(page, 'FAQ', 'Questions and answers');
        await page.getByText('Why did an accent make my answer wrong?').click();
        await seen(page, 'You don’t need a Spanish keyboard.');
      },
    },
    { name: 'support', isSimilar: true, reach: (page) => follow(page, 'Support', 'Support') },
    { name: 'blog', reach: (page) => follow(page, 'Blog', 'Blog') },
    {
      name: 'article',
      reach: async (page) => {
        await page
          .getByRole('main')
          .getByRole('link', { name: /ser.*estar/i })
          .click();
        await appears(page.getByRole('heading', { level: 1, name: /estar/i }));
      },
    },
    {
      name: 'menu of a phone',
      reach: async (page) => {
        await page.setViewportSize({ width: 390, height: 800 });
        await press(page, 'Open menu');
        await appears(page.getByRole('button', { name: 'Close menu' }));
      },
    },
    {
      name: 'no such article',
      isSimilar: true,
      path: '/blog/nothing',
      reach: (page) => seen(page, 'This article doesn’t exist'),
    },
    {
      name: 'newsletter with an error',
      path: '/',
      reach: async (page) => {
        await page.getByRole('textbox', { name: 'Email' }).fill('nobody');
        await press(page, 'Subscribe');
        await seen(page, 'Please enter a valid email address');
      },
    },
    {
      name: 'newsletter with its thanks',
      reach: async (page) => {
        await page.getByRole('textbox', { name: 'Email' }).fill(newAccount().email);
        await press(page, 'Subscribe');
        await seen(page, 'Please confirm it with the link in our email.');
        await seen(page, 'Thanks for subscribing!');
      },
    },
    { name: 'link of the newsletter', path: `/newsletter?unsubscribe=${crypto.randomUUID()}` },
    {
      name: 'unsubscribed',
      reach: async (page) => {
        await press(page, 'Unsubscribe');
        await seen(page, 'You are unsubscribed.');
      },
    },
    {
      name: 'cut-off link of the newsletter',
      isSimilar: true,
      path: '/newsletter?confirm=4b1',
      reach: (page) => seen(page, 'This link is incomplete'),
    },
  ],
  grammar: [
    { name: 'nouns', path: '/grammar', reach: (page) => seen(page, 'Play Grammar Master') },
    {
      name: 'verbs in all tenses',
      isSimilar: true,
      reach: async (page) => {
        await openTab(page, 'Verbs');
        await press(page, 'View More Verb Tenses');
        await appears(page.getByRole('heading', { name: 'Preterite', exact: true }));
      },
    },
    { name: 'pronouns', isSimilar: true, reach: (page) => openTab(page, 'Pronouns') },
    { name: 'adjectives', isSimilar: true, reach: (page) => openTab(page, 'Adjectives') },
  ],
  'dashboard and profile': [
    { name: 'progress', path: '/dashboard', reach: (page) => seen(page, /^Sample data/) },
    {
      name: 'memory without answers',
      reach: async (page) => {
        await openTab(page, 'Memory');
        await appears(page.getByRole('heading', { name: 'Words known' }));
      },
    },
    { name: 'achievements', reach: (page) => openTab(page, 'Achievements') },
    {
      name: 'downloads, too many cards asked for',
      reach: async (page) => {
        await openTab(page, 'Downloads');
        await page.getByLabel(/^Greetings/).check({ force: true });
        await page.getByLabel('Number of cards').fill('9999');
        await press(page, 'Create Custom PDF');
        await appears(page.locator('[aria-invalid=true]'));
      },
    },
    {
      name: 'menu of the account',
      reach: async (page) => {
        await press(page, /Account of/);
        await appears(page.getByRole('menuitem', { name: 'Report a problem' }));
      },
    },
    {
      name: 'report of a problem',
      reach: async (page) => {
        await page.getByRole('menuitem', { name: 'Report a problem' }).click();
        await appears(page.getByRole('dialog', { name: 'Report a problem' }));
      },
    },
    { name: 'profile', path: '/profile', reach: (page) => seen(page, '250 / 500 XP') },
    {
      name: 'settings of the account',
      reach: async (page) => {
        await page.getByRole('link', { name: 'Settings' }).click();
        await page.getByLabel('Display name').fill('');
        await press(page, 'Save changes');
        await appears(page.locator('[aria-invalid=true]'));
      },
    },
    { name: 'settings of learning', reach: (page) => openTab(page, 'Learning') },
    { name: 'settings of sound', reach: (page) => openTab(page, 'Audio') },
    {
      name: 'notifications',
      reach: (page) => page.getByRole('link', { name: 'Notifications' }).click(),
    },
    {
      name: 'changes not saved',
      reach: async (page) => {
        await page.getByRole('link', { name: 'Games', exact: true }).click();
        await appears(page.getByRole('alertdialog'));
      },
    },
    {
      name: 'own data',
      reach: async (page) => {
        await press(page, 'Stay');
        await page.getByRole('link', { name: 'Your data' }).click();
        await seen(page, 'Export my data');
      },
    },
    {
      name: 'deletion, the word mistyped',
      reach: async (page) => {
        await press(page, 'Delete my account');
        await press(page, 'Delete for good');
        await seen(page, 'Please type the word DELETE');
      },
    },
  ],
  'level test': [
    { name: 'offer', path: '/course/placement', reach: (page) => seen(page, 'From zero') },
    {
      name: 'list of units',
      reach: async (page) => {
        await page.getByText('Choose a unit yourself').click();
        await seen(page, 'Start with this unit');
      },
    },
    {
      name: 'question with options',
      reach: async (page) => {
        await press(page, 'Find my level');
        await seen(page, 'What does this mean in English?');
      },
    },
    {
      name: 'question to type',
      reach: async (page) => {
        await press(page, /^Skip/);
        await seen(page, 'Your answer in Spanish');
      },
    },
    {
      name: 'suggestion',
      reach: async (page) => {
        await press(page, /^Skip/);
        await seen(page, 'Start here');
      },
    },
  ],
  'own words': [
    {
      name: 'refused',
      path: '/flashcards/own',
      reach: async (page) => {
        await press(page, 'Add word');
        await seen(page, 'Please write the word in Spanish');
      },
    },
    {
      name: 'a duplicate',
      reach: async (page) => {
        await page.getByLabel('Spanish', { exact: true }).fill('la casa');
        await page.getByLabel('English').fill('home');
        await press(page, 'Add word');
        await seen(page, /Camino already has/);
      },
    },
    {
      name: 'a word with a star',
      reach: async (page) => {
        await press(page, 'Add yours, too');
        await press(page, 'Star la casa');
        await seen(page, '1 word');
      },
    },
    {
      name: 'a word removed',
      reach: async (page) => {
        await press(page, 'Remove la casa');
        await seen(page, /is removed/);
      },
    },
    {
      name: 'a list that was read',
      reach: async (page) => {
        await page.getByText('Add a list of words').click();
        await page.getByLabel('Or paste the list').fill('la nube;cloud\n;nothing\nla chispa;spark');
        await press(page, 'Read the list');
        await seen(page, 'Line 2: It has no Spanish.');
      },
    },
  ],
  review: [
    {
      name: 'setup',
      path: '/flashcards/review?deck=nouns',
      reach: (page) => seen(page, '10 words to review'),
    },
    {
      name: 'a new word',
      reach: async (page) => {
        await press(page, 'Start Review');
        await seen(page, 'A new word');
      },
    },
    {
      name: 'question',
      reach: async (page) => {
        for (let word = 0; word < 3; word += 1) await press(page, /^Next/);
        await appears(page.getByRole('button', { name: /^Reveal Answer/ }));
      },
    },
    {
      name: 'keys',
      reach: async (page) => {
        await press(page, 'Keys');
        await appears(page.getByRole('dialog', { name: 'Keys' }));
      },
    },
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
      name: 'completion',
      reach: async (page) => {
        await press(page, /^Good/);
        await seen(page, 'Card 2 of 10');
        await press(page, 'End review');
        await seen(page, 'Review complete!');
      },
    },
    {
      name: 'answer to be typed',
      reach: async (page) => {
        await press(page, 'Choose other words');
        await page.getByLabel(/^Type it/).check();
        await press(page, 'Start Review');
        for (let word = 0; word < 3; word += 1) await press(page, /^Next/);
        await appears(page.getByLabel(/^Your answer in/));
      },
    },
    {
      name: 'typed answer judged',
      reach: async (page) => {
        await page.getByLabel(/^Your answer in/).fill('no idea');
        await press(page, /^Check/);
        await seen(page, 'Not quite.');
      },
    },
    {
      name: 'year of activity and forecast',
      path: '/profile',
      reach: async (page) => {
        await seen(page, /^1 day with activity/);
        await seen(page, 'Tomorrow');
      },
    },
    {
      name: 'year as a table',
      reach: async (page) => {
        await page.getByText('Show as a table').click();
        await appears(page.getByRole('table', { name: /^Cards by day/ }));
      },
    },
  ],
  flows: [
    { name: 'all flows', path: '/flows', reach: (page) => appears(page.locator('article').first()) },
    {
      name: 'questions between flows',
      path: '/flows/questions',
      reach: (page) => appears(page.getByRole('link', { name: 'What works offline?' })),
    },
    {
      name: 'question between flows',
      path: '/flows/questions/two-tabs',
      reach: (page) => appears(page.getByText(/^Activity log › /).first()),
    },
    {
      name: 'who hears what',
      path: '/flows/questions/who-hears-what',
      reach: (page) => appears(page.getByText('A message for the learner').first()),
    },
    {
      name: 'diagram with a search and details',
      path: '/flows/exam-quiz',
      reach: async (page) => {
        await page.getByRole('searchbox').fill('loadCards failed');
        await page.getByRole('searchbox').press('Enter');
        await seen(page, /Enter shows it|Enter goes to the next one/);
        await page.keyboard.press('Tab');
        await page.locator('[data-part=state]').nth(2).focus();
        await appears(page.getByRole('heading', { name: 'Transitions out of it' }));
      },
    },
    {
      name: 'diagram with a path',
      reach: async (page) => {
        await press(page, 'Show paths');
        await page.getByLabel(/that take every transition/).selectOption({ index: 1 });
        await seen(page, /^Step 0 of/);
      },
    },
    {
      name: 'replay, a file refused',
      path: '/flows/replay',
      reach: async (page) => {
        const buffer = Buffer.from('no trace');
        const file = { name: 'letter.json', mimeType: 'application/json', buffer };
        await page.locator('input[type=file]').setInputFiles(file);
        await seen(page, /^letter.json: /);
      },
    },
    {
      name: 'replay of a trace',
      reach: async (page) => {
        await page.locator('input[type=file]').setInputFiles('tests/traces/exam-quiz.recorded.trace.json');
        await seen(page, 'Replays exactly as recorded');
        await appears(page.locator('[data-part=state][data-active]').first());
        for (let step = 1; step <= 3; step += 1) await page.keyboard.press('ArrowRight');
        await seen(page, /^Step 3 of/);
      },
    },
  ],
  flashcards: [
    {
      name: 'all flashcards',
      path: '/flashcards',
      reach: (page) => appears(page.locator('article').first()),
    },
    { name: 'single card', reach: (page) => press(page, 'Single card') },
    {
      name: 'no match',
      reach: async (page) => {
        await page.getByRole('searchbox').fill('zzzz');
        await seen(page, 'No flashcards found matching');
      },
    },
    {
      name: 'empty category',
      isSimilar: true,
      path: '/flashcards/category/klingon',
      reach: (page) => seen(page, 'No flashcards found in this category.'),
    },
  ],
  'games and Word Match': [
    { name: 'today', path: '/', reach: (page) => seen(page, 'Welcome to Camino') },
    { name: 'stories', path: '/stories', reach: (page) => seen(page, 'Two women named Ana') },
    { name: 'course', path: '/course', reach: (page) => seen(page, 'You are here') },
    { name: 'games', path: '/games' },
    { name: 'setup', path: '/games/word-match', reach: (page) => seen(page, 'Start Game') },
    {
      name: 'wrong pair',
      reach: async (page) => {
        await press(page, 'Start Game');
        await turnWrong(page);
        await seen(page, 'are not a pair.');
      },
    },
    {
      name: 'confirmation',
      reach: async (page) => {
        await press(page, 'Restart');
        await appears(page.getByRole('alertdialog'));
      },
    },
    {
      name: 'completion',
      path: '/games/word-match',
      reach: async (page) => {
        await press(page, 'Start Game');
        await playWordMatch(tableOf(page), 'won');
        await seen(page, 'You found all 5 pairs.');
      },
    },
    {
      name: 'question of the leaderboard',
      path: '/games',
      reach: (page) => seen(page, 'Would you like to appear here?'),
    },
    {
      name: 'answer to the leaderboard',
      reach: async (page) => {
        await press(page, 'Not now');
        await seen(page, 'You stay off the leaderboard');
      },
    },
  ],
  'Daily Challenge': [
    { name: 'setup', path: '/games/daily-challenge', reach: (page) => seen(page, 'Start Challenge') },
    { name: 'word', reach: (page) => press(page, 'Start Challenge') },
    { name: 'revealed', reach: (page) => press(page, 'Reveal Answer') },
    {
      name: 'completion',
      isSimilar: true,
      reach: async (page) => {
        await press(page, 'I Made a Mistake');
        for (let word = 2; word <= 10; word += 1) {
          await press(page, 'Reveal Answer');
          await press(page, 'I Made a Mistake');
        }
        await seen(page, 'Look at these again');
      },
    },
  ],
  'Grammar Master': [
    { name: 'setup', path: '/games/grammar-master', reach: (page) => seen(page, 'Start Game') },
    { name: 'question', reach: (page) => press(page, 'Start Game') },
    { name: 'right', reach: (page) => answer(page, grammarAnswer, true) },
    {
      name: 'confirmation',
      reach: async (page) => {
        await press(page, 'Quit');
        await appears(page.getByRole('alertdialog'));
      },
    },
    {
      name: 'wrong',
      reach: async (page) => {
        await press(page, 'Keep playing');
        await press(page, 'Next');
        await answer(page, grammarAnswer, false);
      },
    },
    {
      name: 'completion',
      isSimilar: true,
      reach: async (page) => {
        for (let question = 3; question <= 5; question += 1) {
          await press(page, 'Next');
          await answer(page, grammarAnswer, false);
        }
        await press(page, 'Next');
        await seen(page, 'Look at these again');
      },
    },
  ],
  'Sentence Builder': [
    { name: 'setup', path: '/games/sentence-builder', reach: (page) => seen(page, 'Start Game') },
    { name: 'board', reach: (page) => press(page, 'Start Game') },
    { name: 'wrong', reach: (page) => build(page, false) },
    {
      name: 'right',
      reach: async (page) => {
        await press(page, 'Reset');
        await build(page, true);
      },
    },
    {
      name: 'completion',
      isSimilar: true,
      reach: async (page) => {
        for (let sentence = 2; sentence <= 5; sentence += 1) {
          await skip(page, 1.5);
          await build(page, true);
        }
        await skip(page, 1.5);
        await seen(page, 'Look at these again');
      },
    },
  ],
  'Vocabulary Challenge': [
    { name: 'setup', path: '/games/vocabulary-challenge', reach: (page) => seen(page, 'Start Game') },
    { name: 'word', reach: (page) => press(page, 'Start Game') },
    { name: 'right', reach: (page) => answer(page, vocabularyAnswer, true) },
    {
      name: 'wrong',
      reach: async (page) => {
        await skip(page, 1.5);
        await answer(page, vocabularyAnswer, false);
      },
    },
    {
      name: 'time is up',
      reach: async (page) => {
        await skip(page, 1.5);
        await skip(page, 10);
        await seen(page, 'Time is up.');
      },
    },
    {
      name: 'completion',
      isSimilar: true,
      reach: async (page) => {
        await skip(page, 7 * 11 + 1);
        await seen(page, 'Look at these again');
      },
    },
  ],
  'Verb Conjugation': [
    { name: 'setup', path: '/games/verb-conjugation', reach: (page) => seen(page, 'Start Game') },
    { name: 'verb', reach: (page) => press(page, 'Start Game') },
    {
      name: 'corrected',
      reach: async (page) => {
        const [first = ''] = presentForms(await page.locator('main h2').innerText());
        await page.getByRole('textbox').nth(0).fill(first);
        await page.getByRole('textbox').nth(1).fill('hablás');
        await press(page, 'Check Answers');
      },
    },
    {
      name: 'completion',
      isSimilar: true,
      reach: async (page) => {
        for (let verb = 2; verb <= 3; verb += 1) {
          await press(page, 'Next Verb');
          await press(page, 'Check Answers');
        }
        await press(page, 'Next Verb');
        await seen(page, 'Quiz complete!');
      },
    },
  ],
  'Category Exam': [
    { name: 'setup, nothing chosen', path: '/games/exam-quiz' },
    {
      name: 'setup',
      path: '/games/exam-quiz/Food%20%26%20Drinks',
      reach: (page) => seen(page, 'Start Exam'),
    },
    { name: 'question', reach: (page) => press(page, 'Start Exam') },
    { name: 'right', reach: (page) => submit(page, true) },
    {
      name: 'wrong',
      reach: async (page) => {
        await skip(page, 2);
        await submit(page, false);
      },
    },
    {
      name: 'results',
      reach: async (page) => {
        for (let question = 3; question <= 10; question += 1) {
          await skip(page, 2);
          await submit(page, false);
        }
        await skip(page, 2);
        await seen(page, 'Exam Results');
      },
    },
  ],
};

/** Stretches a game's delays, so that a screen outlasts its check. */
const SLOWNESS = 30;

/** Stretches the games' delays and lets tests skip them. */
export async function slowDown(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript((slowness) => {
    const pause = window.setTimeout.bind(window);
    const later = (act: () => void, delay = 0) => pause(act, delay < 1000 ? delay : slowness * delay);
    Object.assign(window, { setTimeout: later });
  }, SLOWNESS);
}

async function skip(page: Page, seconds: number): Promise<void> {
  await page.clock.runFor(seconds * 1000 * SLOWNESS);
}

function openOption(page: Page) {
  return page.locator('main ol button[aria-pressed=false]:not([aria-disabled])').first();
}

async function answer(page: Page, rightOf: (asked: Asked) => string, isRight: boolean): Promise<void> {
  await appears(openOption(page));
  const asked = await readQuestion(page);
  const right = rightOf(asked);
  const index = asked.options.findIndex((option) => (option === right) === isRight);
  await page.keyboard.press(String(index + 1));
  await seen(page, isRight ? 'orrect' : 'Incorrect.');
}

async function submit(page: Page, isRight: boolean): Promise<void> {
  await appears(openOption(page));
  const asked = await readQuestion(page);
  const right = examAnswer(asked, 'food-drinks');
  const index = asked.options.findIndex((option) => (option === right) === isRight);
  await page.keyboard.press(String(index + 1));
  await page.keyboard.press('Enter');
  await seen(page, isRight ? '¡Correcto!' : 'Incorrect.');
}

/** Turns over pairs until two don't match. */
async function turnWrong(page: Page): Promise<void> {
  const tiles = page.getByRole('group', { name: 'Word Match board' }).getByRole('button');
  const isWrong = () => page.locator('[data-state=wrong]').first().isVisible();
  for (let index = 0; index < 10 && !(await isWrong()); index += 2) {
    await tiles.nth(index).click();
    await tiles.nth(index + 1).click();
  }
}

async function build(page: Page, isRight: boolean): Promise<void> {
  await appears(page.getByRole('list', { name: 'Available words' }).getByRole('button').first());
  const words = sentenceWords((await readQuestion(page)).text);
  await placeWords(tableOf(page), isRight ? words : words.toReversed());
  await press(page, 'Check');
  await seen(page, isRight ? '¡Correcto!' : 'Inténtalo de nuevo');
}

function tableOf(page: Page): GameTab {
  return { page, touch: 'mouse', isVirtual: true };
}
