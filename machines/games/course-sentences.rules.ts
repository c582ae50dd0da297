import { COURSE_SENTENCE_WORDS } from '../constants.ts';
import type { BankSentence } from './bank.types.ts';
import type { BuiltSentence } from './sentence-builder.types.ts';

/**
 * A course sentence to build from its words; null if it has too few or too many. Punctuation and the
 * initial capital stay on a word only if every valid order has them there.
 */
export function courseSentence({
  id,
  spanish,
  english,
  orders = [],
  alsoSpanish = [],
}: BankSentence): BuiltSentence | null {
  if (!isBuildable(spanish)) return null;
  const own = spanish.split(' ');
  const others = [...orders, ...alsoSpanish].map((order) => order.split(' '));
  const further = others.filter((order) => bagOf(order) === bagOf(own));
  if (further.length === 0) return { id, spanish, english, words: own };
  const places = [own, ...further].flatMap((order) =>
    order.map((text, index) => ({ text, isStart: /^$|[.!?…]$/.test(order[index - 1] ?? '') })),
  );
  const textOf = (word: string) => {
    const forms = places.filter(({ text }) => bare(text) === bare(word));
    if (forms.every(({ text }) => text === word)) return word;
    return core((forms.find(({ isStart }) => !isStart) ?? { text: word }).text);
  };
  return {
    id,
    spanish,
    english,
    words: own.map(textOf),
    orders: further.map((order) => order.map(textOf)),
  };
}

/** Whether the number of words allows building it. */
export function isBuildable(spanish: string): boolean {
  const words = spanish.split(' ').length;
  return words >= COURSE_SENTENCE_WORDS.least && words <= COURSE_SENTENCE_WORDS.most;
}

function core(word: string): string {
  return word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

function bare(word: string): string {
  return core(word).toLowerCase();
}

function bagOf(words: readonly string[]): string {
  return words.map(bare).toSorted().join(' ');
}
