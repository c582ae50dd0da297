import type { GameWords } from '#machines/games/game-words.rules.ts';
import type { Card, CategorySlug } from '#machines/types.ts';

const words = [
  ['el pan', 'bread'],
  ['el agua', 'water'],
  ['la leche', 'milk'],
  ['la sal', 'salt'],
  ['el queso', 'cheese'],
  ['la uva', 'grape'],
  ['el té', 'tea'],
  ['el ajo', 'garlic'],
  ['la miel', 'honey'],
  ['el maíz', 'corn'],
  ['la col', 'cabbage'],
  ['el pez', 'fish'],
  ['la pera', 'pear'],
  ['el arroz', 'rice'],
] as const;

export function cards(count: number, category: CategorySlug = 'food-drinks'): Card[] {
  return words.slice(0, count).map(([spanish, english]) => ({
    id: `${category}-${spanish
      .replace(' ', '-')
      .normalize('NFD')
      .replaceAll(/\p{Diacritic}/gu, '')}`,
    spanish,
    english,
    example: `Compro ${spanish} en la tienda.`,
    exampleTranslation: `I buy ${english} at the shop.`,
    grammarTip: `A tip about ${spanish}.`,
    category,
    difficulty: 'easy',
  }));
}

/** A card; most tests need only its two texts. */
export function card(id: string, spanish: string, english: string, more: Partial<Card> = {}): Card {
  return {
    id,
    spanish,
    english,
    example: '',
    exampleTranslation: '',
    grammarTip: '',
    category: 'greetings',
    ...more,
  };
}

export function gameWords(loaded: readonly Card[], choice: GameWords['words'] = 'all'): GameWords {
  return { words: choice, cards: loaded, further: [], unit: '' };
}
