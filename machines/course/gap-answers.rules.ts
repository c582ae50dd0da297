import { stemAndEnding } from '../learning/answer-key.rules.ts';
import { comparedText, withoutBrackets } from '../learning/answer-text.rules.ts';
import { adjectiveForms, kindOf } from '../learning/forms.rules.ts';
import type { VerbTable } from '../games/exercise.types.ts';
import type { Card } from '../types.ts';
import type { CardUse, LessonSentence } from './lesson-input.types.ts';
import { bareOf, formIn, inCaseOf, wordsOf } from './sentence-words.rules.ts';

/** A note in brackets says where a word is said; any other says when it is used, so that it may not fit a gap. */
const places =
  /^(?:Argentina|Canary Islands|Caribbean|Central America|Chile|Colombia|Costa Rica|Latin America|Mexico|Peru|South America|Spain|Uruguay|Venezuela|colloquial|on its own|, )+$/;
const article = /^(el|la|los|las) (?=\p{L})/u;
/** Words that tell whether somebody is spoken to as `tú` or as `usted`. */
const registers: Readonly<Record<string, RegExp>> = {
  informal: /^(?:tú|te|ti|tus?|contigo|eres|estás|tienes|quieres|perdona|disculpa)$/,
  formal: /^(?:usted|señor|señora|perdone|disculpe)$/,
};
/** Words before an adjective that agrees with the subject. */
const linking =
  /^(?:es|son|era|eran|fue|fueron|está|están|estaba|estaban|parece|parecía|muy|tan|más|ya|bastante|demasiado)$/;
/** Words before a noun that do not tell its gender. */
const untelling = /^(?:mis?|tus?|sus?|de|en|con|sin|por|para|a|y|o|ni|cada|qué|incluso|)$/u;
/** Words that may agree with it elsewhere in the sentence: pronouns and participles; adjectives are found by their cards. */
const agreeing = /^(?:l[oa]s?|un[oa]s?|\p{L}+[aií]d[oa]s?)$/u;

type Sentence = Omit<LessonSentence, 'needs'>;

const surface = '(?:mesa|cama|silla|sofá|escritorio|nevera|estantería|suelo|papel|servilleta)';
/** A word, and others that mean the same in a gap if the English and what follows the gap match. */
const synonyms: readonly (readonly [
  word: string,
  others: readonly string[],
  english?: RegExp,
  after?: RegExp,
])[] = [
  ['ahí', ['allí', 'allá']],
  ['allí', ['ahí', 'allá']],
  ['ese', ['aquel']],
  ['esa', ['aquella']],
  ['esos', ['aquellos']],
  ['esas', ['aquellas']],
  ['aquel', ['ese']],
  ['aquella', ['esa']],
  ['solo', ['solamente', 'únicamente'], /\b(?:only|just one|all \p{L}+ \p{L}+ can)\b/iu],
  ['ya', ['ahora'], /\bnow\b/i],
  ['cómo', ['qué tal'], /\bhow\b/i, /^(?:est[áa]|(?:te|le|os|les) va )/u],
  ['durante', ['en'], /\bduring\b/i, /^(?:el|la|los|las|una?) /],
  ['en', ['sobre', 'encima de'], /\bon\b/i, new RegExp(`^(?:la|el|una?|mi|tu|su) ${surface}`, 'u')],
];

/**
 * The texts that fill the gap of a card in a sentence: its own, and others of the card that agree with the sentence.
 * `cards` are those that the sentence uses; without them any may tell the gender.
 */
export function gapAnswers(
  sentence: Sentence,
  use: CardUse,
  card: Card,
  cards: ReadonlyMap<string, Card> | null = null,
): readonly string[] {
  const form = formIn(sentence.spanish, use);
  const { unfit = [] } = sentence;
  const also = (card.alsoSpanish ?? []).flatMap((text) => fitting(text, sentence, use, card, cards));
  const others = [...also, ...inWordings(sentence, use), ...synonymsIn(sentence, use, form)];
  return [...new Set([form, ...others.map((text) => inCaseOf(form, text))])].filter(
    (text) => text === form || !unfit.includes(text.toLowerCase()),
  );
}

function synonymsIn(sentence: Sentence, use: CardUse, form: string): readonly string[] {
  const { spanish, english } = sentence;
  const { at, length } = use;
  const words = wordsOf(spanish);
  const after = words.slice(at + length).join(' ');
  const isCounted = /^un[oa]?s?$/.test(words[at - 1] ?? '');
  const [, others = [], inEnglish = /^/, behind = /^/] =
    synonyms.find(([word]) => word === form.toLowerCase()) ?? [];
  const isSame = !isCounted && inEnglish.test(english) && behind.test(after);
  return isSame ? others.filter((text) => !wouldContract(text, sentence, use)) : [];
}

const indefinite: Readonly<Record<string, string>> = { el: 'un', la: 'una', los: 'unos', las: 'unas' };

/**
 * Words of another gender with their own article, «la computadora» where «El _____ no funciona» has the article of
 * «ordenador»; none if anything else tells the gender.
 */
export function withOwnArticle(
  sentence: Sentence,
  use: CardUse,
  card: Card,
  cards: ReadonlyMap<string, Card>,
): readonly string[] {
  const before = wordsOf(sentence.spanish)[use.at - 1] ?? '';
  const [, own] = article.exec(card.spanish) ?? [];
  if (own === undefined || !/^(?:el|la|los|las|un[oa]?s?)$/i.test(before)) return [];
  if (tellsGender(sentence, use, cards, true)) return [];
  return (card.alsoSpanish ?? []).flatMap((text) => {
    const [, note] = /\(([^)]*)\)/.exec(text) ?? [];
    const [, other] = article.exec(text) ?? [];
    const isOther = other !== undefined && other !== own && other.endsWith('s') === own.endsWith('s');
    if (!isOther || (note !== undefined && !places.test(note))) return [];
    const shown = /^un/i.test(before) ? (indefinite[other] ?? other) : other;
    return [`${shown} ${bareOf(withoutBrackets(text).trim())}`];
  });
}

/** What other wordings of the sentence have in place of the gap, if all else is the same. */
function inWordings({ spanish, alsoSpanish = [], orders = [] }: Sentence, { at, length }: CardUse): string[] {
  const textOf = (some: readonly string[]) => comparedText(some.join(' '), 'es');
  const words = wordsOf(spanish);
  const [before, after] = [words.slice(0, at), words.slice(at + length)].map(textOf);
  return [...alsoSpanish, ...orders].flatMap((text) => {
    const other = wordsOf(text);
    const middle = other.slice(at, other.length - (words.length - at - length));
    const isSame = textOf(other.slice(0, at)) === before && textOf(other.slice(at + middle.length)) === after;
    const answer = middle.join(' ');
    const isFuller = article.test(answer) && middle.length > length;
    return isSame && middle.length > 0
      ? [`${isFuller ? (article.exec(answer)?.[0] ?? '') : ''}${bareOf(answer)}`]
      : [];
  });
}

/** The form of another text of the card that agrees with the sentence; none if it has no such form. */
function fitting(
  text: string,
  sentence: Sentence,
  use: CardUse,
  card: Card,
  cards: ReadonlyMap<string, Card> | null,
): string[] {
  const [, note] = /\(([^)]*)\)/.exec(text) ?? [];
  const word = bareOf(withoutBrackets(text).trim());
  if (note === 'all women') return tellsGender(sentence, use, cards) ? [] : [word];
  const isRegister = note !== undefined && note in registers && !isOtherRegister(note, sentence, use);
  if (note !== undefined && !isRegister && (!places.test(note) || card.category === 'pronouns')) return [];
  if (/[/…]/.test(word) || wouldContract(word, sentence, use)) return [];
  const [, own] = article.exec(card.spanish) ?? [];
  const [, other] = article.exec(text) ?? [];
  if (!own && other !== undefined && kindOf(card) === 'adverbs') return [withoutBrackets(text).trim()];
  if ((own === undefined) !== (other === undefined)) return [];
  if (own !== undefined && other !== undefined) {
    const isSameNumber = own.endsWith('s') === other.endsWith('s');
    return own === other || (isSameNumber && !tellsGender(sentence, use, cards)) ? [word] : [];
  }
  if (kindOf(card) === 'adjectives') return agreeingForm(word, sentence, use, card, cards);
  if (kindOf(card) === 'verbs' && isReflexive(word) !== isReflexive(card.spanish)) return [];
  return note?.includes('on its own') !== true || endsClause(sentence, use) ? [word] : [];
}

/** Where the card has one form for both genders, the other takes that of the nearest noun. */
function agreeingForm(
  word: string,
  { uses, spanish }: Sentence,
  use: CardUse,
  card: Card,
  cards: ReadonlyMap<string, Card> | null,
): string[] {
  if (word.includes(' ')) return [];
  const isAlike = (one: string) => adjectiveForms(one).length === 2;
  if (isAlike(word) || !isAlike(card.spanish)) return [word];
  const [nearest] = uses
    .flatMap(({ card: id, at }) => {
      const [, noun] = article.exec(cards?.get(id)?.spanish ?? '') ?? [];
      return noun === undefined || wordsOf(spanish)[at]?.endsWith('s') === true ? [] : [{ noun, at }];
    })
    .toSorted((one, two) => Math.abs(one.at - use.at) - Math.abs(two.at - use.at));
  const [masculine = word, feminine = word] = adjectiveForms(word);
  if (/^(?:en|lo)$/.test(wordsOf(spanish)[use.at - 1] ?? '')) return [masculine];
  return nearest ? [nearest.noun === 'la' ? feminine : masculine] : [];
}

/** Whether the English or other words of the sentence ask for the other register. */
function isOtherRegister(note: string, { english, spanish }: Sentence, { at, length }: CardUse): boolean {
  const words = wordsOf(spanish)
    .toSpliced(at, length)
    .map((word) => bareOf(word).toLowerCase());
  return Object.entries(registers).some(
    ([other, telling]) =>
      other !== note && (english.endsWith(`(${other})`) || words.some((word) => telling.test(word))),
  );
}

/** Whether `de` or `a` would meet an article that it merges with: `acerca de el precio`. */
function wouldContract(word: string, { spanish }: Sentence, { at, length }: CardUse): boolean {
  return /(?:^| )(?:de|a)$/.test(word) && wordsOf(spanish)[at + length] === 'el';
}

function endsClause({ spanish }: Sentence, { at, length }: CardUse): boolean {
  return /[^\p{L}\p{N}]$/u.test(wordsOf(spanish)[at + length - 1] ?? '');
}

/** Whether a word of the sentence tells the gender of what stands in the gap, or may do so. */
function tellsGender(
  { spanish, uses }: Sentence,
  { at }: CardUse,
  cards: ReadonlyMap<string, Card> | null,
  hasArticle = false,
): boolean {
  const words = wordsOf(spanish).map((word) => bareOf(word).toLowerCase());
  const isAfterVerb = uses.some((use) => {
    const card = cards?.get(use.card);
    return use.at + use.length === at && card && kindOf(card) === 'verbs' && use.card !== 'verbs-ser';
  });
  const isAdjective = (id: string) => {
    const card = cards?.get(id);
    return !card || kindOf(card) === 'adjectives' || card.category === 'pronouns';
  };
  const isOfNoun = (place: number) =>
    uses.some((use) => use.at === place + 1 && article.test(cards?.get(use.card)?.spanish ?? ''));
  const isOwn = (place: number) => place === at || (hasArticle && place === at - 1);
  return (
    !cards ||
    !(hasArticle || isAfterVerb || untelling.test(words[at - 1] ?? '')) ||
    words.some((word, place) => !isOwn(place) && !isOfNoun(place) && agreeing.test(word)) ||
    words.some((word, place) => place > at && /[ao]s?$/.test(word) && linking.test(words[place - 1] ?? '')) ||
    uses.some((use) => use.at !== at && isAdjective(use.card))
  );
}

function isReflexive(verb: string): boolean {
  return /^\p{L}+rse\b/u.test(verb);
}

/** The verb forms of a sentence with their endings set apart, as far as there are tables of its verbs. */
export function verbsIn(
  { spanish, uses }: Sentence,
  verbs: ReadonlyMap<string, Pick<VerbTable, 'infinitive'>>,
): string[] {
  const words = wordsOf(spanish).map((word) => bareOf(word).toLowerCase());
  return uses.flatMap(({ card, at }) => {
    const verb = verbs.get(card);
    const form = words[at] ?? '';
    return verb && form !== '' ? [stemAndEnding(form, verb.infinitive.split(' ')[0] ?? '')] : [];
  });
}
