import type { CourseUnit, Unit } from '#machines/course/course.types.ts';
import { lessonsOf } from '#machines/course/stops.rules.ts';
import type { CategorySlug, IndexedCard } from '#machines/types.ts';

/** A unit with the number of its cards instead of the cards, as a build stores it. */
export interface CountedUnit extends Unit {
  count: number;
}

const LETTER_A = 65;

/**
 * Unpacks cards from a text. A difficulty, or `none`, applies to all cards after it; a capital letter stands for one of
 * the categories, so with `['verbs', 'nouns']` `Bel-pan` is the card `nouns-el-pan`, and `B=verbs-ser` the card
 * `verbs-ser` of the category `nouns`.
 */
export function cardsIn(text: string, categories: readonly CategorySlug[]): IndexedCard[] {
  let known: Pick<IndexedCard, 'difficulty'> = {};
  return text.split(' ').flatMap((word) => {
    const category = categories[word.charCodeAt(0) - LETTER_A];
    if (category === undefined) {
      known = word === 'none' ? {} : { difficulty: word as NonNullable<IndexedCard['difficulty']> };
      return [];
    }
    const id = word[1] === '=' ? word.slice(2) : `${category}-${word.slice(1)}`;
    return { id, category, ...known };
  });
}

/** The units with their cards and lessons. `ids`: all cards in course order. */
export function withCards(units: readonly CountedUnit[], ids: readonly string[]): CourseUnit[] {
  let start = 0;
  return units.map(({ count, ...unit }) => {
    const cards = ids.slice(start, start + count);
    start += count;
    return { ...unit, cards, lessons: lessonsOf(unit.id, cards) };
  });
}
