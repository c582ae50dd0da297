import { wordsOf } from '../words.ts';
import type { Course } from './met.ts';
import { tokensOf } from './word-readings.ts';

interface Sentence {
  id: string;
  spanish: string;
  english: string;
}

const numbers = new Set(
  'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta cincuenta cien mil'.split(
    ' ',
  ),
);
const LEAST = 4;

export function plainOf(text: string): string {
  return wordsOf(text).join(' ').toLowerCase();
}

function patternOf({ spanish, english }: Sentence): string[] {
  const plain = spanish.replaceAll(/\d[\d.,]*/g, 'dos');
  return tokensOf(plain, english).map(({ word, isName }) => {
    if (isName) return 'NAME';
    return numbers.has(word) ? 'NUMBER' : word;
  });
}

/** Pairs of sentences that differ in names and numbers only, by the later id. */
export function samePatterns(sentences: readonly Sentence[]): [id: string, earlier: string][] {
  const first = new Map<string, string>();
  return sentences.flatMap((sentence): [string, string][] => {
    const pattern = patternOf(sentence).join(' ');
    const earlier = first.get(pattern);
    if (earlier === undefined) first.set(pattern, sentence.id);
    return earlier === undefined ? [] : [[sentence.id, earlier]];
  });
}

/** Sentences that differ in a single word, grouped with their common part. */
export function nearDuplicates(
  sentences: readonly Sentence[],
): { pattern: string; ids: readonly string[] }[] {
  const groups = new Map<string, Set<string>>();
  for (const sentence of sentences) {
    const words = patternOf(sentence);
    if (words.length < LEAST) continue;
    for (const at of words.keys()) {
      const pattern = words.with(at, '_').join(' ');
      groups.set(pattern, (groups.get(pattern) ?? new Set()).add(sentence.id));
    }
  }
  return [...groups].filter(([, ids]) => ids.size > 1).map(([pattern, ids]) => ({ pattern, ids: [...ids] }));
}

/** Whether the sentence has a form of a card's headword; all words of a phrase, in order. */
export function hasHeadword(
  headword: readonly string[],
  words: readonly string[],
  { read }: Course,
): boolean {
  let at = 0;
  for (const word of words) {
    const wanted = headword[at];
    if (wanted === undefined) break;
    const { lemmas, verbs } = read(word);
    if (lemmas.includes(wanted) || verbs.some(({ infinitive }) => infinitive === wanted)) at += 1;
  }
  return at === headword.length;
}

/** A headword without article or `se`. */
export function headwordOf(spanish: string): string[] {
  const [first = '', ...others] = wordsOf(
    spanish.toLowerCase().replace(/^(?:el|la|los|las)(?:\/l[ao]s?)? (?=\p{L})/u, ''),
  );
  if (spanish.includes(', ')) return [first];
  return [first.replace(/(?<=[aeií]r)se$/, ''), ...others];
}
