import { assertEvent, assign, sendTo, setup, type ErrorActorEvent } from 'xstate';
import { VOICES_PATIENCE, WATCH_RETRY } from '../constants.ts';
import { callbackStub } from '../parts/stubs.ts';
import {
  DEFAULT_VOICE_SETTINGS,
  usableVoices,
  type Speed,
  type Voice,
  type VoiceSettings,
} from './voices.rules.ts';

interface Input {
  /** Milliseconds since the browser was first asked for its voices. */
  waited: number;
}

/** `voices`: Spanish ones only. */
interface Context extends Input {
  voices: readonly Voice[];
  settings: VoiceSettings;
}

type Event =
  | { type: 'settings.read'; settings: VoiceSettings }
  | { type: 'voices.listed'; voices: readonly Voice[]; isOnline: boolean }
  | { type: 'speech.missing' }
  | { type: 'voice.chosen'; voice: string | null }
  | { type: 'speed.chosen'; speed: Speed }
  | { type: 'hint.dismissed' }
  | ErrorActorEvent<unknown, 'watchVoices'>;

export const voicesMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'voiceless' },
  actors: { watchVoices: callbackStub<{ type: 'settings.changed'; settings: VoiceSettings }>() },
  delays: {
    voicesPatience: ({ context }) => Math.max(0, VOICES_PATIENCE - context.waited),
    watchRetry: WATCH_RETRY,
  },
  guards: {
    hasSpanishVoice: ({ event }) => {
      assertEvent(event, 'voices.listed');
      return usableVoices(event.voices, event.isOnline).length > 0;
    },
    hasNetworkVoice: ({ event }) => {
      assertEvent(event, 'voices.listed');
      return event.voices.length > 0;
    },
  },
  actions: {
    storeSettings: assign(({ event }) => {
      assertEvent(event, 'settings.read');
      return { settings: event.settings };
    }),
    storeVoices: assign(({ event }) => {
      assertEvent(event, 'voices.listed');
      return { voices: event.voices };
    }),
    chooseVoice: assign(({ context, event }) => {
      assertEvent(event, 'voice.chosen');
      return { settings: { ...context.settings, voice: event.voice } };
    }),
    chooseSpeed: assign(({ context, event }) => {
      assertEvent(event, 'speed.chosen');
      return { settings: { ...context.settings, speed: event.speed } };
    }),
    dismissHint: assign(({ context }) => ({ settings: { ...context.settings, isHintDismissed: true } })),
    writeSettings: sendTo('watchVoices', ({ context }) => ({
      type: 'settings.changed',
      settings: context.settings,
    })),
  },
}).createMachine({
  id: 'voices',
  context: ({ input }) => ({ ...input, voices: [], settings: DEFAULT_VOICE_SETTINGS }),
  invoke: { id: 'watchVoices', src: 'watchVoices', onError: '.known.unloaded' },
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      on: { 'settings.read': { target: 'known', actions: 'storeSettings' } },
    },
    known: {
      initial: 'looking',
      on: {
        'settings.read': { actions: 'storeSettings' },
        'voices.listed': [
          { guard: 'hasSpanishVoice', target: '.audible.listed', actions: 'storeVoices' },
          { guard: 'hasNetworkVoice', target: '.silent.offline', actions: 'storeVoices' },
          { target: '.silent.missing', actions: 'storeVoices' },
        ],
        'speech.missing': '.silent.unsupported',
      },
      states: {
        looking: {
          tags: 'busy',
          after: { voicesPatience: 'audible.unlisted' },
        },
        audible: {
          initial: 'listed',
          on: { 'speed.chosen': { actions: ['chooseSpeed', 'writeSettings'] } },
          states: {
            listed: {
              on: { 'voice.chosen': { actions: ['chooseVoice', 'writeSettings'] } },
            },
            unlisted: {
              tags: 'voiceless',
              on: { 'hint.dismissed': { actions: ['dismissHint', 'writeSettings'] } },
            },
          },
        },
        unloaded: { after: { watchRetry: { target: '#voices', reenter: true } } },
        silent: {
          tags: 'voiceless',
          initial: 'missing',
          on: { 'hint.dismissed': { actions: ['dismissHint', 'writeSettings'] } },
          states: {
            missing: {},
            offline: {},
            unsupported: {},
          },
        },
      },
    },
  },
});
