import { storage } from '../storage.ts';

const WORDS = 'camino-words';

/** Whether diagrams are labelled with words instead of the names of the code. */
export function areWordsOn(): boolean {
  return storage.getItem(WORDS) !== null;
}

/** Labels diagrams that are opened from now on with words, or with names. */
export function switchWords(isOn: boolean): void {
  if (isOn) storage.setItem(WORDS, 'on');
  else storage.removeItem(WORDS);
}
