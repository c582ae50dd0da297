import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { appears } from '../wait.ts';
import {
  examAnswer,
  grammarAnswer,
  partnerPlace,
  presentForms,
  readQuestion,
  sentenceWords,
  vocabularyAnswer,
  type Asked,
} from './answers.ts';
import { passes, press, says, tileText, toasts, type Plan, type GameTab } from './game-tab.ts';

interface End {
  heading: string;
  /** Other texts on the last screen. */
  texts: readonly string[];
  toast?: string;
  /** Figures without time, with XP by the game's formula. */
  figures: (seconds: number, moves: number) => Record<string, string>;
  /** Number of items to review. */
  reviewed: number;
}

export interface Game {
  title: string;
  address: string;
  start: string;
  again: string;
  play: (tab: GameTab, plan: Plan) => Promise<void>;
  ends: Record<Plan, End>;
}

export const games: readonly Game[] = [
  {
    title: 'Word Match',
    address: '/games/word-match',
    start: 'Start Game',
    again: 'Play Again',
    play: playWordMatch,
    ends: {
      won: {
        heading: 'Congratulations!',
        texts: ['You found all 5 pairs.'],
        toast: 'Congratulations! Game completed!',
        figures: () => ({ Moves: '5', XP: '+50' }),
        reviewed: 0,
      },
      lost: {
        heading: 'Congratulations!',
        texts: ['You found all 5 pairs.'],
        toast: 'Congratulations! Game completed!',
        figures: (_seconds, moves) => ({ Moves: `${moves}`, XP: `+${Math.round(250 / moves)}` }),
        reviewed: 0,
      },
    },
  },
  {
    title: 'Daily Challenge',
    address: '/games/daily-challenge',
    start: 'Start Challenge',
    again: 'Practice Again',
    play: playDailyChallenge,
    ends: {
      won: {
        heading: 'Challenge completed!',
        texts: [],
        toast: 'Challenge completed! Your score: 10 out of 10',
        figures: () => ({ Score: '10 / 10', XP: '+100' }),
        reviewed: 0,
      },
      lost: {
        heading: 'Challenge completed!',
        texts: [],
        toast: 'Challenge completed! Your score: 0 out of 10',
        figures: () => ({ Score: '0 / 10', XP: '+0' }),
        reviewed: 10,
      },
    },
  },
  {
    title: 'Grammar Master',
    address: '/games/grammar-master',
    start: 'Start Game',
    again: 'Play Again',
    play: playGrammarMaster,
    ends: {
      won: {
        heading: 'Game completed!',
        texts: ['You answered 5 of 5 questions correctly.'],
        toast: '¡Juego completado! (Game completed!)',
        figures: (seconds) => ({ Score: '5 / 5', XP: `+${150 - Math.floor(seconds / 5)}` }),
        reviewed: 0,
      },
      lost: {
        heading: 'Game completed!',
        texts: ['You answered 0 of 5 questions correctly.'],
        toast: '¡Juego completado! (Game completed!)',
        figures: (seconds) => ({ Score: '0 / 5', XP: `+${100 - Math.floor(seconds / 5)}` }),
        reviewed: 5,
      },
    },
  },
  {
    title: 'Sentence Builder',
    address: '/games/sentence-builder',
    start: 'Start Game',
    again: 'Play Again',
    play: playSentenceBuilder,
    ends: {
      won: {
        heading: 'Game completed!',
        texts: ['You solved 5 sentences, 5 of them on the first try.'],
        toast: '¡Juego completado!',
        figures: () => ({ 'First try': '5 / 5', XP: '+50' }),
        reviewed: 0,
      },
      lost: {
        heading: 'Game completed!',
        texts: ['You solved 5 sentences, 0 of them on the first try.'],
        toast: '¡Juego completado!',
        figures: () => ({ 'First try': '0 / 5', XP: '+50' }),
        reviewed: 5,
      },
    },
  },
  {
    title: 'Vocabulary Challenge',
    address: '/games/vocabulary-challenge',
    start: 'Start Game',
    again: 'Play Again',
    play: playVocabularyChallenge,
    ends: {
      won: {
        heading: 'Game completed!',
        texts: ['You knew 10 of 10 words.'],
        toast: '¡Juego completado!',
        figures: () => ({ Score: '10 / 10', XP: '+100' }),
        reviewed: 0,
      },
      lost: {
        heading: 'Game completed!',
        texts: ['You knew 0 of 10 words.'],
        toast: '¡Juego completado!',
        figures: () => ({ Score: '0 / 10', XP: '+0' }),
        reviewed: 10,
      },
    },
  },
  {
    title: 'Verb Conjugation Quiz',
    address: '/games/verb-conjugation',
    start: 'Start Game',
    again: 'Play Again',
    play: playVerbConjugation,
    ends: {
      won: {
        heading: 'Quiz complete!',
        texts: ['You scored 3 of 3 points.'],
        figures: () => ({ 'Forms right': '18 / 18', XP: '+30' }),
        reviewed: 0,
      },
      lost: {
        heading: 'Quiz complete!',
        texts: ['You scored 0.5 of 3 points: a verb that’s at least half right earns half a point.'],
        figures: () => ({ 'Forms right': '5 / 18', XP: '+5' }),
        reviewed: 3,
      },
    },
  },
  {
    title: 'Spanish Category Exam Quiz',
    address: '/games/exam-quiz/Food%20%26%20Drinks',
    start: 'Start Exam',
    again: 'Retry Exam',
    play: playExam,
    ends: {
      won: {
        heading: 'Exam Results',
        texts: ['100%', 'Passed', 'Excelente! You have mastered this category!'],
        toast: '¡Examen completado!',
        figures: () => ({ Score: '10 / 10 correct', 'XP earned': '+150' }),
        reviewed: 0,
      },
      lost: {
        heading: 'Exam Results',
        texts: ['0%', 'Keep practicing! Review this category more for better results.'],
        toast: '¡Examen completado!',
        figures: () => ({ Score: '0 / 10 correct', 'XP earned': '+10' }),
        reviewed: 10,
      },
    },
  },
];

/** To win, looks under each tile first, which is free. To lose, turns over unknown pairs first. */
export async function playWordMatch(tab: GameTab, plan: Plan): Promise<void> {
  const { page } = tab;
  const tiles = page.getByRole('group', { name: 'Word Match board' }).getByRole('button');
  await appears(tiles.first());
  const texts: string[] = [];
  const turn = async (index: number) => {
    await press(tab, tiles.nth(index));
    const text = await tileText(tab, tiles.nth(index), index);
    texts.push(text.replace(/,? matched$/, '').trim());
  };
  let moves = 0;
  for (const index of Array(10).keys()) {
    await turn(index);
    if (plan === 'won') await press(tab, tiles.nth(index));
    else if (index % 2 === 1) {
      moves += 1;
      await appears(page.getByText(`Moves${moves}`, { exact: true }));
      await missed(tab);
    }
  }
  const partners = texts.map((_text, index) => partnerPlace(index, texts));
  const known = [...partners.entries()].filter(([first, second]) => first < second);
  const pairs = known.filter(([first, second]) => plan === 'won' || second !== first + 1 || first % 2 === 1);
  for (const [index, [first, second]] of pairs.entries()) {
    await appears(page.getByText(`Moves${moves}`, { exact: true }));
    await press(tab, tiles.nth(first));
    await press(tab, tiles.nth(second), index === pairs.length - 1);
    moves += 1;
  }
}

async function missed(tab: GameTab): Promise<void> {
  const { page, isVirtual } = tab;
  const other = page.locator('[data-state=hidden]').first();
  if (!(await page.locator('[data-state=wrong]').first().isVisible())) return;
  await says(tab, 'are not a pair.');
  if (isVirtual && (await other.isVisible())) await press(tab, other);
  await passes(tab, 1000, page.locator('fieldset:not(:has([data-state=wrong], [data-state=selected]))'));
}

async function playDailyChallenge(tab: GameTab, plan: Plan): Promise<void> {
  const { page } = tab;
  const rate = page.getByRole('button', { name: plan === 'won' ? 'I Got It Right' : 'I Made a Mistake' });
  for (const index of Array(10).keys()) {
    await appears(page.getByText(`Word ${index + 1} of 10`));
    await press(tab, page.getByRole('button', { name: 'Reveal Answer' }));
    await press(tab, rate, index === 9);
  }
}

async function playGrammarMaster(tab: GameTab, plan: Plan): Promise<void> {
  const { page, touch } = tab;
  const end = page.getByRole('heading', { name: 'Game completed!' });
  for (const index of Array(5).keys()) {
    await appears(page.getByText(`Question ${index + 1} of 5`));
    const asked = await readQuestion(page);
    const right = grammarAnswer(asked);
    await choose(tab, asked, optionOf(asked, right, plan), index === 4);
    await says(tab, plan === 'won' ? 'Correct!' : `Incorrect. The right answer is: ${right}`);
    const next = index === 4 ? end : page.getByText(`Question ${index + 2} of 5`);
    if (touch === 'keys') await page.keyboard.press('Enter');
    else await passes(tab, 2000, next);
    if (index === 0) await toasts(tab, plan === 'won' ? '¡Correcto! (Correct!)' : '¡Incorrecto! (Incorrect)');
  }
}

async function playSentenceBuilder(tab: GameTab, plan: Plan): Promise<void> {
  const { page } = tab;
  const end = page.getByRole('heading', { name: 'Game completed!' });
  const check = page.getByRole('button', { name: 'Check' });
  for (const index of Array(5).keys()) {
    await appears(page.getByText(`Sentence ${index + 1} of 5`));
    const words = sentenceWords((await readQuestion(page)).text);
    if (plan === 'lost') {
      await placeWords(tab, words.toReversed());
      await press(tab, check);
      await says(tab, `Inténtalo de nuevo: ${words.length % 2} of ${words.length} words`);
      await press(tab, page.getByRole('button', { name: 'Reset' }));
    }
    await placeWords(tab, words);
    await press(tab, check, index === 4);
    await says(tab, '¡Correcto!');
    const next = index === 4 ? end : page.getByText(`Sentence ${index + 2} of 5`);
    await passes(tab, 1500, next);
  }
}

async function playVocabularyChallenge(tab: GameTab, plan: Plan): Promise<void> {
  const { page, isVirtual, touch } = tab;
  const end = page.getByRole('heading', { name: 'Game completed!' });
  for (const index of Array(10).keys()) {
    await appears(page.getByText(`Word ${index + 1} of 10`));
    const next = index === 9 ? end : page.getByText(`Word ${index + 2} of 10`);
    const asked = await readQuestion(page);
    const right = vocabularyAnswer(asked);
    if (isVirtual && plan === 'lost' && index % 2 === 0) {
      await passes(tab, 10_000, page.getByText(`Time is up. The right answer is: ${right}`));
      await passes(tab, 1000, next);
      if (index === 0) await toasts(tab, '¡Se acabó el tiempo!');
      continue;
    }
    await choose(tab, asked, optionOf(asked, right, plan), index === 9);
    await says(tab, plan === 'won' ? 'Correct!' : `Incorrect. The right answer is: ${right}`);
    if (touch === 'keys') await page.keyboard.press('Enter');
    else await passes(tab, 1500, next);
    if (index === 1) await toasts(tab, plan === 'won' ? '¡Correcto!' : 'Incorrecto');
  }
}

async function playVerbConjugation(tab: GameTab, plan: Plan): Promise<void> {
  const { page } = tab;
  const fields = page.getByRole('textbox');
  for (const index of Array(3).keys()) {
    await appears(page.getByText(`Verb ${index + 1} of 3`));
    const forms = presentForms(await page.locator('main h2').innerText());
    const known = plan === 'won' ? 6 : ([0, 3, 2][index] ?? 0);
    for (const [place, form] of forms.slice(0, known).entries()) {
      await fields.nth(place).fill(` ${form.toUpperCase()} `);
    }
    for (const place of Array(6).keys()) if (place >= known) await fields.nth(place).fill('vamos');
    await press(tab, page.getByRole('button', { name: 'Check Answers' }));
    const said = { 0: 'Solo 0 de 6', 2: 'Solo 2 de 6', 3: '¡Bien! 3 de 6', 6: '¡Perfecto! Todas' }[known];
    await toasts(tab, `${said} son correctas.`);
    const points = { 0: 'no point', 2: 'no point', 3: 'half a point', 6: 'one point' }[known];
    await says(tab, `${known} of 6 right: ${points}.`);
    expect(await page.locator('main [data-state=wrong]').count()).toBe(6 - known);
    await press(tab, page.getByRole('button', { name: 'Next Verb' }), index === 2);
  }
}

async function playExam(tab: GameTab, plan: Plan): Promise<void> {
  const { page } = tab;
  const end = page.getByRole('heading', { name: 'Exam Results' });
  const submit = page.getByRole('button', { name: 'Submit Answer' });
  for (const index of Array(10).keys()) {
    await appears(page.getByText(`Question ${index + 1} of 10`));
    const asked = await readQuestion(page);
    const right = examAnswer(asked, 'food-drinks');
    expect(await submit.isDisabled()).toBe(true);
    await choose(tab, asked, optionOf(asked, right, plan));
    await press(tab, submit, index === 9);
    await says(tab, plan === 'won' ? '¡Correcto!' : `Incorrect. The correct answer is: ${right}`);
    await appears(page.getByText(`Score: ${plan === 'won' ? index + 1 : 0}`));
    await passes(tab, 2000, index === 9 ? end : page.getByText(`Question ${index + 2} of 10`));
  }
}

async function choose(tab: GameTab, { options }: Asked, option: string, isDouble = false): Promise<void> {
  const index = options.indexOf(option);
  if (tab.touch === 'keys') {
    await tab.page.keyboard.press(String(index + 1));
    if (isDouble) await tab.page.keyboard.press(String(((index + 1) % options.length) + 1));
  } else await press(tab, tab.page.locator('main ol button').nth(index), isDouble);
}

function optionOf({ options }: Asked, right: string, plan: Plan): string {
  return (plan === 'won' ? right : options.find((option) => option !== right)) ?? '';
}

export async function placeWords(tab: GameTab, words: readonly string[]): Promise<void> {
  const offered = tab.page.getByRole('list', { name: 'Available words' });
  for (const word of words) await press(tab, offered.locator('button', { has: exactly(tab.page, word) }));
}

function exactly(page: Page, text: string): Locator {
  return page.getByText(text, { exact: true });
}
