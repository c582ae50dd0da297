import type { BankSentence } from '#machines/games/bank.types.ts';
import type { Level } from '#machines/types.ts';
import type { Card } from '#machines/types.ts';
import { hasHeadword, headwordOf } from './sentence-patterns.ts';
import { firstReader, type Course } from './met.ts';
import { tokensOf } from './word-readings.ts';

export interface CourseSentence {
  id: string;
  spanish: string;
  english: string;
  alsoEnglish?: readonly string[];
  level: Level;
  unit: string;
  points: readonly string[];
}

/** An example in its unit, and whether it's readable there. */
export interface PlacedExample {
  card: Card;
  unit: string;
  level: Level;
  isReadable: boolean;
}

/** Each example in the first unit from its card's on that can read it, else in its card's. */
export function placedExamples(course: Course): PlacedExample[] {
  return course.units.flatMap((own) =>
    own.unit.cards.map((card): PlacedExample => {
      const reader = firstReader(card.example, card.exampleTranslation, own.at, course);
      const { id, level } = reader ?? own;
      return { card, unit: id, level, isReadable: reader !== undefined };
    }),
  );
}

/** The bank's sentences and all examples, unit by unit. */
export function courseSentences(
  bank: readonly BankSentence[],
  examples: readonly PlacedExample[],
  course: Course,
): CourseSentence[] {
  return course.units.flatMap(({ id: unit }) => [
    ...bank
      .filter((sentence) => sentence.unit === unit)
      .map(({ id, spanish, english, alsoEnglish, level, points = [] }) => ({
        id,
        spanish,
        english,
        ...(alsoEnglish && { alsoEnglish }),
        level,
        unit,
        points,
      })),
    ...examples
      .filter((example) => example.unit === unit)
      .map(({ card, level }) => ({
        id: card.id,
        spanish: card.example,
        english: card.exampleTranslation,
        level,
        unit,
        points: [],
      })),
  ]);
}

export function readableCounts(
  bank: readonly BankSentence[],
  examples: readonly PlacedExample[],
  course: Course,
): Map<string, number> {
  const counts = new Map(course.units.map(({ id }): [string, number] => [id, 0]));
  const readable = examples.filter(({ isReadable }) => isReadable);
  for (const { unit } of [...bank, ...readable]) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  return counts;
}

/** How many sentences use each card's headword, by card id. */
export function usesOf(
  cards: readonly Card[],
  sentences: readonly Pick<CourseSentence, 'spanish' | 'english'>[],
  course: Course,
): Map<string, number> {
  const texts = sentences.map(({ spanish, english }) =>
    tokensOf(spanish, english).flatMap(({ word, isName }) => (isName ? [] : [word])),
  );
  const byWord = new Map<string, number[]>();
  texts.forEach((words, at) => {
    for (const lemma of new Set(words.flatMap((word) => lemmasOf(word, course)))) {
      byWord.set(lemma, [...(byWord.get(lemma) ?? []), at]);
    }
  });
  return new Map(
    cards.map(({ id, spanish }): [string, number] => {
      const headword = headwordOf(spanish);
      const candidates = byWord.get(headword[0] ?? '') ?? [];
      return [id, candidates.filter((at) => hasHeadword(headword, texts[at] ?? [], course)).length];
    }),
  );
}

function lemmasOf(word: string, { read }: Course): string[] {
  const { lemmas, verbs } = read(word);
  return [...lemmas, ...verbs.map(({ infinitive }) => infinitive)];
}
