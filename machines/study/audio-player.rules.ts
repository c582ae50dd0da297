import { NATIVE_AUDIO_MAX_LENGTH } from '../constants.ts';

/** The text as the dictionary service knows it: lower case, without ¿ ? ¡ ! . , ; : */
export function nativeWord(text: string): string {
  return text
    .replaceAll(/[¿?¡!.,;:]/g, '')
    .trim()
    .toLowerCase();
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
