import type { audioPlayerMachine } from '#machines/study/audio-player.machine.ts';
import type { VoiceSettings } from '#machines/study/voices.rules.ts';
import { fromPromise, type ActorRefFrom } from 'xstate';
import { hasListedNone } from '../services/listed-voices.ts';
import { fromLazyCallback } from './lazy-callback.ts';

const sound = () => import('../services/sound.ts');

interface Speech {
  text: string;
  language: string;
  isSlow: boolean;
  voice?: number;
}

interface Spoken {
  text: string;
  isSlow?: boolean;
}

/** Fails without a dictionary service. */
export const playNative = fromLazyCallback<{ type: 'none' }, { word: string }>(
  async ({ input, sendBack }) => ({ stop: (await sound()).playNative(input.word, sendBack) }),
);

export const findVoice = fromPromise(async ({ input }: { input: { language: string } }) =>
  (await sound()).findVoice(input.language),
);

export const awaitVoices = fromPromise<void>(async ({ signal }) => (await sound()).awaitVoices(signal));

export const speak = fromLazyCallback<{ type: 'none' }, Speech>(async ({ input, sendBack }) => ({
  stop: (await sound()).speak(input.text, input.language, input.isSlow, sendBack, input.voice),
}));

/**
 * Milliseconds since the page opened and asked for voices, whatever the clock says; Infinity if this browser has never
 * listed any.
 */
export function waitedForVoices(): number {
  return hasListedNone() ? Infinity : performance.now();
}

/** Reports the device's voices and the learner's choice, and stores changes. */
export const watchVoices = fromLazyCallback<{ type: 'settings.changed'; settings: VoiceSettings }>(
  async ({ sendBack }) => {
    const { write, stop } = (await sound()).watchVoices(sendBack);
    return { hear: ({ settings }) => write(settings), stop };
  },
);

export function speakTextOn(player: ActorRefFrom<typeof audioPlayerMachine>) {
  return fromPromise(
    ({ input: { text, isSlow = false }, signal }: { input: Spoken; signal: AbortSignal }) =>
      new Promise<void>((resolve) => {
        const id = crypto.randomUUID();
        const isOwn = () => player.getSnapshot().context.sound?.id === id;
        player.send({ type: 'audio.toggled', id, text, isSlow });
        const following = player.subscribe(() => {
          if (isOwn()) return;
          following.unsubscribe();
          resolve();
        });
        signal.addEventListener('abort', () => {
          if (isOwn()) player.send({ type: 'audio.stopped' });
        });
      }),
  );
}

/** Plays a tone for each answer. */
export const playTones = fromLazyCallback<{ type: 'tone.requested'; isRight: boolean }>(async () => {
  const { playTone } = await import('../services/tones.ts');
  return { hear: ({ isRight }) => playTone(isRight) };
});
