import { NATIVE_AUDIO_MAX_LENGTH, SOUND_PATIENCE } from '../constants.ts';

/** The text in the form that the dictionary service uses: lower case, without ¿ ? ¡ ! . , ; : */
export function nativeWord(text: string): string {
  return text
    .replaceAll(/[¿?¡!.,;:]/g, '')
    .trim()
    .toLowerCase();
}

/** Milliseconds after which the sound of a text counts as ended, even if the browser doesn't say so. */
export function soundPatience(text: string): number {
  return SOUND_PATIENCE.least + SOUND_PATIENCE.perCharacter * text.length;
}

/** Whether a text is long enough to be worth hearing slowly: three words or more. */
export function isSentence(text: string): boolean {
  return text.trim().split(/\s+/).length >= 3;
}

/** Native audio is only tried for a single word of up to 20 characters. */
export function isNativeWord(text: string): boolean {
  const word = nativeWord(text);
  return word !== '' && word.length <= NATIVE_AUDIO_MAX_LENGTH && !/\s/.test(word);
}
