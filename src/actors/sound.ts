import { fromCallback, fromPromise } from 'xstate';

const sound = () => import('../services/sound.ts');

interface Speech {
  text: string;
  language: string;
  rate: number;
}

export const playNative = fromPromise(
  async ({ input, signal }: { input: { word: string }; signal: AbortSignal }) =>
    (await sound()).playNative(input.word, signal),
);

export const findVoice = fromPromise(async ({ input }: { input: { language: string } }) =>
  (await sound()).findVoice(input.language),
);

export const awaitVoices = fromPromise<void>(async ({ signal }) => (await sound()).awaitVoices(signal));

export const speak = fromPromise(async ({ input, signal }: { input: Speech; signal: AbortSignal }) =>
  (await sound()).speak(input.text, input.language, input.rate, signal),
);

/** Plays a short tone for each answer it receives. */
export const playTones = fromCallback<{ type: 'tone.requested'; isRight: boolean }>(({ receive }) => {
  const tones = import('../services/tones.ts');
  receive(async ({ isRight }) => (await tones).playTone(isRight));
});
