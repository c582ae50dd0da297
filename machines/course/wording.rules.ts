import { comparedText, withoutBrackets } from '../learning/answer-text.rules.ts';
import { kindOf, pluralOf } from '../learning/forms.rules.ts';
import type { Card } from '../types.ts';
import type { LessonSentence } from './lesson-input.types.ts';
import { memoized, type Memo } from './memoize.rules.ts';
import { partsOf, type Part, type Wording } from './phrases.rules.ts';
import { wordsOf } from './sentence-words.rules.ts';
import type { VerbTables } from './verb-index.rules.ts';

interface Known {
  cards: ReadonlyMap<string, Card>;
  verbs: VerbTables;
}

const noun = /^(?:el|la|los|las)(?:\/l[ao]s?)? (\p{L}+)$/u;
/** Words that may be forms of verbs, but hardly ever are. */
const rarelyVerbs = [
  'nada',
  'sea',
  'sed',
  'mejores',
  'ganas',
  'parte',
  'cara',
  'falta',
  'cuenta',
  'vez',
  'visita',
  'prisa',
  'fuera',
  'entrada',
  'entradas',
];

const partsCache: Memo<readonly Part[]> = new WeakMap();
const nounCache: Memo<ReadonlySet<string>> = new WeakMap();

/** Spanish texts of a sentence with their phrases told apart, which may change places. */
export function wordingsOf(
  texts: readonly string[],
  sentence: Pick<LessonSentence, 'spanish' | 'english' | 'uses'>,
  known: Known,
): readonly (readonly Part[])[] {
  const wording = wordingOf(sentence, known);
  return texts.map((text) => memoized(partsCache, known.verbs, text, () => partsOf(text, wording)));
}

/** What the words of a sentence are, as far as its cards and its English tell. */
function wordingOf(
  { spanish, english, uses }: Pick<LessonSentence, 'spanish' | 'english' | 'uses'>,
  { cards, verbs }: Known,
): Wording {
  const nouns = memoized(nounCache, cards, '', () => nounsOf(cards));
  const words = wordsOf(spanish).map((word) => comparedText(word, 'es'));
  const isVerb = new Map(
    uses.flatMap(({ card: id, at, length }) => {
      const card = cards.get(id);
      return card && length === 1 ? [[words[at] ?? '', kindOf(card) === 'verbs'] as const] : [];
    }),
  );
  const names = new Set(english.split(/[^\p{L}]+/u));
  return {
    verbs,
    isNoun: (word) => (isVerb.has(word) ? isVerb.get(word) === false : nouns.has(word)),
    isName: (word) => names.has(word) && word !== 'No',
    isLoose: /[;:]/.test(english),
  };
}

function nounsOf(cards: ReadonlyMap<string, Card>): ReadonlySet<string> {
  const singular = [...cards.values()].flatMap(({ spanish, alsoSpanish = [] }) =>
    [spanish, ...alsoSpanish].flatMap((text) => noun.exec(withoutBrackets(text).trim())?.[1] ?? []),
  );
  return new Set([...rarelyVerbs, ...singular, ...singular.map(pluralOf)]);
}
