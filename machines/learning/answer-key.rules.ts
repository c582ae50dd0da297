import type { AnyCard, Direction } from '../types.ts';
import { comparedText, withoutBrackets } from './answer-text.rules.ts';
import { adjectiveForms, inflectionsOf, kindOf, withoutAccent } from './forms.rules.ts';
import type { AnswerKey } from './judging.rules.ts';
import { nearWords, type WordIndex } from './near-words.rules.ts';

const infinitive = /^\p{Ll}*[aeií]r(?:se)?$/u;
const person = /^el (\p{L}+)$/u;
/** Words that agree beside adjectives, and their other endings; `this` tells the number, `my` does not. */
const agreeing: readonly (readonly [words: RegExp, endings: readonly string[]])[] = [
  [/^(?:este|ese|alguno|ninguno|otro|cuánto|uno|\p{L}*cientos|quinientos)$/u, ['a']],
  [/^aquel$/u, ['ella']],
  [/^[nv]uestro$/u, ['a', 'os', 'as']],
  [/^(?:mi|tu|su)$/u, ['s']],
];
/** Adjectives as they are before a noun. Not «mal», which is also an adverb. */
const shortened: Readonly<Record<string, string>> = {
  bueno: 'buen',
  grande: 'gran',
  primero: 'primer',
  tercero: 'tercer',
};
const listed = /^[\p{L} ]+(?:, [\p{L} ]+)+$/u;

/** The words of the course in each language, to tell a slip from another word. */
export type CourseWords = Readonly<Record<AnswerKey['language'], WordIndex>>;

/** What is right where a card, Camino's or the learner's own, is asked by its other side. */
export function keyOf(card: AnyCard, direction: Direction): AnswerKey {
  const { rivals } = card;
  const also = rivals && { rivals };
  if (direction === 'es-en') return { language: 'en', accepted: englishOf(card), ...also };
  const accepted = spanishOf(card);
  const verbs = isVerb(card) ? accepted.flatMap(infinitivesIn) : [];
  return { language: 'es', accepted, ...also, ...(verbs.length > 0 && { verbs }) };
}

/** The card with the words of the course that one slip makes of its own. */
export function withRivals<Some extends AnyCard>(card: Some, { es, en }: CourseWords): Some {
  const near = [...rivalsOf(spanishOf(card), 'es', es), ...rivalsOf(englishOf(card), 'en', en)];
  return near.length > 0 ? { ...card, rivals: [...new Set(near)] } : card;
}

/** The words of the course that one slip makes of the words in these texts. */
export function rivalsOf(
  texts: readonly string[],
  language: AnswerKey['language'],
  index: WordIndex,
): readonly string[] {
  const compared = texts.map((text) => comparedText(withoutBrackets(text), language));
  return nearWords([...compared, ...compared.flatMap((text) => text.split(' '))], index);
}

/** A verb form with its ending set apart, `habl-amos`: what differs from the stem of its infinitive. */
export function stemAndEnding(form: string, verb: string): string {
  const stem = verb.replace(/(?:[aeií]r)(?:se)?$/u, '');
  let length = 0;
  while (length < stem.length && form[length] === stem[length]) length += 1;
  return `${form.slice(0, length)}-${form.slice(length)}`;
}

function spanishOf(card: AnyCard): string[] {
  const { spanish, alsoSpanish = [] } = card;
  const texts = [spanish, ...alsoSpanish];
  const forms = texts.flatMap((text) => [text, ...wordingsOf(text, card), ...formsOf(text, card)]);
  return unique([...forms, ...(hasBothGenders(card) ? forms.flatMap(femininePerson) : [])]);
}

function englishOf(card: AnyCard): string[] {
  const { english, alsoEnglish = [] } = card;
  return unique([english, ...alsoEnglish].flatMap((text) => [text, ...wordingsOf(text, card)]));
}

/** The wordings that one text stands for: meanings side by side, and both genders. */
function wordingsOf(text: string, { category }: AnyCard): string[] {
  const plain = withoutBrackets(text).trim();
  if (category !== 'own') {
    const isList = (category === 'grammar' || category === 'pronouns') && listed.test(plain);
    return isList ? plain.split(', ') : gendersOf(text);
  }
  const isSentence = /[.?!¿¡]/.test(plain);
  const meanings = text.split(isSentence ? /;|(?<= )\/(?= )/ : /[,;]| or |(?<= )\/(?= )/);
  return meanings.flatMap((meaning) => {
    const genders = gendersOf(meaning.trim());
    return genders.length > 0 || isSentence ? genders : meaning.split('/').map((part) => part.trim());
  });
}

/** `el/la estudiante`, `niño/a` and `niño(a)` with the masculine and the feminine apart; none of other texts. */
function gendersOf(text: string): string[] {
  const [, articles = '', word = '', suffix = '', rest = ''] =
    /^(?:((?:el\/la|los\/las|el|la|los|las|un\/una|un) ))?(\p{L}+)(?:[/(]-?(\p{L}{1,4})\)?)?( .*)?$/u.exec(
      text.trim(),
    ) ?? [];
  const [first = '', second] = articles.trim().split('/');
  const isBoth = second !== undefined;
  const isSuffix = /^(?:[eo]?[rst]?as?|triz)$/u.test(suffix) && suffix.length < word.length;
  if (word === '' || (suffix !== '' && !isSuffix) || (!isBoth && suffix === '')) return [];
  const other = suffix === '' ? word : withSuffix(word, suffix);
  const articleOf: Record<string, string> = { el: 'la', los: 'las', un: 'una' };
  return [`${first} ${word}${rest}`, `${second ?? articleOf[first] ?? first} ${other}${rest}`].map((each) =>
    each.trim(),
  );
}

/** `bueno/a` is buena, `profesor/a` profesora, `trabajador/ora` trabajadora. */
function withSuffix(word: string, suffix: string): string {
  if (/[aeo]s?$/u.test(word) && suffix.length <= 2) return word.replace(/[aeo]s?$/u, suffix);
  const plain = withoutAccent(word);
  const at = suffix.length > 1 ? plain.lastIndexOf(suffix.charAt(0)) : -1;
  return (at > 0 ? plain.slice(0, at) : plain) + suffix;
}

/** The forms of an adjective, and of a word that agrees as one does: the English doesn't say which. */
function formsOf(text: string, card: AnyCard): readonly string[] {
  const word = withoutBrackets(text).trim();
  if (!/^\p{L}+$/u.test(word) || card.category === 'own') return [];
  const short = shortened[word] ?? [];
  if (kindOf(card) === 'adjectives')
    return (word === card.spanish ? (inflectionsOf(card)?.split(', ') ?? []) : adjectiveForms(word)).concat(
      short,
    );
  return agreeing.flatMap(([words, endings]) =>
    words.test(word) ? endings.map((ending) => word.replace(/(?:[eo]|el)?(s?)$/u, `${ending}$1`)) : [],
  );
}

/** Whether the card names a person of either gender: `el amigo`, also `la amiga`. */
function hasBothGenders({ spanish, alsoSpanish = [] }: AnyCard): boolean {
  const [, word = ''] = person.exec(spanish) ?? [];
  return spanish.startsWith('el/la ') || (word !== '' && alsoSpanish.includes(`la ${feminine(word)}`));
}

function femininePerson(text: string): string[] {
  const [, word = ''] = person.exec(withoutBrackets(text).trim()) ?? [];
  return /(?:o|[lnrs])$/u.test(word) ? [`la ${feminine(word)}`] : [];
}

function feminine(word: string): string {
  return `${withoutAccent(word).replace(/[eo]$/u, '')}a`;
}

function isVerb(card: AnyCard): boolean {
  return card.category === 'own' ? card.english.startsWith('to ') : kindOf(card) === 'verbs';
}

function infinitivesIn(text: string): string[] {
  const [first = ''] = comparedText(text, 'es').split(' ');
  return infinitive.test(first) ? [stemAndEnding(first, first)] : [];
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '');
}
