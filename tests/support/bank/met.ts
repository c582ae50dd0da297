import { kindOf } from '#machines/learning/forms.rules.ts';
import type { Level } from '#machines/types.ts';
import type { Card } from '#machines/types.ts';
import type { Construction } from '../../../src/content/points.ts';
import { isRoot, rootsBehind } from '../lemmas.ts';
import { wordsOf } from '../words.ts';
import { numbersWith, taughtBy } from './taught.ts';
import { demandsOf } from './tenses.ts';
import { unitsOf, type Unit } from './units.ts';
import { tokensOf, wordReader, type Token, type WordReadings } from './word-readings.ts';

/** What a learner knows by the end of a unit. */
export interface Met {
  id: string;
  level: Level;
  unit: Unit;
  at: number;
  constructions: ReadonlySet<Construction>;
  points: ReadonlySet<string>;
}

export interface Course {
  units: readonly Met[];
  read: (word: string) => WordReadings;
  /** Undefined for an unknown id. */
  unit: (id: string) => Met | undefined;
  /** The first unit that explains a word, `Infinity` without one. */
  firstOf: (readings: WordReadings) => First;
  /** New in the unit: lemmas of headwords and taught words, infinitives, forms in phrases. */
  first: Known;
}

interface First {
  any: number;
  other: number;
}

/**
 * By unit: lemmas of headwords and taught words; verbs by infinitive without `se`; forms in phrases, such
 * as `llamas` in `¿Cómo te llamas?`.
 */
interface Known {
  lemmas: Map<string, number>;
  verbs: Map<string, number>;
  forms: Map<string, number>;
}

/** What makes a sentence unreadable in a unit. */
export interface Unread {
  /** One word per unknown lemma. */
  unmet: readonly string[];
  /** Untaught tenses and constructions, as `word: what`. */
  untaught: readonly string[];
}

const article = /^(?:el|la|los|las)(?:\/(?:la|las))? /;
const infinitive = /^\p{Ll}*[aeií]r(?:se)?$/u;

export function courseOf(cards: readonly Card[]): Course {
  const own = unitsOf(cards);
  const alone = cards.map(({ spanish }) => wordsOf(spanish)).filter((words) => words.length === 1);
  const headwords = new Set(alone.flat().map(lower));
  const read = wordReader([...new Set([...cards.flatMap(verbOf), 'haber'])]);
  const first: Known = { lemmas: new Map(), verbs: new Map(), forms: new Map() };
  const units = own.map((unit, at): Met => {
    const taught = taughtBy(own.slice(0, at + 1).map(({ id }) => id));
    for (const card of unit.cards) addCard(card, at, first, headwords, read);
    for (const word of [...taught.words, ...numbersWith(first.lemmas)]) add(first.lemmas, word, at);
    for (const verb of taught.verbs) add(first.verbs, verb, at);
    const { constructions, points } = taught;
    return { id: unit.id, level: unit.level, unit, at, constructions, points };
  });
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const known = new Map<WordReadings, First>();
  const firstOf = (readings: WordReadings) => {
    const found = known.get(readings) ?? firstIn(first, readings);
    known.set(readings, found);
    return found;
  };
  return { units, read, unit: (id) => byId.get(id), firstOf, first };
}

/** What makes a text unreadable for a learner who knows `met`, and learns vosotros or doesn't. */
export function unreadIn(
  text: string,
  translation: string,
  met: Met,
  course: Course,
  hasVosotros = false,
): Unread {
  const tokens = tokensOf(text, translation);
  return { unmet: unmetIn(tokens, met, course), untaught: untaughtIn(tokens, met, course, hasVosotros) };
}

/** The first unit from `from` on that can read the text. */
export function firstReader(
  text: string,
  translation: string,
  from: number,
  course: Course,
): Met | undefined {
  const tokens = tokensOf(text, translation);
  return course.units
    .slice(from)
    .find((met) => unmetIn(tokens, met, course).length <= 1 && untaughtIn(tokens, met, course).length === 0);
}

/** Words without names that no card or point has explained. */
export function unknownWords(text: string, translation: string, met: Met, course: Course): string[] {
  const words = tokensOf(text, translation).filter(({ isName }) => !isName);
  return [...new Set(words.map(({ word }) => word))].filter(
    (word) => course.firstOf(course.read(word)).any > met.at,
  );
}

function unmetIn(tokens: readonly Token[], { at }: Met, { read, firstOf }: Course): string[] {
  const unmet = new Map<string, string>();
  for (const { word, isName } of tokens) {
    const readings = read(word);
    if (isName || firstOf(readings).any <= at) continue;
    const lemmas = [...readings.verbs.map(({ infinitive: verb }) => verb), ...readings.lemmas];
    if (!lemmas.some((lemma) => unmet.has(lemma))) for (const lemma of lemmas) unmet.set(lemma, word);
  }
  return [...new Set(unmet.values())];
}

function untaughtIn(
  tokens: readonly Token[],
  { at, constructions }: Met,
  course: Course,
  hasVosotros = false,
): string[] {
  const isOther = (readings: WordReadings) => course.firstOf(readings).other <= at;
  return demandsOf(tokens, course.read, isOther, hasVosotros)
    .filter(({ anyOf }) => !anyOf.some((need) => constructions.has(need)))
    .map(({ word, what }) => `${word}: ${what}`);
}

function firstIn({ lemmas, verbs, forms }: Known, readings: WordReadings): First {
  const firstTime = (known: ReadonlyMap<string, number>, keys: readonly string[]) =>
    Math.min(...keys.map((key) => known.get(key) ?? Infinity));
  const other = Math.min(firstTime(forms, [readings.word]), firstTime(lemmas, readings.lemmas));
  const verb = firstTime(
    verbs,
    readings.verbs.map(({ infinitive: each }) => each),
  );
  return { other, any: Math.min(other, verb) };
}

function addCard(
  card: Card,
  at: number,
  { lemmas, verbs, forms }: Known,
  headwords: ReadonlySet<string>,
  read: Course['read'],
): void {
  const [verb] = verbOf(card);
  const words = wordsOf(card.spanish.replace(article, '')).map(lower);
  const isOne = words.length === 1;
  const isList = card.spanish.includes(', ');
  if (verb !== undefined) add(verbs, verb, at);
  for (const word of verb === undefined ? words : words.slice(1)) {
    add(forms, word, at);
    if (isOne || isList) add(lemmas, word, at);
    if (isOne && /^l[ao]s /.test(card.spanish)) for (const root of rootsBehind(word)) add(lemmas, root, at);
    if (isOne || isList || headwords.has(word)) continue;
    const readings = read(word);
    const known = readings.verbs.filter(({ isCommon }) => isCommon);
    if (known.length === 0) for (const lemma of readings.lemmas.filter(isRoot)) add(lemmas, lemma, at);
    else if (!readings.isAlsoOther) for (const { infinitive: each } of known) add(verbs, each, at);
  }
}

function add(known: Map<string, number>, key: string, at: number): void {
  if (!known.has(key)) known.set(key, at);
}

/** The card's infinitive without `se`, if it's a verb or a construction that begins with one. */
function verbOf(card: Card): string[] {
  const [first = ''] = card.spanish.split(' ');
  const isVerb = infinitive.test(first) && (kindOf(card) === 'verbs' || card.spanish.includes(' '));
  return isVerb ? [first.replace(/se$/, '')] : [];
}

function lower(word: string): string {
  return word.toLowerCase();
}
