import { assertEvent, assign, emit, setup } from 'xstate';
import { finished, judgement } from '../parts/judgements.ts';
import { loading } from '../parts/game-setup.ts';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { nextSecond, tick, tickingTimer } from '../parts/timer.ts';
import { loadFailure, toast } from '../parts/toasts.ts';
import { defaultRules, wordsOfDay, type DailyAnswer, type DailyRules } from './daily-challenge.rules.ts';
import { categorySlugs } from '../types.ts';
import type { Card, CardCategory, GameResult, JudgementEmit, ResultEmit, ToastEmit } from '../types.ts';

interface Input {
  rules?: DailyRules;
}

interface Context {
  rules: DailyRules;
  cards: readonly Card[];
  /** The challenge's day, YYYY-MM-DD, even when played into the next; null before the first start. */
  date: string | null;
  words: readonly Card[];
  index: number;
  answers: readonly DailyAnswer[];
  seconds: number;
}

const actors = {
  loadCards: promiseStub<readonly Card[], { categories: readonly CardCategory[] }>(),
};

type Event =
  | { type: 'load.retried' }
  /** `date` is the learner's day (see `dayOf`), YYYY-MM-DD. */
  | { type: 'game.started'; date: string }
  | { type: 'answer.revealed' }
  | { type: 'word.rated'; isRight: boolean }
  | { type: 'game.replayed'; date: string }
  | ActorEvents<typeof actors>;

export const dailyChallengeMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    emitted: ToastEmit | JudgementEmit | ResultEmit;
    tags: 'setup' | 'busy' | 'timed';
  },
  actors,
  guards: {
    hasCards: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadCards');
      return event.output.length > 0;
    },
    isLastWord: ({ context }) => context.answers.length === context.words.length,
  },
  actions: {
    keepCards: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadCards');
      return { cards: event.output };
    }),
    keepDate: assign(({ event }) => {
      assertEvent(event, ['game.started', 'game.replayed']);
      return { date: event.date };
    }),
    begin: assign(({ context: { cards, rules, date } }) => ({
      words: wordsOfDay(cards, rules.words, date ?? ''),
      index: 0,
      answers: [],
      seconds: 0,
    })),
    rate: assign(({ context: { words, index, answers }, event }) => {
      assertEvent(event, 'word.rated');
      const rated = words.slice(index, index + 1);
      return { answers: [...answers, ...rated.map(({ id }) => ({ id, right: event.isRight }))] };
    }),
    showNext: assign({ index: ({ context }) => context.index + 1 }),
    countSecond: assign(({ context }) => nextSecond(context)),
    announceLoadFailure: emit(loadFailure),
    announceCompletion: emit(({ context }) =>
      toast(
        'success',
        `Challenge completed! Your score: ${rightWords(context)} out of ${context.words.length}`,
      ),
    ),
    tellJudgement: emit(({ event }) => {
      assertEvent(event, 'word.rated');
      return judgement(event.isRight);
    }),
    recordResult: emit(({ context }) => finished(resultOf(context))),
  },
  delays: {
    tick,
  },
}).createMachine({
  id: 'daily-challenge',
  context: ({ input }) => ({
    rules: input.rules ?? defaultRules,
    cards: [],
    date: null,
    words: [],
    index: 0,
    answers: [],
    seconds: 0,
  }),
  initial: 'preparing',
  states: {
    preparing: {
      tags: 'setup',
      initial: 'loading',
      states: {
        loading: loading({
          src: 'loadCards',
          input: { categories: categorySlugs },
          onDone: [
            { guard: 'hasCards', target: 'ready', actions: 'keepCards' },
            { target: 'failed', actions: 'announceLoadFailure' },
          ],
        }),
        ready: {
          on: { 'game.started': { target: '#daily-challenge.playing', actions: ['keepDate', 'begin'] } },
        },
        failed: { on: { 'load.retried': 'loading' } },
      },
    },
    playing: {
      type: 'parallel',
      states: {
        timer: tickingTimer,
        word: {
          initial: 'recalling',
          states: {
            recalling: { on: { 'answer.revealed': 'revealed' } },
            revealed: {
              on: { 'word.rated': { target: 'rated', actions: ['rate', 'tellJudgement'] } },
            },
            rated: {
              always: [
                { guard: 'isLastWord', target: '#daily-challenge.complete' },
                { target: 'recalling', actions: 'showNext' },
              ],
            },
          },
        },
      },
    },
    complete: {
      entry: ['announceCompletion', 'recordResult'],
      on: { 'game.replayed': { target: 'playing', actions: ['keepDate', 'begin'] } },
    },
  },
});

function rightWords({ answers }: Context): number {
  return answers.filter(({ right }) => right).length;
}

function resultOf(context: Context): GameResult {
  return {
    game: 'daily-challenge',
    difficulty: 'medium',
    right: rightWords(context),
    total: context.words.length,
    seconds: context.seconds,
    cards: context.answers.map((answer) => ({ ...answer, direction: 'es-en' })),
  };
}
