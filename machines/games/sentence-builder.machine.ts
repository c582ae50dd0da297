import { assertEvent, assign, emit, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { finished, judgement } from '../parts/judgements.ts';
import { asked, waiting } from '../parts/start.ts';
import { promiseStub } from '../parts/stubs.ts';
import { nextSecond, tick, tickingTimer } from '../parts/timer.ts';
import { spanishToast, toast } from '../parts/toasts.ts';
import type { Sentence } from './exercise.types.ts';
import type { Seed } from '../parts/random.ts';
import { coversLevels, defaultRules, pickSentences, isSolved } from './sentence-builder.rules.ts';
import { placeWord, resultOf, shuffleWords, takeBack } from './sentence-builder.rules.ts';
import type { AskedSentence, SentenceAnswer, SentenceRules, Word } from './sentence-builder.rules.ts';
import type { Difficulty, JudgementEmit, ResultEmit, ToastEmit } from '../types.ts';

interface Input {
  seed: Seed;
  rules?: SentenceRules;
}

interface Context {
  rules: SentenceRules;
  seed: Seed;
  difficulty: Difficulty;
  bank: readonly Sentence[];
  sentences: readonly AskedSentence[];
  index: number;
  /** The words placed so far, in order. */
  answer: readonly Word[];
  /** Wrong checks of this sentence. */
  misses: number;
  /** One for each sentence solved so far. */
  solved: readonly SentenceAnswer[];
  seconds: number;
}

type Event =
  | { type: 'difficulty.chosen'; difficulty: Difficulty }
  | { type: 'load.retried' }
  | { type: 'game.started' }
  | { type: 'word.placed'; id: number; position?: number }
  | { type: 'word.returned'; id: number }
  | { type: 'answer.submitted' }
  | { type: 'answer.retried' }
  | { type: 'sentence.reset' }
  | { type: 'game.replayed' }
  | { type: 'setup.requested' }
  | DoneActorEvent<readonly Sentence[], 'loadSentences'>
  | ErrorActorEvent<unknown, 'loadSentences'>;

export const sentenceBuilderMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    emitted: ToastEmit | JudgementEmit | ResultEmit;
    tags: 'setup' | 'busy' | 'locked' | 'timed';
  },
  actors: {
    loadSentences: promiseStub<readonly Sentence[]>(),
  },
  guards: {
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
    rememberDifficulty: assign(({ event }) => {
      assertEvent(event, 'difficulty.chosen');
      return { difficulty: event.difficulty };
    }),
    keepSentences: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadSentences');
      return { bank: event.output };
    }),
    begin: assign(({ context: { bank, rules, difficulty, seed } }) => ({
      ...pickSentences(bank, difficulty, rules.sentences[difficulty], seed),
      index: 0,
      answer: [],
      misses: 0,
      solved: [],
      seconds: 0,
    })),
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
    advance: assign({ index: ({ context }) => context.index + 1, answer: [], misses: 0 }),
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
    advance: ({ context }) => context.rules.advance,
    tick,
  },
}).createMachine({
  id: 'sentence-builder',
  context: ({ input }) => ({
    rules: input.rules ?? defaultRules,
    seed: input.seed,
    difficulty: 'easy',
    bank: [],
    sentences: [],
    index: 0,
    answer: [],
    misses: 0,
    solved: [],
    seconds: 0,
  }),
  initial: 'preparing',
  states: {
    preparing: {
      description: 'Setup: the difficulty is chosen, the sentences are loaded.',
      tags: 'setup',
      initial: 'loading',
      on: { 'difficulty.chosen': { actions: 'rememberDifficulty' } },
      states: {
        loading: {
          initial: 'waiting',
          invoke: {
            id: 'loadSentences',
            src: 'loadSentences',
            onDone: [
              { guard: 'hasSentences', target: 'ready', actions: 'keepSentences' },
              { target: 'failed', actions: 'announceLoadFailure' },
            ],
            onError: { target: 'failed', actions: 'announceLoadFailure' },
          },
          states: {
            waiting,
            asked: {
              ...asked,
              on: {
                'difficulty.chosen': { target: 'waiting', actions: 'rememberDifficulty' },
                'xstate.done.actor.loadSentences': {
                  guard: 'hasSentences',
                  target: '#sentence-builder.playing',
                  actions: ['keepSentences', 'begin'],
                },
              },
            },
          },
        },
        ready: {
          on: { 'game.started': { target: '#sentence-builder.playing', actions: 'begin' } },
        },
        failed: { on: { 'load.retried': 'loading' } },
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
            right: { tags: 'locked', after: { advance: 'advancing' } },
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
                { target: 'building', actions: 'advance' },
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

function current({ sentences, index }: Context): AskedSentence | undefined {
  return sentences[index];
}

function wordOf(context: Context, wanted: number): Word | undefined {
  return current(context)?.shuffledWords.find(({ id }) => id === wanted);
}
