import { fromCallback, fromPromise } from 'xstate';

const sound = () => import('../services/sound.ts');

interface Speech {
  text: string;
  language: string;
  rate: number;
}

/** Plays the recording of a word to its end. */
export const playNative = fromPromise(
  async ({ input, signal }: { input: { word: string }; signal: AbortSignal }) =>
    (await sound()).playNative(input.word, signal),
);

/** Speaks a text to its end. */
export const speak = fromPromise(async ({ input, signal }: { input: Speech; signal: AbortSignal }) =>
  (await sound()).speak(input.text, input.language, input.rate, signal),
);

/** Sounds a short tone for each answer that it is told of. */
export const playTones = fromCallback<{ type: 'tone.requested'; isRight: boolean }>(({ receive }) => {
  const tones = import('../services/tones.ts');
  receive(async ({ isRight }) => (await tones).playTone(isRight));
});
