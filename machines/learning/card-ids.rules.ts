import {
  cardCategories,
  categorySlugs,
  type CardCategory,
  type Category,
  type CategorySlug,
  type Direction,
} from '../types.ts';

/** Cards that have moved to another category. They keep their ids, which logs refer to. */
export const moved: ReadonlyMap<string, CategorySlug> = new Map<string, CategorySlug>([
  ['numbers-primero', 'adjectives'],
  ['numbers-segundo', 'adjectives'],
  ['numbers-tercero', 'adjectives'],
  ['numbers-cuarto', 'adjectives'],
  ['numbers-quinto', 'adjectives'],
  ['numbers-sexto', 'adjectives'],
  ['numbers-septimo', 'adjectives'],
  ['numbers-octavo', 'adjectives'],
  ['numbers-noveno', 'adjectives'],
  ['numbers-decimo', 'adjectives'],
  ['pronouns-lo-que', 'grammar'],
  ['pronouns-ninguno', 'grammar'],
  ['pronouns-otro', 'grammar'],
  ['time-days-tarde', 'adverbs'],
]);

/** The category of a card id: its prefix, unless the card has moved; null if there is none. */
export function categoryOfCardId(id: string): CardCategory | null {
  return moved.get(id) ?? cardCategories.find((slug) => id.startsWith(`${slug}-`)) ?? null;
}

export function isCategorySlug(text: string): text is CategorySlug {
  return categorySlugs.some((slug) => slug === text);
}

export function isCardCategory(text: string): text is CardCategory {
  return cardCategories.some((slug) => slug === text);
}

/** The category that a part of an address names by title or slug; null if none. */
export function categoryAt(text: string, categories: readonly Category[]): CategorySlug | null {
  const wanted = decoded(text).trim().toLowerCase();
  return categories.find(({ slug, title }) => [slug, title.toLowerCase()].includes(wanted))?.slug ?? null;
}

/** The router leaves some characters of an address encoded, such as `&`. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A direction of a card as a key. */
export function directionKey(card: string, direction: Direction): string {
  return `${card} ${direction}`;
}
