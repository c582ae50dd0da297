import { namesIn, partsOf } from '#machines/course/gloss.rules.ts';
import type { Gloss } from '#machines/course/reading.types.ts';
import type { Card } from '#machines/types.ts';
import { persons, type AnyTense } from '#machines/games/exercise.types.ts';
import type { ReadingData } from '#machines/games/bank.types.ts';
import { inflectionsOf, kindOf } from '#machines/learning/forms.rules.ts';
import { conjugate } from './conjugation.ts';
import { englishVerb, type EnglishVerb } from './english-verbs.ts';

/** A possible meaning of a form; `english`: the words its translation would have. */
interface Candidate {
  meaning: string;
  english: string;
  card: string;
  /** A command, which begins a clause. */
  isCommand?: boolean;
  /** An infinitive, a gerund or a command, to which pronouns may be attached. */
  isHost?: boolean;
}

type GlossBook = ReadonlyMap<string, readonly Candidate[]>;

type Add = (form: string, candidate: Candidate) => void;

/** Subjects that English doesn't drop. */
const speakers = new Set(['i', 'we', 'you']);
const MISMATCH = -0.5;

const article = /^(?:el\/la|el|la|los|las) /;
const letters = /\p{L}+/gu;
const outside = /^[^\p{L}]+|[^\p{L}]+$/gu;
const infinitive = /^\p{L}*[aeií]r(?:se)?(?: |$)/u;
const subjects = ['I ', 'you ', '', 'we ', 'you ', 'they '];
const pronouns: Readonly<Record<string, string>> = {
  me: 'me',
  te: 'you',
  nos: 'us',
  le: 'him, her',
  les: 'them',
  lo: 'it',
  la: 'it',
  los: 'them',
  las: 'them',
  se: '',
};
const withPronouns = /^(\p{L}+?)(me|te|se|nos)?(me|te|se|nos|les?|l[oa]s?)$/u;
/** Verbs whose subject is the object in English, and `haber`, an auxiliary. */
const ownEnglish: Readonly<Record<string, string>> = {
  gustar: 'to please',
  encantar: 'to delight',
  haber: 'to have',
  poder: 'to can',
};
/** The meanings of `haber` alone. */
const existing = { había: 'there was, there were', hubo: 'there was, there were', habrá: 'there will be' };
/** Verbs that English doesn't use with `was …ing`. */
const stative = /^(?:be|have|know|want|can|must|need|believe|like|love)\b/;
/** Verbs whose pronoun is the subject in English. */
const likings: Readonly<Record<string, string>> = { gustar: 'to like', encantar: 'to love' };
const likers = ['me', 'te', 'le', 'nos', '', 'les'];
/** Words with one meaning that fits anywhere. */
const settled: Readonly<Record<string, string>> = {
  el: 'the',
  la: 'the',
  los: 'the',
  las: 'the',
  lo: 'it, him',
  un: 'a, an',
  una: 'a, an',
  a: 'to, at',
  al: 'to the, at the',
  de: 'of, from',
  del: 'of the, from the',
  en: 'in, on, at',
  por: 'for, by, through',
  para: 'for, to',
  que: 'that, which, who',
  qué: 'what, how',
  le: 'him, her, you (formal)',
  les: 'them, you (plural)',
  me: 'me, myself',
  te: 'you, yourself',
  nos: 'us, ourselves',
  se: 'himself, herself, themselves',
  no: 'no, not',
  mí: 'me',
  este: 'this',
  esta: 'this',
  estos: 'these',
  estas: 'these',
  ese: 'that',
  esa: 'that',
  esos: 'those',
  esas: 'those',
  aquel: 'that (over there)',
  aquella: 'that (over there)',
  todo: 'all, everything',
  toda: 'all',
  todos: 'all, everyone',
  todas: 'all, every',
  'todo el mundo': 'everybody',
  'ya no': 'no longer',
  'lo mismo': 'the same thing',
  'está bien': 'all right',
  'a ver': "let's see",
  'al lado': 'next door, beside',
  'esta noche': 'tonight',
  'esta mañana': 'this morning',
  'se vende': 'is for sale',
};
/** The cards of settled words that aren't headwords. */
const cardOfForm: Readonly<Record<string, string>> = {
  esta: 'este',
  estos: 'este',
  estas: 'este',
  esa: 'ese',
  esos: 'ese',
  esas: 'ese',
  aquella: 'aquel',
  toda: 'todo',
  todos: 'todo',
  todas: 'todo',
  'ya no': 'ya',
  'lo mismo': 'mismo',
  'está bien': 'bien',
  'al lado': 'al lado de',
  'esta noche': 'noche',
  'esta mañana': 'mañana',
  'se vende': 'vender',
};
/** Women, girls and groups with an English word of their own. */
const people: Readonly<Record<string, readonly [of: string, english: string]>> = {
  hermana: ['hermano', 'sister'],
  hermanos: ['hermano', 'brothers and sisters'],
  abuela: ['abuelo', 'grandmother'],
  abuelos: ['abuelo', 'grandparents'],
  tía: ['tío', 'aunt'],
  tíos: ['tío', 'aunt and uncle'],
  novia: ['novio', 'girlfriend'],
  señora: ['señor', "lady, ma'am"],
  niña: ['niño', 'girl'],
  niños: ['niño', 'children'],
  hijos: ['hijo', 'children'],
  amiga: ['amigo', 'friend'],
  vecina: ['vecino', 'neighbor'],
  compañera: ['compañero', 'classmate, colleague'],
  alumna: ['alumno', 'pupil'],
  profesora: ['profesor', 'teacher'],
  abogada: ['abogado', 'lawyer'],
  jefa: ['jefe', 'boss'],
  camarera: ['camarero', 'waitress'],
  gata: ['gato', 'cat'],
  perra: ['perro', 'dog'],
};
const pluralsOfEnglish: Readonly<Record<string, string>> = {
  man: 'men',
  gentleman: 'gentlemen',
  scarf: 'scarves',
  woman: 'women',
  person: 'people',
  foot: 'feet',
  tooth: 'teeth',
  child: 'children',
  wife: 'wives',
  knife: 'knives',
  life: 'lives',
  fish: 'fish',
  potato: 'potatoes',
  tomato: 'tomatoes',
  half: 'halves',
};
/** Words with forms other than nouns and adjectives. */
const inflectedWords = new Set(
  'mucho poco demasiado bastante alguno todo cuánto mi tu su nuestro otro ninguno tanto uno medio'.split(' '),
);
/** Headwords that mean something else within a sentence. */
const notAsPhrase = new Set(['y tú']);
/** Words with irregular forms. */
const shortened: Readonly<Record<string, string>> = {
  un: 'uno',
  buen: 'bueno',
  mal: 'malo',
  gran: 'grande',
  primer: 'primero',
  tercer: 'tercero',
  algún: 'alguno',
  ningún: 'ninguno',
  cualquier: 'cualquiera',
  ciento: 'cien',
  e: 'y',
  u: 'o',
  quiénes: 'quién',
  cuáles: 'cuál',
  jóvenes: 'joven',
};
const nouns = new Set(['nouns', 'food-drinks', 'time-days']);

/** The possible meanings of all forms of the cards and their verbs. */
export function glossBookOf(cards: readonly Card[]): GlossBook {
  const book = new Map<string, Candidate[]>();
  const add = (form: string, candidate: Candidate) => {
    const key = form.toLowerCase();
    const before = book.get(key) ?? [];
    const isNew = before.every(
      ({ meaning, english }) => meaning !== candidate.meaning || english !== candidate.english,
    );
    if (isNew) book.set(key, [...before, candidate]);
  };
  for (const card of cards) for (const form of headwordsOf(card)) addWord(card, form, add);
  for (const card of cards) addForms(card, add);
  for (const [form, [of, english]] of Object.entries(people))
    for (const { card } of book.get(of)?.slice(0, 1) ?? []) {
      add(form, { meaning: english, english, card });
      if (form.endsWith('a'))
        add(`${form}s`, { meaning: pluralOf(english), english: pluralOf(english), card });
    }
  for (const card of cards) if (infinitive.test(card.spanish)) addVerb(card, add);
  for (const [form, of] of Object.entries(shortened))
    for (const candidate of book.get(of) ?? []) add(form, candidate);
  return book;
}

/**
 * A gloss for each word and phrase of a reading that the book or the reading itself explains. Of several meanings, the
 * one in the translations of its lines counts; the reading's own glosses come first.
 */
export function glossesOf(reading: ReadingData, book: GlossBook): Record<string, Gloss> {
  const names = namesIn(reading);
  const inLines = new Set(reading.lines.flatMap(({ spanish }) => spanish.toLowerCase().match(letters) ?? []));
  const byFirstWord = formsByFirstWord(book);
  const inText = [...inLines].flatMap((first) => byFirstWord.get(first) ?? []);
  const known = { ...explains(inText), ...settled, ...reading.glosses };
  const lines = reading.lines.map(({ spanish, english }) => {
    const attached = attachedIn(spanish, book);
    const explained = attached.length === 0 ? known : { ...known, ...explains(attached) };
    return {
      english: wordsIn(english),
      opening: openingIn(spanish),
      keys: partsOf(spanish, explained, names).flatMap(({ key }) => key ?? []),
    };
  });
  const words: Record<string, Gloss> = {};
  for (const key of new Set(lines.flatMap(({ keys }) => keys))) {
    const own = lines.filter(({ keys }) => keys.includes(key));
    const opens = own.some(({ opening }) => opening.has(key));
    const candidates = [...(book.get(key) ?? []), ...attachedTo(key, book)];
    const best = bestOf(
      candidates.filter(({ isCommand }) => opens || isCommand !== true),
      own.map(({ english }) => english),
    );
    const written = Object.hasOwn(reading.glosses, key) ? reading.glosses[key] : undefined;
    const fixed = Object.hasOwn(settled, key) ? settled[key] : undefined;
    const meaning = written ?? fixed ?? best?.meaning;
    if (!meaning) continue;
    const card =
      written !== undefined
        ? cardFor(written, candidates)
        : fixed !== undefined
          ? cardOfSettled(key, fixed, book)
          : best?.card;
    words[key] = card === undefined ? [meaning] : [meaning, card];
  }
  return words;
}

const firstWords = new WeakMap<GlossBook, ReadonlyMap<string, readonly string[]>>();

function formsByFirstWord(book: GlossBook): ReadonlyMap<string, readonly string[]> {
  const found = firstWords.get(book);
  if (found) return found;
  const forms = new Map<string, string[]>();
  for (const form of book.keys()) {
    const [first = ''] = form.split(' ', 1);
    const others = forms.get(first);
    if (others) others.push(form);
    else forms.set(first, [form]);
  }
  firstWords.set(book, forms);
  return forms;
}

/** The card of a settled word: the one with its headword and meaning, else the first with its headword. */
function cardOfSettled(key: string, meaning: string, book: GlossBook): string | undefined {
  const candidates = book.get(cardOfForm[key] ?? key) ?? [];
  return cardFor(meaning, candidates) ?? candidates[0]?.card;
}

/** The card of a handwritten gloss: a candidate that shares a word with it. */
function cardFor(own: string, candidates: readonly Candidate[]): string | undefined {
  const words = wordsIn(own);
  return candidates.find(({ english }) => coverage(english, [words]) > 0)?.card;
}

function headwordsOf({ spanish, category }: Card): string[] {
  const parts = category === 'grammar' ? spanish.split(', ') : [spanish];
  return parts
    .map((word) => word.replace(article, '').replaceAll(outside, '').toLowerCase())
    .filter((word) => !/[^\p{L} ]/u.test(word) && !notAsPhrase.has(word));
}

function addWord(card: Card, form: string, add: Add): void {
  for (const english of englishOf(card)) add(form, candidateOf(card, english));
}

function candidateOf({ id }: Card, english: string): Candidate {
  return { meaning: english, english: english.replaceAll(/\([^)]*\)/g, ''), card: id };
}

/** The meanings of a card as used within a sentence. */
function englishOf(card: Card): string[] {
  const { english, alsoEnglish = [] } = card;
  return [english, ...alsoEnglish].map((one) => {
    const plain = one.replace(/[!…]+(?= |$)/, '').trim();
    if (kindOf(card) === 'greetings' && !/^I\b/.test(plain))
      return plain.charAt(0).toLowerCase() + plain.slice(1);
    return plain.includes(' ') ? plain : plain.replace(/\?$/, '');
  });
}

function addForms(card: Card, add: Add): void {
  const words = headwordsOf(card).filter((word) => !word.includes(' '));
  if (
    kindOf(card) === 'adjectives' ||
    card.category === 'numbers' ||
    words.some((word) => inflectedWords.has(word))
  ) {
    for (const form of [...writtenForms(card), ...words.flatMap(genderedOf)]) addWord(card, form, add);
  } else if (nouns.has(kindOf(card))) {
    const plurals = [...writtenForms(card), ...words.map(pluralOfSpanish)].filter(
      (form) => !words.includes(form),
    );
    for (const form of plurals)
      for (const english of englishOf(card)) add(form, candidateOf(card, pluralOf(english)));
  }
}

function writtenForms(card: Card): string[] {
  return (inflectionsOf(card) ?? '')
    .split(', ')
    .map((form) => form.replace(article, ''))
    .filter((form) => /^\p{L}+$/u.test(form));
}

function genderedOf(word: string): string[] {
  const feminine = word.endsWith('o') ? word.replace(/o$/, 'a') : '';
  return [word, feminine].filter(Boolean).flatMap((form) => [form, pluralOfSpanish(form)]);
}

function pluralOfSpanish(word: string): string {
  if (/[aeiouáéó]$/.test(word)) return `${word}s`;
  const plain = word.replace(/([áéíóú])(?=[ns]$)/, (vowel) => vowel.normalize('NFD').slice(0, 1));
  return `${plain.replace(/z$/, 'c')}es`;
}

/** The plural of an English noun; a note in parentheses stays. */
function pluralOf(english: string): string {
  const [, head = '', last = '', note = ''] = /^(.*?)(\p{L}+)(\s*\(.*)?$/u.exec(english) ?? [];
  const phrase = /^(\p{L}+)( of .*)$/u.exec(english);
  if (phrase) return pluralOf(phrase[1] ?? '') + (phrase[2] ?? '');
  const own = pluralsOfEnglish[last];
  if (own) return head + own + note;
  if (last.endsWith('s') && !/ss$|us$/.test(last)) return english;
  const ending = /(?:s|x|ch|sh)$/.test(last) ? 'es' : 's';
  return head + (/[^aeiou]y$/.test(last) ? `${last.slice(0, -1)}ies` : last + ending) + note;
}

function addVerb(card: Card, add: Add): void {
  const { infinitive: name, conjugations, gerund, participle } = conjugate(card.spanish, card.english);
  const own = ownEnglish[name];
  const translations = own === undefined ? [card.english, ...(card.alsoEnglish ?? [])] : [own];
  for (const translation of translations) {
    const verb = englishVerb(translation);
    const tell = (
      form: string,
      { english, also = english, isCommand = false, isHost = isCommand }: Meaning,
    ) => add(form, { meaning: `${english} (${name})`, english: also, card: card.id, isCommand, isHost });
    for (const [tense, forms] of Object.entries(conjugations))
      persons.forEach((person, place) => {
        const form = forms[person];
        if (form === undefined || person === 'vosotros') return;
        for (const meaning of meaningsOf(tense as AnyTense, place, verb)) tell(form, meaning);
        addLiking(name, tense as AnyTense, place, form, tell);
      });
    tell(gerund, { english: verb.gerund, isHost: true });
    tell(participle, { english: verb.participle });
    if (participle.endsWith('o') && !participle.includes(' '))
      for (const ending of ['a', 'os', 'as'])
        tell(participle.replace(/o$/, ending), { english: verb.participle });
    add(name, { meaning: `to ${verb.base}`, english: verb.base, card: card.id, isHost: true });
    if (name === 'haber')
      for (const [form, english] of Object.entries(existing)) tell(form, { english, also: 'there' });
  }
}

/** «Me gusta»: I like. */
function addLiking(
  name: string,
  tense: AnyTense,
  place: number,
  form: string,
  tell: (form: string, meaning: Meaning) => void,
): void {
  const translation = likings[name];
  if (translation === undefined || (place !== 2 && place !== 5) || tense === 'imperative') return;
  for (const [who, pronoun] of likers.entries())
    if (pronoun !== '')
      for (const meaning of meaningsOf(tense, who, englishVerb(translation)))
        tell(`${pronoun} ${form}`, meaning);
}

/** A meaning of a form, and an alternative that its translation may use. */
interface Meaning {
  english: string;
  also?: string;
  isCommand?: boolean;
  isHost?: boolean;
}

function meaningsOf(tense: AnyTense, place: number, verb: EnglishVerb): Meaning[] {
  const { base, third, past, participle, gerund } = verb;
  const who = subjects[place] ?? '';
  const isBe = /^be\b/.test(base);
  const isSingular = place === 0 || place === 2;
  const was = who + (isBe && !isSingular ? past.replace(/^was/, 'were') : past);
  const am = base.replace(/^be\b/, ['am', 'are', 'is', 'are', 'are', 'are'][place] ?? 'are');
  const is = who + (isBe ? am : place === 2 ? third : base);
  const can = base === 'can';
  const formal = place === 2 ? [{ english: isBe ? base.replace(/^be\b/, 'you are') : `you ${base}` }] : [];
  switch (tense) {
    case 'present':
      return [{ english: is }, ...(place === 2 ? [{ english: is, also: `does ${base}` }] : []), ...formal];
    case 'preterite':
      return [{ english: was }, { english: was, also: `did ${base}` }];
    case 'imperfect':
      return [
        { english: was },
        { english: was, also: `did ${base}` },
        { english: `${who}used to ${base}` },
        ...(stative.test(base) ? [] : [{ english: `${who}${isSingular ? 'was' : 'were'} ${gerund}` }]),
        { english: `${who}would ${base}` },
      ];
    case 'perfect':
      return [{ english: `${who}${place === 2 ? 'has' : 'have'} ${participle}` }];
    case 'future':
      return [{ english: can ? `${who}will be able to` : `${who}will ${base}` }];
    case 'conditional':
      return [{ english: can ? `${who}could` : `${who}would ${base}` }];
    case 'presentSubjunctive':
      return [{ english: is }, ...(isBe ? [] : [{ english: is, also: who + base }])];
    default:
      return [
        place === 3 ? { english: `let's ${base}`, isHost: true } : { english: `${base}!`, isCommand: true },
      ];
  }
}

/** Verb forms with attached pronouns. */
function attachedTo(word: string, book: GlossBook): Candidate[] {
  const [, host = '', first = '', second = ''] = withPronouns.exec(word) ?? [];
  if (host === '') return [];
  const objects = [first, second].map((pronoun) => pronouns[pronoun] ?? '').filter(Boolean);
  const reflexive = (book.get(`${plainOf(host)}se`) ?? []).filter(() => first === '');
  const named = [...hostsFor(host), ...hostsFor(host + first)].flatMap((form) => book.get(form) ?? []);
  const verbs = named.filter(({ isHost }) => isHost);
  return [
    ...reflexive,
    ...verbs.map(({ meaning, english, card }) => {
      const [, plain = meaning, note = ''] = /^(.*?)( \([^)]*\))?$/.exec(meaning) ?? [];
      const whole = [plain.replace('!', ''), ...objects].join(' ') + (plain.endsWith('!') ? '!' : '');
      return { meaning: whole + note, english, card };
    }),
  ];
}

function hostsFor(host: string): string[] {
  return [host, plainOf(host), host.replace(/mo$/, 'mos')];
}

function attachedIn(text: string, book: GlossBook): string[] {
  return (text.toLowerCase().match(letters) ?? []).filter(
    (word) => !book.has(word) && attachedTo(word, book).length > 0,
  );
}

function explains(words: readonly string[]): Record<string, true> {
  return Object.fromEntries(words.map((word) => [word, true]));
}

/** The words that begin sentences or follow a pause. */
function openingIn(text: string): ReadonlySet<string> {
  return new Set(
    [...text.toLowerCase().matchAll(/(?:^|[^\p{L}\s]\s*)(\p{L}+)/gu)].map(([, word = '']) => word),
  );
}

function bestOf(
  candidates: readonly Candidate[],
  lines: readonly ReadonlySet<string>[],
): Candidate | undefined {
  let best: Candidate | undefined;
  let most = -1;
  for (const candidate of candidates) {
    const score = coverage(candidate.english, lines);
    if (score > most) [best, most] = [candidate, score];
  }
  return best;
}

/** The share of the words of `english` that occurs in the best line. */
function coverage(english: string, lines: readonly ReadonlySet<string>[]): number {
  const words = [...wordsIn(english)];
  if (words.length === 0) return 0;
  return Math.max(
    ...lines.map((line) => {
      const [subject = ''] = words;
      if (speakers.has(subject) && !line.has(subject)) return MISMATCH;
      return words.filter((word) => line.has(word)).length / words.length;
    }),
  );
}

function wordsIn(english: string): ReadonlySet<string> {
  const whole = english
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll("can't", 'can not')
    .replaceAll("won't", 'will not')
    .replaceAll("n't", ' not')
    .replaceAll("'m", ' am')
    .replaceAll("'re", ' are')
    .replaceAll("'s", ' is')
    .replaceAll("'ve", ' have')
    .replaceAll("'ll", ' will')
    .replaceAll("'d", ' would');
  return new Set(whole.match(letters));
}

function plainOf(text: string): string {
  return text.normalize('NFD').replaceAll('\u0301', '').normalize('NFC');
}
