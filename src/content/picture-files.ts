import type { AnyCard, CardCategory } from '#machines/types.ts';
import adjectives from 'virtual:pictures/adjectives.svg?no-inline';
import adverbs from 'virtual:pictures/adverbs.svg?no-inline';
import course from 'virtual:pictures/course.svg?no-inline';
import foodDrinks from 'virtual:pictures/food-drinks.svg?no-inline';
import greetings from 'virtual:pictures/greetings.svg?no-inline';
import nouns from 'virtual:pictures/nouns.svg?no-inline';
import numbers from 'virtual:pictures/numbers.svg?no-inline';
import timeDays from 'virtual:pictures/time-days.svg?no-inline';
import verbs from 'virtual:pictures/verbs.svg?no-inline';

const files: Readonly<Partial<Record<CardCategory | 'own', string>>> = {
  adjectives,
  adverbs,
  course,
  'food-drinks': foodDrinks,
  greetings,
  nouns,
  numbers,
  'time-days': timeDays,
  verbs,
};

/** The address of a card's picture, a symbol in its category's file; undefined if it has none. */
export function pictureAddress({
  category,
  picture,
}: Pick<AnyCard, 'category' | 'picture'>): string | undefined {
  const file = files[category];
  return picture !== undefined && file !== undefined ? `${file}#${picture}` : undefined;
}
