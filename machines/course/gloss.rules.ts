import type { Reading } from '../games/bank.types.ts';
import { shuffle, type Seed } from '../parts/random.ts';
import { categoryOfCardId } from '../learning/card-ids.rules.ts';
import type { Gloss, GlossedReading, Part } from './reading.types.ts';

type Lines = Pick<Reading, 'lines'>;

const word = /\p{L}+/gu;
const sentenceEnd = /[.:!?¿¡…"«—–]\s*$/u;

/** Words with a capital within a sentence. */
export function namesIn({ lines }: Lines): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { spanish } of lines) {
    for (const { 0: found, index } of spanish.matchAll(word)) {
      const before = spanish.slice(0, index);
      const begins = before.trim() === '' || sentenceEnd.test(before);
      if (!begins && found !== found.toLowerCase()) names.add(found);
    }
  }
  return names;
}

/** Splits a text into pieces that join to it again. The longest phrase or word with a gloss wins; names have none. */
export function partsOf(
  text: string,
  words: Readonly<Record<string, unknown>>,
  names: ReadonlySet<string>,
): Part[] {
  const found = [...text.matchAll(word)].map(({ 0: own, index }) => ({
    own,
    index,
    end: index + own.length,
  }));
  const longest = longestIn(words);
  const parts: Part[] = [];
  let at = 0;
  for (let next = 0; next < found.length;) {
    const first = found[next];
    const last = Array.from({ length: longest }, (_, more) => found[next + longest - 1 - more]).find(
      (one, shorter) => {
        if (!first || !one) return false;
        const own = text.slice(first.index, one.end);
        const isName = shorter === longest - 1 && names.has(own);
        return !isName && Object.hasOwn(words, own.toLowerCase());
      },
    );
    if (!first || !last) {
      next += 1;
      continue;
    }
    const own = text.slice(first.index, last.end);
    if (first.index > at) parts.push({ text: text.slice(at, first.index), key: null });
    parts.push({ text: own, key: own.toLowerCase() });
    at = last.end;
    next = found.indexOf(last) + 1;
  }
  return at < text.length ? [...parts, { text: text.slice(at), key: null }] : parts;
}

const longestKeys = new WeakMap<object, number>();

/** How many words the longest key has; one at least. */
function longestIn(words: Readonly<Record<string, unknown>>): number {
  const known = longestKeys.get(words);
  if (known !== undefined) return known;
  const longest = Math.max(1, ...Object.keys(words).map((key) => key.split(' ').length));
  longestKeys.set(words, longest);
  return longest;
}

export function glossOf({ words }: Pick<GlossedReading, 'words'>, key: string): Gloss | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined;
}

/**
 * The meaning of a word and a wrong one, shuffled. The wrong one shares no word with it and has the same card category
 * if possible; without any, the right one stands alone.
 */
export function meaningsFor(
  { words }: Pick<GlossedReading, 'words'>,
  key: string,
  seed: Seed,
): { meanings: readonly string[]; seed: Seed } {
  const [own = '', card = ''] = glossOf({ words }, key) ?? [];
  const others = Object.values(words).filter(([meaning]) => isFarFrom(meaning, own));
  const alike = others.filter(([, of = '']) => categoryOf(of) === categoryOf(card));
  const shuffled = shuffle(alike.length > 0 ? alike : others, seed);
  const [other] = shuffled.items;
  const both = shuffle(other ? [own, other[0]] : [own], shuffled.seed);
  return { meanings: both.items, seed: both.seed };
}

function isFarFrom(one: string, other: string): boolean {
  const own = new Set(one.toLowerCase().match(word));
  return !(other.toLowerCase().match(word) ?? []).some((each) => own.has(each));
}

function categoryOf(card: string): string {
  return categoryOfCardId(card) ?? '';
}
