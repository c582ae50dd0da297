import { assertEvent, assign, emit, enqueueActions, setup, stateIn } from 'xstate';
import type { FactEmit } from '../learning/activity.types.ts';
import type { Progress } from '../learning/progress.rules.ts';
import { judgement, lastJudgement } from '../parts/judgements.ts';
import { logWatch } from '../parts/log-watch.ts';
import { callbackStub, promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { toast } from '../parts/toasts.ts';
import type { JudgementEmit, ToastEmit } from '../types.ts';
import { meaningsFor } from './gloss.rules.ts';
import * as rules from './reading.rules.ts';
import type { Context, GlossedReading, OpenWord, SoundEnd, SpokenLine } from './reading.types.ts';

const actors = {
  watchLog: callbackStub<{ type: 'none' }, { log: Progress | null }>(),
  loadReading: promiseStub<GlossedReading | null, { unit: string }>(),
  speakLine: promiseStub<SoundEnd, SpokenLine>(),
};

type Event =
  | { type: 'load.retried' }
  | { type: 'log.changed'; log: Progress }
  | { type: 'voice.started' }
  | { type: 'voice.paused' }
  | { type: 'line.played'; line: number }
  | { type: 'line.revealed'; line: number }
  | { type: 'line.covered'; line: number }
  | { type: 'words.listed'; line: number }
  | { type: 'words.folded' }
  | ({ type: 'word.opened' } & OpenWord)
  | { type: 'word.closed' }
  | { type: 'meaning.chosen'; meaning: string }
  | { type: 'word.added' }
  | { type: 'questions.requested' }
  | { type: 'text.requested' }
  | { type: 'option.chosen'; option: string }
  | { type: 'question.advanced'; now: number }
  | { type: 'reading.repeated'; now: number }
  | ActorEvents<typeof actors>;

export const readingMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: rules.Input;
    emitted: FactEmit | JudgementEmit | ToastEmit;
    tags: 'busy' | 'speaking' | 'locked';
  },
  actors,
  guards: {
    hasReading: ({ event }) => 'output' in event && event.output !== null,
    isToBeHeard: ({ context, event }) => context.isWhole && 'output' in event && event.output !== null,
    isSpokenLine: ({ context, event }) => 'line' in event && context.line === event.line,
    isInterrupted: ({ event }) => 'output' in event && event.output === 'interrupted',
    isUnheard: ({ event }) => 'output' in event && event.output === 'unheard',
    hasNextLine: ({ context }) => rules.hasNextLine(context),
    isMetWord: ({ context, event }) => 'key' in event && rules.isMet(context, event.key),
    isGlossed: ({ context, event }) => 'key' in event && rules.isGlossed(context, event.key),
    isMeaning: ({ context, event }) => 'meaning' in event && context.meanings.includes(event.meaning),
    canAdd: ({ context }) => rules.canAdd(context),
    isAnswered: ({ context: { answers, index } }) => answers.length > index,
    isOffered: ({ context, event }) => 'option' in event && rules.isOffered(context, event.option),
    isLastQuestion: ({ context: { reading, answers } }) => answers.length === reading?.questions.length,
    isUnderstood: ({ context: { result } }) => result !== null && rules.isUnderstood(result),
  },
  actions: {
    storeLog: assign(({ event }) => {
      assertEvent(event, 'log.changed');
      return { log: event.log };
    }),
    storeReading: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadReading');
      return { reading: event.output };
    }),
    playWhole: assign({ isWhole: true }),
    playLine: assign(({ event }) => {
      assertEvent(event, 'line.played');
      return { line: event.line, isWhole: false };
    }),
    playNext: assign({ line: ({ context }) => context.line + 1 }),
    rewind: assign({ line: 0, isWhole: false }),
    reveal: assign(({ context: { revealed }, event }) => {
      assertEvent(event, 'line.revealed');
      return { revealed: [...revealed, event.line] };
    }),
    cover: assign(({ context: { revealed }, event }) => {
      assertEvent(event, 'line.covered');
      return { revealed: revealed.filter((line) => line !== event.line) };
    }),
    listWords: assign(({ event }) => {
      assertEvent(event, 'words.listed');
      return { listed: event.line };
    }),
    foldWords: assign({ listed: null }),
    openWord: assign(({ context: { reading, seed }, event }) => {
      assertEvent(event, 'word.opened');
      const { line, at, key } = event;
      return { ...rules.noWord, ...(reading && meaningsFor(reading, key, seed)), word: { line, at, key } };
    }),
    closeWord: assign(rules.noWord),
    guess: assign(({ context, event }) => {
      assertEvent(event, 'meaning.chosen');
      return { guess: { chosen: event.meaning, right: event.meaning === rules.openMeaning(context) } };
    }),
    tellGuess: emit(({ context: { guess } }) => judgement(guess?.right ?? false)),
    addWord: assign({ added: ({ context }) => rules.addedWith(context) }),
    recordWord: enqueueActions(({ context: { added }, enqueue }) => {
      for (const { card } of added.slice(0, 1)) {
        const facts = { card, milliseconds: 0 };
        enqueue.emit({ type: 'fact.recorded', fact: { kind: 'card.studied', facts } });
      }
    }),
    answer: assign(({ context, event }) => {
      assertEvent(event, 'option.chosen');
      return { answers: rules.answersWith(context, event.option) };
    }),
    tellJudgement: emit(({ context }) => lastJudgement(context)),
    showNext: assign({ index: ({ context }) => context.index + 1 }),
    finish: assign(({ context, event }) => {
      assertEvent(event, 'question.advanced');
      const result = rules.storyResultOf(context, event.now);
      return { result, xp: rules.xpFor(context, result, event.now) };
    }),
    recordStory: enqueueActions(({ context: { result }, enqueue }) => {
      if (result) enqueue.emit({ type: 'fact.recorded', fact: { kind: 'story.read', facts: result } });
    }),
    startAgain: assign(({ event }) => {
      assertEvent(event, 'reading.repeated');
      return rules.newVisit(event.now);
    }),
    announceLoadFailure: emit(toast('error', 'Failed to load the text. Please try again.')),
  },
}).createMachine({
  id: 'reading',
  context: ({ input }) => rules.newContext(input),
  invoke: {
    ...logWatch,
    onError: [
      {
        guard: stateIn({ preparing: 'loading' }),
        target: '.preparing.failed',
        actions: 'announceLoadFailure',
      },
      {},
    ],
  },
  initial: 'preparing',
  on: { 'log.changed': { actions: 'storeLog' } },
  states: {
    preparing: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadReading',
            src: 'loadReading',
            input: rules.readUnit,
            onDone: [
              { guard: 'isToBeHeard', target: '#speaking', actions: 'storeReading' },
              { guard: 'hasReading', target: '#reading.reading', actions: 'storeReading' },
              { target: 'missing' },
            ],
            onError: { target: 'failed', actions: 'announceLoadFailure' },
          },
        },
        missing: {},
        failed: { on: { 'load.retried': { target: '#reading', reenter: true } } },
      },
    },
    reading: {
      type: 'parallel',
      on: {
        'line.revealed': { actions: 'reveal' },
        'line.covered': { actions: 'cover' },
        'questions.requested': 'asking',
      },
      states: {
        voice: {
          initial: 'silent',
          on: { 'line.played': { target: '.speaking', actions: 'playLine' } },
          states: {
            silent: { on: { 'voice.started': { target: 'speaking', actions: 'playWhole' } } },
            speaking: {
              id: 'speaking',
              tags: 'speaking',
              invoke: {
                id: 'speakLine',
                src: 'speakLine',
                input: rules.spokenLine,
                onDone: [
                  { guard: 'isInterrupted', target: 'paused' },
                  { guard: 'isUnheard', target: 'speechFailed' },
                  { guard: 'hasNextLine', target: 'speaking', reenter: true, actions: 'playNext' },
                  { target: 'silent', actions: 'rewind' },
                ],
                onError: 'speechFailed',
              },
              on: {
                'voice.paused': 'paused',
                'line.played': [
                  { guard: 'isSpokenLine', target: 'paused' },
                  { target: 'speaking', reenter: true, actions: 'playLine' },
                ],
              },
            },
            paused: { on: { 'voice.started': { target: 'speaking', actions: 'playWhole' } } },
            speechFailed: {
              on: { 'voice.started': { target: 'speaking', actions: 'playWhole' } },
            },
          },
        },
        gloss: {
          initial: 'closed',
          on: {
            'word.opened': [
              { guard: 'isMetWord', target: '.guessing', actions: 'openWord' },
              { guard: 'isGlossed', target: '.explained', actions: 'openWord' },
            ],
          },
          states: {
            closed: {},
            guessing: {
              on: {
                'meaning.chosen': {
                  guard: 'isMeaning',
                  target: 'explained',
                  actions: ['guess', 'tellGuess'],
                },
                'word.closed': { target: 'closed', actions: 'closeWord' },
              },
            },
            explained: {
              on: {
                'word.added': { guard: 'canAdd', actions: ['addWord', 'recordWord'] },
                'word.closed': { target: 'closed', actions: 'closeWord' },
              },
            },
          },
        },
        place: {
          initial: 'text',
          states: {
            text: {},
            words: {
              on: { 'words.folded': { target: 'text', actions: 'foldWords' } },
            },
          },
          on: { 'words.listed': { target: '.words', actions: 'listWords' } },
        },
      },
    },
    asking: {
      initial: 'choosing',
      entry: ['closeWord', 'foldWords', 'rewind'],
      on: { 'text.requested': 'reading' },
      states: {
        choosing: { always: [{ guard: 'isAnswered', target: 'judged' }, { target: 'answering' }] },
        answering: {
          on: {
            'option.chosen': { guard: 'isOffered', target: 'judged', actions: ['answer', 'tellJudgement'] },
          },
        },
        judged: {
          tags: 'locked',
          on: {
            'question.advanced': [
              { guard: 'isLastQuestion', target: '#reading.complete', actions: 'finish' },
              { target: 'answering', actions: 'showNext' },
            ],
          },
        },
      },
    },
    complete: {
      initial: 'deciding',
      on: { 'reading.repeated': { target: 'reading', actions: 'startAgain' } },
      states: {
        deciding: {
          always: [{ guard: 'isUnderstood', target: 'read', actions: 'recordStory' }, { target: 'unread' }],
        },
        read: {},
        unread: {},
      },
    },
  },
});
