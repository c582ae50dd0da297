import { pickApart, shareMeaning } from '../learning/cards.rules.ts';
import { DAILY_WORDS, GAME_MEMORY, TIMER_TICK } from '../constants.ts';
import type { Seed } from '../parts/random.ts';
import type { Card } from '../types.ts';

/** `tick` is in milliseconds. */
export interface DailyRules {
  words: number;
  tick: number;
}

export const defaultRules: DailyRules = { words: DAILY_WORDS, tick: TIMER_TICK };

const DAY = 86_400_000;

export interface DailyAnswer {
  id: string;
  right: boolean;
}

/**
 * Up to `count` words for a date (YYYY-MM-DD), no two with the same meaning. Depends on the date and the
 * set of cards, not their order. Cards rotate by day, so that words don't repeat within three days unless
 * there are too few.
 */
export function wordsOfDay(cards: readonly Card[], count: number, date: string): Card[] {
  return cardsOfDay(cards, count, date, shareMeaning);
}

/** As `wordsOfDay`, of cards that may lack their texts. */
export function cardsOfDay<C extends { id: string }>(
  cards: readonly C[],
  count: number,
  date: string,
  areAlike: (one: C, other: C) => boolean,
): C[] {
  const sorted = cards.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const day = Date.parse(date) / DAY;
  const others = [2, 1].map((later) =>
    sorted.flatMap(({ id }) => ((seedOf(id) + day + later) % GAME_MEMORY === 0 ? [id] : [])),
  );
  return pickApart(sorted, count, seedOf(date), others, areAlike).cards;
}

/** The 32-bit FNV-1a hash of a text, as a seed. */
export function seedOf(text: string): Seed {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
