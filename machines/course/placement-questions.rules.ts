import { shareMeaning } from '../learning/cards.rules.ts';
import { kindOf } from '../learning/forms.rules.ts';
import { keyOf } from '../learning/answer-key.rules.ts';
import { judgeTyped, type AnswerKey } from '../learning/judging.rules.ts';
import type { BankSentence } from '../games/bank.types.ts';
import type { GrammarQuestion } from '../games/exercise.types.ts';
import { shuffle, type Seed } from '../parts/random.ts';
import type { Card } from '../types.ts';
import { gapAnswers } from './gap-answers.rules.ts';
import { blanked, formIn } from './sentence-words.rules.ts';
import type { Outcome, PlacementAnswer, PlacementKind } from './placement.rules.ts';

/** The content for questions on a unit. */
export interface UnitMaterial {
  cards: readonly Card[];
  sentences: readonly BankSentence[];
  /** The questions on its points of grammar. */
  questions: readonly GrammarQuestion[];
}

export interface PlacementQuestion {
  /** The id of the card, sentence or grammar question. */
  id: string;
  /** Number of its unit, from 0. */
  unit: number;
  kind: PlacementKind;
  /** Spanish for a meaning or a gap, else English with Spanish in «». A gap is `_____`. */
  text: string;
  /** The translation of a sentence with a gap. */
  hint: string | null;
  /** Empty if the answer is typed. */
  options: readonly string[];
  right: string;
  /** What may be typed; null for options. */
  key: AnswerKey | null;
}

/** The question wanted; `answers` are those given so far. */
export interface Occasion {
  unit: number;
  kind: PlacementKind;
  answers: readonly PlacementAnswer[];
  seed: Seed;
}

const OPTIONS = 4;
/** Most words of a sentence with a gap. */
const LONGEST_SENTENCE = 9;
/** A Spanish word that shares this many first letters with its English can be guessed. */
const ALIKE = 4;

interface Asked {
  question: PlacementQuestion;
  seed: Seed;
}

/**
 * A question of the kind, or of the nearest kind that the material allows; repeats only once everything was asked. Null
 * if there is none. Exactly one option is right.
 */
export function questionFor(material: UnitMaterial, occasion: Occasion): Asked | null {
  return newQuestion(material, occasion) ?? newQuestion(material, { ...occasion, answers: [] });
}

function newQuestion(material: UnitMaterial, { unit, kind, answers, seed }: Occasion): Asked | null {
  const asked = new Set(answers.map(({ id }) => id));
  const shuffled = shuffle(material.cards, seed);
  const cards = shuffled.items
    .filter(({ id }) => !asked.has(id))
    .toSorted((one, other) => Number(isAlike(one)) - Number(isAlike(other)));
  const rules = shuffle(
    material.questions.filter(({ id }) => !asked.has(id)),
    shuffled.seed,
  );
  const makers = {
    meaning: () => firstOf(cards, (card) => meaningOf(card, shuffled.items, rules.seed)),
    gap: () => firstOf(cards, (card) => gapOf(card, material.sentences)),
    type: () => firstOf(cards, typeOf),
    rule: () => firstOf(rules.items, (question) => ruleOf(question, rules.seed)),
  };
  const made = [kind, ...substitutes[kind]].reduce<Made | null>((found, one) => found ?? makers[one](), null);
  return made && { question: { ...made, unit }, seed: shuffle([0, 1], rules.seed).seed };
}

/** Whether the answer is right: letter by letter a choice; a typed one may be nearly right. */
export function outcomeOf({ right, key }: PlacementQuestion, text: string): Outcome {
  const isRight = key ? judgeTyped(text, key).judgement !== 'wrong' : text === right;
  return isRight ? 'right' : 'wrong';
}

type Made = Omit<PlacementQuestion, 'unit'>;

const substitutes: Readonly<Record<PlacementKind, readonly PlacementKind[]>> = {
  meaning: ['type', 'rule'],
  gap: ['type', 'rule'],
  type: ['meaning', 'rule'],
  rule: ['meaning', 'type'],
};

function firstOf<Item>(items: readonly Item[], make: (item: Item) => Made | null): Made | null {
  for (const item of items) {
    const made = make(item);
    if (made) return made;
  }
  return null;
}

/** Choose among four meanings, those of similar words first. */
function meaningOf(card: Card, others: readonly Card[], seed: Seed): Made | null {
  const near = others.toSorted(
    (one, other) => Number(kindOf(one) !== kindOf(card)) - Number(kindOf(other) !== kindOf(card)),
  );
  const chosen = [card];
  for (const other of near) {
    if (chosen.length === OPTIONS) break;
    if (chosen.every((one) => !shareMeaning(one, other))) chosen.push(other);
  }
  if (chosen.length < OPTIONS) return null;
  const options = shuffle(
    chosen.map(({ english }) => english),
    seed,
  ).items;
  const { id, spanish, english } = card;
  return { id, kind: 'meaning', text: spanish, hint: null, options, right: english, key: null };
}

/** A sentence of the unit with a gap for the card's word, and its translation. */
function gapOf(card: Card, sentences: readonly BankSentence[]): Made | null {
  const word = wordOf(card);
  if (word.includes(' ')) return null;
  for (const sentence of sentences) {
    const { spanish, english } = sentence;
    const texts = spanish.split(' ');
    const places = texts.flatMap((text, place) => (coreOf(text).toLowerCase() === word ? [place] : []));
    const [at] = places;
    if (at === undefined || places.length > 1 || texts.length > LONGEST_SENTENCE) continue;
    const use = { card: card.id, at, length: 1 };
    return {
      id: card.id,
      kind: 'gap',
      text: blanked(spanish, use),
      hint: english,
      options: [],
      right: formIn(spanish, use),
      key: { ...keyOf(card, 'en-es'), accepted: gapAnswers({ ...sentence, uses: [use] }, use, card) },
    };
  }
  return null;
}

function typeOf(card: Card): Made {
  const { id, spanish, english } = card;
  return {
    id,
    kind: 'type',
    text: english,
    hint: null,
    options: [],
    right: spanish,
    key: keyOf(card, 'en-es'),
  };
}

function ruleOf({ id, question, options, correctAnswer }: GrammarQuestion, seed: Seed): Made {
  const shuffled = shuffle(options, seed).items;
  return {
    id,
    kind: 'rule',
    text: question,
    hint: null,
    options: shuffled,
    right: correctAnswer,
    key: null,
  };
}

/** The Spanish word of a card in lower case, without its article. */
function wordOf({ spanish }: Card): string {
  return spanish.toLowerCase().replace(/^(el|la|los|las|un|una) (?=.)/, '');
}

function coreOf(text: string): string {
  return text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

function isAlike(card: Card): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{Diacritic}/gu, '')
      .replace(/^(to|the|an?) (?=.)/, '');
  const spanish = plain(wordOf(card)).slice(0, ALIKE);
  return [card.english, ...(card.alsoEnglish ?? [])].some(
    (english) => spanish.length === ALIKE && plain(english).startsWith(spanish),
  );
}
