import { assign, emit, fromCallback, fromPromise, not, sendTo, setup } from 'xstate';
import { defineModel, type MachineModel } from './model.ts';

type QuizEvent =
  | { type: 'load.retried' }
  | { type: 'answer.given'; answer: string }
  | { type: 'pause.toggled' }
  | { type: 'SIGNED_OUT' };

/** A small sound machine with every feature the harness handles; tests break it on purpose. */
export const quiz = setup({
  types: {} as {
    context: { words: readonly string[]; index: number; score: number; seconds: number };
    events: QuizEvent;
    emitted: { type: 'quiz.finished'; score: number } | { type: 'load.failed'; why: string };
    input: { words: readonly string[] };
    tags: 'locked';
  },
  actors: {
    load: fromPromise<void>(() => Promise.reject(new Error('not provided'))),
    watch: fromCallback<{ type: 'watch.renewed' }>(() => {
      throw new Error('not provided');
    }),
  },
  guards: {
    isRight: ({ context, event }) =>
      event.type === 'answer.given' && event.answer === context.words[context.index],
    hasNext: ({ context }) => context.index + 1 < context.words.length,
    isOver: not('hasNext'),
  },
  actions: {
    count: assign({ score: ({ context }) => context.score + 1 }),
    tick: assign({ seconds: ({ context }) => context.seconds + 1 }),
    next: assign({ index: ({ context }) => context.index + 1 }),
    renew: sendTo('watch', { type: 'watch.renewed' }),
    announce: emit(({ context }) => ({ type: 'quiz.finished', score: context.score })),
    complain: emit({ type: 'load.failed', why: 'offline' }),
  },
  delays: { feedback: 2000, second: 1000 },
}).createMachine({
  id: 'quiz',
  context: ({ input }) => ({ ...input, index: 0, score: 0, seconds: 0 }),
  invoke: { id: 'watch', src: 'watch', onError: '.ended' },
  on: { SIGNED_OUT: '.ended' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        onDone: 'playing',
        onError: { target: 'failed', actions: 'complain' },
      },
    },
    failed: { on: { 'load.retried': { target: 'loading', actions: 'renew' } } },
    playing: {
      type: 'parallel',
      on: { 'pause.toggled': 'paused' },
      states: {
        timer: {
          initial: 'ticking',
          states: {
            ticking: { after: { second: { target: 'ticking', reenter: true, actions: 'tick' } } },
          },
        },
        board: {
          initial: 'asking',
          states: {
            asking: {
              on: {
                'answer.given': [
                  { guard: 'isRight', target: 'judged', actions: 'count' },
                  { target: 'judged' },
                ],
              },
            },
            judged: { tags: 'locked', after: { feedback: 'checking' } },
            checking: {
              always: [
                { guard: 'isOver', target: '#quiz.finished' },
                { target: 'asking', actions: 'next' },
              ],
            },
          },
        },
        returning: { type: 'history', history: 'deep' },
      },
    },
    paused: { on: { 'pause.toggled': 'playing.returning' } },
    finished: { entry: 'announce' },
    ended: { type: 'final' },
  },
});

export const quizModel = (changes: Partial<MachineModel<typeof quiz>> = {}) =>
  defineModel(quiz, {
    inputs: [{ words: ['pan', 'sol'] }],
    cases: {
      'answer.given': () => [{ answer: 'pan' }, { answer: 'sol' }],
      'xstate.error.actor.load': () => [{ error: new Error('offline') }],
    },
    project: ({ index, score }) => [index, score],
    invariant: () => undefined,
    emits: [
      { type: 'load.failed', why: 'offline' },
      { type: 'quiz.finished', score: 0 },
      { type: 'quiz.finished', score: 1 },
      { type: 'quiz.finished', score: 2 },
    ],
    ...changes,
  });

export const anyModel = (
  machine: MachineModel['machine'],
  changes: Partial<MachineModel> = {},
): MachineModel => ({
  machine,
  inputs: [undefined],
  cases: {},
  project: (context: unknown) => context,
  invariant: () => undefined,
  ...changes,
});
