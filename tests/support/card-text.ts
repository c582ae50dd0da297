import { kindOf } from '#machines/learning/forms.rules.ts';
import { plainTip } from '#machines/learning/cards.rules.ts';
import type { CardCategory, CardData } from '#machines/types.ts';

const requiredTexts = ['id', 'spanish', 'english', 'example', 'exampleTranslation', 'grammarTip'] as const;
const spanishTexts = new Set(['spanish', 'alsoSpanish', 'example', 'exampleForm']);
const difficulties = new Set<string | undefined>(['easy', 'medium', 'hard']);
const wellMarked = /^(?:[^«»]|«[^«»\s](?:[^«»]*[^«»\s])?»)*$/u;
const foreignCharacter = /[^A-Za-zÁÉÍÓÚÜÑáéíóúüñ0-9 .,;:!?¡¿'"()/…–%$€ºª-]/gu;
const outerPunctuation = /^[\s¿¡"]+|[\s?!.,;:…"]+$/gu;
const sentenceEnd = /[.!?…]»?["')]?$/u;
const capitalStart = /^[^\p{L}\p{N}]*[\p{Lu}\p{N}]/u;
const article = /^(el|la|los|las|el\/la|los\/las) (?=\S)/u;
const articlePair = /^(el\/la|los\/las) |^(el|los) .*[,/] ?(la|las) /u;
const feminineWithEl = /^el h?[aá]/u;
const infinitive = /^\p{Ll}*[aeií]r(?:se|l[ao]s?)?(?= |$)/u;

/** Categories whose headwords may begin with an article without being nouns (`el mío`, `el cual`). */
const articleWithoutNoun = new Set<CardCategory>(['pronouns', 'grammar']);

/** Rules that a card breaks, regardless of other cards, as reasons. */
export function cardTextProblems(card: CardData, category: CardCategory): string[] {
  return [
    requiredTexts.flatMap((field) => when(!card[field]?.trim(), `${field} is missing`)),
    when(!difficulties.has(card.difficulty), 'difficulty is not easy, medium or hard'),
    answerProblems('alsoEnglish', card.english, card.alsoEnglish),
    answerProblems('alsoSpanish', card.spanish, card.alsoSpanish),
    textsOf(card).flatMap(([field, text]) =>
      [spacingProblems(field, text), characterProblems(field, text)].flat(),
    ),
    textsOf(card).flatMap(([field, text]) => (spanishTexts.has(field) ? markProblems(field, text) : [])),
    when(!wellMarked.test(card.grammarTip), 'the tip has «» that are not pairs around Spanish'),
    sentenceProblems('example', card.example),
    sentenceProblems('exampleTranslation', card.exampleTranslation),
    exampleProblems(card),
    when(card.grammarTip.length <= 10, 'the tip is not longer than ten characters'),
    when(!sentenceEnd.test(card.grammarTip), 'the tip does not end with punctuation'),
    genderProblems(card, category),
    kindOf({ ...card, category }) === 'verbs' ? verbProblems(card) : [],
  ].flat();
}

/** Problems with characters, spaces and punctuation of whole sentences. */
export function writtenProblems(field: string, text: string, language: 'es' | 'en'): string[] {
  return [
    spacingProblems(field, text),
    characterProblems(field, text),
    language === 'es' ? markProblems(field, text) : [],
    sentenceProblems(field, text),
  ].flat();
}

export function coreOf(text: string): string {
  return text.replaceAll(outerPunctuation, '');
}

export function exampleFormOf(card: CardData): string {
  return card.exampleForm ?? coreOf(card.spanish);
}

export function replaceWords(text: string, words: string, replacement: string): string {
  return text.replaceAll(wholeWords(words, 'giu'), replacement);
}

/** `[reason]` if the rule is broken, else `[]`. */
export function when(isBroken: boolean, reason: string): string[] {
  return isBroken ? [reason] : [];
}

function wholeWords(words: string, flags: string): RegExp {
  const literal = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, flags);
}

function answerProblems(field: string, first: string, others: readonly string[] | undefined): string[] {
  if (!others) return [];
  const all = [first, ...others].map((text) => coreOf(text).toLowerCase());
  return [
    when(others.length === 0, `${field} is an empty list`),
    when(new Set(all).size < all.length, `${field} repeats itself or the card's own text`),
  ].flat();
}

function spacingProblems(field: string, text: string): string[] {
  return [
    when(text === '' || text !== text.trim(), `${field} is empty or has spaces around it`),
    when(text.includes('  '), `${field} contains two spaces in a row`),
  ].flat();
}

function characterProblems(field: string, text: string): string[] {
  const plain = field === 'grammarTip' ? plainTip({ grammarTip: text }) : text;
  const foreign = [...new Set(plain.match(foreignCharacter))];
  return [
    when(foreign.length > 0, `${field} contains ${foreign.map(nameOf).join(', ')}`),
    when(text.includes('..'), `${field} contains several full stops, … is one character`),
  ].flat();
}

function markProblems(field: string, text: string): string[] {
  return [
    when(!/^(¿\?)*$/.test(text.replaceAll(/[^¿?]/g, '')), `¿ and ? are not paired in ${field}`),
    when(!/^(¡!)*$/.test(text.replaceAll(/[^¡!]/g, '')), `¡ and ! are not paired in ${field}`),
  ].flat();
}

function sentenceProblems(field: string, text: string): string[] {
  return [
    when(!sentenceEnd.test(text), `${field} does not end with punctuation`),
    when(!capitalStart.test(text), `${field} does not begin with a capital letter`),
  ].flat();
}

function exampleProblems(card: CardData): string[] {
  const { spanish, example, exampleForm } = card;
  const words = example.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const form = exampleFormOf(card);
  const isFound = form !== '' && wholeWords(form, exampleForm === undefined ? 'iu' : 'u').test(example);
  const isHeadword = coreOf(exampleForm ?? '').toLowerCase() === coreOf(spanish).toLowerCase();
  return [
    when(words < 4 || words > 12, `the example has ${words} words, 4 to 12 are wanted`),
    when(!isFound, `the example does not contain "${form}" as whole words`),
    when(isHeadword, 'exampleForm is the headword itself and can go'),
  ].flat();
}

function genderProblems({ spanish, grammarTip }: CardData, category: CardCategory): string[] {
  const [gender, second] = grammarTip.match(/\b(Masculine|Feminine)\b/g) ?? [];
  const found = article.exec(spanish)?.[1];
  if (!found) {
    return [
      when(category === 'nouns', 'a noun has its article'),
      when(gender !== undefined, `the tip says ${gender}, but the headword is no noun with article`),
    ].flat();
  }
  if (articlePair.test(spanish)) {
    return when(
      gender !== undefined,
      `the tip says ${gender}, but the headword has both genders: write it small`,
    );
  }
  if (!gender) {
    return when(!articleWithoutNoun.has(category), 'the tip of a noun names Masculine or Feminine once');
  }
  const fits = found.startsWith('la')
    ? gender === 'Feminine'
    : gender === 'Masculine' || feminineWithEl.test(spanish);
  return [
    when(second !== undefined, 'the tip names Masculine or Feminine more than once'),
    when(!fits, `the tip says ${gender}, the article is ${found}`),
  ].flat();
}

function verbProblems({ spanish, english }: CardData): string[] {
  return [
    when(!infinitive.test(spanish), 'a verb is in the infinitive'),
    when(!english.startsWith('to '), 'the English of a verb begins with "to "'),
  ].flat();
}

function textsOf(card: CardData): [field: string, text: string][] {
  return Object.entries(card).flatMap(([field, value]) =>
    [value].flat().map((text): [string, string] => [field, text]),
  );
}

function nameOf(character: string): string {
  return `"${character}" (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;
}
