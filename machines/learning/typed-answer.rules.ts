import type { Direction, Rating } from './activity.types.ts';
import type { Card } from '../types.ts';
import { alignLetters, type LetterPair } from './letters.rules.ts';

/** `slip` is an answer that is wrong by one edit in the middle of a long word: probably a slip of the finger. */
export type Judgement = 'right' | 'accents' | 'slip' | 'wrong';

export interface Correction {
  judgement: Judgement;
  /** The typed answer beside the nearest that is accepted, both as they are compared. */
  letters: readonly LetterPair[];
}

/** Words as short as this, and the last letters of any word, forgive no slip: an ending carries meaning. */
const SHORT_WORD = 6;
const ENDING = 3;

/**
 * Judges a typed answer: right, right but for accents, a probable slip, or wrong. Case, outer spaces, punctuation and a
 * leading article or `to` do not count; every text under which the card is known is accepted.
 */
export function judgeTyped(typed: string, card: Card, direction: Direction): Judgement {
  const accepted = acceptedAnswers(card, direction).map(bare);
  const answer = bare(typed);
  if (answer === '') return 'wrong';
  if (accepted.includes(answer)) return 'right';
  if (accepted.some((text) => unaccented(text) === unaccented(answer))) return 'accents';
  return accepted.some((text) => isSlip(unaccented(answer), unaccented(text))) ? 'slip' : 'wrong';
}

/** The judgement with what stands otherwise in the nearest accepted answer, letter by letter. */
export function correctionOf(typed: string, card: Card, direction: Direction): Correction {
  const answer = bare(typed);
  const [nearest = []] = acceptedAnswers(card, direction)
    .map((text) => alignLetters(answer, bare(text)))
    .toSorted((one, other) => faults(one) - faults(other));
  return { judgement: judgeTyped(typed, card, direction), letters: nearest };
}

/** What is said about a typed answer. */
export function judgementText({ judgement, letters }: Correction): string {
  switch (judgement) {
    case 'right':
      return 'Right.';
    case 'accents': {
      const wrong = letters.filter(({ mark }) => mark !== 'right');
      const named = wrong.map(({ typed, expected }) => `${expected}, not ${typed}`);
      return `Right but for ${wrong.length === 1 ? 'an accent' : 'accents'}: ${named.join('; ')}.`;
    }
    case 'slip':
      return 'Not quite: one letter differs. If that was a slip, you knew it.';
    default:
      return 'Not right. Compare the two.';
  }
}

/**
 * The rating that a typed answer suggests: wrong is Again, right but for accents or a slip is Hard, right is Good. With
 * two buttons Good stands for Hard, too.
 */
export function suggestedRating(judgement: Judgement, buttons: 2 | 4): Rating {
  if (judgement === 'wrong') return 1;
  return judgement === 'right' || buttons === 2 ? 3 : 2;
}

/** What may be typed: the card's text in the language asked for, and its synonyms there. */
function acceptedAnswers(card: Card, direction: Direction): readonly string[] {
  return direction === 'en-es'
    ? [card.spanish, ...(card.alsoSpanish ?? [])]
    : [card.english, ...(card.alsoEnglish ?? [])];
}

/** Whether two texts differ by one letter that is missing, too many, another, or swapped with its neighbour. */
function isSlip(typed: string, expected: string): boolean {
  const [from, to] = [typed.split(' '), expected.split(' ')];
  if (from.length !== to.length) return false;
  const differing = to.flatMap((word, index) => (word === from[index] ? [] : [[from[index] ?? '', word]]));
  const [pair] = differing;
  if (!pair || differing.length > 1) return false;
  const [given = '', word = ''] = pair;
  if (word.length <= SHORT_WORD) return false;
  if (given.slice(-ENDING) !== word.slice(-ENDING)) return false;
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
