import { assertEvent, assign, emit, setup } from 'xstate';
import { finished, lastJudgement } from '../parts/judgements.ts';
import type { RecentGames } from '../parts/recent-games.ts';
import { loading, loadingRecentGames } from '../parts/game-setup.ts';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { nextSecond, tick, tickingTimer } from '../parts/timer.ts';
import { loadFailure, spanishToast, toast } from '../parts/toasts.ts';
import {
  EXAM_CARD_LIMIT,
  EXAM_FEEDBACK,
  EXAM_MINIMUM,
  EXAM_QUESTIONS,
  RECENT_GAMES_PATIENCE,
  TIMER_TICK,
} from '../constants.ts';
import type { ExamQuestion } from './exam-questions.rules.ts';
import { askedCards, newExam, type ExamDifficulty, type ExamRules } from './exam-quiz.rules.ts';
import type { Seed } from '../parts/random.ts';
import type {
  Card,
  CardCategory,
  CategorySlug,
  GameResult,
  JudgementEmit,
  ResultEmit,
  ToastEmit,
} from '../types.ts';

interface Input {
  seed: Seed;
  category: CategorySlug | null;
  rules?: Partial<ExamRules>;
}

interface Context {
  rules: ExamRules;
  seed: Seed;
  difficulty: ExamDifficulty;
  category: CategorySlug | null;
  cards: readonly Card[];
  recentGames: RecentGames;
  questions: readonly ExamQuestion[];
  index: number;
  chosen: string | null;
  answers: readonly { id: string; right: boolean }[];
  seconds: number;
}

const actors = {
  loadCards: promiseStub<readonly Card[], { categories: readonly CardCategory[] }>(),
  loadRecentGames: promiseStub<RecentGames>(),
};

type Event =
  | { type: 'difficulty.chosen'; difficulty: ExamDifficulty }
  | { type: 'category.chosen'; category: CategorySlug | null }
  | { type: 'load.retried' }
  | { type: 'game.started' }
  | { type: 'option.chosen'; option: string }
  | { type: 'answer.submitted' }
  | { type: 'game.replayed' }
  | { type: 'setup.requested' }
  | ActorEvents<typeof actors>;

const defaultRules: ExamRules = {
  questions: EXAM_QUESTIONS,
  minimum: EXAM_MINIMUM,
  cardLimit: EXAM_CARD_LIMIT,
  feedback: EXAM_FEEDBACK,
  tick: TIMER_TICK,
};

export const examQuizMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    emitted: ToastEmit | JudgementEmit | ResultEmit;
    tags: 'setup' | 'busy' | 'locked' | 'timed';
  },
  actors,
  guards: {
    hasCategory: ({ context }) => context.category !== null,
    hasEnoughQuestions: ({ context }) => context.questions.length >= context.rules.minimum,
    isOption: ({ context, event }) => {
      assertEvent(event, 'option.chosen');
      return questionOf(context)?.options.includes(event.option) ?? false;
    },
    hasChosen: ({ context }) => context.chosen !== null,
    isLastQuestion: ({ context }) => context.answers.length === context.questions.length,
  },
  actions: {
    keepRecentGames: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadRecentGames');
      return { recentGames: event.output };
    }),
    rememberDifficulty: assign(({ event }) => {
      assertEvent(event, 'difficulty.chosen');
      return { difficulty: event.difficulty };
    }),
    rememberCategory: assign(({ event }) => {
      assertEvent(event, 'category.chosen');
      return { category: event.category };
    }),
    keepCards: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadCards');
      return { cards: event.output };
    }),
    begin: assign(({ context }) => newExam(context)),
    choose: assign(({ event }) => {
      assertEvent(event, 'option.chosen');
      return { chosen: event.option };
    }),
    judge: assign({ answers: ({ context }) => [...context.answers, ...judged(context)] }),
    showNext: assign({ index: ({ context }) => context.index + 1, chosen: null }),
    countSecond: assign(({ context }) => nextSecond(context)),
    announceLoadFailure: emit(loadFailure),
    announceShortage: emit(toast('error', 'Not enough cards in this category to create an exam')),
    announceCompletion: emit(spanishToast('success', '¡Examen completado!')),
    tellJudgement: emit(({ context }) => lastJudgement(context)),
    recordResult: emit(({ context }) => finished(resultOf(context))),
  },
  delays: {
    recentGamesPatience: RECENT_GAMES_PATIENCE,
    feedback: ({ context }) => context.rules.feedback,
    tick,
  },
}).createMachine({
  id: 'exam-quiz',
  context: ({ input }) => ({
    rules: { ...defaultRules, ...input.rules },
    seed: input.seed,
    difficulty: 'beginner',
    category: input.category,
    cards: [],
    recentGames: [],
    questions: [],
    index: 0,
    chosen: null,
    answers: [],
    seconds: 0,
  }),
  initial: 'preparing',
  states: {
    preparing: {
      tags: 'setup',
      initial: 'loadingRecentGames',
      on: {
        'difficulty.chosen': { actions: 'rememberDifficulty' },
        'category.chosen': { target: '.checkingCategory', actions: 'rememberCategory' },
      },
      states: {
        loadingRecentGames: {
          ...loadingRecentGames('checkingCategory'),
          on: { 'category.chosen': { actions: 'rememberCategory' } },
        },
        checkingCategory: {
          always: [{ guard: 'hasCategory', target: 'loading' }, { target: 'withoutCategory' }],
        },
        withoutCategory: {},
        loading: loading({
          src: 'loadCards',
          input: chosenCategories,
          onDone: { target: 'ready', actions: 'keepCards' },
        }),
        ready: {
          on: { 'game.started': { target: '#exam-quiz.checkingQuestions', actions: 'begin' } },
        },
        failed: { on: { 'load.retried': 'loading' } },
      },
    },
    checkingQuestions: {
      always: [
        { guard: 'hasEnoughQuestions', target: 'playing' },
        { target: 'preparing.ready', actions: 'announceShortage' },
      ],
    },
    playing: {
      type: 'parallel',
      states: {
        timer: tickingTimer,
        question: {
          initial: 'answering',
          states: {
            answering: {
              on: {
                'option.chosen': { guard: 'isOption', actions: 'choose' },
                'answer.submitted': {
                  guard: 'hasChosen',
                  target: 'feedback',
                  actions: ['judge', 'tellJudgement'],
                },
              },
            },
            feedback: {
              tags: 'locked',
              after: {
                feedback: [
                  { guard: 'isLastQuestion', target: '#exam-quiz.complete' },
                  { target: 'answering', actions: 'showNext' },
                ],
              },
            },
          },
        },
      },
    },
    complete: {
      entry: ['announceCompletion', 'recordResult'],
      on: {
        'game.replayed': { target: 'checkingQuestions', actions: 'begin' },
        'setup.requested': 'preparing.ready',
      },
    },
  },
});

function chosenCategories({ context: { category } }: { context: Context }) {
  return { categories: category ? [category] : [] };
}

function questionOf({ questions, index }: Context): ExamQuestion | undefined {
  return questions[index];
}

function judged(context: Context): Context['answers'] {
  const question = questionOf(context);
  if (!question) return [];
  return [{ id: question.flashcard.id, right: context.chosen === question.correctAnswer }];
}

function resultOf({ difficulty, questions, answers, seconds }: Context): GameResult {
  return {
    game: 'exam-quiz',
    difficulty,
    right: answers.filter(({ right }) => right).length,
    total: questions.length,
    seconds,
    cards: askedCards(questions, answers),
  };
}
