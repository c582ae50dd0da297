import { assertEvent, assign, emit, setup } from 'xstate';
import { finished, judgement } from '../parts/judgements.ts';
import type { RecentGames } from '../parts/recent-games.ts';
import { loading, loadingRecentGames } from '../parts/game-setup.ts';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { RECENT_GAMES_PATIENCE } from '../constants.ts';
import { nextSecond, tick, tickingTimer } from '../parts/timer.ts';
import { loadFailure, toast } from '../parts/toasts.ts';
import type { Difficulty, JudgementEmit, ResultEmit, ToastEmit } from '../types.ts';
import type { GameWords, WordRequest } from './game-words.rules.ts';
import {
  answersWithMismatch,
  isEnough,
  isOpen,
  isPair,
  newBoard,
  newGame,
  resultOf,
  seenWith,
  tileOf,
  withPair,
  wordRequestOf,
} from './word-match.rules.ts';
import type { Partner, WordMatch, WordMatchInput } from './word-match.rules.ts';

const actors = {
  loadCards: promiseStub<GameWords, WordRequest>(),
  loadRecentGames: promiseStub<RecentGames>(),
};

type Event =
  | { type: 'difficulty.chosen'; difficulty: Difficulty }
  | { type: 'words.chosen'; words: GameWords['words'] }
  | { type: 'partner.chosen'; partner: Partner }
  | { type: 'load.retried' }
  | { type: 'game.started' }
  | { type: 'tile.clicked'; id: string }
  | { type: 'restart.requested' }
  | { type: 'restart.confirmed' }
  | { type: 'restart.cancelled' }
  | { type: 'game.replayed' }
  | { type: 'setup.requested' }
  | ActorEvents<typeof actors>;

export const wordMatchMachine = setup({
  types: {} as {
    context: WordMatch;
    events: Event;
    input: WordMatchInput;
    emitted: ToastEmit | JudgementEmit | ResultEmit;
    tags: 'setup' | 'busy' | 'locked' | 'timed' | 'dialog';
  },
  actors,
  guards: {
    hasEnoughCards: ({ context }) => isEnough(context),
    isOpenTile: ({ context, event }) => {
      assertEvent(event, 'tile.clicked');
      return isOpen(context, event.id);
    },
    isFirstTile: ({ context, event }) => {
      assertEvent(event, 'tile.clicked');
      return context.first?.id === event.id;
    },
    isMatchingPair: ({ context }) =>
      context.first !== null && context.second !== null && isPair(context.first, context.second),
    isBoardCleared: ({ context }) => 2 * context.matched.length === context.tiles.length,
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
    rememberWords: assign(({ event }) => {
      assertEvent(event, 'words.chosen');
      return { words: event.words };
    }),
    rememberPartner: assign(({ event }) => {
      assertEvent(event, 'partner.chosen');
      return { partner: event.partner };
    }),
    keepCards: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadCards');
      return { ...event.output };
    }),
    deal: assign(({ context }) => newBoard(context)),
    selectFirst: assign(({ context, event }) => {
      assertEvent(event, 'tile.clicked');
      return { first: tileOf(context.tiles, event.id) ?? null };
    }),
    selectSecond: assign(({ context, event }) => {
      assertEvent(event, 'tile.clicked');
      return { second: tileOf(context.tiles, event.id) ?? null, moves: context.moves + 1 };
    }),
    flipBack: assign(({ context }) => ({ seen: seenWith(context), first: null, second: null })),
    judgeMismatch: assign(({ context }) => ({ answers: answersWithMismatch(context) })),
    matchPair: assign(({ context }) => withPair(context)),
    countSecond: assign(({ context }) => nextSecond(context)),
    announceLoadFailure: emit(loadFailure),
    announceMatch: emit(toast('success', 'Match found!')),
    announceCompletion: emit(toast('success', 'Congratulations! Game completed!')),
    tellPair: emit(judgement(true)),
    tellMismatch: emit(judgement(false)),
    recordResult: emit(({ context }) => finished(resultOf(context))),
  },
  delays: {
    recentGamesPatience: RECENT_GAMES_PATIENCE,
    flipBack: ({ context }) => context.rules.flipBack,
    tick,
  },
}).createMachine({
  id: 'word-match',
  context: ({ input }) => newGame(input),
  initial: 'preparing',
  states: {
    preparing: {
      tags: 'setup',
      initial: 'loadingRecentGames',
      on: {
        'difficulty.chosen': { actions: 'rememberDifficulty' },
        'words.chosen': { target: '.loading', actions: 'rememberWords' },
        'partner.chosen': { target: '.loading', actions: 'rememberPartner' },
      },
      states: {
        loadingRecentGames: {
          ...loadingRecentGames('loading'),
          on: {
            'words.chosen': { actions: 'rememberWords' },
            'partner.chosen': { actions: 'rememberPartner' },
          },
        },
        loading: loading({
          src: 'loadCards',
          input: wordRequestOf,
          onDone: { target: 'checking', actions: 'keepCards' },
        }),
        checking: {
          always: [{ guard: 'hasEnoughCards', target: 'ready' }, { target: 'tooFewCards' }],
        },
        ready: {
          on: {
            'difficulty.chosen': { target: 'checking', actions: 'rememberDifficulty' },
            'game.started': { target: '#word-match.playing', actions: 'deal' },
          },
        },
        tooFewCards: {
          on: { 'difficulty.chosen': { target: 'checking', actions: 'rememberDifficulty' } },
        },
        failed: { on: { 'load.retried': 'loading' } },
      },
    },
    playing: {
      type: 'parallel',
      on: { 'restart.requested': 'confirmingRestart' },
      states: {
        timer: tickingTimer,
        board: {
          initial: 'choosingFirst',
          states: {
            choosingFirst: {
              on: {
                'tile.clicked': {
                  guard: 'isOpenTile',
                  target: 'choosingSecond',
                  actions: 'selectFirst',
                },
              },
            },
            choosingSecond: {
              on: {
                'tile.clicked': [
                  { guard: 'isFirstTile', target: 'choosingFirst', actions: 'flipBack' },
                  { guard: 'isOpenTile', target: 'comparing', actions: 'selectSecond' },
                ],
              },
            },
            comparing: {
              always: [
                {
                  guard: 'isMatchingPair',
                  target: 'matching',
                  actions: ['matchPair', 'announceMatch', 'tellPair'],
                },
                { target: 'mismatched', actions: ['judgeMismatch', 'tellMismatch'] },
              ],
            },
            matching: {
              always: [
                { guard: 'isBoardCleared', target: '#word-match.complete' },
                { target: 'choosingFirst' },
              ],
            },
            mismatched: {
              tags: 'locked',
              after: { flipBack: { target: 'choosingFirst', actions: 'flipBack' } },
            },
          },
        },
        returning: { type: 'history', history: 'deep' },
      },
    },
    confirmingRestart: {
      tags: 'dialog',
      on: {
        'restart.confirmed': { target: 'playing', actions: 'deal' },
        'restart.cancelled': 'playing.returning',
      },
    },
    complete: {
      entry: ['announceCompletion', 'recordResult'],
      on: {
        'game.replayed': { target: 'playing', actions: 'deal' },
        'setup.requested': 'preparing.checking',
      },
    },
  },
});
