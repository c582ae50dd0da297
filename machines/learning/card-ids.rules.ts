import { categorySlugs, type CategorySlug } from '../types.ts';

/** Cards that have moved to another category keep their ids, by which logs name them. */
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

/** The category of a card id: that which it begins with, unless the card has moved; null if there is none. */
export function categoryOfCardId(id: string): CategorySlug | null {
  return moved.get(id) ?? categorySlugs.find((slug) => id.startsWith(`${slug}-`)) ?? null;
}
