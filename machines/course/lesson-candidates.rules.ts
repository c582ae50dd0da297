import { shuffle, type Seed } from '../parts/random.ts';
import type { Card, Direction } from '../types.ts';
import { isBuildable } from '../games/course-sentences.rules.ts';
import {
  headwordDictationOf,
  idOf,
  isPhrase,
  listenOf,
  matchOf,
  meaningOf,
  typeOf,
  wordOf,
} from './exercises.rules.ts';
import type { LessonInput, LessonSentence } from './lesson-input.types.ts';
import type { Exercise, ExerciseKind, PointStep } from './lesson.types.ts';
import { areApart } from './options.rules.ts';
import {
  buildOf,
  dictationOf,
  gapOf,
  hearingOf,
  otherSentences,
  typedGapOf,
  type Material,
} from './sentence-exercises.rules.ts';
import { memoized, type Memo } from './memoize.rules.ts';
import { exampleOf, isDictated } from './sentence-words.rules.ts';
import { isReadable, type WordNeeds } from './word-needs.rules.ts';

/** How many cards besides the lesson's own provide wrong options. */
const POOL = 90;
/** With this many readable sentences, a card's own example isn't asked. */
const ENOUGH = 2;

/** An exercise that may come next, not yet built. */
export interface Candidate {
  kind: ExerciseKind;
  id: string;
  /** The id of the card, sentence or question it asks. */
  item: string;
  /** Ids of the cards it asks. */
  cards: readonly string[];
  /** Ids of the lesson's cards that must have been met. */
  needs: readonly string[];
  isHeard: boolean;
  isProduced: boolean;
  /** The rule to show before it. */
  rule?: PointStep;
  /** Whether its sentence is the card's own example, which the learner saw when meeting the card. */
  isExample?: boolean;
  /** Whether it can be built once these cards of the lesson have been met. */
  isPossible: (met: ReadonlySet<string>) => boolean;
  make: (met: ReadonlySet<string>) => Exercise | null;
}

/** What went before a lesson. */
export interface Past {
  /** Whether a card or a point was met, by id. */
  isKnown: (id: string) => boolean;
  /** Whether it's one of the last two lessons or an item that they asked, by id. */
  isRecent: (id: string) => boolean;
}

/** What a lesson is built from, as if all its cards had been met. */
export interface Parts extends Material, Past {
  input: LessonInput;
  /**
   * Sentences readable by the end of the lesson, by card id: not those that the last two lessons asked, unless the lesson
   * is one of them and the card has no other.
   */
  sentencesOf: ReadonlyMap<string, readonly LessonSentence[]>;
  /** Whether gaps may be typed. */
  mayTypeGaps: boolean;
}

/** `focus`: the cards of the lesson. */
export function partsOf(input: LessonInput, focus: readonly Card[], seed: Seed, past: Past): Parts {
  const { isKnown, isRecent } = past;
  const own = new Set(focus.map(({ id }) => id));
  const others = shuffle(
    input.others.filter(({ id }) => !own.has(id)),
    seed,
  ).items;
  const categories = new Set(focus.map(({ category }) => category));
  const isClose = ({ category }: Card) => categories.has(category);
  const near = [...others.filter(isClose), ...others.filter((card) => !isClose(card))];
  const isMet = (id: string) => own.has(id) || isKnown(id);
  const readable = shuffle(
    input.sentences.filter(({ needs }) => isReadable(needs, isMet)),
    seed,
  ).items;
  const sentencesOf = sentencesByCard(readable.filter(({ id }) => !isRecent(id)));
  const recentOf = sentencesByCard(isRecent(input.stop) ? readable.filter(({ id }) => isRecent(id)) : []);
  for (const card of focus) {
    const known = sentencesOf.get(card.id) ?? recentOf.get(card.id) ?? [];
    const needs = input.examples.get(card.id) ?? [];
    const further = known.length < ENOUGH && isReadable(needs, isMet) ? exampleOf(card, needs) : null;
    sentencesOf.set(card.id, further ? [...known, further] : known);
  }
  return {
    input,
    rivals: input.rivals,
    verbs: input.verbs,
    cards: new Map([...focus, ...input.others].map((card) => [card.id, card])),
    pool: [...focus, ...near.slice(0, POOL)],
    met: [...focus, ...near.filter(({ id }) => isKnown(id)).slice(0, POOL)],
    ...past,
    readsExample: (card) => isReadable(input.examples.get(card) ?? [], isMet),
    sentences: readable,
    sentencesOf,
    focus: own,
    seed,
    mayTypeGaps: input.at > 0,
  };
}

function sentencesByCard(sentences: readonly LessonSentence[]): Map<string, readonly LessonSentence[]> {
  const byCard = new Map<string, LessonSentence[]>();
  for (const sentence of sentences) {
    for (const id of new Set(sentence.uses.map(({ card }) => card))) {
      const known = byCard.get(id);
      if (known) known.push(sentence);
      else byCard.set(id, [sentence]);
    }
  }
  return byCard;
}

const stageCache: Memo<Material> = new WeakMap();

/** The material once these cards of the lesson have been met. */
export function stageOf(parts: Parts, met: ReadonlySet<string>): Material {
  const { focus, isKnown } = parts;
  const missing = [...focus].filter((id) => !met.has(id));
  if (missing.length === 0) return parts;
  return memoized(stageCache, parts, missing.join(' '), () => {
    const isMet = (id: string) => met.has(id) || isKnown(id);
    return {
      ...parts,
      met: parts.met.filter(({ id }) => isMet(id)),
      readsExample: (card) => isReadable(parts.input.examples.get(card) ?? [], isMet),
      sentences: parts.sentences.filter(({ needs }) => isReadable(needs, isMet)),
    };
  });
}

const candidateCache: Memo<readonly Candidate[]> = new WeakMap();
const exerciseCache: Memo<Exercise | null> = new WeakMap();

/** Everything that can ask the card, unordered; by ear only if the learner can listen. */
export function candidatesFor(card: Card, parts: Parts, canListen: boolean): readonly Candidate[] {
  const all = memoized(candidateCache, parts, card.id, () => newCandidates(card, parts));
  return canListen ? all : all.filter(({ isHeard }) => !isHeard);
}

function newCandidates(card: Card, parts: Parts): Candidate[] {
  const { pool, seed } = parts;
  const sentences = parts.sentencesOf.get(card.id) ?? [];
  const about = { cards: [card.id], needs: [card.id], isHeard: false };
  const isPossible = once(() => pool.filter((other) => areApart(card, other)).length > 1);
  const weak = { ...about, isProduced: false, isPossible };
  const ownBuild = () => firstOf(sentences, (sentence) => buildOf(sentence, card, parts));
  const word = inStage(parts, idOf('word', card.id), (stage) => wordOf(card, stage, seed));
  return [
    {
      ...weak,
      ...named('meaning', card),
      make: inStage(parts, idOf('meaning', card.id), (stage) => meaningOf(card, stage, seed)),
    },
    {
      ...about,
      ...named('word', card),
      isProduced: false,
      isPossible: (met) => word(met) !== null,
      make: word,
    },
    {
      ...weak,
      ...named('listen', card),
      isHeard: true,
      make: inStage(parts, idOf('listen', card.id), (stage) => listenOf(card, stage, seed)),
    },
    {
      ...about,
      ...named('type', card),
      isProduced: true,
      isPossible: always,
      make: () => typeOf(card, 'en-es', parts, seed, ownBuild()),
    },
    ...sentences.flatMap((sentence) => sentenceCandidates(sentence, card, parts)),
    ...(isPhrase(card) ? [headwordDictation(card, parts)] : []),
  ];
}

/** Asks a card of an earlier lesson in its due direction. */
export function dueCandidate(card: Card, direction: Direction, parts: Parts): Candidate {
  return {
    ...named('type', card),
    cards: [card.id],
    needs: [],
    isHeard: false,
    isProduced: direction === 'en-es',
    isPossible: always,
    make: () => typeOf(card, direction, parts, parts.seed),
  };
}

/** A board of pairs that can't be mistaken for each other. */
export function boardOf(cards: readonly Card[], seed: Seed): Candidate {
  const ids = cards.map(({ id }) => id);
  return {
    ...named('match', { id: ids[0] ?? '' }),
    cards: ids,
    needs: ids,
    isHeard: false,
    isProduced: false,
    isPossible: always,
    make: () => matchOf(cards, seed),
  };
}

/** An exercise that asks no card of the lesson, as a candidate; the learner can read it once `needs` are met. */
export function candidateOf(exercise: Exercise, needs: WordNeeds, { isKnown }: Parts): Candidate {
  const { kind, id, item, cards, isHeard, isProduced } = exercise;
  const isPossible = (met: ReadonlySet<string>) =>
    isReadable(needs, (each) => met.has(each) || isKnown(each));
  return { kind, id, item, cards, needs: [], isHeard, isProduced, isPossible, make: () => exercise };
}

function sentenceCandidates(sentence: LessonSentence, card: Card, parts: Parts): Candidate[] {
  const used = [...new Set(sentence.uses.map((use) => use.card))].filter((id) => parts.focus.has(id));
  const about = { cards: used, needs: used, isExample: sentence.id === card.id };
  const read = { ...about, isHeard: false };
  const heard = { ...about, isHeard: true };
  const make = (name: string, of: (stage: Material) => Exercise | null) => {
    const inTime = inStage(parts, `${name} ${sentence.id} ${card.id}`, of);
    return (met: ReadonlySet<string>) => (canRead(sentence, parts, met) ? inTime(met) : null);
  };
  const ifMade = (of: Candidate['make']) => ({
    make: of,
    isPossible: (met: ReadonlySet<string>) => of(met) !== null,
  });
  const all: Candidate[] = [
    {
      ...read,
      ...named('gap', sentence),
      isProduced: false,
      ...ifMade(make('gap', (stage) => gapOf(sentence, card, stage))),
    },
    {
      ...heard,
      ...named('listen', sentence),
      isProduced: false,
      make: make('listen', (stage) => hearingOf(sentence, card, stage)),
      isPossible: (met) =>
        canRead(sentence, parts, met) && otherSentences(sentence, stageOf(parts, met)).length > 1,
    },
    {
      ...read,
      ...named('build', sentence),
      isProduced: true,
      make: make('build', (stage) => buildOf(sentence, card, stage)),
      isPossible: (met) => isBuildable(sentence.spanish) && canRead(sentence, parts, met),
    },
    {
      ...heard,
      ...named('dictation', sentence),
      isProduced: true,
      make: make('dictation', (stage) => dictationOf(sentence, card, stage)),
      isPossible: (met) => isDictated(sentence) && canRead(sentence, parts, met),
    },
  ];
  if (!parts.mayTypeGaps) return all;
  const typed = make('typed', (stage) => typedGapOf(sentence, card, stage));
  return [...all, { ...read, ...named('gap', sentence), isProduced: true, ...ifMade(typed) }];
}

function canRead({ needs }: LessonSentence, { isKnown }: Parts, met: ReadonlySet<string>): boolean {
  return isReadable(needs, (id) => met.has(id) || isKnown(id));
}

/** Builds an exercise from what was met so far, and caches it. */
function inStage(
  parts: Parts,
  name: string,
  make: (stage: Material) => Exercise | null,
): (met: ReadonlySet<string>) => Exercise | null {
  return (met) => {
    const stage = stageOf(parts, met);
    return memoized(exerciseCache, stage, name, () => make(stage));
  };
}

function headwordDictation(card: Card, parts: Parts): Candidate {
  return {
    ...named('dictation', card),
    cards: [card.id],
    needs: [card.id],
    isHeard: true,
    isProduced: true,
    isPossible: always,
    make: inStage(parts, `headword ${card.id}`, (stage) => headwordDictationOf(card, stage, parts.seed)),
  };
}

function named(kind: ExerciseKind, { id }: { id: string }): Pick<Candidate, 'kind' | 'id' | 'item'> {
  return { kind, id: idOf(kind, id), item: id };
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

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
