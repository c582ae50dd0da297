import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import verbs from '../../src/content/verb-tables.ts';
import DailyChallengePage from '../../src/pages/games/daily-challenge/DailyChallengePage.tsx';
import ExamQuizPage from '../../src/pages/games/exam-quiz/ExamQuizPage.tsx';
import GrammarMasterPage from '../../src/pages/games/grammar-master/GrammarMasterPage.tsx';
import SentenceBuilderPage from '../../src/pages/games/sentence-builder/SentenceBuilderPage.tsx';
import VerbConjugationPage from '../../src/pages/games/verb-conjugation/VerbConjugationPage.tsx';
import VocabularyChallengePage from '../../src/pages/games/vocabulary-challenge/VocabularyChallengePage.tsx';
import WordMatchPage from '../../src/pages/games/word-match/WordMatchPage.tsx';
import { Reviewer } from '../../src/pages/review/ReviewPage.tsx';
import { Main } from '../../src/ui/base/Main.tsx';
import { ratedAt } from '../support/activity.ts';
import { cards, gameWords } from '../support/cards.ts';
import { isUsable } from '../support/controls.ts';
import { LearnerPage, learnersOwn } from '../support/learner-page.tsx';
import { inert } from '../support/paths/control.ts';
import { questions } from '../support/questions.ts';
import { dueWordsOf } from '../support/review-input.ts';
import { sentences } from '../support/sentences.ts';
import { Stage, testRuntime } from '../support/stage.tsx';

afterEach(cleanup);

const levels = ['easy', 'medium', 'hard'] as const;
const bank = sentences(...levels.flatMap((level) => Array.from({ length: 7 }, () => level)));
const asked = questions('noun', 'verb', 'mixed', 'adjective', 'noun', 'verb');
const NOON = Date.UTC(2026, 10, 3, 12);
const DAY = 86_400_000;
const dueCards = cards(3);
const queueInput = {
  isKnown: true,
  log: addActivity(
    noProgress,
    dueCards.map(({ id }) => ratedAt(NOON - 9 * DAY, id)),
  ),
  rules: { retention: 0.9, zone: 'Europe/London', dailyGoal: 5, cap: 50 },
  habits: { isTyped: false, buttons: 4 },
} as const;

interface Screen {
  page: ReactNode;
  /** The actor that loads the exercises, and its output. */
  actor: string;
  answer: unknown;
  start: string;
  /** The button's label while loading, if it differs. */
  busy?: string;
  /** A button of the running game. */
  play: string | RegExp;
  /** A choice required before starting. */
  choose?: () => void;
}

const game = { start: 'Start Game', actor: 'loadCards', answer: cards(12) };
const words = gameWords(cards(12));
const meanings = new RegExp(`^(${game.answer.map(({ english }) => english).join('|')})$`);
const games = {
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
    busy: 'Loading...',
    play: 'Submit Answer',
    choose: () => fireEvent.change(screen.getByRole('combobox'), { target: { value: 'food-drinks' } }),
  },
  Review: {
    page: <Reviewer />,
    actor: 'loadCourse',
    answer: dueCards,
    start: 'Start Review',
    busy: 'Loading...',
    play: 'End review',
  },
} satisfies Record<string, Screen>;

/** Resolvers of the page's actors, by name. */
type Answers = Record<string, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>;

let waiting: Answers;

function open({ page, actor, choose }: Screen): void {
  waiting = {};
  const waitFor = (name: string) =>
    fromPromise(() => new Promise<unknown>((resolve, reject) => (waiting[name] = { resolve, reject })));
  const countDue = fromPromise(async ({ input }) =>
    dueWordsOf({ ...(input as Parameters<typeof dueWordsOf>[0]), now: NOON }, dueCards),
  );
  const actors = { [actor]: waitFor(actor), loadRecentGames: waitFor('loadRecentGames'), countDue };
  const runtime = testRuntime(({ machine }, input) => ({
    machine: learnersOwn.has(machine.id) ? inert(machine) : (machine.provide({ actors }) as typeof machine),
    options: { input: machine.id === 'review' ? { ...input, ...queueInput } : input },
  }));
  render(
    <Stage runtime={runtime}>
      <LearnerPage>
        <Main place="game">{page}</Main>
      </LearnerPage>
    </Stage>,
  );
  choose?.();
}

const answer = (name: string, output: unknown) => act(async () => waiting[name]?.resolve(output));
const fail = (name: string) => act(async () => waiting[name]?.reject(new Error('offline')));

/** Resolves the recent games, where a game looks them up. */
async function recall({ actor }: Screen): Promise<void> {
  await answer('loadRecentGames', actor === 'loadQuestions' ? { recentGames: [], missed: [] } : []);
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Clicks a focused button, like a keyboard; `detail` counts mouse clicks. */
function press(name: string, detail = 0): void {
  button(name).focus();
  fireEvent.click(button(name), { detail });
}

describe.each<[string, Screen]>(Object.entries(games))('%s', (_name, place) => {
  const busy = place.busy ?? place.start;
  const played = () => screen.queryAllByRole('button', { name: place.play });
  beforeEach(() => open(place));

  test('Start is disabled until the cards have loaded; pressing it meanwhile starts nothing', async () => {
    expect(isUsable(button(busy))).toBe(false);
    press(busy);
    await recall(place);
    expect(isUsable(button(busy))).toBe(false);
    press(busy);
    await answer(place.actor, place.answer);
    expect([isUsable(button(place.start)), played()]).toEqual([true, []]);
    expect(document.activeElement).toBe(button(place.start));
    press(place.start);
    await screen.findAllByRole('button', { name: place.play });
    expect(document.activeElement).not.toBe(document.body);
  });

  test('a failed load is reported and can be retried, with focus on the button', async () => {
    await recall(place);
    await fail(place.actor);
    expect(screen.getByRole('status').textContent).toMatch(/^Failed to load .* Please try again\.$/);
    press('Try again', 1);
    press(busy, 2);
    expect(isUsable(button(busy))).toBe(false);
    expect(document.activeElement).toBe(button(busy));
    await answer(place.actor, place.answer);
    expect([isUsable(button(place.start)), played()]).toEqual([true, []]);
  });
});

describe('recent games', () => {
  const { 'Word Match': place } = games;

  test('load before the cards', async () => {
    open(place);
    expect(Object.keys(waiting)).toEqual(['loadRecentGames']);
    await recall(place);
    expect(Object.keys(waiting)).toEqual(['loadRecentGames', 'loadCards']);
  });

  test('don’t block the game if they fail to load', async () => {
    open(place);
    await fail('loadRecentGames');
    await answer(place.actor, place.answer);
    press(place.start);
    await screen.findAllByRole('button', { name: place.play });
  });

  test('load with the words chosen meanwhile', async () => {
    open(place);
    fireEvent.change(screen.getByRole('combobox', { name: 'Words' }), { target: { value: 'verbs' } });
    expect(Object.keys(waiting)).toEqual(['loadRecentGames']);
    await recall(place);
    await answer(place.actor, gameWords(cards(2), 'verbs'));
    expect(screen.getByRole('status').textContent).toMatch(/^Not enough cards in this category/);
    expect(isUsable(button(place.start))).toBe(false);
  });
});
