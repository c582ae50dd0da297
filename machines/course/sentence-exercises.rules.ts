import { courseSentence } from '../games/course-sentences.rules.ts';
import type { VerbTable } from '../games/exercise.types.ts';
import { keyOf } from '../learning/answer-key.rules.ts';
import { withoutBrackets } from '../learning/answer-text.rules.ts';
import { namedIn } from '../learning/cards.rules.ts';
import { kindOf } from '../learning/forms.rules.ts';
import type { AnswerKey } from '../learning/judging.rules.ts';
import { unaccented } from '../learning/near-words.rules.ts';
import { shuffle, type Seed } from '../parts/random.ts';
import type { Card } from '../types.ts';
import { exerciseOf, has, type Pools } from './exercises.rules.ts';
import { gapAnswers, verbsIn, withOwnArticle } from './gap-answers.rules.ts';
import { wordingsOf } from './wording.rules.ts';
import type { CardUse, LessonSentence } from './lesson-input.types.ts';
import type { Exercise } from './lesson.types.ts';
import { enoughOptions, seedFor, soundOf, wrongCards } from './options.rules.ts';
import { memoized, type Memo } from './memoize.rules.ts';
import { formAt, isFirstPerson, otherPersons, otherTenses, placesOf } from './verb-rivals.rules.ts';
import { inSameForm } from './matching-form.rules.ts';
import {
  bareHeadword,
  bareOf,
  blanked,
  formIn,
  inCaseOf,
  isDictated,
  isHeadword,
  wordsOf,
} from './sentence-words.rules.ts';

const DISTRACTORS = 2;
const WRONG_OPTIONS = 3;
const LEAST_WRONG = 2;

/**
 * What exercises on sentences are built from; all sentences can be read. The `cards` of an exercise are its target and
 * those of its sentence in `focus`.
 */
export interface Material extends Pools {
  cards: ReadonlyMap<string, Card>;
  sentences: readonly LessonSentence[];
  /** Whether the learner can read the example of a card. */
  readsExample: (card: string) => boolean;
  /** Words that one slip makes of those in a sentence to type, by its id, or by its card's if it's an example. */
  rivals: ReadonlyMap<string, readonly string[]>;
  /** The tables of verbs by the ids of their cards. */
  verbs: ReadonlyMap<string, VerbTable>;
  focus: ReadonlySet<string>;
  seed: Seed;
}

const contentKinds: ReadonlySet<string> = new Set([
  'nouns',
  'adjectives',
  'food-drinks',
  'verbs',
  'numbers',
  'time-days',
  'greetings',
]);

const gapCache: Memo<Exercise | null> = new WeakMap();
const buildCache: Memo<Exercise | null> = new WeakMap();
const otherSentencesCache: Memo<readonly LessonSentence[]> = new WeakMap();

/** Choose the word for a gap. Null if the sentence has no fitting gap for the card. */
export function gapOf(sentence: LessonSentence, card: Card, material: Material): Exercise | null {
  return memoized(gapCache, material, `${sentence.id} ${card.id}`, () => newGap(sentence, card, material));
}

function newGap(sentence: LessonSentence, card: Card, material: Material): Exercise | null {
  const uses = sentence.uses.filter((use) => use.card === card.id);
  const [use] = uses;
  if (!use || uses.length > 1) return null;
  const form = formIn(sentence.spanish, use);
  const answer = gapChoice(sentence, card, form, material);
  if (!answer) return null;
  return exerciseOf({
    ...aboutSentence(sentence, material, card),
    kind: 'gap',
    prompt: { text: blanked(sentence.spanish, use), language: 'es', hint: sentence.english },
    answer,
  });
}

/** The same gap to type. Null if it takes a form other than the headword. */
export function typedGapOf(sentence: LessonSentence, card: Card, material: Material): Exercise | null {
  const use = sentence.uses.find((each) => each.card === card.id);
  const form = use && formIn(sentence.spanish, use);
  if (!use || form === undefined || !isHeadword(form, card)) return null;
  const choice = gapOf(sentence, card, material);
  if (!choice) return null;
  return {
    ...choice,
    answer: { by: 'text', ...gapKey(sentence, use, card, material.cards) },
    isProduced: true,
    rates: { card, direction: 'en-es' },
    easier: choice,
  };
}

/** What may be typed in the gap of a card. */
export function gapKey(
  sentence: LessonSentence,
  use: CardUse,
  card: Card,
  cards: ReadonlyMap<string, Card>,
): AnswerKey {
  const answers = gapAnswers(sentence, use, card, cards);
  const before = wordsOf(sentence.spanish)[use.at - 1];
  const isArticle = before !== undefined && /^(?:el|la|los|las|un|una|unos|unas)$/i.test(before);
  const accepted = isArticle
    ? [
        ...answers,
        ...answers.map((answer) => `${before} ${answer}`),
        ...withOwnArticle(sentence, use, card, cards),
      ]
    : answers;
  const key = keyOf(card, 'en-es');
  const forms = key.accepted.map((text) => unaccented(bareOf(withoutBrackets(text)).toLowerCase()));
  const fitting = new Set(answers.map((text) => unaccented(text.toLowerCase())));
  const rivals = [...(key.rivals ?? []), ...forms.filter((form) => !fitting.has(form))];
  return { ...key, accepted, rivals };
}

/** Build a sentence from its words and two others of the unit. Null if it is too short or too long. */
export function buildOf(sentence: LessonSentence, target: Card, material: Material): Exercise | null {
  return memoized(buildCache, material, `${sentence.id} ${target.id}`, () =>
    newBuild(sentence, target, material),
  );
}

function newBuild(sentence: LessonSentence, target: Card, material: Material): Exercise | null {
  const built = courseSentence(sentence);
  if (!built) return null;
  const [own = [], ...others] = [built.words, ...(built.orders ?? [])].map((order) =>
    order.map((word) => tileOf(word, sentence)),
  );
  const shorter = shorterThan(own, sentence);
  const orders = [own, ...others, ...shorter.map(({ order }) => order)];
  const texts = [sentence.spanish, ...shorter.map(({ text }) => text), ...swapsIn(sentence)];
  const seed = seedFor(material.seed, `build ${sentence.id}`);
  const words = shuffle([...own, ...distractorsOf(sentence, material, seed)], seed).items;
  return exerciseOf({
    ...aboutSentence(sentence, material, target),
    kind: 'build',
    prompt: { text: sentence.english, language: 'en' },
    answer: { by: 'order', words, orders, wordings: wordingsOf(texts, sentence, material) },
    isProduced: true,
    easier: gapOf(sentence, target, material) ?? chosenOf(sentence, target, material),
  });
}

/** Listed orders of two sentences or more, as each of them may have further ones. */
function swapsIn({ spanish, orders = [] }: LessonSentence): readonly string[] {
  return /[.;:?!…] /.test(spanish) ? orders : [];
}

/** Right wordings that leave out some of the tiles, such as a subject. */
function shorterThan(
  tiles: readonly string[],
  { alsoSpanish = [] }: LessonSentence,
): { text: string; order: string[] }[] {
  return alsoSpanish.flatMap((text) => {
    const left = [...tiles];
    const order = wordsOf(text).flatMap((word) => {
      const at = left.findIndex((tile) => tile.toLowerCase() === bareOf(word).toLowerCase());
      return at < 0 ? [] : left.splice(at, 1);
    });
    return left.length > 0 && order.length === wordsOf(text).length ? [{ text, order }] : [];
  });
}

/** Write down a sentence. Null if it's too long or has digits. */
export function dictationOf(
  sentence: LessonSentence,
  target: Card | null,
  material: Material,
): Exercise | null {
  if (!isDictated(sentence)) return null;
  return exerciseOf({
    ...aboutSentence(sentence, material, target),
    kind: 'dictation',
    prompt: { text: sentence.spanish, language: 'es' },
    answer: {
      by: 'text',
      language: 'es',
      accepted: [sentence.spanish],
      rivals: material.rivals.get(sentence.id) ?? [],
      verbs: verbsIn(sentence, material.verbs),
    },
    isHeard: true,
    isProduced: true,
    meaning: sentence.english,
    easier: hearingOf(sentence, target, material),
    silent: target ? buildOf(sentence, target, material) : chosenOf(sentence, target, material),
  });
}

/** Hear a sentence and choose its meaning. */
export function hearingOf(
  sentence: LessonSentence,
  target: Card | null,
  material: Material,
): Exercise | null {
  const right = withoutNote(sentence);
  const options = enoughOptions(
    right,
    otherSentences(sentence, material).map(withoutNote),
    seedFor(material.seed, `hearing ${sentence.id}`),
  );
  if (!options) return null;
  const about = {
    ...aboutSentence(sentence, material, target),
    prompt: { text: sentence.spanish, language: 'es' as const },
    answer: { by: 'choice' as const, language: 'en' as const, options, right },
    solution: right,
    meaning: null,
  };
  const silent = exerciseOf({ ...about, kind: 'meaning' });
  return exerciseOf({ ...about, kind: 'listen', isHeard: true, silent });
}

/** The English without "(formal)" or "(friends, Spain)", which would tell the option. */
function withoutNote({ english }: LessonSentence): string {
  return english.replace(/ \([^)]*\)$/, '');
}

/** Choose the translation of the English. */
function chosenOf(sentence: LessonSentence, target: Card | null, material: Material): Exercise | null {
  const options = enoughOptions(
    sentence.spanish,
    otherSentences(sentence, material).map(({ spanish }) => spanish),
    seedFor(material.seed, `chosen ${sentence.id}`),
  );
  if (!options) return null;
  return exerciseOf({
    ...aboutSentence(sentence, material, target),
    kind: 'word',
    prompt: { text: sentence.english, language: 'en' },
    answer: { by: 'choice', language: 'es', options, right: sentence.spanish },
  });
}

function aboutSentence(sentence: LessonSentence, { focus }: Material, target: Card | null) {
  const own = sentence.uses.filter(({ card }) => card === target?.id);
  const others = sentence.uses.filter(({ card }) => focus.has(card));
  return {
    item: sentence.id,
    cards: [...new Set([...own, ...others].map(({ card }) => card))],
    sound: sentence.spanish,
    solution: sentence.spanish,
    explanation: target ? { text: `«${target.spanish}»: ${target.grammarTip}`, section: null } : null,
  };
}

/** Up to three sentences with other meanings, those of similar length first. */
export function otherSentences(sentence: LessonSentence, material: Material): readonly LessonSentence[] {
  return memoized(otherSentencesCache, material, sentence.id, () => findOthers(sentence, material));
}

function findOthers(sentence: LessonSentence, { sentences, seed }: Material): LessonSentence[] {
  const meanings = meaningsOf(sentence);
  const length = sentence.spanish.length;
  const distance = (other: LessonSentence) => Math.abs(other.spanish.length - length);
  const picked: LessonSentence[] = [];
  const shuffled = shuffle(sentences, seedFor(seed, sentence.id)).items.slice(0, 4 * WRONG_OPTIONS);
  for (const other of shuffled.toSorted((one, two) => distance(one) - distance(two))) {
    if (picked.length === WRONG_OPTIONS) break;
    if (other.id !== sentence.id && !meaningsOf(other).some((text) => meanings.includes(text)))
      picked.push(other);
  }
  return picked;
}

const meaningsCache = new WeakMap<LessonSentence, readonly string[]>();

function meaningsOf(sentence: LessonSentence): readonly string[] {
  const { spanish, alsoSpanish = [], english, alsoEnglish = [] } = sentence;
  const meanings =
    meaningsCache.get(sentence) ?? [spanish, ...alsoSpanish, english, ...alsoEnglish].map(soundOf);
  meaningsCache.set(sentence, meanings);
  return meanings;
}

function gapChoice(sentence: LessonSentence, card: Card, form: string, material: Material) {
  const { met, seed, readsExample } = material;
  const own = seedFor(seed, `gap ${sentence.id} ${card.id}`);
  const isVerb = kindOf(card) === 'verbs';
  const isSame = isHeadword(form, card);
  const rivals = isVerb && !isSame ? verbRivals(sentence, card, form, material) : null;
  if (isVerb && !isSame && !rivals) return null;
  const isNamed = namedIn(sentence.english);
  const readForm = ({ exampleForm, id }: Card) => (readsExample(id) ? exampleForm : undefined);
  const textOf = (other: Card) =>
    isSame
      ? bareHeadword(other)
      : (rivals?.formOf(other) ?? inSameForm(form, card, other) ?? readForm(other) ?? bareHeadword(other));
  const fits = (other: Card) =>
    (kindOf(other) === 'verbs') === isVerb &&
    (!rivals || rivals.formOf(other) !== null) &&
    (other.category === card.category || card.category !== 'pronouns') &&
    !has(sentence, other.id) &&
    !isNamed(other) &&
    !/[,/…]/u.test(other.spanish) &&
    textOf(other).split(' ').length <= 2;
  const agrees = (other: Card) =>
    articleOf(other) === articleOf(card) && (isSame || isVerb || inSameForm(form, card, other) !== null);
  const isAsLong = (other: Card) => textOf(other).split(' ').length === form.split(' ').length;
  const picked: Card[] = [];
  for (const isRival of [(other: Card) => agrees(other) && isAsLong(other), agrees, isAsLong, () => true]) {
    if (picked.length < WRONG_OPTIONS) {
      picked.push(
        ...wrongCards(card, met, own, (other) => fits(other) && !picked.includes(other) && isRival(other)),
      );
    }
  }
  const near = withoutOdd(picked, card).map(textOf);
  const rival = rivalOf(form.toLowerCase(), card.id in rivalVerbs ? card.id : null, material);
  if (rival !== null && wordSet(sentence.alsoSpanish ?? []).has(rival)) return null;
  const likely = rival === null ? near : [rival, ...near];
  const wrong = (rivals ? withOne(likely, rivals.tenses) : likely).map((text) => inCaseOf(form, text));
  const others = [...new Set(wrong)].filter((text) => soundOf(text) !== soundOf(form));
  const options = enoughOptions(form, others.slice(0, WRONG_OPTIONS), own);
  return options && { by: 'choice' as const, language: 'es' as const, options, right: form };
}

/** The cards of one part of speech with another; with fewer than two of these, two in all. */
function withoutOdd(picked: readonly Card[], card: Card): readonly Card[] {
  const isAlike = (other: Card) =>
    kindOf(other) === kindOf(card) || (articleOf(other) !== undefined && articleOf(card) !== undefined);
  const alike = picked.filter(isAlike);
  if (alike.length >= LEAST_WRONG) return alike;
  return [...alike, ...picked.filter((other) => !isAlike(other))].slice(0, LEAST_WRONG);
}

function articleOf({ spanish }: Card): string | undefined {
  return /^(?:el|la|los|las)(?= \p{L})/u.exec(spanish)?.[0];
}

/** At most three rivals, one of them a form of the same verb if there is one. */
function withOne(others: readonly string[], tenses: readonly string[]): string[] {
  return [...others.slice(0, WRONG_OPTIONS - 1), ...tenses.slice(0, 1), ...others.slice(WRONG_OPTIONS - 1)];
}

/** Distractors for a form of a verb: the same place of other verbs, and its own other tenses and moods. */
function verbRivals(sentence: LessonSentence, card: Card, form: string, material: Material) {
  const { spanish, alsoSpanish = [] } = sentence;
  const table = material.verbs.get(card.id);
  const asked = form.toLowerCase();
  const places = table ? placesOf(asked, table) : [];
  if (!table || places.length === 0) return null;
  const also = wordSet(alsoSpanish);
  const isMet = (word: string) => readWords(material).has(word) && !also.has(word);
  const formOf = (other: Card) => {
    const rival = material.verbs.get(other.id);
    return rival ? formAt(rival, places, isMet) : null;
  };
  const mood = otherMood(asked, table, spanish, isMet);
  const isRight = mood !== null && also.has(mood);
  return {
    formOf,
    tenses: [...(mood === null || isRight ? [] : [mood]), ...otherTenses(asked, table, isMet)],
  };
}

/** The same person in the other mood, where a clause may take either: a subjunctive only if it was read. */
function otherMood(
  form: string,
  table: VerbTable,
  spanish: string,
  isMet: (form: string) => boolean,
): string | null {
  const places = placesOf(form, table);
  const personsIn = (mood: string) =>
    places.flatMap((place) => (place.startsWith(`${mood} `) ? [place.replace(mood, '')] : []));
  const isOther = (word: string) => word !== form;
  const ofSubjunctive = personsIn('presentSubjunctive').map((person) => `present${person}`);
  const ofIndicative = personsIn('present').map((person) => `presentSubjunctive${person}`);
  if (/(?<!\p{L})(?:que|cuando|ojalá|aunque|quizás?|en cuanto) /iu.test(spanish) && ofSubjunctive.length > 0)
    return formAt(table, ofSubjunctive, isOther);
  return /(?<!\p{L})(?:que|cuando) /iu.test(spanish)
    ? formAt(table, ofIndicative, (word) => isOther(word) && isMet(word))
    : null;
}

/** Words that learners mix up, and the cards of verbs whose forms they mix up. */
const rivalWords: Readonly<Record<string, string>> = { por: 'para', para: 'por' };
const rivalVerbs: Readonly<Record<string, string>> = {
  'verbs-ser': 'verbs-estar',
  'verbs-estar': 'verbs-ser',
};

/** The one that learners take for a word, by the verb if it is a form of one, as far as they have read it. */
function rivalOf(word: string, verb: string | null, material: Material): string | null {
  const { verbs } = material;
  const isRead = (form: string) => readWords(material).has(form);
  const [own, other] = [verbs.get(verb ?? ''), verbs.get(rivalVerbs[verb ?? ''] ?? '')];
  if (own && other) {
    const places = placesOf(word, own).filter((place) => !place.startsWith('imperative'));
    return formAt(other, places, isRead);
  }
  const rival = rivalWords[word];
  return rival !== undefined && isRead(rival) ? rival : null;
}

const read: Memo<ReadonlySet<string>> = new WeakMap();

/** The words of all sentences that can be read. */
function readWords(material: Material): ReadonlySet<string> {
  return memoized(read, material, '', () => wordSet(material.sentences.map(({ spanish }) => spanish)));
}

function wordSet(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => wordsOf(text).map((word) => bareOf(word).toLowerCase())));
}

/** A word without what tells its place: in lower case and without marks, unless it is a name. */
export function tileOf(
  word: string,
  { spanish, english, uses }: Pick<LessonSentence, 'spanish' | 'english' | 'uses'>,
): string {
  const bare = word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const words = wordsOf(spanish);
  const at = words.findIndex((each) => bareOf(each) === bare);
  const isFirst = at === 0 || /[.?!…:]$/u.test(words[at - 1] ?? '') || /^[¿¡]/u.test(words[at] ?? '');
  const isUsed = uses.some((use) => at >= use.at && at < use.at + use.length);
  const isName = !isFirst || (!isUsed && english.split(/[^\p{L}]+/u).includes(bare));
  return isName ? bare : bare.toLowerCase();
}

/** A rival form and a word of the unit, which the sentence neither has nor could have. */
function distractorsOf(sentence: LessonSentence, material: Material, seed: Seed): string[] {
  const own = new Set(wordsOf(sentence.spanish).map((word) => soundOf(word)));
  const isNamed = namedIn(sentence.english);
  const isContent = (card: Card) =>
    contentKinds.has(kindOf(card)) && !/[\s,/…¿?¡!]/u.test(bareOf(card.spanish)) && card.english !== '';
  const fits = (card: Card) => isContent(card) && !own.has(soundOf(bareHeadword(card))) && !isNamed(card);
  const { focus } = material;
  const shuffled = shuffle(material.met, seed).items;
  const near = [
    ...shuffled.filter(({ id }) => focus.has(id)),
    ...shuffled.filter(({ id }) => !focus.has(id)),
  ];
  const rivals = rivalTiles(sentence, material, seed).filter((word) => !own.has(soundOf(word)));
  const picked = new Set<string>(rivals.slice(0, 1));
  for (const card of near) {
    if (picked.size === DISTRACTORS) break;
    if (fits(card)) picked.add(bareHeadword(card).toLowerCase());
  }
  return [...picked];
}

const twins: Readonly<Record<string, string>> = {
  el: 'la',
  la: 'el',
  los: 'las',
  las: 'los',
  un: 'una',
  una: 'un',
  este: 'esta',
  esta: 'este',
  ese: 'esa',
  esa: 'ese',
};

/**
 * Forms that a learner may take for those of the sentence: the other one of a pair, another person of a verb, or the
 * other gender before a noun; none that another wording has. "You" has several persons, so its rivals are of the first.
 */
function rivalTiles(sentence: LessonSentence, material: Material, seed: Seed): readonly string[] {
  const { spanish, english, uses, alsoSpanish = [], orders = [] } = sentence;
  const words = wordsOf(spanish).map((word) => bareOf(word).toLowerCase());
  const also = wordSet([...alsoSpanish, ...orders]);
  const isMet = (word: string) => readWords(material).has(word) && !also.has(word);
  const isYou = /\b(?:you|your|yours)\b/i.test(english);
  const ofVerbs = uses.flatMap(({ card, at, length }) => {
    const table = material.verbs.get(card);
    if (!table || length !== 1) return [];
    return otherPersons(words[at] ?? '', table, isMet).filter((form) => !isYou || isFirstPerson(form, table));
  });
  const ofPairs = words.flatMap((word) =>
    [null, ...Object.keys(rivalVerbs)].flatMap((verb) => rivalOf(word, verb, material) ?? []),
  );
  const ofNouns = words.flatMap((word, at) => {
    const twin = twins[word];
    const isBeforeNoun = uses.some(
      (use) => use.at === at + 1 && /^(?:el|la|los|las) /.test(nounOf(use, material)),
    );
    return twin !== undefined && isBeforeNoun && isMet(twin) ? [twin] : [];
  });
  return [...ofPairs.filter(isMet), ...shuffle(ofVerbs, seed).items, ...ofNouns];
}

function nounOf({ card }: CardUse, { cards }: Material): string {
  return cards.get(card)?.spanish ?? '';
}
