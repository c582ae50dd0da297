import { inflectionsOf, kindOf } from '../learning/forms.rules.ts';
import { allTenses, type VerbTable } from '../games/exercise.types.ts';
import type { Card } from '../types.ts';

type Listed = Pick<Card, 'id' | 'spanish' | 'english' | 'category' | 'forms' | 'alsoEnglish' | 'group'>;

/** A form in which a card may appear: its first word in any form, the others unchanged. */
interface Entry {
  card: Listed;
  index: number;
  length: number;
  isReflexive: boolean;
  isHeadword: boolean;
  isParticiple: boolean;
  /** Follows within a few words: `años` of `tener … años`. */
  tail: string;
}

/** A use of a card: its index in the course, the index of its first word in the sentence, how many words it has. */
export type Use = readonly [card: number, at: number, length: number];

export interface Lexicon {
  entries: ReadonlyMap<string, readonly Entry[]>;
  finite: ReadonlySet<string>;
}

const reflexive = new Set(['me', 'te', 'se', 'nos', 'os']);
const objects = new Set(['lo', 'la', 'los', 'las']);
const determiner =
  /^(?:el|la|los|las|un|una|unos|unas|al|del|mis?|tus?|sus?|nuestr[oa]s?|est[ea]|otr[oa]s?)$/u;
const haber = /^(?:he|has|ha|hemos|habéis|han|hab[íré]\p{L}*|hub\p{L}*|hay\p{L}+)$/u;
const clitics = ['me', 'te', 'se', 'nos', 'os', 'lo', 'la', 'los', 'las', 'le', 'les'];
const article = /^(?:el|la|los|las)(?:\/l[ao]s?)? (?=\p{L})/u;
const infinitive = /^\p{Ll}*[aeií]r(?:se)?$/u;
const shortened: Readonly<Record<string, readonly string[]>> = {
  bueno: ['buen'],
  malo: ['mal'],
  grande: ['gran'],
  primero: ['primer'],
  tercero: ['tercer'],
  alguno: ['algún'],
  ninguno: ['ningún'],
  cualquiera: ['cualquier'],
  cien: ['ciento'],
  y: ['e'],
  o: ['u'],
};
const numbersOfGender = /^(?:uno|.*cientos|quinientos)$/;

/** All forms of the cards, which are in course order. */
export function lexiconOf(cards: readonly Listed[], verbs: readonly VerbTable[]): Lexicon {
  const tables = new Map(verbs.map((verb) => [verb.infinitive.split(' ')[0] ?? '', verb]));
  const entries = new Map<string, Entry[]>();
  const finite = new Set(verbs.flatMap(finiteForms));
  for (const [index, card] of cards.entries()) {
    const [, tail = ''] = /^\S+ … (\S+)$/u.exec(card.spanish) ?? [];
    for (const words of headwordsOf(card)) {
      const [first = '', ...others] = tail === '' ? words : words.slice(0, 1);
      const isVerb = infinitive.test(first) && (kindOf(card) === 'verbs' || others.length > 0);
      const table = isVerb ? (tables.get(first) ?? tables.get(`${first}se`)) : undefined;
      const forms = table ? verbFormsOf(table, first) : new Set(formsOf(card, first, others.length === 0));
      for (const form of forms) {
        const key = [form, ...others].join(' ');
        const entry = {
          card,
          index,
          length: 1 + others.length,
          isReflexive: isVerb && first.endsWith('se'),
          isHeadword: form === first,
          tail,
          isParticiple: table !== undefined && isParticipleOf(table, form),
        };
        entries.set(key, [...(entries.get(key) ?? []).filter((one) => one.index !== index), entry]);
      }
    }
  }
  return { entries, finite };
}

/** The cards of a sentence in word order. Of overlapping forms the longest counts, of equal ones the likeliest. */
export function usesIn({ spanish, english }: { spanish: string; english: string }, lexicon: Lexicon): Use[] {
  const words = wordsOf(spanish).map((word) => (isName(word, english, lexicon) ? '' : word));
  const uses: Use[] = [];
  let at = 0;
  while (at < words.length) {
    const found = longestAt(words, at, english, lexicon);
    if (found) uses.push([found.index, at, found.length]);
    at += found?.length ?? 1;
  }
  return uses;
}

const LONGEST = 5;
/** Most words between the parts of a phrase with a gap. */
const WITHIN = 2;

/** The words in lower case; empty for a name, which has a capital within a sentence. */
function wordsOf(spanish: string): string[] {
  return spanish.split(' ').map((word, at, all) => {
    const begins = at === 0 || /[.!?:…»"]$/u.test(all[at - 1] ?? '') || /^[¿¡"«]/u.test(word);
    return !begins && /^\p{Lu}/u.test(word) ? '' : bare(word);
  });
}

/** Whether a word is a name, `Rosa` or `Clara`: the English has it with its capital, and no card means it. */
function isName(word: string, english: string, { entries }: Lexicon): boolean {
  const name = word.charAt(0).toUpperCase() + word.slice(1);
  return (
    new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, 'u').test(english) &&
    word !== '' &&
    entries.get(word)?.every(({ card }) => !card.english.toLowerCase().includes(word)) === true
  );
}

function longestAt(
  words: readonly string[],
  at: number,
  english: string,
  { entries, finite }: Lexicon,
): Entry | undefined {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const key = words.slice(at, at + length).join(' ');
    const fitting = (entries.get(key) ?? []).filter((entry) => fits(entry, words, at, finite));
    if (fitting.length > 0) return likeliest(fitting, words, at, english);
  }
  return undefined;
}

function fits(
  { card, isHeadword, length, tail }: Entry,
  words: readonly string[],
  at: number,
  finite: ReadonlySet<string>,
): boolean {
  if (tail !== '') return words.slice(at + 1, at + 2 + WITHIN).includes(tail);
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  if (length > 1 || card.category !== 'pronouns' || !isHeadword || !objects.has(word)) return true;
  return finite.has(next) || clitics.includes(next);
}

/**
 * Prefers, by weight, a phrase with its tail, what the English names, a noun after an article, a verb with its own kind
 * of pronoun, and the headword; a participle without «haber» counts less.
 */
function likeliest(entries: readonly Entry[], words: readonly string[], at: number, english: string) {
  const before = words.slice(Math.max(0, at - 2), at);
  const isWithPronoun =
    before.some((word) => reflexive.has(word)) ||
    /(?:[aeií]r|ndo|[áéí]\p{L}+)(?:me|te|se|nos|os)$/u.test(words[at] ?? '');
  const score = (entry: Entry) =>
    (isNamed(entry.card, english) ? 4 : 0) +
    (kindOf(entry.card) === 'verbs' && entry.isReflexive === isWithPronoun ? 2 : 0) +
    (article.test(entry.card.spanish) && determiner.test(before.at(-1) ?? '') ? 3 : 0) +
    (entry.tail === '' ? 0 : 5) +
    (entry.isParticiple && !before.some((word) => haber.test(word)) ? -3 : 0) +
    (entry.isHeadword ? 1 : 0);
  return entries.toSorted((one, other) => score(other) - score(one))[0];
}

/** Whether the English has a word that begins like one of the card's meanings. */
function isNamed({ english, alsoEnglish = [] }: Listed, text: string): boolean {
  const inText = text.toLowerCase().split(/[^a-z']+/);
  const stems = [english, ...alsoEnglish].flatMap((meaning) =>
    meaning
      .toLowerCase()
      .replace(/\([^)]*\)/g, '')
      .split(/[^a-z]+/)
      .filter((word) => word.length > 2 && word !== 'the'),
  );
  return stems.some((stem) =>
    inText.some((word) => word.startsWith(stem.slice(0, Math.max(3, stem.length - 1)))),
  );
}

/** The headword in lower case without article and marks; each word of a list. */
function headwordsOf({ spanish }: Listed): string[][] {
  const plain = spanish.toLowerCase();
  const parts =
    plain.includes(', ') && !/[¿¡]|gracias/.test(plain) ? plain.split(', ') : [plain.replace(article, '')];
  return parts.map((part) =>
    part
      .split(/[\s…]+/u)
      .map(bare)
      .filter(Boolean),
  );
}

function formsOf(card: Listed, word: string, isAlone: boolean): string[] {
  const inflected =
    inflectionsOf(card)
      ?.toLowerCase()
      .split(/[\s,/]+/) ?? [];
  if (!isAlone) return [word];
  const isNoun = article.test(card.spanish);
  const plural = isNoun || kindOf(card) === 'adjectives' ? [`${word}s`, `${word}es`] : [];
  const gender =
    card.category === 'numbers' && numbersOfGender.test(word) ? [word.replace(/o(s?)$/, 'a$1'), 'un'] : [];
  const others = ['pronouns', 'grammar', 'adverbs'].includes(card.category) ? genderOf(word, card) : [];
  return [
    ...new Set([
      word,
      ...inflected.filter((form) => !isNoun || !['el', 'la', 'los', 'las'].includes(form)),
      ...plural,
      ...gender,
      ...others,
      ...(shortened[word] ?? []),
      ...(isNoun ? feminineOf(card, word) : []),
    ]),
  ];
}

/** Words that agree, such as «este», «mucho», «mi», «cuál». */
function genderOf(word: string, { category, spanish }: Listed): string[] {
  if (category === 'adverbs' && !['mucho', 'poco', 'demasiado', 'bastante', 'tanto'].includes(word))
    return [];
  if (/^(?:mi|tu|su|qu(?:é|ien|ién)|cu[aá]l|bastante)$/.test(word)) return [`${word}s`, `${word}es`];
  if (/^(?:este|ese|aquel)$/.test(word)) {
    const stem = word.replace(/e$/, '').replace(/el$/, 'ell');
    return [`${stem}a`, `${stem}os`, `${stem}as`];
  }
  const agrees = /(?:uestro|mío|uyo|ucho|oco|asiado|anto|ánto|odo|otro|ismo|guno|uno)$/.test(spanish);
  return agrees ? ['a', 'os', 'as'].map((ending) => word.replace(/o$/, ending)) : [];
}

function feminineOf(card: Listed, word: string): string[] {
  const { spanish, group = '' } = card;
  if (kindOf(card) !== 'nouns' || !spanish.startsWith('el ')) return [];
  if (word.endsWith('or')) return [`${word}a`, `${word}as`];
  const isPerson = /People|[Ff]amily|Work|Relatives|Getting along|Lives/.test(group) && word.endsWith('o');
  return isPerson ? [word.replace(/o$/, 'a'), word.replace(/o$/, 'as')] : [];
}

/** Every form of a verb, without pronouns before it, with those attached. */
function verbFormsOf(table: VerbTable, first: string): Set<string> {
  const base = first.replace(/se$/, '');
  const participle = core(table.participle);
  const gerund = core(table.gerund)
    .replace(/ándose$/, 'ando')
    .replace(/éndose$/, 'endo');
  const preterite = core(table.conjugations.preterite.ellos ?? '').replace(/ron$/, '');
  const past = preterite === '' ? [] : pastSubjunctive(preterite);
  const hosts = [base, gerund, ...Object.values(table.conjugations.imperative).map(core)];
  const isReflexive = first.endsWith('se');
  return new Set([
    base,
    first,
    gerund,
    ...['o', 'a', 'os', 'as'].map((ending) => participle.replace(/o$/, ending)),
    ...finiteForms(table),
    ...past,
    ...hosts.flatMap(withPronouns).filter((form) => !isReflexive || !/les?$/.test(form)),
  ]);
}

function isParticipleOf({ participle }: VerbTable, form: string): boolean {
  return form.replace(/(?:a|os|as)$/, 'o') === core(participle);
}

function finiteForms({ conjugations }: VerbTable): string[] {
  return allTenses
    .filter((tense) => tense !== 'perfect')
    .flatMap((tense) => Object.values(conjugations[tense]).map(core));
}

/** The verb in a form, without the pronouns and «haber» before it and the words after it. */
export function core(form: string): string {
  const isVerb = (word: string) => !clitics.includes(word) && !/^h(?:e|as|a|emos|abéis|an)$/.test(word);
  return form.split(' ').find(isVerb) ?? form;
}

function pastSubjunctive(stem: string): string[] {
  const stressed = stem.replace(/a$/, 'á').replace(/e$/, 'é');
  return ['ra', 'ras', 'rais', 'ran', 'se', 'ses', 'seis', 'sen']
    .map((ending) => stem + ending)
    .concat(`${stressed}ramos`);
}

function withPronouns(host: string): string[] {
  const stem = host.replace(/(?:me|te|se|nos|os)$/, '');
  return [...new Set([host, stem])].flatMap((verb) =>
    [...clitics, ...['me', 'te', 'se', 'nos'].flatMap((one) => [...objects].map((two) => one + two))].flatMap(
      (ending) => [verb + ending, stressedOf(verb, ending)],
    ),
  );
}

/** With the accent that attached pronouns require: «dímelo», «hablándole», «dármelo». */
function stressedOf(verb: string, ending: string): string {
  const syllables = [...verb.matchAll(/[aeiou]/g)];
  const isInfinitive = verb.endsWith('r');
  const place = syllables.at(isInfinitive || syllables.length === 1 ? -1 : -2)?.index ?? -1;
  if (place < 0) return verb + ending;
  const accent = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }[verb.charAt(place)] ?? '';
  return verb.slice(0, place) + accent + verb.slice(place + 1) + ending;
}

function bare(word: string): string {
  return word.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}
