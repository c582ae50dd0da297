import type { AnyCard, CardCategory } from '../types.ts';

type Inflected = Pick<AnyCard, 'spanish' | 'category' | 'forms'>;

const accents: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
/** A last syllable that loses its accent before another one: `canción`, `autobús`, `inglés`, but not `país`. */
const accented = /(?<![aeo])([áéíóú])([ns])$/u;
const pluralArticle: Readonly<Record<string, string>> = { el: 'los', la: 'las' };

const nounArticle = /^(?:el|la|los|las)(?:\/l[ao]s?)? (?=\p{L})/u;
const infinitive = /^\p{Ll}+[aeií]r(?:se|l[ao]s?)?(?= |$)/u;

/** The category whose rules a card follows: its own, or for a word that only the course teaches, its kind of word. */
export function kindOf({
  spanish,
  english,
  category,
  forms = '',
}: Inflected & Pick<AnyCard, 'english'>): CardCategory | 'own' {
  if (category !== 'course') return category;
  if (nounArticle.test(spanish)) return 'nouns';
  if (english.startsWith('to ') && infinitive.test(spanish)) return 'verbs';
  if (forms.includes(', ')) return 'adjectives';
  return /^[¿¡\p{Lu}]/u.test(spanish) ? 'greetings' : 'adverbs';
}

/**
 * The forms that a card shows beside its headword: those written on the card, else all forms of an adjective (`alto,
 * alta, altos, altas`), or the plural of a noun with its article if it isn't just an added -s or -es (`los lápices`).
 * Undefined for other words and plain plurals.
 */
export function inflectionsOf({ spanish, category, forms }: Inflected): string | undefined {
  if (forms !== undefined) return forms;
  if (category === 'adjectives') return adjectiveForms(spanish).join(', ');
  const [, article = '', noun = ''] = /^(el|la) (\p{L}+)$/u.exec(spanish) ?? [];
  const plural = pluralOf(noun);
  const isPlain = plural === `${noun}s` || plural === `${noun}es`;
  return isPlain || article === '' ? undefined : `${pluralArticle[article] ?? article} ${plural}`;
}

export function adjectiveForms(masculine: string): string[] {
  const feminine = feminineOf(masculine);
  const singular = feminine === masculine ? [masculine] : [masculine, feminine];
  return [...singular, ...singular.map(pluralOf)];
}

function feminineOf(masculine: string): string {
  if (masculine.endsWith('o')) return `${masculine.slice(0, -1)}a`;
  return /(dor|és|ol)$/u.test(masculine) ? `${withoutAccent(masculine)}a` : masculine;
}

export function pluralOf(singular: string): string {
  if (/[aeiouáéóú]$/u.test(singular)) return `${singular}s`;
  if (singular.endsWith('z')) return `${singular.slice(0, -1)}ces`;
  return `${withoutAccent(singular)}es`;
}

export function withoutAccent(word: string): string {
  return word.replace(accented, (_, vowel: string, end: string) => (accents[vowel] ?? vowel) + end);
}
