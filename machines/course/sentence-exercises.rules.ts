import { courseSentence } from '../games/course-sentences.rules.ts';
import { keyOf, rivalsOf, type CourseWords } from '../learning/answer-key.rules.ts';
import { namedIn } from '../learning/cards.rules.ts';
import { kindOf } from '../learning/forms.rules.ts';
import type { AnswerKey } from '../learning/judging.rules.ts';
import { unaccented } from '../learning/near-words.rules.ts';
import { shuffle, type Seed } from '../parts/random.ts';
import type { Card } from '../types.ts';
import { exerciseOf, has, type Pools } from './exercises.rules.ts';
import { gapAnswers, verbsIn } from './gap-answers.rules.ts';
import type { CardUse, LessonSentence } from './lesson-input.types.ts';
import type { Exercise } from './lesson.types.ts';
import { optionsOf, seedFor, soundOf, wrongCards } from './options.rules.ts';
import { memoized, type Memo } from './memoize.rules.ts';
import { inSameForm } from './matching-form.rules.ts';
import {
  bareHeadword,
  bareOf,
  blanked,
  formIn,
  inCaseOf,
  isHeadword,
  wordsOf,
} from './sentence-words.rules.ts';

const DICTATION_WORDS = 8;
const DISTRACTORS = 2;
const WRONG_OPTIONS = 3;

/**
 * What sentences are asked with: those that can be read. `cards` of an exercise are those of its sentence that are among
 * `focus`.
 */
export interface Material extends Pools {
  cards: ReadonlyMap<string, Card>;
  sentences: readonly LessonSentence[];
  /** Whether the example of a card can be read. */
  readsExample: (card: string) => boolean;
  /** The words of the course, to tell a slip from another word. */
  words: CourseWords;
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

const gaps: Memo<Exercise | null> = new WeakMap();
const builds: Memo<Exercise | null> = new WeakMap();
const unlike: Memo<readonly LessonSentence[]> = new WeakMap();

/** A sentence with a gap for the card: choose the word. Null if it has no fitting gap. */
export function gapOf(sentence: LessonSentence, card: Card, material: Material): Exercise | null {
  return memoized(gaps, material, `${sentence.id} ${card.id}`, () => newGap(sentence, card, material));
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

/** The same gap to type. Null if it takes another form than the headword. */
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
  const accepted = isArticle ? [...answers, ...answers.map((answer) => `${before} ${answer}`)] : answers;
  const key = keyOf(card, 'en-es');
  const forms = key.accepted.map((text) => unaccented(bareOf(text).toLowerCase()));
  const fitting = new Set(answers.map((text) => unaccented(text.toLowerCase())));
  const rivals = [...(key.rivals ?? []), ...forms.filter((form) => !fitting.has(form))];
  return { ...key, accepted, rivals };
}

/** Build a sentence from its words and two others of the unit. Null if it is too short or too long. */
export function buildOf(sentence: LessonSentence, target: Card, material: Material): Exercise | null {
  return memoized(builds, material, `${sentence.id} ${target.id}`, () =>
    newBuild(sentence, target, material),
  );
}

function newBuild(sentence: LessonSentence, target: Card, material: Material): Exercise | null {
  const built = courseSentence(sentence);
  if (!built) return null;
  const orders = [built.words, ...(built.orders ?? [])];
  const seed = seedFor(material.seed, `build ${sentence.id}`);
  const words = shuffle([...built.words, ...distractorsOf(sentence, material, seed)], seed).items;
  return exerciseOf({
    ...aboutSentence(sentence, material, target),
    kind: 'build',
    prompt: { text: sentence.english, language: 'en' },
    answer: { by: 'order', words, orders },
    isProduced: true,
    easier: gapOf(sentence, target, material) ?? chosenOf(sentence, target, material),
  });
}

/** Write down a sentence of at most eight words. */
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
      rivals: rivalsOf([sentence.spanish], 'es', material.words.es),
      verbs: verbsIn(sentence, material.cards),
    },
    isHeard: true,
    isProduced: true,
    meaning: sentence.english,
    easier: hearingOf(sentence, target, material),
    silent: target ? buildOf(sentence, target, material) : chosenOf(sentence, target, material),
  });
}

/** Whether a sentence is short enough to be written down, and has no digits. */
export function isDictated({ spanish }: LessonSentence): boolean {
  return spanish.split(' ').length <= DICTATION_WORDS && !/\d/.test(spanish);
}

/** Hear a sentence and choose its meaning. */
export function hearingOf(
  sentence: LessonSentence,
  target: Card | null,
  material: Material,
): Exercise | null {
  const wrong = otherSentences(sentence, material);
  if (wrong.length === 0) return null;
  const options = optionsOf(
    sentence.english,
    wrong.map(({ english }) => english),
    seedFor(material.seed, `hearing ${sentence.id}`),
  );
  const about = {
    ...aboutSentence(sentence, material, target),
    prompt: { text: sentence.spanish, language: 'es' as const },
    answer: { by: 'choice' as const, language: 'en' as const, options, right: sentence.english },
    solution: sentence.english,
    meaning: null,
  };
  const silent = exerciseOf({ ...about, kind: 'meaning' });
  return exerciseOf({ ...about, kind: 'listen', isHeard: true, silent });
}

/** Choose the sentence that the English says. */
function chosenOf(sentence: LessonSentence, target: Card | null, material: Material): Exercise | null {
  const wrong = otherSentences(sentence, material);
  if (wrong.length === 0) return null;
  const options = optionsOf(
    sentence.spanish,
    wrong.map(({ spanish }) => spanish),
    seedFor(material.seed, `chosen ${sentence.id}`),
  );
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
    explanation: target ? { text: target.grammarTip, section: null } : null,
  };
}

/** Sentences that say something else, those of about the same length first. */
export function otherSentences(sentence: LessonSentence, material: Material): readonly LessonSentence[] {
  return memoized(unlike, material, sentence.id, () => findOthers(sentence, material));
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

const known = new WeakMap<LessonSentence, readonly string[]>();

function meaningsOf(sentence: LessonSentence): readonly string[] {
  const { spanish, alsoSpanish = [], english, alsoEnglish = [] } = sentence;
  const meanings = known.get(sentence) ?? [spanish, ...alsoSpanish, english, ...alsoEnglish].map(soundOf);
  known.set(sentence, meanings);
  return meanings;
}

function gapChoice(sentence: LessonSentence, card: Card, form: string, material: Material) {
  const { met, seed, readsExample } = material;
  const isSame = isHeadword(form, card);
  const isVerb = kindOf(card) === 'verbs';
  const isNamed = namedIn(sentence.english);
  const readForm = ({ exampleForm, id }: Card) => (readsExample(id) ? exampleForm : undefined);
  const textOf = (other: Card) =>
    isSame ? bareHeadword(other) : (inSameForm(form, card, other) ?? readForm(other) ?? bareHeadword(other));
  const own = seedFor(seed, `gap ${sentence.id} ${card.id}`);
  const wrong = wrongCards(
    card,
    met,
    own,
    (other) =>
      (kindOf(other) === 'verbs') === isVerb &&
      (other.category === card.category || card.category !== 'pronouns') &&
      !has(sentence, other.id) &&
      !isNamed(other) &&
      !/[,/…]/u.test(other.spanish) &&
      textOf(other).split(' ').length <= 2,
  ).map((other) => inCaseOf(form, textOf(other)));
  const others = wrong.filter((text) => soundOf(text) !== soundOf(form));
  if (others.length === 0) return null;
  return {
    by: 'choice' as const,
    language: 'es' as const,
    options: optionsOf(form, others, own),
    right: form,
  };
}

/** Words that the sentence neither has nor could have. */
function distractorsOf(sentence: LessonSentence, { met, focus }: Material, seed: Seed): string[] {
  const own = new Set(wordsOf(sentence.spanish).map((word) => soundOf(word)));
  const isNamed = namedIn(sentence.english);
  const isContent = (card: Card) =>
    contentKinds.has(kindOf(card)) && !/[\s,/…¿?¡!]/u.test(bareOf(card.spanish)) && card.english !== '';
  const fits = (card: Card) => isContent(card) && !own.has(soundOf(bareHeadword(card))) && !isNamed(card);
  const shuffled = shuffle(met, seed).items;
  const near = [
    ...shuffled.filter(({ id }) => focus.has(id)),
    ...shuffled.filter(({ id }) => !focus.has(id)),
  ];
  const picked = new Set<string>();
  for (const card of near) {
    if (picked.size === DISTRACTORS) break;
    if (fits(card)) picked.add(bareHeadword(card).toLowerCase());
  }
  return [...picked];
}
