import { NATIVE_AUDIO_MAX_LENGTH, SOUND_PATIENCE } from '../constants.ts';

/** The text as the dictionary service knows it: lower case, without ¿ ? ¡ ! . , ; : */
export function nativeWord(text: string): string {
  return text
    .replaceAll(/[¿?¡!.,;:]/g, '')
    .trim()
    .toLowerCase();
}

/** Milliseconds after which the sound of a text has ended, whether the browser says so or not. */
export function soundPatience(text: string): number {
  return SOUND_PATIENCE.least + SOUND_PATIENCE.perCharacter * text.length;
}

/** Whether a text is long enough to be worth hearing slowly: three words or more. */
export function isSentence(text: string): boolean {
  return text.trim().split(/\s+/).length >= 3;
}

/** Native audio is only attempted for one word of at most 20 characters. */
export function isNativeWord(text: string): boolean {
  const word = nativeWord(text);
  return word !== '' && word.length <= NATIVE_AUDIO_MAX_LENGTH && !/\s/.test(word);
}
