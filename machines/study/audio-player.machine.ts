import {
  assertEvent,
  assign,
  emit,
  forwardTo,
  setup,
  type DoneActorEvent,
  type ErrorActorEvent,
} from 'xstate';
import { callbackStub, promiseStub } from '../parts/stubs.ts';
import { toast } from '../parts/toasts.ts';
import { isNativeWord, nativeWord } from './audio-player.rules.ts';
import { SPEECH_LANGUAGE, SPEECH_RATE } from '../constants.ts';
import type { ToastEmit } from '../types.ts';

/** A text to play. `id` is that of the control it belongs to; an offered sound was not asked for by the learner. */
interface Sound {
  id: string;
  text: string;
  isOffered: boolean;
}

/** The tone for a right or a wrong answer. */
interface ToneEvent {
  type: 'tone.requested';
  isRight: boolean;
}

interface Context {
  sound: Sound | null;
}

type Event =
  | { type: 'audio.toggled'; id: string; text: string }
  | { type: 'audio.offered'; id: string; text: string }
  | { type: 'audio.stopped' }
  | ToneEvent
  | DoneActorEvent<void, 'playNative'>
  | ErrorActorEvent<unknown, 'playNative'>
  | DoneActorEvent<void, 'speak'>
  | ErrorActorEvent<unknown, 'speak'>;

export const audioPlayerMachine = setup({
  types: {} as { context: Context; events: Event; emitted: ToastEmit; tags: 'sounding' },
  actors: {
    playTones: callbackStub<ToneEvent>(),
    playNative: promiseStub<void, { word: string }>(),
    speak: promiseStub<void, { text: string; language: string; rate: number }>(),
  },
  guards: {
    isSameSound: ({ context, event }) => {
      assertEvent(event, 'audio.toggled');
      return context.sound?.id === event.id;
    },
    isOffered: ({ context }) => context.sound?.isOffered ?? false,
    isSingleWord: ({ context }) => context.sound !== null && isNativeWord(context.sound.text),
  },
  actions: {
    rememberSound: assign(({ event }) => {
      assertEvent(event, ['audio.toggled', 'audio.offered']);
      const { type, id, text } = event;
      return { sound: { id, text, isOffered: type === 'audio.offered' } };
    }),
    forgetSound: assign({ sound: null }),
    playTone: forwardTo('playTones'),
    announceFallback: emit(toast('info', 'Native audio failed. Trying AI speech...')),
    announceNoSpeech: emit(toast('error', 'Speech synthesis not supported in your browser')),
  },
}).createMachine({
  id: 'audio-player',
  context: { sound: null },
  invoke: { id: 'playTones', src: 'playTones' },
  initial: 'silent',
  on: {
    'tone.requested': { description: 'Played along with any other sound.', actions: 'playTone' },
  },
  states: {
    silent: {
      entry: 'forgetSound',
      on: {
        'audio.toggled': { target: 'choosing', actions: 'rememberSound' },
        'audio.offered': { target: 'choosing', actions: 'rememberSound' },
      },
    },
    choosing: {
      always: [{ guard: 'isSingleWord', target: 'sounding.native' }, { target: 'sounding.synthetic' }],
    },
    sounding: {
      tags: 'sounding',
      initial: 'native',
      on: {
        'audio.toggled': [
          { guard: 'isSameSound', target: 'silent' },
          { target: 'choosing', actions: 'rememberSound' },
        ],
        'audio.stopped': 'silent',
      },
      states: {
        native: {
          invoke: {
            id: 'playNative',
            src: 'playNative',
            input: wordToPlay,
            onDone: '#audio-player.silent',
            onError: [
              { guard: 'isOffered', target: 'synthetic' },
              { target: 'synthetic', actions: 'announceFallback' },
            ],
          },
        },
        synthetic: {
          invoke: {
            id: 'speak',
            src: 'speak',
            input: textToSpeak,
            onDone: '#audio-player.silent',
            onError: [
              { guard: 'isOffered', target: '#audio-player.silent' },
              { target: '#audio-player.silent', actions: 'announceNoSpeech' },
            ],
          },
        },
      },
    },
  },
});

function wordToPlay({ context }: { context: Context }) {
  return { word: nativeWord(context.sound?.text ?? '') };
}

function textToSpeak({ context }: { context: Context }) {
  return { text: context.sound?.text ?? '', language: SPEECH_LANGUAGE, rate: SPEECH_RATE };
}
