import { shuffle, type Seed } from '../parts/random.ts';
import type { Card, Direction } from '../types.ts';
import { isBuildable } from '../games/course-sentences.rules.ts';
import {
  headwordDictationOf,
  idOf,
  isSayable,
  listenOf,
  matchOf,
  meaningOf,
  typeOf,
  wordOf,
} from './exercises.rules.ts';
import type { LessonSentence, LessonInput } from './lesson-input.types.ts';
import type { Exercise, ExerciseKind, PointStep } from './lesson.types.ts';
import { areApart } from './options.rules.ts';
import {
  buildOf,
  dictationOf,
  gapOf,
  hearingOf,
  isDictated,
  otherSentences,
  typedGapOf,
  type Material,
} from './sentence-exercises.rules.ts';
import { memoized, type Memo } from './memoize.rules.ts';
import { furtherFor, isBeyond } from './lesson-sentences.rules.ts';

/** Cards from which wrong options are taken, beside those of the lesson itself. */
const POOL = 90;
/** With as many sentences of words that were met, the card's own example, which may have others, is not asked. */
const ENOUGH = 2;

/** An exercise that may be asked next, before it is made. */
export interface Candidate {
  kind: ExerciseKind;
  /** That of the exercise. */
  id: string;
  /** The cards of the lesson that it asks, and its own. */
  cards: readonly string[];
  /** Those of the lesson that must have been met. */
  needs: readonly string[];
  isHeard: boolean;
  isProduced: boolean;
  /** The rule that must have been shown before. */
  rule?: PointStep;
  /** Whether its sentence is the example of its card, which was shown when the card was met. */
  isExample?: boolean;
  /** Whether it can be made. */
  isPossible: () => boolean;
  make: () => Exercise | null;
}

/** What the steps of a sitting are made from. */
export interface Parts extends Material {
  input: LessonInput;
  /** Sentences whose cards have all been met by the end of the lesson, by card. */
  sentencesOf: ReadonlyMap<string, readonly LessonSentence[]>;
  /** Whether sentences may be completed by typing. */
  mayTypeGaps: boolean;
}

/** The parts for a sitting; `focus` are the cards that it is about. */
export function partsOf(input: LessonInput, focus: readonly Card[], seed: Seed): Parts {
  const own = new Set(focus.map(({ id }) => id));
  const others = shuffle(
    input.others.filter(({ id }) => !own.has(id)),
    seed,
  ).items;
  const categories = new Set(focus.map(({ category }) => category));
  const isClose = ({ category }: Card) => categories.has(category);
  const near = [...others.filter(isClose), ...others.filter((card) => !isClose(card))];
  const readable = shuffle(
    input.sentences.filter(({ from }) => from <= input.at),
    seed,
  ).items;
  const bySentence = new Map<string, LessonSentence[]>();
  for (const sentence of readable) {
    for (const id of new Set(sentence.uses.map(({ card }) => card))) {
      const known = bySentence.get(id);
      if (known) known.push(sentence);
      else bySentence.set(id, [sentence]);
    }
  }
  for (const card of focus) {
    const known = bySentence.get(card.id) ?? [];
    const further = known.length < ENOUGH ? furtherFor(card, input) : null;
    if (further) bySentence.set(card.id, [...known, further]);
  }
  return {
    input,
    cards: new Map([...focus, ...input.others].map((card) => [card.id, card])),
    pool: [...focus, ...near.slice(0, POOL)],
    sentences: readable,
    sentencesOf: bySentence,
    focus: own,
    seed,
    mayTypeGaps: input.at > 0,
  };
}

const candidates: Memo<readonly Candidate[]> = new WeakMap();

/** Everything that can ask the card, in no order. Not by ear unless the learner can listen. */
export function candidatesFor(card: Card, parts: Parts, canListen: boolean): readonly Candidate[] {
  const all = memoized(candidates, parts, card.id, () => newCandidates(card, parts));
  return canListen ? all : all.filter(({ isHeard }) => !isHeard);
}

function newCandidates(card: Card, parts: Parts): Candidate[] {
  const { pool, seed } = parts;
  const sentences = parts.sentencesOf.get(card.id) ?? [];
  const about = { cards: [card.id], needs: [card.id], isHeard: false };
  const isPossible = once(() => pool.some((other) => areApart(card, other)));
  const weak = { ...about, isProduced: false, isPossible };
  const ownBuild = () => firstOf(sentences, (sentence) => buildOf(sentence, card, parts));
  const all: Candidate[] = [
    { ...weak, ...named('meaning', card), make: () => meaningOf(card, pool, seed) },
    { ...weak, ...named('word', card), make: () => wordOf(card, pool, seed) },
    { ...weak, ...named('listen', card), isHeard: true, make: () => listenOf(card, pool, seed) },
    {
      ...about,
      ...named('type', card),
      isProduced: true,
      isPossible: always,
      make: () => typeOf(card, 'en-es', pool, seed, ownBuild()),
    },
    ...sentences.flatMap((sentence) => sentenceCandidates(sentence, card, parts)),
    ...(isSayable(card) ? [headwordDictation(card, parts)] : []),
  ];
  return all.map((candidate) => ({ ...candidate, make: once(candidate.make) }));
}

/** A card of an earlier lesson in the direction that is due. */
export function dueCandidate(card: Card, direction: Direction, parts: Parts): Candidate {
  return {
    ...named('type', card),
    cards: [card.id],
    needs: [],
    isHeard: false,
    isProduced: direction === 'en-es',
    isPossible: always,
    make: () => typeOf(card, direction, parts.pool, parts.seed),
  };
}

/** A board of pairs of cards that are apart. */
export function boardOf(cards: readonly Card[], seed: Seed): Candidate {
  const ids = cards.map(({ id }) => id);
  const id = idOf('match', ids[0] ?? '');
  return {
    kind: 'match',
    id,
    cards: ids,
    needs: ids,
    isHeard: false,
    isProduced: false,
    isPossible: always,
    make: () => matchOf(cards, seed),
  };
}

/** The exercise as a candidate; `cards` are those that it asks. */
export function candidateOf(exercise: Exercise, needs: readonly string[] = exercise.cards): Candidate {
  const { kind, id, cards, isHeard, isProduced } = exercise;
  return { kind, id, cards, needs, isHeard, isProduced, isPossible: always, make: () => exercise };
}

function sentenceCandidates(sentence: LessonSentence, card: Card, parts: Parts): Candidate[] {
  const used = [...new Set(sentence.uses.map((use) => use.card))].filter((id) => parts.focus.has(id));
  const about = { cards: used, needs: used, isExample: sentence.id === card.id };
  const read = { ...about, isHeard: false };
  const heard = { ...about, isHeard: true };
  const gap = () => gapOf(sentence, card, parts);
  const typedGap = () => typedGapOf(sentence, card, parts);
  const typed: Candidate = {
    ...read,
    ...named('gap', sentence),
    isProduced: true,
    isPossible: () => typedGap() !== null,
    make: typedGap,
  };
  const all: Candidate[] = [
    {
      ...read,
      ...named('gap', sentence),
      isProduced: false,
      isPossible: () => gap() !== null,
      make: gap,
    },
    {
      ...heard,
      ...named('listen', sentence),
      isProduced: false,
      isPossible: () => otherSentences(sentence, parts).length > 1,
      make: () => hearingOf(sentence, card, parts),
    },
    {
      ...read,
      ...named('build', sentence),
      isProduced: true,
      isPossible: () => isBuildable(sentence.spanish),
      make: () => buildOf(sentence, card, parts),
    },
    ...(parts.mayTypeGaps ? [typed] : []),
    {
      ...heard,
      ...named('dictation', sentence),
      isProduced: true,
      isPossible: () => isDictated(sentence),
      make: () => dictationOf(sentence, card, parts),
    },
  ];
  return isBeyond(sentence, card, parts.input) ? all.filter(({ isHeard }) => !isHeard) : all;
}

function headwordDictation(card: Card, parts: Parts): Candidate {
  return {
    ...named('dictation', card),
    cards: [card.id],
    needs: [card.id],
    isHeard: true,
    isProduced: true,
    isPossible: always,
    make: () => headwordDictationOf(card, parts.pool, parts.seed),
  };
}

function named(kind: ExerciseKind, { id }: { id: string }): Pick<Candidate, 'kind' | 'id'> {
  return { kind, id: idOf(kind, id) };
}

function always(): boolean {
  return true;
}

function firstOf<T>(
  sentences: readonly LessonSentence[],
  make: (sentence: LessonSentence) => T | null,
): T | null {
  for (const sentence of sentences) {
    const made = make(sentence);
    if (made) return made;
  }
  return null;
}

/** Found at most once, when it is first wanted. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
