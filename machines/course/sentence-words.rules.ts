import type { Card } from '../types.ts';
import type { CardUse, LessonSentence } from './lesson-input.types.ts';
import type { WordNeeds } from './word-needs.rules.ts';

export const BLANK = '_____';
/** Longer examples aren't asked. */
const EXAMPLE_WORDS = 10;
const DICTATION_WORDS = 8;

/** Whether a sentence uses the card's headword unchanged. */
export function isHeadword(form: string, card: Pick<Card, 'spanish'>): boolean {
  return form.toLowerCase() === bareHeadword(card).toLowerCase();
}

export function bareHeadword({ spanish }: Pick<Card, 'spanish'>): string {
  return bareOf(spanish);
}

/** A Spanish text without its article and without marks around it. */
export function bareOf(spanish: string): string {
  return spanish
    .replace(/^(?:el|la|los|las)(?:\/l[ao]s?)? (?=\p{L})/u, '')
    .replaceAll(/^[\s¿¡"]+|[\s?!.,;:…"]+$/gu, '');
}

/** The index of the first word, and how many words. */
export type Place = Pick<CardUse, 'at' | 'length'>;

export function formIn(spanish: string, { at, length }: Place): string {
  return core(
    wordsOf(spanish)
      .slice(at, at + length)
      .join(' '),
  );
}

export function blanked(spanish: string, use: Place): string {
  const [before, , after] = partsAround(spanish, use);
  return before + BLANK + after;
}

export function partsAround(spanish: string, use: Place): [before: string, word: string, after: string] {
  const before = wordsOf(spanish).slice(0, use.at).join(' ');
  const form = formIn(spanish, use);
  const start = spanish.indexOf(form, before.length);
  return [spanish.slice(0, start), form, spanish.slice(start + form.length)];
}

export function wordsOf(text: string): string[] {
  return text.split(' ');
}

function core(text: string): string {
  return text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/** Takes the case of the first letter from `like`, so that it doesn't give the right option away. */
export function inCaseOf(like: string, text: string): string {
  const isCapital = /^\p{Lu}/u.test(like);
  return (isCapital ? text.charAt(0).toUpperCase() : text.charAt(0).toLowerCase()) + text.slice(1);
}

/** The card's own example as a sentence. Null if it's too long or doesn't have the card. */
export function exampleOf(
  { id, spanish, example, exampleTranslation, exampleForm }: Card,
  needs: WordNeeds,
): LessonSentence | null {
  const words = example.split(' ');
  const form = (exampleForm ?? bareOf(spanish)).toLowerCase().split(' ');
  const place = words.findIndex((_word, index) =>
    form.every((word, offset) => bareOf(words[index + offset] ?? '').toLowerCase() === bareOf(word)),
  );
  if (words.length > EXAMPLE_WORDS || place < 0) return null;
  const uses = [{ card: id, at: place, length: form.length }];
  return { id, spanish: example, english: exampleTranslation, unit: '', level: 'A1', uses, needs };
}

/** Whether a sentence may be dictated: it's short and has no digits. */
export function isDictated({ spanish }: Pick<LessonSentence, 'spanish'>): boolean {
  return spanish.split(' ').length <= DICTATION_WORDS && !/\d/.test(spanish);
}
