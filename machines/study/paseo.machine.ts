import { assertEvent, assign, sendTo, setup, stateIn } from 'xstate';
import { SPEECH_LANGUAGE, START_PATIENCE, VOICES_PATIENCE } from '../constants.ts';
import type { Progress } from '../learning/progress.rules.ts';
import { logWatch } from '../parts/log-watch.ts';
import { playback, type PlaybackEvent } from '../parts/playback.ts';
import { callbackStub, promiseStub, type ActorEvents } from '../parts/stubs.ts';
import type { IndexedCard } from '../types.ts';
import type { DueWords, ReviewQueueInput, ReviewSettings } from './review-queue.types.ts';
import { soundPatience } from './audio-player.rules.ts';
import { RECOUNT, THINKING_TIME, WORD_GAP, wordsOf, type VoicesHere, type WalkWord } from './paseo.rules.ts';

interface Context {
  log: Progress;
  rules: ReviewSettings;
  cards: readonly IndexedCard[];
  words: readonly WalkWord[];
  /** Index of the current word. */
  index: number;
  hasEnglish: boolean;
  /** Whether the screen stays on while a walk plays. */
  keepsAwake: boolean;
}

const actors = {
  watchLog: callbackStub<{ type: 'none' }, { log: Progress | null }>(),
  loadCourse: promiseStub<readonly IndexedCard[]>(),
  countDue: promiseStub<DueWords, Omit<ReviewQueueInput<IndexedCard>, 'now'>>(),
  awaitVoices: promiseStub<void>(),
  findVoices: promiseStub<VoicesHere>(),
  awaitVoice: promiseStub<void>(),
  speak: callbackStub<{ type: 'none' }, { text: string; language: string; isSlow: boolean }>(),
  holdSound: callbackStub<WalkEvent>(),
  keepAwake: callbackStub<{ type: 'none' }, { isWanted: boolean }>(),
};

type Event =
  | { type: 'log.changed'; log: Progress }
  | { type: 'load.retried' }
  | { type: 'walk.played' }
  | { type: 'walk.paused' }
  | { type: 'screen.toggled' }
  | { type: 'word.skipped' }
  | { type: 'word.returned' }
  | { type: 'sound.started' }
  | PlaybackEvent
  | ActorEvents<typeof actors>;

/** For the media keys and controls outside the page. */
type WalkEvent = { type: 'word.changed'; word: WalkWord | null } | { type: 'walk.stopped' };

const speechFailed = '#paseo.walking.speechFailed';

export const paseoMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Pick<Context, 'log' | 'rules'>;
    tags: 'busy' | 'playing';
  },
  actors,
  delays: {
    rest: RECOUNT,
    thinkingTime: THINKING_TIME,
    wordGap: WORD_GAP,
    voicesPatience: VOICES_PATIENCE,
    startPatience: START_PATIENCE,
    soundPatience: ({ context }) => wordPatience(context),
  },
  guards: {
    hasWords: ({ context }) => context.words.length > 0,
    hasSpanishVoice: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.findVoices');
      return event.output.hasSpanish;
    },
    hasEnglishVoice: ({ context }) => context.hasEnglish,
    isLastWord: ({ context }) => context.index === context.words.length - 1,
  },
  actions: {
    storeLog: assign(({ event }) => {
      assertEvent(event, 'log.changed');
      return { log: event.log };
    }),
    storeCards: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadCourse');
      return { cards: event.output };
    }),
    storeWords: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.countDue');
      return { words: wordsOf(event.output) };
    }),
    storeVoices: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.findVoices');
      return { hasEnglish: event.output.hasEnglish };
    }),
    toggleScreen: assign({ keepsAwake: ({ context }) => !context.keepsAwake }),
    letSleep: assign({ keepsAwake: false }),
    goOn: assign({ index: ({ context }) => context.index + 1 }),
    goBack: assign({ index: ({ context }) => Math.max(0, context.index - 1) }),
    rewind: assign({ index: 0 }),
    tellWord: sendTo('holdSound', ({ context }) => ({ type: 'word.changed', word: wordNow(context) })),
    tellStop: sendTo('holdSound', { type: 'walk.stopped' }),
  },
}).createMachine({
  id: 'paseo',
  context: ({ input }) => ({ ...input, cards: [], words: [], index: 0, hasEnglish: false, keepsAwake: true }),
  invoke: { ...logWatch, onError: [{ guard: stateIn('preparing'), target: '.failed' }, {}] },
  initial: 'preparing',
  on: { 'log.changed': { actions: 'storeLog' } },
  states: {
    preparing: {
      tags: 'busy',
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadCourse',
            src: 'loadCourse',
            onDone: { target: 'counting', actions: 'storeCards' },
            onError: '#paseo.failed',
          },
        },
        counting: {
          on: { 'log.changed': { target: 'counting', reenter: true, actions: 'storeLog' } },
          invoke: {
            id: 'countDue',
            src: 'countDue',
            input: queueInput,
            onDone: { target: 'choosing', actions: 'storeWords' },
            onError: '#paseo.failed',
          },
        },
        choosing: { always: [{ guard: 'hasWords', target: 'listening' }, { target: '#paseo.empty' }] },
        listening: {
          invoke: {
            id: 'awaitVoices',
            src: 'awaitVoices',
            onDone: 'finding',
            onError: '#paseo.silent',
          },
          after: { voicesPatience: 'finding' },
        },
        finding: {
          invoke: {
            id: 'findVoices',
            src: 'findVoices',
            onDone: [
              { guard: 'hasSpanishVoice', target: '#paseo.ready', actions: 'storeVoices' },
              { target: '#paseo.silent' },
            ],
            onError: '#paseo.silent',
          },
        },
      },
    },
    failed: { on: { 'load.retried': { target: '#paseo', reenter: true } } },
    empty: {
      initial: 'resting',
      states: {
        resting: {
          on: { 'log.changed': { target: 'counting', actions: 'storeLog' } },
          after: { rest: 'counting' },
        },
        counting: {
          on: { 'log.changed': { target: 'counting', reenter: true, actions: 'storeLog' } },
          invoke: {
            id: 'countDue',
            src: 'countDue',
            input: queueInput,
            onDone: { target: 'choosing', actions: 'storeWords' },
            onError: 'resting',
          },
        },
        choosing: {
          always: [{ guard: 'hasWords', target: '#paseo.preparing.listening' }, { target: 'resting' }],
        },
      },
    },
    silent: {
      invoke: {
        id: 'awaitVoice',
        src: 'awaitVoice',
        onDone: '#paseo.preparing.listening',
        onError: '#paseo.failed',
      },
    },
    ready: { on: { 'walk.played': 'walking', 'screen.toggled': { actions: 'toggleScreen' } } },
    walking: {
      invoke: { id: 'holdSound', src: 'holdSound', onError: '.speechFailed' },
      initial: 'playing',
      on: {
        'word.skipped': [
          { guard: 'isLastWord', target: 'complete' },
          { target: '.playing', actions: 'goOn' },
        ],
        'word.returned': { target: '.playing', actions: 'goBack' },
      },
      states: {
        playing: {
          tags: 'playing',
          entry: 'tellWord',
          invoke: { id: 'keepAwake', src: 'keepAwake', input: screenOf, onError: { actions: 'letSleep' } },
          initial: 'spanish',
          on: {
            'walk.paused': 'paused',
            'sound.started': 'interrupted',
          },
          states: {
            spanish: {
              ...playback('#paseo.walking.playing.thinking', speechFailed),
              invoke: { id: 'speak', src: 'speak', input: spanishOf, onError: speechFailed },
            },
            thinking: {
              after: {
                thinkingTime: [{ guard: 'hasEnglishVoice', target: 'english' }, { target: 'again' }],
              },
            },
            english: {
              ...playback('#paseo.walking.playing.again', speechFailed),
              invoke: { id: 'speak', src: 'speak', input: englishOf, onError: speechFailed },
            },
            again: {
              ...playback('#paseo.walking.playing.resting', speechFailed),
              invoke: { id: 'speak', src: 'speak', input: spanishOf, onError: speechFailed },
            },
            resting: {
              after: {
                wordGap: [
                  { guard: 'isLastWord', target: '#paseo.complete' },
                  { target: '#paseo.walking.playing', reenter: true, actions: 'goOn' },
                ],
              },
            },
          },
        },
        paused: { entry: 'tellStop', on: { 'walk.played': 'playing' } },
        interrupted: { entry: 'tellStop', on: { 'walk.played': 'playing' } },
        speechFailed: {
          entry: 'tellStop',
          on: { 'walk.played': { target: '#paseo.walking', reenter: true } },
        },
      },
    },
    complete: {
      on: {
        'walk.played': { target: 'walking', actions: 'rewind' },
        'screen.toggled': { actions: 'toggleScreen' },
      },
    },
  },
});

function wordNow({ words, index }: Context): WalkWord | null {
  return words[index] ?? null;
}

function wordPatience(context: Context): number {
  const { spanish = '', english = '' } = wordNow(context) ?? {};
  return Math.max(soundPatience(spanish), soundPatience(english));
}

function screenOf({ context }: { context: Context }) {
  return { isWanted: context.keepsAwake };
}

function queueInput({ context: { log, rules, cards } }: { context: Context }) {
  return { ...rules, progress: log, cards, deck: 'everything' as const };
}

function spanishOf({ context }: { context: Context }) {
  return { text: wordNow(context)?.spanish ?? '', language: SPEECH_LANGUAGE, isSlow: false };
}

function englishOf({ context }: { context: Context }) {
  return { text: wordNow(context)?.english ?? '', language: 'en-GB', isSlow: false };
}
