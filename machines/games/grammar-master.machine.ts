import { assertEvent, assign, emit, setup, stateIn } from 'xstate';
import { finished, isLastRight, lastJudgement } from '../parts/judgements.ts';
import { loading, loadingRecentGames } from '../parts/game-setup.ts';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { RECENT_GAMES_PATIENCE } from '../constants.ts';
import { nextSecond, tick, ticking } from '../parts/timer.ts';
import { spanishToast, toast } from '../parts/toasts.ts';
import type { GrammarQuestion, GrammarType } from './exercise.types.ts';
import {
  judgeAnswer,
  knownPoints,
  missedAfter,
  newGame,
  resultOf,
  unplayed,
} from './grammar-master.rules.ts';
import type { GrammarMaster, GrammarMasterInput, History } from './grammar-master.rules.ts';
import type { DepartureEmit, Difficulty, JudgementEmit, ResultEmit, ToastEmit } from '../types.ts';

const actors = {
  loadQuestions: promiseStub<readonly GrammarQuestion[]>(),
  loadRecentGames: promiseStub<History>(),
};

type Event =
  | { type: 'difficulty.chosen'; difficulty: Difficulty }
  | { type: 'filter.chosen'; filter: GrammarType }
  | { type: 'load.retried' }
  | { type: 'game.started' }
  | { type: 'option.chosen'; option: string }
  | { type: 'explanation.held' }
  | { type: 'question.advanced' }
  | { type: 'quit.requested'; address: string }
  | { type: 'quit.confirmed' }
  | { type: 'quit.cancelled' }
  | { type: 'game.replayed' }
  | { type: 'setup.requested' }
  | ActorEvents<typeof actors>;

export const grammarMasterMachine = setup({
  types: {} as {
    context: GrammarMaster;
    events: Event;
    input: GrammarMasterInput;
    emitted: ToastEmit | JudgementEmit | ResultEmit | DepartureEmit;
    tags: 'setup' | 'busy' | 'locked' | 'timed' | 'dialog';
  },
  actors,
  guards: {
    hasQuestions: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadQuestions');
      return event.output.length > 0;
    },
    isOffered: ({ context, event }) => {
      assertEvent(event, 'option.chosen');
      return context.questions[context.index]?.options.includes(event.option) ?? false;
    },
    isRight: ({ context }) => isLastRight(context),
    isLastQuestion: ({ context }) => context.answers.length === context.questions.length,
    isExplaining: stateIn('#grammar-master.playing.question.explaining'),
  },
  actions: {
    rememberDifficulty: assign(({ event }) => {
      assertEvent(event, 'difficulty.chosen');
      return { difficulty: event.difficulty };
    }),
    rememberFilter: assign(({ event }) => {
      assertEvent(event, 'filter.chosen');
      return { filter: event.filter };
    }),
    keepQuestions: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.loadQuestions');
      return { bank: event.output, points: knownPoints(event.output, context.points) };
    }),
    keepRecentGames: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadRecentGames');
      return { ...event.output };
    }),
    begin: assign(({ context }) => newGame(context)),
    keepMissed: assign(({ context: { missed, answers } }) => ({ missed: missedAfter(missed, answers) })),
    judge: assign(({ context: { questions, index, answers }, event }) => {
      assertEvent(event, 'option.chosen');
      const current = questions.slice(index, index + 1);
      return { answers: [...answers, ...current.map((question) => judgeAnswer(question, event.option))] };
    }),
    showNext: assign({ index: ({ context }) => context.index + 1 }),
    countSecond: assign(({ context }) => nextSecond(context)),
    announceLoadFailure: emit(toast('error', 'Failed to load the questions. Please try again.')),
    announceRight: emit(spanishToast('success', '¡Correcto! (Correct!)')),
    announceWrong: emit(spanishToast('error', '¡Incorrecto! (Incorrect)')),
    announceCompletion: emit(spanishToast('success', '¡Juego completado! (Game completed!)')),
    tellJudgement: emit(({ context }) => lastJudgement(context)),
    recordResult: emit(({ context }) => finished(resultOf(context))),
    rememberAddress: assign(({ event }) => {
      assertEvent(event, 'quit.requested');
      return { address: event.address };
    }),
    leave: emit(({ context }) => ({ type: 'departure.confirmed', address: context.address })),
  },
  delays: {
    recentGamesPatience: RECENT_GAMES_PATIENCE,
    advanceDelay: ({ context }) => context.rules.advanceDelay,
    tick,
  },
}).createMachine({
  id: 'grammar-master',
  context: ({ input }) => unplayed(input),
  initial: 'preparing',
  states: {
    preparing: {
      tags: 'setup',
      initial: 'loadingRecentGames',
      on: {
        'difficulty.chosen': { actions: 'rememberDifficulty' },
        'filter.chosen': { actions: 'rememberFilter' },
      },
      states: {
        loadingRecentGames: loadingRecentGames('loading'),
        loading: loading({
          src: 'loadQuestions',
          onDone: [
            { guard: 'hasQuestions', target: 'ready', actions: 'keepQuestions' },
            { target: 'failed', actions: 'announceLoadFailure' },
          ],
        }),
        ready: {
          on: { 'game.started': { target: '#grammar-master.playing', actions: 'begin' } },
        },
        failed: { on: { 'load.retried': 'loading' } },
      },
    },
    playing: {
      type: 'parallel',
      on: { 'quit.requested': { target: 'confirmingQuit', actions: 'rememberAddress' } },
      states: {
        timer: {
          initial: 'ticking',
          states: {
            ticking: {
              ...ticking,
              on: { 'explanation.held': { guard: 'isExplaining', target: 'paused' } },
            },
            paused: { on: { 'question.advanced': 'ticking' } },
          },
        },
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
            },
            judging: {
              always: [
                { guard: 'isRight', target: 'explaining', actions: 'announceRight' },
                { target: 'explaining', actions: 'announceWrong' },
              ],
            },
            explaining: {
              tags: 'locked',
              on: { 'explanation.held': 'reading', 'question.advanced': 'advancing' },
              after: { advanceDelay: 'advancing' },
            },
            reading: {
              tags: 'locked',
              on: { 'question.advanced': 'advancing' },
            },
            advancing: {
              always: [
                { guard: 'isLastQuestion', target: '#grammar-master.complete' },
                { target: 'answering', actions: 'showNext' },
              ],
            },
          },
        },
        returning: { type: 'history', history: 'deep' },
      },
    },
    confirmingQuit: {
      tags: 'dialog',
      on: {
        'quit.confirmed': { target: 'abandoned', actions: 'leave' },
        'quit.cancelled': 'playing.returning',
      },
    },
    abandoned: { type: 'final' },
    complete: {
      entry: ['announceCompletion', 'recordResult', 'keepMissed'],
      on: {
        'game.replayed': { target: 'playing', actions: 'begin' },
        'setup.requested': 'preparing.ready',
      },
    },
  },
});
