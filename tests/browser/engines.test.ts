// @module-tag engines
import { resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { startEngine, type EngineName } from '../support/engines/find.ts';
import { lineTo, type Line } from '../support/engines/line.ts';
import { tabOf, type Tab } from '../support/engines/tab.ts';
import type { Engine } from '../support/engines/webdriver.ts';
import { chromiumTree, linesOf, type TreeNode } from '../support/engines/tree.ts';
import { enter, newAccount, storedLearner } from '../support/learner.ts';
import reading from '../../src/content/readings/a1-hola.ts';
import { typeset } from '../../src/ui/base/typeset.ts';
import { handOf, type Hand } from '../support/players/hand.ts';
import { PATIENCE } from '../support/until.ts';
import { browserPage } from '../support/browser-page.ts';
import { askedOnPage } from '../support/players/answers.ts';
import { answerAcrossBack, ELSEWHERE, REVIEW } from '../support/players/kept-page.ts';
import { playInEngine } from '../support/players/engine-games.ts';
import { playSteps } from '../support/players/lesson.ts';

const LESSON = '/course/a1-hola/1';
const TRACE = resolve('tests/traces/exam-quiz.recorded.trace.json');
/** A package may have to be fetched, and a busy machine starts a browser slowly. */
const START = 400_000;
const LONG = 400_000;
/** Of /flows only the first flows are kept. */
const MOST_LINES = 80;
const chromium = browserPage();

interface Screen {
  screen: string;
  path: string;
  /** Shown when it's there. */
  sign: string;
  begin?: (hand: Hand) => Promise<void>;
}

const screens: Screen[] = [
  { screen: 'lesson', path: LESSON, sign: 'Step 1 of' },
  { screen: 'review', path: '/flashcards/review?deck=nouns&start', sign: 'A new word' },
  {
    screen: 'word-match',
    path: '/games/word-match',
    sign: 'Moves',
    begin: (hand) => hand.press('Start Game'),
  },
  {
    screen: 'import',
    path: '/flashcards/own',
    sign: 'Separator',
    begin: async (hand) => {
      await hand.waits('The list of words', openDetails, null);
      await hand.write('details textarea', 'el nubarrón; storm cloud');
      await hand.press('Read the list');
    },
  },
  { screen: 'flows', path: '/flows', sign: 'Word Match' },
];

describe.each<EngineName>(['Firefox', 'WebKit'])('%s', (name) => {
  let engine: Engine | undefined;
  let line: Line;
  let tab: Tab;
  const at = (path: string) => line.origin + path;

  beforeAll(async () => {
    engine = await startEngine(name);
    line = await lineTo(inject('origin'));
    if (engine) tab = tabOf(engine);
  }, START);
  beforeEach(({ skip }) => skip(!engine, `${name} isn’t installed.`));
  afterAll(async () => {
    await engine?.close();
    line.close();
  });

  async function enterAsNew(path: string): Promise<void> {
    await enterAs((await storedLearner(line.origin)).session, path);
  }

  async function enterAs(session: string, path: string): Promise<void> {
    await tab.open(at('/robots.txt'));
    await tab.evaluate((value) => localStorage.setItem('camino-auth', value), session);
    await tab.open(at(path));
  }

  test('registers, learns a lesson, reviews and reads a story', { timeout: LONG }, async () => {
    const account = newAccount();
    await tab.open(at('/auth'));
    await tab.press('New here?');
    await tab.fill('Name', account.name);
    await tab.fill('Email', account.email);
    await tab.fill('Password', account.password);
    await tab.press('Create account');
    await tab.sees('Registration successful');
    await tab.fill('Email', account.email);
    await tab.fill('Password', account.password);
    await tab.press('Sign in');
    await tab.isAt('/');
    await tab.press('Start from zero');
    await tab.sees('Step 1 of');
    await tab.keys('2');
    await tab.sees('Step 2 of');
    for (const leave of [() => tab.back(), () => tab.press('Grammar')]) {
      await leave();
      await tab.sees('Leave this lesson?');
      await tab.press('Keep learning');
      await tab.sees('Step 2 of');
    }
    await playSteps(tab);
    await tab.sees('Lesson complete!');

    await tab.open(at('/flashcards/review?deck=nouns'));
    await tab.sees('words to review');
    await tab.press('Start Review');
    await playSteps(tab);
    await tab.sees('You recalled');

    await tab.open(at('/stories'));
    await tab.press(`Read ${typeset(reading.title)}`);
    await tab.click('main [data-word]', 1);
    await tab.click('[role=dialog] button[aria-label=Close]', 0);
    await tab.press('Questions');
    for (let question = 1; question <= reading.questions.length; question += 1) {
      await tab.sees(`Question ${question} of`);
      const { text, options } = await tab.evaluate(askedOnPage, null);
      const asked = reading.questions.find((one) => typeset(one.question) === text);
      await tab.keys(String(options.indexOf(typeset(asked?.correctAnswer ?? '')) + 1));
      await tab.sees('Right!');
      await tab.keys('Enter');
    }
    await tab.sees('You understood it!');
  });

  test('plays every game', { timeout: LONG }, async () => {
    await enterAsNew('/games/word-match');
    await tab.press('Start Game');
    await tab.click('[aria-label="Word Match board"] button', 0);
    await tab.reload();
    await tab.press('Start Game');
    await playInEngine(tab, line.origin);
  });

  test('imports words, downloads, changes settings, replays a trace', { timeout: LONG }, async () => {
    await enterAsNew('/flashcards/own');
    await tab.sees('No words yet.');
    await tab.press('Add a list of words');
    await tab.upload('input[type=file]', resolve('tests/support/anki-2024.apkg'));
    await tab.sees('sounds and pictures are left out');
    await tab.choose('Note type', 'Cloze (1)');
    await tab.press('Add 1 word');
    await tab.sees('1 word added.');

    await tab.open(at('/dashboard#downloads'));
    await tab.press('Anki Greetings');
    await tab.sees('camino-greetings.apkg is ready.');
    await tab.press('Download PDF Basic Greetings');
    await tab.sees('camino-basic-greetings.pdf is ready.');

    await tab.open(at('/games'));
    await tab.press('Account of');
    await tab.press('Settings');
    await tab.fill('Display name', 'Lucía');
    for (const leave of [() => tab.press('Grammar'), () => tab.back()]) {
      await leave();
      await tab.sees('Leave without saving?');
      await tab.press('Stay');
    }
    await tab.press('Save changes');
    await tab.sees('Settings saved');

    await tab.open(at('/flows/word-match'));
    await tab.press('Words');
    await tab.press('Show the screen');
    await tab.inFrame('iframe', () => tab.sees('Word Match', 'h1'));
    await tab.press('Show paths');
    const path = await tab.waits('A path of several steps', severalSteps, null);
    await tab.choose('that take every transition', path);
    for (const step of [1, 2]) {
      await tab.press('Next step');
      await tab.sees(`Step ${step} of`);
    }
    await tab.inFrame('iframe', () => tab.sees('Word Match', 'h1'));
    await tab.open(at('/flows/replay'));
    await tab.upload('input[type=file]', TRACE);
    await tab.sees('Replays exactly as recorded');
    await tab.keys('ArrowRight');
    await tab.sees('Step 1 of');
  });

  test('offline, two tabs, log-out', { timeout: LONG }, async () => {
    await enterAsNew(LESSON);
    await tab.sees('Step 1 of');
    line.setOffline(true);
    await tab.keys('2');
    await tab.sees('Step 2 of');
    line.setOffline(false);
    await tab.inNewTab(async () => {
      await tab.open(at('/games'));
      await tab.press('Account of');
      await tab.press('Log out');
      await tab.isAt('/auth');
    });
    await tab.sees('You were logged out in another tab.');
  });

  test('an answer while the page is left, on the next page, and after Back', { timeout: LONG }, async () => {
    await enterAsNew(ELSEWHERE);
    await answerAcrossBack(tab, line.origin, REVIEW);
  });

  test.runIf(name === 'Firefox').each(screens)(
    'a screen reader gets the same from $screen as in Chromium',
    { timeout: LONG },
    async ({ screen, path, sign, begin }) => {
      const { page, context } = chromium;
      const learner = await storedLearner(line.origin);
      await enterAs(learner.session, path);
      await enter(page, line.origin, learner);
      await page.goto(at(path));
      for (const hand of [tab, handOf(page)]) {
        await begin?.(hand);
        await hand.waits(sign, (text) => document.body.innerText.includes(text), sign);
      }
      const session = await context.newCDPSession(page);
      const inChromium = async () => shownIn(await chromiumTree(session));
      const inFirefox = async () => engine?.tree && shownIn(await engine.tree());
      const differing = async () => {
        const [one, other] = await Promise.all([inChromium(), inFirefox()]);
        // What tells of updates comes last, some seconds later.
        const isWhole = screen === 'flows' || one.endsWith('\n  status [live polite]');
        return isWhole && one === other ? [] : [one, other];
      };
      await expect.poll(differing, { timeout: PATIENCE }).toEqual([]);
      const whole = await inChromium();
      await expect(whole.split('\n').slice(0, MOST_LINES).join('\n')).toMatchFileSnapshot(
        `../transcripts/trees/${screen}.txt`,
      );
    },
  );

  test('no page complains', async () => {
    expect(await engine?.errors?.(line.origin)).toEqual(name === 'Firefox' ? [] : undefined);
  });
});

function severalSteps(): string | undefined {
  return [...document.querySelectorAll('option')].find(({ text }) => / steps: /.test(text))?.text;
}

/** A lesson's length differs by its seed, and a game's clock runs. */
function shownIn(tree: TreeNode): string {
  return linesOf(tree)
    .join('\n')
    .replace(/(?<=Step 1 of )\d+|(?<=Time )\d\d:\d\d/, '…');
}

function openDetails(): boolean {
  const details = document.querySelector('details:has(textarea)') ?? document.querySelector('main details');
  if (!(details instanceof HTMLDetailsElement)) return false;
  details.open = true;
  return document.querySelector('details textarea') !== null;
}
