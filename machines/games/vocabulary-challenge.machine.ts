import { assertEvent, assign, emit, setup } from 'xstate';
import { finished, isLastRight, lastJudgement } from '../parts/judgements.ts';
import type { RecentGames } from '../parts/recent-games.ts';
import { loading, loadingRecentGames } from '../parts/game-setup.ts';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { nextSecond, tick, tickingTimer } from '../parts/timer.ts';
import { loadFailure, spanishToast } from '../parts/toasts.ts';
import { CARD_SETS, RECENT_GAMES_PATIENCE } from '../constants.ts';
import type { Difficulty, JudgementEmit, ResultEmit, ToastEmit } from '../types.ts';
import type { GameWords, OwnWords, WordRequest } from './game-words.rules.ts';
import { answersWith, newGame, isEnough, resultOf, unplayed } from './vocabulary-challenge.rules.ts';
import type { Vocabulary, VocabularyInput, VocabularyMode } from './vocabulary-challenge.rules.ts';

const actors = {
  loadCards: promiseStub<GameWords, WordRequest>(),
  loadRecentGames: promiseStub<RecentGames>(),
};

type Event =
  | { type: 'difficulty.chosen'; difficulty: Difficulty }
  | { type: 'mode.chosen'; mode: VocabularyMode }
  | { type: 'words.chosen'; words: OwnWords }
  | { type: 'load.retried' }
  | { type: 'game.started' }
  | { type: 'option.chosen'; option: string }
  | { type: 'question.advanced' }
  | { type: 'game.replayed' }
  | { type: 'setup.requested' }
  | ActorEvents<typeof actors>;

export const vocabularyChallengeMachine = setup({
  types: {} as {
    context: Vocabulary;
    events: Event;
    input: VocabularyInput;
    emitted: ToastEmit | JudgementEmit | ResultEmit;
    tags: 'setup' | 'busy' | 'locked' | 'timed';
  },
  actors,
  guards: {
    hasEnoughCards: ({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.loadCards');
      return isEnough(event.output, context.seed);
    },
    isOffered: ({ context, event }) => {
      assertEvent(event, 'option.chosen');
      return context.questions[context.index]?.options.includes(event.option) ?? false;
    },
    isRight: ({ context }) => isLastRight(context),
    isLastSecond: ({ context }) => context.remaining <= 1,
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
    rememberMode: assign(({ event }) => {
      assertEvent(event, 'mode.chosen');
      return { mode: event.mode };
    }),
    rememberWords: assign(({ event }) => {
      assertEvent(event, 'words.chosen');
      return { words: event.words };
    }),
    keepCards: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadCards');
      return { ...event.output };
    }),
    begin: assign(({ context }) => newGame(context)),
    judge: assign(({ context, event }) => {
      assertEvent(event, 'option.chosen');
      return { answers: answersWith(context, event.option) };
    }),
    judgeTimeout: assign({ answers: ({ context }) => answersWith(context, null), remaining: 0 }),
    showNext: assign(({ context: { index, rules, difficulty } }) => ({
      index: index + 1,
      remaining: rules.seconds[difficulty],
    })),
    countDown: assign({ remaining: ({ context }) => context.remaining - 1 }),
    countSecond: assign(({ context }) => nextSecond(context)),
    announceLoadFailure: emit(loadFailure),
    announceRight: emit(spanishToast('success', '¡Correcto!')),
    announceWrong: emit(spanishToast('error', 'Incorrecto')),
    announceTimeout: emit(spanishToast('error', '¡Se acabó el tiempo!')),
    announceCompletion: emit(spanishToast('success', '¡Juego completado!')),
    tellJudgement: emit(({ context }) => lastJudgement(context)),
    recordResult: emit(({ context }) => finished(resultOf(context))),
  },
  delays: {
    recentGamesPatience: RECENT_GAMES_PATIENCE,
    advanceDelay: ({ context }) => context.rules.advanceDelay,
    timeoutDelay: ({ context }) => context.rules.timeoutDelay,
    tick,
  },
}).createMachine({
  id: 'vocabulary-challenge',
  context: ({ input }) => unplayed(input),
  initial: 'preparing',
  states: {
    preparing: {
      tags: 'setup',
      initial: 'loadingRecentGames',
      on: {
        'difficulty.chosen': { actions: 'rememberDifficulty' },
        'mode.chosen': { actions: 'rememberMode' },
        'words.chosen': { target: '.loading', actions: 'rememberWords' },
      },
      states: {
        loadingRecentGames: {
          ...loadingRecentGames('loading'),
          on: { 'words.chosen': { actions: 'rememberWords' } },
        },
        loading: loading({
          src: 'loadCards',
          input: wordRequestOf,
          onDone: [
            { guard: 'hasEnoughCards', target: 'ready', actions: 'keepCards' },
            { target: 'tooFewCards', actions: 'keepCards' },
          ],
        }),
        ready: {
          on: { 'game.started': { target: '#vocabulary-challenge.playing', actions: 'begin' } },
        },
        tooFewCards: {},
        failed: { on: { 'load.retried': 'loading' } },
      },
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
                'option.chosen': {
                  guard: 'isOffered',
                  target: 'judging',
                  actions: ['judge', 'tellJudgement'],
                },
              },
              after: {
                tick: [
                  {
                    guard: 'isLastSecond',
                    target: 'timedOut',
                    actions: ['judgeTimeout', 'tellJudgement', 'announceTimeout'],
                  },
                  { target: 'answering', reenter: true, actions: 'countDown' },
                ],
              },
            },
            judging: {
              always: [
                { guard: 'isRight', target: 'judged', actions: 'announceRight' },
                { target: 'judged', actions: 'announceWrong' },
              ],
            },
            judged: {
              tags: 'locked',
              on: { 'question.advanced': 'advancing' },
              after: { advanceDelay: 'advancing' },
            },
            timedOut: {
              tags: 'locked',
              on: { 'question.advanced': 'advancing' },
              after: { timeoutDelay: 'advancing' },
            },
            advancing: {
              always: [
                { guard: 'isLastQuestion', target: '#vocabulary-challenge.complete' },
                { target: 'answering', actions: 'showNext' },
              ],
            },
          },
        },
      },
    },
    complete: {
      entry: ['announceCompletion', 'recordResult'],
      on: {
        'game.replayed': { target: 'playing', actions: 'begin' },
        'setup.requested': 'preparing.ready',
      },
    },
  },
});

function wordRequestOf({ context: { words } }: { context: Vocabulary }): WordRequest {
  return { words, categories: CARD_SETS.vocabulary };
}
