import type { Mistake, Reply, Transform } from '../games/bank.types.ts';
import type { AnyTense, VerbTable } from '../games/exercise.types.ts';
import { kindOf } from '../learning/forms.rules.ts';
import { core, type Lexicon } from './sentence-uses.rules.ts';

/**
 * A card or point that makes a word known: a card's index in the course, or -1, -2, … for the first, second, … point.
 */
export type Source = number;

/** A word in lower case, and its sources: one suffices; if there is none, nothing makes it known. */
export interface WordNeed {
  word: string;
  by: readonly Source[];
}

/** What a text needs: for each word the ids of cards and points; the learner must have met one. */
export type WordNeeds = readonly (readonly string[])[];

/** The same with sources instead of ids. */
export type StoredNeeds = readonly (Source | readonly Source[])[];

/** The words of the course with their sources. */
export interface WordBook {
  /** By form, or by the words of a phrase joined by spaces. */
  sources: ReadonlyMap<string, readonly Source[]>;
  /** The points that teach the tense or the diminutive of a form, by form; other words are missing. */
  taught: ReadonlyMap<string, readonly Source[]>;
  /** People and places, as written. */
  names: ReadonlySet<string>;
  /** Words that need no card, because the English is the same. */
  cognates: ReadonlySet<string>;
}

/** A grammar point; «» mark the Spanish in its text, which teaches words. */
interface TeachingPoint {
  text: string;
  /** Tenses and constructions. */
  teaches: readonly string[];
}

/** Input of a word book besides cards and points. */
interface Sources {
  verbs: readonly VerbTable[];
  /** Texts to find names in: words with a capital within a sentence, or in both languages. */
  texts: readonly { spanish: string; english: string }[];
  cognates: readonly string[];
}

interface Word {
  /** As written. */
  text: string;
  /** In lower case. */
  word: string;
  begins: boolean;
}

const LONGEST = 5;
/** Most cards stored for one word. */
const FEW = 2;
const wordOrMark = /(?<![\p{L}\p{N}])\p{L}+|[^\p{L}\p{N}\s]/gu;
const sentenceMark = /[.:!?¿¡…"«»—–_]/u;
/** The constructions that teach a tense. */
const constructionsOf: Readonly<Partial<Record<AnyTense | 'gerund', readonly string[]>>> = {
  preterite: ['preterite', 'preterite-irregular'],
  imperfect: ['imperfect'],
  future: ['future'],
  conditional: ['conditional'],
  presentSubjunctive: ['subjunctive', 'imperative', 'negative-imperative'],
  imperative: ['imperative'],
  gerund: ['gerund', 'periphrasis'],
};
const quoted = /«([^»]*)»/gu;
/** Words that look alike at the start of a sentence in both languages and aren't names. */
const inBothLanguages = new Set('a come has hay he me no once red sale sin son use'.split(' '));
/** Function words and names of letters, which rules explain and which may have no card yet. */
const closedClass = new Set(
  [
    'yo tú él ella usted nosotros nosotras vosotros ustedes ellos ellas el la los las lo un una unos unas al del',
    'mi mis tu tus su sus nuestro nuestra nuestros nuestras mío mía míos mías tuyo tuya tuyos tuyas suyo suya suyos suyas',
    'me te se nos le les mí ti sí conmigo contigo este esta estos estas esto ese esa esos esas eso aquel aquella aquellos aquellas aquello',
    'qué quién quiénes cuándo dónde adónde cómo cuánto cuánta cuántos cuántas cuál cuáles hay',
    'más menos tan tanto tanta tantos tantas cuanto cuanta cuantos cuantas como mejor peor mayor menor muy mucho mucha muchos muchas poco poca pocos pocas',
    'y e o u ni no nunca nada nadie tampoco pero porque sino aunque si que quien quienes donde cuando cualquier cualquiera',
    'a con de desde en hace hasta para por sin',
    'be ce ge hache i jota ka ele ene eñe erre uve equis ye zeta',
  ]
    .join(' ')
    .split(' '),
);

/** A card makes its forms and the words of its headword known, a point the function words in its rule. */
export function wordBookOf(
  cards: readonly { spanish: string }[],
  { entries }: Lexicon,
  points: readonly TeachingPoint[],
  { verbs, texts, cognates }: Sources,
): WordBook {
  const sources = new Map<string, Set<Source>>();
  const add = (key: string, source: Source) =>
    sources.set(key, (sources.get(key) ?? new Set<Source>()).add(source));
  for (const [key, found] of entries) {
    for (const { index } of found) for (const each of [key, ...key.split(' ')]) add(each, index);
  }
  for (const [index, { spanish }] of cards.entries()) {
    for (const { word } of wordsIn(spanish)) add(word, index);
  }
  const diminutives = diminutivesIn(entries);
  const teachers = teachersOf(['diminutive'], points);
  for (const [form, own] of diminutives) for (const index of own) add(form, index);
  for (const form of cognates.flatMap(diminutivesOf)) for (const index of teachers) add(form, index);
  for (const [index, { text }] of points.entries()) {
    for (const [, spanish = ''] of text.matchAll(quoted)) {
      for (const word of wordsIn(spanish).flatMap((each) => gendersOf(each.word)))
        if (closedClass.has(word)) add(word, -1 - index);
    }
  }
  const known = new Map([...sources].map(([key, own]) => [key, [...own]] as const));
  const others = new Set([
    ...[...entries].flatMap(([key, found]) =>
      found.some(({ card }) => kindOf(card) !== 'verbs') ? [key] : [],
    ),
    ...cards.flatMap(({ spanish }) => wordsIn(spanish).map(({ word }) => word)),
  ]);
  return {
    sources: known,
    taught: new Map([
      ...tensesTaught(verbs, points, others),
      ...[...diminutives.keys()].map((form) => [form, teachers] as const),
    ]),
    names: namesIn(texts, known),
    cognates: new Set(cognates),
  };
}

/** The cards of each diminutive by rule, such as house and case of `casitas`, without forms that are words of their own. */
function diminutivesIn(entries: Lexicon['entries']): ReadonlyMap<string, readonly Source[]> {
  const diminutives = new Map<string, Source[]>();
  for (const [key, found] of entries) {
    const own = found.flatMap(({ card, index }) => (kindOf(card) === 'verbs' ? [] : [index]));
    if (own.length === 0 || !/^\p{L}{3,}$/u.test(key)) continue;
    for (const form of diminutivesOf(key)) {
      if (!entries.has(form)) diminutives.set(form, [...(diminutives.get(form) ?? []), ...own]);
    }
  }
  return diminutives;
}

/** Every form that the rules allow: `casita`, `poquito`, `cafecito`, `florecita`, and some that nobody says. */
function diminutivesOf(word: string): string[] {
  const plain = word.normalize('NFD').replaceAll('\u0301', '').normalize('NFC');
  const stem = plain
    .replace(/[aeo]$/, '')
    .replace(/c$/, 'qu')
    .replace(/g$/, 'gu')
    .replace(/z$/, 'c');
  return [`${stem}it`, `${stem}ecit`, `${plain}cit`].flatMap((start) =>
    ['o', 'a', 'os', 'as'].map((ending) => start + ending),
  );
}

function teachersOf(constructions: readonly string[], points: readonly TeachingPoint[]): Source[] {
  return points.flatMap(({ teaches }, index) =>
    teaches.some((each) => constructions.includes(each)) ? [-1 - index] : [],
  );
}

function gendersOf(word: string): string[] {
  return [word, ...(word.endsWith('o') ? ['a', 'os', 'as'].map((ending) => word.replace(/o$/, ending)) : [])];
}

/** The points that teach the tense of a form, by form, unless the form is also something else. */
function tensesTaught(
  verbs: readonly VerbTable[],
  points: readonly TeachingPoint[],
  others: ReadonlySet<string>,
): WordBook['taught'] {
  const taught = new Map<string, Set<Source>>();
  const free = new Set(others);
  for (const { conjugations, gerund, participle, infinitive } of verbs) {
    for (const form of [infinitive, participle, ...Object.values(conjugations.present)]) free.add(core(form));
    const forms = [
      ...Object.entries(conjugations).map(([tense, own]) => [tense, Object.values(own)] as const),
      ['gerund', [gerund]] as const,
    ];
    for (const [tense, own] of forms) {
      const sources = teachersOf(constructionsOf[tense as AnyTense] ?? [], points);
      for (const form of sources.length > 0 ? own : []) {
        const before = taught.get(core(form)) ?? new Set<Source>();
        taught.set(core(form), new Set([...before, ...sources]));
      }
    }
  }
  return new Map([...taught].flatMap(([form, own]) => (free.has(form) ? [] : [[form, [...own]]])));
}

/** Needs of the words of a Spanish text, without names and cognates. The translation helps to recognize names. */
export function needsOf(text: string, translation: string, book: WordBook): WordNeed[] {
  const words = wordsIn(text);
  const needs = new Map<string, WordNeed>();
  for (const [at, { word, ...written }] of words.entries()) {
    if (needs.has(word) || book.cognates.has(word) || isName({ word, ...written }, translation, book))
      continue;
    needs.set(word, { word, by: sourcesAt(words, at, book) });
  }
  return [...needs.values()];
}

function ruleNeeds(text: string, { taught }: WordBook): WordNeed[] {
  return wordsIn(text).flatMap(({ word }) => {
    const by = taught.get(word);
    return by ? [{ word, by }] : [];
  });
}

/** Needs of the words of a Spanish text, and of its tenses and diminutives. */
export function textNeeds(text: string, translation: string, book: WordBook): WordNeed[] {
  return [...needsOf(text, translation, book), ...ruleNeeds(text, book)];
}

function quotedNeeds(text: string, book: WordBook): WordNeed[] {
  return [...text.matchAll(quoted)].flatMap(([, spanish = '']) => textNeeds(spanish, text, book));
}

/** Needs of a question. Wrong options that are misspellings of the right one need nothing. */
export function questionNeeds(
  {
    question,
    options,
    correctAnswer,
  }: { question: string; options: readonly string[]; correctAnswer: string },
  book: WordBook,
): WordNeed[] {
  const right = new Set(wordsIn(`${correctAnswer} ${question}`).map(({ word }) => bare(word).slice(0, 2)));
  const isMisspelt = ({ word, by }: WordNeed) => by.length === 0 && right.has(bare(word).slice(0, 2));
  return [
    ...quotedNeeds(question, book),
    ...textNeeds(correctAnswer, question, book),
    ...options.flatMap((option) => needsOf(option, question, book).filter((need) => !isMisspelt(need))),
  ];
}

/** Needs of a sentence to say otherwise, of its task, and of the answer that is shown. */
export function transformNeeds(
  { task, spanish, english, right: [right], rightEnglish }: Transform,
  book: WordBook,
): WordNeed[] {
  return [
    ...quotedNeeds(task, book),
    ...textNeeds(spanish, english, book),
    ...textNeeds(right, rightEnglish, book),
  ];
}

/** Needs of a sentence to correct, and of what is right in it. A wrong word that is none needs nothing. */
export function mistakeNeeds(
  { spanish, english, wrong, right: [right] }: Mistake,
  book: WordBook,
): WordNeed[] {
  const isNone = ({ word, by }: WordNeed) => by.length === 0 && word === wrong.toLowerCase();
  const shown = textNeeds(spanish, english, book).filter((need) => !isNone(need));
  return [...shown, ...textNeeds(right, english, book)];
}

/** Needs of what is said and of all its replies. */
export function replyNeeds(
  { said, saidEnglish, reply, replyEnglish, wrong }: Reply,
  book: WordBook,
): WordNeed[] {
  const english = `${saidEnglish} ${replyEnglish}`;
  return [said, reply, ...wrong].flatMap((text) => textNeeds(text, english, book));
}

export function isReadable(needs: WordNeeds, isMet: (id: string) => boolean): boolean {
  return needs.every((by) => by.some(isMet));
}

/** The words not met. */
export function unmetIn(needs: readonly WordNeed[], isMet: (source: Source) => boolean): string[] {
  return [...new Set(needs.flatMap(({ word, by }) => (by.some(isMet) ? [] : [word])))];
}

/** Needs that aren't met before, in the form that a build stores. */
export function storedNeeds(
  needs: readonly WordNeed[],
  isMetBefore: (source: Source) => boolean,
): StoredNeeds {
  const open = needs.flatMap(({ by }) => (by.some(isMetBefore) ? [] : [firstOf(by)]));
  if (open.some((by) => by.length === 0)) return [[]];
  const different = new Map(open.map((by) => [by.join(' '), by]));
  return [...different.values()].map((by) => {
    const [only] = by;
    return by.length === 1 && only !== undefined ? only : by;
  });
}

/** The first cards and the first point in the course. */
function firstOf(by: readonly Source[]): Source[] {
  const ordered = by.toSorted((one, other) => one - other);
  return [
    ...ordered.filter((source) => source >= 0).slice(0, FEW),
    ...ordered.filter((source) => source < 0).slice(-1),
  ];
}

function sourcesAt(words: readonly Word[], at: number, { sources }: WordBook): Source[] {
  const found = new Set(sources.get(words[at]?.word ?? ''));
  for (let start = Math.max(0, at - LONGEST + 1); start <= at; start += 1) {
    for (let end = Math.max(at, start + 1); end < Math.min(words.length, start + LONGEST); end += 1) {
      const phrase = words.slice(start, end + 1).map(({ word }) => word);
      for (const source of sources.get(phrase.join(' ')) ?? []) found.add(source);
    }
  }
  return [...found];
}

function wordsIn(text: string): Word[] {
  const words: Word[] = [];
  let begins = true;
  for (const [part] of text.matchAll(wordOrMark)) {
    if (/^\p{L}/u.test(part)) {
      words.push({ text: part, word: part.toLowerCase(), begins });
      begins = false;
    } else begins ||= sentenceMark.test(part);
  }
  return words;
}

/** A capital marks a name within a sentence; at its start, the translation or other texts must have it, too. */
function isName({ text, word, begins }: Word, translation: string, { sources, names }: WordBook): boolean {
  if (text === word) return false;
  if (!begins) return true;
  if (names.has(text)) return true;
  const isTranslated = new RegExp(`(?<!\\p{L})${text}(?!\\p{L})`, 'u').test(translation);
  return isTranslated && !(inBothLanguages.has(word) && sources.has(word));
}

function namesIn(texts: Sources['texts'], sources: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  return new Set(
    texts.flatMap(({ spanish, english }) => {
      const inEnglish = new Set(english.match(/\p{Lu}\p{L}+/gu));
      return wordsIn(spanish).flatMap(({ text, word, begins }) =>
        text === word || sources.has(word) || (begins && !inEnglish.has(text)) ? [] : [text],
      );
    }),
  );
}

function bare(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '');
}
