import { assertEvent, assign, emit, forwardTo, setup } from 'xstate';
import { playback, type PlaybackEvent } from '../parts/playback.ts';
import { callbackStub, promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { toast } from '../parts/toasts.ts';
import { isNativeWord, nativeWord, soundPatience } from './audio-player.rules.ts';
import { SPEECH_LANGUAGE, START_PATIENCE, VOICES_PATIENCE } from '../constants.ts';
import type { ToastEmit } from '../types.ts';

/**
 * A text to play; `id` is that of its control. The app offers an offered sound without being asked; a slow one is
 * always synthesized. `voice` is 0 for the usual voice, 1 for another one of the browser, for a second speaker.
 */
interface Sound {
  id: string;
  text: string;
  voice?: number;
  isSlow: boolean;
  isOffered: boolean;
}

/** The tone for a right or a wrong answer. */
interface ToneEvent {
  type: 'tone.requested';
  isRight: boolean;
}

/** The browser's voices: some Spanish, Spanish but no network for it, only other languages, or none listed (yet). */
type Voices = 'spanish' | 'offline' | 'other' | 'unlisted';

/** `choosesItself`: the browser listed no voices in time, so it's given the language only. */
interface Context {
  sound: Sound | null;
  choosesItself: boolean;
  hasTones: boolean;
  isFallbackAnnounced: boolean;
  isMissingVoiceAnnounced: boolean;
}

const actors = {
  playTones: callbackStub<ToneEvent>(),
  playNative: callbackStub<{ type: 'none' }, { word: string }>(),
  findVoice: promiseStub<Voices, { language: string }>(),
  awaitVoices: promiseStub<void>(),
  speak: callbackStub<
    { type: 'none' },
    { text: string; language: string; isSlow: boolean; voice?: number }
  >(),
};

type Event =
  | { type: 'audio.toggled'; id: string; text: string; isSlow?: boolean; voice?: number }
  | { type: 'audio.offered'; id: string; text: string; isSlow?: boolean; voice?: number }
  | { type: 'audio.stopped' }
  | ToneEvent
  | PlaybackEvent
  | ActorEvents<typeof actors>;

const notRecorded = [
  { guard: 'isFallbackKnown', target: '#audio-player.sounding.findingVoice' },
  { target: '#audio-player.sounding.findingVoice', actions: ['announceFallback', 'noteFallbackAnnounced'] },
] as const;

/** Until an offered sound is heard, pressing its button asks for it instead of stopping it. */
const unheard = { 'audio.toggled': { guard: 'isSameOffered', actions: 'rememberSound' } } as const;

const notSpoken = [
  { guard: 'isOffered', target: '#audio-player.silent' },
  { guard: 'isChosenByBrowser', target: '#audio-player.silent', actions: 'announceNoSpeech' },
  { target: '#audio-player.silent', actions: 'announceFailure' },
] as const;

export const audioPlayerMachine = setup({
  types: {} as { context: Context; events: Event; emitted: ToastEmit; tags: 'sounding' },
  actors,
  delays: {
    voicesPatience: VOICES_PATIENCE,
    startPatience: START_PATIENCE,
    soundPatience: ({ context }) => soundPatience(context.sound?.text ?? ''),
  },
  guards: {
    hasTones: ({ context }) => context.hasTones,
    isSameSound: ({ context, event }) => {
      assertEvent(event, 'audio.toggled');
      return isSame(context.sound, event);
    },
    isSameOffered: ({ context, event }) => {
      assertEvent(event, 'audio.toggled');
      return context.sound?.isOffered === true && isSame(context.sound, event);
    },
    isOffered: ({ context }) => context.sound?.isOffered ?? false,
    isFallbackKnown: ({ context }) => context.isFallbackAnnounced || (context.sound?.isOffered ?? false),
    isMissingVoiceKnown: ({ context }) =>
      context.isMissingVoiceAnnounced || (context.sound?.isOffered ?? false),
    hasSpanishVoice: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.findVoice');
      return event.output === 'spanish';
    },
    hasOtherVoices: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.findVoice');
      return event.output === 'other';
    },
    hasNetworkVoice: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.findVoice');
      return event.output === 'offline';
    },
    isChosenByBrowser: ({ context }) => context.choosesItself,
    canBeRecorded: ({ context: { sound } }) =>
      sound !== null && !sound.isSlow && sound.voice === undefined && isNativeWord(sound.text),
  },
  actions: {
    rememberSound: assign(({ event }) => {
      assertEvent(event, ['audio.toggled', 'audio.offered']);
      const { type, id, text, isSlow = false } = event;
      const voice = event.voice === undefined ? {} : { voice: event.voice };
      return { sound: { id, text, isSlow, isOffered: type === 'audio.offered', ...voice } };
    }),
    forgetSound: assign({ sound: null }),
    playTone: forwardTo('playTones'),
    muteTones: assign({ hasTones: false }),
    letBrowserChoose: assign({ choosesItself: true }),
    noteFallbackAnnounced: assign({ isFallbackAnnounced: true }),
    noteMissingVoiceAnnounced: assign({ isMissingVoiceAnnounced: true }),
    announceFallback: emit(toast('info', 'Native audio failed. Trying AI speech...')),
    announceMissingVoice: emit(
      toast('info', 'Your browser has no Spanish voice', {
        description: 'Words stay silent until you add one.',
        link: { screen: 'spanishVoice', label: 'Add a Spanish voice' },
      }),
    ),
    announceOffline: emit(toast('info', 'Your Spanish voice needs the internet')),
    announceFailure: emit(toast('error', 'The voice couldn’t be played. Please try again.')),
    announceNoSpeech: emit(toast('error', 'Speech synthesis not supported in your browser')),
  },
}).createMachine({
  id: 'audio-player',
  context: {
    sound: null,
    choosesItself: false,
    hasTones: true,
    isFallbackAnnounced: false,
    isMissingVoiceAnnounced: false,
  },
  invoke: { id: 'playTones', src: 'playTones', onError: { actions: 'muteTones' } },
  initial: 'silent',
  on: {
    'tone.requested': { guard: 'hasTones', actions: 'playTone' },
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
      always: [{ guard: 'canBeRecorded', target: 'sounding.native' }, { target: 'sounding.findingVoice' }],
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
          ...playback('#audio-player.silent', notRecorded, unheard),
          invoke: { id: 'playNative', src: 'playNative', input: wordToPlay, onError: notRecorded },
        },
        findingVoice: {
          on: unheard,
          invoke: {
            id: 'findVoice',
            src: 'findVoice',
            input: languageToSpeak,
            onDone: [
              { guard: 'hasSpanishVoice', target: 'synthetic' },
              { guard: 'hasNetworkVoice', target: 'withoutNetwork' },
              { guard: 'hasOtherVoices', target: 'withoutVoice' },
              { guard: 'isChosenByBrowser', target: 'synthetic' },
              { target: 'awaitingVoices' },
            ],
            onError: [
              { guard: 'isOffered', target: '#audio-player.silent' },
              { target: '#audio-player.silent', actions: 'announceNoSpeech' },
            ],
          },
        },
        awaitingVoices: {
          on: unheard,
          invoke: {
            id: 'awaitVoices',
            src: 'awaitVoices',
            onDone: 'findingVoice',
            onError: { target: 'synthetic', actions: 'letBrowserChoose' },
          },
          after: { voicesPatience: { target: 'synthetic', actions: 'letBrowserChoose' } },
        },
        withoutNetwork: {
          always: [
            { guard: 'isOffered', target: '#audio-player.silent' },
            { target: '#audio-player.silent', actions: 'announceOffline' },
          ],
        },
        withoutVoice: {
          always: [
            { guard: 'isMissingVoiceKnown', target: '#audio-player.silent' },
            {
              target: '#audio-player.silent',
              actions: ['announceMissingVoice', 'noteMissingVoiceAnnounced'],
            },
          ],
        },
        synthetic: {
          ...playback('#audio-player.silent', notSpoken, unheard),
          invoke: { id: 'speak', src: 'speak', input: textToSpeak, onError: notSpoken },
        },
      },
    },
  },
});

function isSame(sound: Sound | null, { id, isSlow = false }: { id: string; isSlow?: boolean }): boolean {
  return sound?.id === id && sound.isSlow === isSlow;
}

function wordToPlay({ context }: { context: Context }) {
  return { word: nativeWord(context.sound?.text ?? '') };
}

function languageToSpeak() {
  return { language: SPEECH_LANGUAGE };
}

function textToSpeak({ context }: { context: Context }) {
  const { text = '', isSlow = false, voice } = context.sound ?? {};
  return { text, language: SPEECH_LANGUAGE, isSlow, ...(voice !== undefined && { voice }) };
}
