import type { Rating } from './activity.types.ts';
import type { AnyCard, Direction } from '../types.ts';
import { alignLetters, type LetterPair } from './letters.rules.ts';

/** `slip`: one edit in a long word, probably a typo. */
export type Judgement = 'right' | 'accents' | 'slip' | 'wrong';

export interface Correction {
  judgement: Judgement;
  /** The typed answer aligned with the nearest accepted one, both normalized. */
  letters: readonly LetterPair[];
}

/** Words up to this length, and the last letters of any word, allow no slip, because endings carry meaning. */
const SHORT_WORD = 6;
const ENDING = 3;

/**
 * Judges a typed answer. Case, spaces, punctuation and a leading article or `to` don't matter; synonyms of the card are
 * accepted.
 */
export function judgeTyped(typed: string, card: AnyCard, direction: Direction): Judgement {
  return judgeAmong(bare(typed), acceptedAnswers(card, direction).map(bare));
}

/** Judges an answer by accepted texts, all normalized. The last `ending` letters of a word allow no slip. */
export function judgeAmong(answer: string, accepted: readonly string[], ending = ENDING): Judgement {
  if (answer === '') return 'wrong';
  if (accepted.includes(answer)) return 'right';
  if (accepted.some((text) => unaccented(text) === unaccented(answer))) return 'accents';
  return accepted.some((text) => isSlip(unaccented(answer), unaccented(text), ending)) ? 'slip' : 'wrong';
}

export function correctionOf(typed: string, card: AnyCard, direction: Direction): Correction {
  const answer = bare(typed);
  const accepted = acceptedAnswers(card, direction).map(bare);
  return { judgement: judgeTyped(typed, card, direction), letters: nearestLetters(answer, accepted) };
}

/** Aligns the answer with the nearest accepted text, all normalized. */
export function nearestLetters(answer: string, accepted: readonly string[]): LetterPair[] {
  const [nearest = []] = accepted
    .map((text) => alignLetters(answer, text))
    .toSorted((one, other) => faults(one) - faults(other));
  return nearest;
}

/** The judgement of a typed answer, worded for learners. */
export function judgementText({ judgement, letters }: Correction): string {
  switch (judgement) {
    case 'right':
      return 'Right.';
    case 'accents': {
      const wrong = letters.filter(({ mark }) => mark !== 'right');
      const named = wrong.map(({ typed, expected }) => `${expected}, not ${typed}`);
      return `Right except for ${wrong.length === 1 ? 'an accent' : 'accents'}: ${named.join('; ')}.`;
    }
    case 'slip':
      return 'Not quite: one letter differs. If that was a slip, you knew it.';
    default:
      return 'Not right. Compare the two.';
  }
}

/**
 * The rating that a typed answer suggests: Again if wrong, Hard for accents or a slip, Good if right. With two buttons,
 * Good replaces Hard.
 */
export function suggestedRating(judgement: Judgement, buttons: 2 | 4): Rating {
  if (judgement === 'wrong') return 1;
  return judgement === 'right' || buttons === 2 ? 3 : 2;
}

/** The card's text in the language asked for, and its synonyms. */
function acceptedAnswers(card: AnyCard, direction: Direction): readonly string[] {
  return direction === 'en-es'
    ? [card.spanish, ...(card.alsoSpanish ?? [])]
    : [card.english, ...(card.alsoEnglish ?? [])];
}

/** Whether two texts differ by one letter: missing, extra, replaced, or swapped with its neighbour. */
function isSlip(typed: string, expected: string, ending: number): boolean {
  const [from, to] = [typed.split(' '), expected.split(' ')];
  if (from.length !== to.length) return false;
  const differing = to.flatMap((word, index) => (word === from[index] ? [] : [[from[index] ?? '', word]]));
  const [pair] = differing;
  if (!pair || differing.length > 1) return false;
  const [given = '', word = ''] = pair;
  if (word.length <= SHORT_WORD) return false;
  if (given.slice(-ending) !== word.slice(-ending)) return false;
  return isOneEdit(given, word);
}

function isOneEdit(given: string, word: string): boolean {
  let start = 0;
  while (start < word.length && given[start] === word[start]) start += 1;
  const rests = [given.slice(start), word.slice(start)] as const;
  const [typed, wanted] = rests;
  if (typed.slice(1) === wanted.slice(1) || typed.slice(1) === wanted || typed === wanted.slice(1))
    return true;
  return typed.slice(2) === wanted.slice(2) && typed[0] === wanted[1] && typed[1] === wanted[0];
}

function faults(letters: readonly LetterPair[]): number {
  return letters.filter(({ mark }) => mark !== 'right').length;
}

function bare(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
    .replace(/^(to|the|an?|el|la|los|las|un|una) (?=.)/, '');
}

function unaccented(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '');
}
