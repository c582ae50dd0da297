import { GAME_MEMORY } from '../constants.ts';
import { shuffle, type Seed } from './random.ts';

/** The ids of what the last games of a kind asked, the newest game last. */
export type RecentGames = readonly (readonly string[])[];

/**
 * The items in the order in which to ask them: first those that no game has asked, then those asked longest ago. Items
 * of equal standing are in random order.
 */
export function leastRecentFirst<Item extends { id: string }>(
  items: readonly Item[],
  recentGames: RecentGames,
  seed: Seed,
): { items: Item[]; seed: Seed } {
  const shuffled = shuffle(items, seed);
  const games = new Map(recentGames.flatMap((ids, game) => ids.map((id) => [id, game] as const)));
  const gameOf = ({ id }: Item) => games.get(id) ?? -1;
  return {
    items: shuffled.items.toSorted((one, other) => gameOf(one) - gameOf(other)),
    seed: shuffled.seed,
  };
}

/** The games to remember once this one has begun. */
export function withGame(recentGames: RecentGames, items: readonly { id: string }[]): RecentGames {
  return [...recentGames, items.map(({ id }) => id)].slice(1 - GAME_MEMORY);
}
