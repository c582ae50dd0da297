import type { CourseUnit, Lesson, Unit } from '#machines/course/course.types.ts';
import type { IndexedCard } from '#machines/types.ts';

/** A unit with the number of its cards instead of the cards: what a build stores. */
export interface CountedUnit extends Unit {
  count: number;
}

/** New cards in a lesson. */
const LESSON_CARDS = 6;

/**
 * The cards in a text: a difficulty, or `none`, holds for all after it; `nouns:el-pan` is the card `nouns-el-pan` of the
 * category `nouns`, and `nouns=verbs-ser` the card `verbs-ser` of that category.
 */
export function cardsIn(text: string): IndexedCard[] {
  let known: Pick<IndexedCard, 'difficulty'> = {};
  return text.split(' ').flatMap((word) => {
    const [, category, sign, rest] = /^([\w-]+)([:=])(.+)$/.exec(word) ?? [];
    if (category === undefined) {
      known = word === 'none' ? {} : { difficulty: word as NonNullable<IndexedCard['difficulty']> };
      return [];
    }
    const id = sign === '=' ? `${rest}` : `${category}-${rest}`;
    return { id, category: category as IndexedCard['category'], ...known };
  });
}

/** The units with their cards and lessons. `ids` are all cards of the course in order, unit by unit. */
export function withCards(units: readonly CountedUnit[], ids: readonly string[]): CourseUnit[] {
  let start = 0;
  return units.map(({ count, ...unit }) => {
    const cards = ids.slice(start, start + count);
    start += count;
    return { ...unit, cards, lessons: lessonsOf(unit.id, cards) };
  });
}

/** As few lessons as can be, of the same length but for one card. */
export function lessonsOf(unit: string, cards: readonly string[]): Lesson[] {
  const count = Math.ceil(cards.length / LESSON_CARDS);
  const startOf = (index: number) => Math.ceil((index * cards.length) / count);
  return Array.from({ length: count }, (_, index) => ({
    id: `${unit}-${index + 1}`,
    cards: cards.slice(startOf(index), startOf(index + 1)),
  }));
}
