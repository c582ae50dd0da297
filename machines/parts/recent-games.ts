import { GAME_MEMORY } from '../constants.ts';
import { shuffle, type Seed } from './random.ts';

/** Ids that the last games of a kind asked, newest game last. */
export type RecentGames = readonly (readonly string[])[];

/** Items that no game asked, then the least recent. Ties are in random order. */
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

/** Appends this game. */
export function withGame(recentGames: RecentGames, items: readonly { id: string }[]): RecentGames {
  return [...recentGames, items.map(({ id }) => id)].slice(1 - GAME_MEMORY);
}
