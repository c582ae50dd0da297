import type { audioPlayerMachine } from '#machines/study/audio-player.machine.ts';
import type { VoiceSettings } from '#machines/study/voices.rules.ts';
import { fromPromise, type ActorRefFrom } from 'xstate';
import { fromLazyCallback } from './lazy-callback.ts';

const sound = () => import('../services/sound.ts');

interface Speech {
  text: string;
  language: string;
  isSlow: boolean;
}

interface Spoken {
  text: string;
  isSlow?: boolean;
}

/** Plays the dictionary service's recording of a word. Fails if there is none. */
export const playNative = fromLazyCallback<{ type: 'none' }, { word: string }>(
  async ({ input, sendBack }) => ({ stop: (await sound()).playNative(input.word, sendBack) }),
);

export const findVoice = fromPromise(async ({ input }: { input: { language: string } }) =>
  (await sound()).findVoice(input.language),
);

export const awaitVoices = fromPromise<void>(async ({ signal }) => (await sound()).awaitVoices(signal));

/** Speaks a text with the voice of this device. */
export const speak = fromLazyCallback<{ type: 'none' }, Speech>(async ({ input, sendBack }) => ({
  stop: (await sound()).speak(input.text, input.language, input.isSlow, sendBack),
}));

/** Tells of the voices of this device and of the learner's choice among them, and keeps what it is sent. */
export const watchVoices = fromLazyCallback<{ type: 'settings.changed'; settings: VoiceSettings }>(
  async ({ sendBack }) => {
    const { write, stop } = (await sound()).watchVoices(sendBack);
    return { hear: ({ settings }) => write(settings), stop };
  },
);

/** Plays a text on the learner's player. Resolves when it has ended, was stopped, or cannot be heard. */
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

/** Plays a short tone for each answer it receives. */
export const playTones = fromLazyCallback<{ type: 'tone.requested'; isRight: boolean }>(async () => {
  const { playTone } = await import('../services/tones.ts');
  return { hear: ({ isRight }) => playTone(isRight) };
});
