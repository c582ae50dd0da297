import type { Card, CategorySlug } from '#machines/types.ts';
import adjectives from 'pictures/adjectives.svg?no-inline';
import adverbs from 'pictures/adverbs.svg?no-inline';
import foodDrinks from 'pictures/food-drinks.svg?no-inline';
import greetings from 'pictures/greetings.svg?no-inline';
import nouns from 'pictures/nouns.svg?no-inline';
import numbers from 'pictures/numbers.svg?no-inline';
import timeDays from 'pictures/time-days.svg?no-inline';
import verbs from 'pictures/verbs.svg?no-inline';

const files: Readonly<Partial<Record<CategorySlug, string>>> = {
  adjectives,
  adverbs,
  'food-drinks': foodDrinks,
  greetings,
  nouns,
  numbers,
  'time-days': timeDays,
  verbs,
};

/** The address of a card's picture, a symbol in the file of its category; undefined if it has none. */
export function pictureAddress({
  category,
  picture,
}: Pick<Card, 'category' | 'picture'>): string | undefined {
  const file = files[category];
  return picture !== undefined && file !== undefined ? `${file}#${picture}` : undefined;
}
