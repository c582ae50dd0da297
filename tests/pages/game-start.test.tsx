import { noProgress } from '#machines/learning/progress.rules.ts';
import { dueCountsOf } from '#machines/study/backlog.rules.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import verbs from '../../src/content/verb-tables.ts';
import { AudioPlayerProvider } from '../../src/learner/Audio.tsx';
import DailyChallengePage from '../../src/pages/games/daily-challenge/DailyChallengePage.tsx';
import ExamQuizPage from '../../src/pages/games/exam-quiz/ExamQuizPage.tsx';
import GrammarMasterPage from '../../src/pages/games/grammar-master/GrammarMasterPage.tsx';
import SentenceBuilderPage from '../../src/pages/games/sentence-builder/SentenceBuilderPage.tsx';
import VerbConjugationPage from '../../src/pages/games/verb-conjugation/VerbConjugationPage.tsx';
import VocabularyChallengePage from '../../src/pages/games/vocabulary-challenge/VocabularyChallengePage.tsx';
import WordMatchPage from '../../src/pages/games/word-match/WordMatchPage.tsx';
import { Reviewer } from '../../src/pages/review/ReviewPage.tsx';
import { Main } from '../../src/ui/base/Main.tsx';
import { cards, gameWords } from '../support/cards.ts';
import { isUsable } from '../support/controls.ts';
import { questions } from '../support/questions.ts';
import { sentences } from '../support/sentences.ts';
import { Stage, testRuntime } from '../support/stage.tsx';

afterEach(cleanup);

const levels = ['easy', 'medium', 'hard'] as const;
const bank = sentences(...levels.flatMap((level) => Array.from({ length: 7 }, () => level)));
const asked = questions('noun', 'verb', 'mixed', 'adjective', 'noun', 'verb');
const sitting = {
  log: noProgress,
  rules: { retention: 0.9, zone: 'Europe/London', dailyGoal: 5, cap: 50 },
  habits: { isTyped: false, buttons: 4 },
} as const;

interface Screen {
  page: ReactNode;
  /** The actor that loads the exercises, and what it answers. */
  actor: string;
  answer: unknown;
  start: string;
  /** A button of the running game. */
  play: string | RegExp;
  /** Chosen before the start is possible. */
  choose?: () => void;
}

const game = { start: 'Start Game', actor: 'loadCards', answer: cards(12) };
const words = gameWords(cards(12));
const meanings = new RegExp(`^(${game.answer.map(({ english }) => english).join('|')})$`);
const screens: Record<string, Screen> = {
  'Word Match': { ...game, answer: words, page: <WordMatchPage />, play: 'Tile 1, face down' },
  'Daily Challenge': {
    ...game,
    page: <DailyChallengePage />,
    start: 'Start Challenge',
    play: /^Reveal Answer/,
  },
  'Grammar Master': {
    ...game,
    page: <GrammarMasterPage />,
    actor: 'loadQuestions',
    answer: asked,
    play: 'Quit',
  },
  'Sentence Builder': {
    ...game,
    page: <SentenceBuilderPage />,
    actor: 'loadSentences',
    answer: bank,
    play: 'Check',
  },
  'Vocabulary Challenge': { ...game, answer: words, page: <VocabularyChallengePage />, play: meanings },
  'Verb Conjugation': {
    ...game,
    page: <VerbConjugationPage />,
    actor: 'loadVerbs',
    answer: verbs,
    play: 'Check Answers',
  },
  'Exam Quiz': {
    ...game,
    page: <ExamQuizPage />,
    start: 'Start Exam',
    play: 'Submit Answer',
    choose: () => fireEvent.change(screen.getByRole('combobox'), { target: { value: 'food-drinks' } }),
  },
  Review: {
    page: <Reviewer ground={sitting} />,
    actor: 'loadCourse',
    answer: cards(3),
    start: 'Start Review',
    play: 'End review',
  },
};

let answerWith: (answer: unknown) => Promise<void>;
let failWith: (error: Error) => Promise<void>;

/** Opens a page whose exercises are loaded only when a test says so. */
function open({ page, actor, choose }: Screen): void {
  let load: { resolve: (answer: unknown) => void; reject: (error: Error) => void } | undefined;
  const wait = () => new Promise<unknown>((resolve, reject) => (load = { resolve, reject }));
  answerWith = (answer) => act(async () => load?.resolve(answer));
  failWith = (error) => act(async () => load?.reject(error));
  const countDue = fromPromise(async ({ input }) =>
    dueCountsOf({ ...(input as Parameters<typeof dueCountsOf>[0]), now: Date.UTC(2026, 10, 3, 12) }),
  );
  const actors = { [actor]: fromPromise(wait), countDue };
  const runtime = testRuntime(({ machine }, input) => ({
    machine: machine.provide({ actors }) as typeof machine,
    options: { input },
  }));
  render(
    <Stage runtime={runtime}>
      <AudioPlayerProvider>
        <Main place="game">{page}</Main>
      </AudioPlayerProvider>
    </Stage>,
  );
  choose?.();
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

/** A press with the focus on the button, as by keyboard; `detail` counts the clicks of a mouse. */
function press(name: string, detail = 0): void {
  button(name).focus();
  fireEvent.click(button(name), { detail });
}

describe.each(Object.entries(screens))('%s', (_name, place) => {
  beforeEach(() => open(place));

  test('a start asked for while it loads answers at once and follows by itself', async () => {
    const start = button(place.start);
    expect([isUsable(start), start.getAttribute('aria-busy')]).toEqual([true, null]);
    press(place.start);
    expect([start.textContent, isUsable(start), start.getAttribute('aria-busy')]).toEqual([
      'Loading...',
      false,
      'true',
    ]);
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    expect(document.activeElement).toBe(start);
    await answerWith(place.answer);
    await screen.findAllByRole('button', { name: place.play });
    expect(screen.queryByRole('button', { name: /Start|Loading/ })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });

  test('what was not asked to start waits for it', async () => {
    await answerWith(place.answer);
    expect(isUsable(button(place.start))).toBe(true);
    expect(screen.queryAllByRole('button', { name: place.play })).toEqual([]);
  });

  test('a double click asks once', async () => {
    press(place.start, 1);
    press('Loading...', 2);
    expect(button('Loading...')).toBeTruthy();
    await answerWith(place.answer);
    await screen.findAllByRole('button', { name: place.play });
  });

  test('a load that fails forgets the start: it is tried again, and nothing begins by itself', async () => {
    press(place.start);
    await failWith(new Error('offline'));
    expect(screen.getByRole('status').textContent).toMatch(/^Failed to load .* Please try again\.$/);
    press('Try again', 1);
    press(place.start, 2);
    expect(button(place.start).getAttribute('aria-busy')).toBeNull();
    await answerWith(place.answer);
    expect(isUsable(button(place.start))).toBe(true);
    expect(screen.queryAllByRole('button', { name: place.play })).toEqual([]);
  });
});

test('another choice takes the start back', async () => {
  open({ ...game, page: <VerbConjugationPage />, actor: 'loadVerbs', play: 'Check Answers' });
  press('Start Game');
  fireEvent.click(screen.getByRole('radio', { name: /^Hard/ }));
  expect(isUsable(button('Start Game'))).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('');
  await answerWith(verbs);
  expect(screen.queryByRole('button', { name: 'Check Answers' })).toBeNull();
});

test('too few cards for the start that was asked for: the shortage is told', async () => {
  open({ ...game, page: <WordMatchPage />, play: '' });
  press('Start Game');
  await answerWith(gameWords(cards(2)));
  expect(screen.getByRole('status').textContent).toMatch(/^Not enough cards in this category/);
  expect(isUsable(button('Start Game'))).toBe(false);
  expect(document.activeElement).not.toBe(document.body);
});
