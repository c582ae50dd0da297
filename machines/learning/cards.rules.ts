import { leastRecentFirst, type RecentGames } from '../parts/recent-games.ts';
import type { Seed } from '../parts/random.ts';
import type { Card } from '../types.ts';

/** For comparing texts: lower case, without accents, bracketed parts and punctuation. */
function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

interface Meanings {
  spanish: readonly string[];
  english: readonly string[];
  /** The English ones without `to` and articles, between spaces. */
  named: readonly string[];
}

const meaningsCache = new WeakMap<Card, Meanings>();

/** Every accepted text of the card, by language. */
function meaningsOf(card: Card): Meanings {
  const found = meaningsCache.get(card);
  if (found) return found;
  const english = [card.english, ...(card.alsoEnglish ?? [])].map(plainText);
  const meanings = {
    spanish: [card.spanish, ...(card.alsoSpanish ?? [])].map(plainText),
    english,
    named: english.map((text) => ` ${text.replace(/^(to|the|an?) (?=.)/, '')} `),
  };
  meaningsCache.set(card, meanings);
  return meanings;
}

/** The card's tip without the «» around its Spanish, for places that can't mark a language. */
export function plainTip({ grammarTip }: Pick<Card, 'grammarTip'>): string {
  return grammarTip.replaceAll(/[«»]/g, '');
}

/** Whether a text in either language means both cards, so that neither may be a wrong option beside the other. */
export function shareMeaning(one: Card, other: Card): boolean {
  const [first, second] = [meaningsOf(one), meaningsOf(other)];
  return (
    first.spanish.some((text) => second.spanish.includes(text)) ||
    first.english.some((text) => second.english.includes(text))
  );
}

/** Whether an English text contains a meaning of the card, which then may fit wherever the text does. */
export function isNamedIn(text: string, card: Card): boolean {
  return namedIn(text)(card);
}

/** The same for many cards and one text. */
export function namedIn(text: string): (card: Card) => boolean {
  const words = ` ${plainText(text)} `;
  return (card) => meaningsOf(card).named.some((meaning) => words.includes(meaning));
}

/** Whether the English of a card contains a meaning of another. */
export function namesMeaning(one: Card, other: Card): boolean {
  const words = ` ${meaningsOf(one).english[0]} `;
  return meaningsOf(other).named.some((meaning) => words.includes(meaning));
}

/**
 * Up to `count` cards in random order, without two that share a Spanish or an English text: first cards that no game has
 * asked, then those asked longest ago.
 */
export function pickDistinct(
  cards: readonly Card[],
  count: number,
  seed: Seed,
  asked: RecentGames = [],
): { cards: Card[]; seed: Seed } {
  return pickApart(cards, count, seed, asked, shareMeaning);
}

/** As `pickDistinct`, of cards no two of which are alike. */
export function pickApart<C extends { id: string }>(
  cards: readonly C[],
  count: number,
  seed: Seed,
  asked: RecentGames,
  areAlike: (one: C, other: C) => boolean,
): { cards: C[]; seed: Seed } {
  const ordered = leastRecentFirst(cards, asked, seed);
  const picked: C[] = [];
  for (const card of ordered.items) {
    if (picked.length === count) break;
    if (!picked.some((one) => areAlike(one, card))) picked.push(card);
  }
  return { cards: picked, seed: ordered.seed };
}
