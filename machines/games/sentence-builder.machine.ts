import { assertEvent, assign, emit, setup } from 'xstate';
import { finished, judgement } from '../parts/judgements.ts';
import type { RecentGames } from '../parts/recent-games.ts';
import { loading, loadingRecentGames } from '../parts/game-setup.ts';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { RECENT_GAMES_PATIENCE } from '../constants.ts';
import { nextSecond, tick, tickingTimer } from '../parts/timer.ts';
import { spanishToast, toast } from '../parts/toasts.ts';
import type { Sentence } from './exercise.types.ts';
import { coversLevels, current, defaultRules, gameOf, isOfSet, isSolved } from './sentence-builder.rules.ts';
import { pickSentences, placeWord, requestOf, resultOf } from './sentence-builder.rules.ts';
import { shuffleWords, takeBack, wordOf } from './sentence-builder.rules.ts';
import type {
  SentenceBuilderContext,
  SentenceBuilderInput,
  SentenceChoice,
  SentenceDeal,
  SentenceRequest,
} from './sentence-builder.types.ts';
import type { Level, JudgementEmit, ResultEmit, ToastEmit } from '../types.ts';

const actors = {
  loadSentences: promiseStub<readonly Sentence[]>(),
  dealSentences: promiseStub<SentenceDeal, SentenceRequest>(),
  loadRecentGames: promiseStub<RecentGames>(),
};

type Event =
  | { type: 'difficulty.chosen'; difficulty: SentenceChoice }
  | { type: 'level.chosen'; level: Level }
  | { type: 'load.retried' }
  | { type: 'game.started' }
  | { type: 'word.placed'; id: number; position?: number }
  | { type: 'word.returned'; id: number }
  | { type: 'answer.submitted' }
  | { type: 'answer.retried' }
  | { type: 'sentence.reset' }
  | { type: 'game.replayed' }
  | { type: 'setup.requested' }
  | ActorEvents<typeof actors>;

export const sentenceBuilderMachine = setup({
  types: {} as {
    context: SentenceBuilderContext;
    events: Event;
    input: SentenceBuilderInput;
    emitted: ToastEmit | JudgementEmit | ResultEmit;
    tags: 'setup' | 'busy' | 'locked' | 'timed';
  },
  actors,
  guards: {
    isOfSet: ({ context }) => isOfSet(context.difficulty),
    hasSentences: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadSentences');
      return coversLevels(event.output);
    },
    isOffered: ({ context, event }) => {
      assertEvent(event, 'word.placed');
      return wordOf(context, event.id) !== undefined;
    },
    hasAllWords: ({ context }) => context.answer.length === current(context)?.words.length,
    isRight: ({ context }) => isSolved(current(context), context.answer),
    isLastSentence: ({ context }) => context.solved.length === context.sentences.length,
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
    keepSentences: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadSentences');
      return { bank: event.output };
    }),
    rememberLevel: assign(({ event }) => {
      assertEvent(event, 'level.chosen');
      return { level: event.level };
    }),
    begin: assign(({ context }) => {
      const { bank, rules, difficulty: level, seed, recentGames: before } = context;
      if (!isOfSet(level)) return {};
      return gameOf(context, pickSentences(bank, level, rules.sentences[level], seed, before));
    }),
    beginDealt: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.dealSentences');
      return gameOf(context, event.output);
    }),
    place: assign(({ context, event }) => {
      assertEvent(event, 'word.placed');
      const word = wordOf(context, event.id);
      return word ? { answer: placeWord(context.answer, word, event.position) } : {};
    }),
    takeBack: assign(({ context, event }) => {
      assertEvent(event, 'word.returned');
      return { answer: takeBack(context.answer, event.id) };
    }),
    reshuffle: assign(({ context }) => {
      const sentence = current(context);
      if (!sentence) return {};
      const shuffled = shuffleWords(sentence, context.seed);
      const sentences = context.sentences.with(context.index, shuffled.sentence);
      return { sentences, seed: shuffled.seed, answer: [] };
    }),
    countMiss: assign({ misses: ({ context }) => context.misses + 1 }),
    keepSolved: assign(({ context }) => {
      const solved = context.sentences.slice(context.index, context.index + 1);
      return {
        solved: [...context.solved, ...solved.map(({ id }) => ({ id, right: context.misses === 0 }))],
      };
    }),
    showNext: assign({ index: ({ context }) => context.index + 1, answer: [], misses: 0 }),
    countSecond: assign(({ context }) => nextSecond(context)),
    announceLoadFailure: emit(toast('error', 'Failed to load the sentences. Please try again.')),
    announceRight: emit(spanishToast('success', '¡Correcto!')),
    announceWrong: emit(spanishToast('error', 'Inténtalo de nuevo')),
    announceCompletion: emit(spanishToast('success', '¡Juego completado!')),
    tellRight: emit(judgement(true)),
    tellWrong: emit(judgement(false)),
    recordResult: emit(({ context }) => finished(resultOf(context))),
  },
  delays: {
    recentGamesPatience: RECENT_GAMES_PATIENCE,
    advanceDelay: ({ context }) => context.rules.advanceDelay,
    tick,
  },
}).createMachine({
  id: 'sentence-builder',
  context: ({ input }) => ({
    rules: input.rules ?? defaultRules,
    seed: input.seed,
    difficulty: 'easy',
    level: 'A1',
    bank: [],
    sentences: [],
    recentGames: [],
    index: 0,
    answer: [],
    misses: 0,
    solved: [],
    seconds: 0,
  }),
  initial: 'preparing',
  states: {
    preparing: {
      tags: 'setup',
      initial: 'loadingRecentGames',
      on: {
        'difficulty.chosen': { actions: 'rememberDifficulty' },
        'level.chosen': { actions: 'rememberLevel' },
      },
      states: {
        loadingRecentGames: loadingRecentGames('loading'),
        loading: loading({
          src: 'loadSentences',
          onDone: [
            { guard: 'hasSentences', target: 'ready', actions: 'keepSentences' },
            { target: 'failed', actions: 'announceLoadFailure' },
          ],
        }),
        ready: {
          on: {
            'game.started': [
              { guard: 'isOfSet', target: '#sentence-builder.playing', actions: 'begin' },
              { target: '#sentence-builder.dealing' },
            ],
          },
        },
        failed: { on: { 'load.retried': 'loading' } },
      },
    },
    dealing: {
      tags: ['setup', 'busy'],
      invoke: {
        id: 'dealSentences',
        src: 'dealSentences',
        input: requestOf,
        onDone: { target: 'playing', actions: 'beginDealt' },
        onError: { target: 'preparing.failed', actions: 'announceLoadFailure' },
      },
    },
    playing: {
      type: 'parallel',
      states: {
        timer: tickingTimer,
        sentence: {
          initial: 'building',
          states: {
            building: {
              on: {
                'word.placed': { guard: 'isOffered', actions: 'place' },
                'word.returned': { actions: 'takeBack' },
                'sentence.reset': { actions: 'reshuffle' },
                'answer.submitted': { guard: 'hasAllWords', target: 'checking' },
              },
            },
            checking: {
              always: [
                {
                  guard: 'isRight',
                  target: 'right',
                  actions: ['keepSolved', 'announceRight', 'tellRight'],
                },
                { target: 'wrong', actions: ['countMiss', 'announceWrong', 'tellWrong'] },
              ],
            },
            right: { tags: 'locked', after: { advanceDelay: 'advancing' } },
            wrong: {
              tags: 'locked',
              on: {
                'sentence.reset': { target: 'building', actions: 'reshuffle' },
                'answer.retried': 'building',
              },
            },
            advancing: {
              always: [
                { guard: 'isLastSentence', target: '#sentence-builder.complete' },
                { target: 'building', actions: 'showNext' },
              ],
            },
          },
        },
      },
    },
    complete: {
      entry: ['announceCompletion', 'recordResult'],
      on: {
        'game.replayed': [{ guard: 'isOfSet', target: 'playing', actions: 'begin' }, { target: 'dealing' }],
        'setup.requested': 'preparing.ready',
      },
    },
  },
});
