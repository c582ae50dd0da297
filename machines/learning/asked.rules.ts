import type { AskedGames } from '../parts/asked.ts';
import type { GameResult } from '../types.ts';

type Game = GameResult['game'];

/** When something was last asked, in milliseconds since 1970, and whether the answer was right. */
interface LastAnswer {
  at: number;
  right: boolean;
}

/** The last answers in each kind of game, by the ids of the cards and exercises that it asked. */
export type AskedItems = ReadonlyMap<Game, ReadonlyMap<string, LastAnswer>>;

/** The answers of a draft: of games that are no key here, they still belong to `before`. */
export type OwnAsked = Map<Game, Map<string, LastAnswer>>;

/** Adds what a game that ended at `at` asked, in whatever order games are added. */
export function addOutcomes(
  before: AskedItems,
  draft: OwnAsked,
  { game, cards, items = [] }: GameResult,
  at: number,
): void {
  const own = draft.get(game) ?? new Map(before.get(game));
  draft.set(game, own);
  for (const { id, right } of [...cards, ...items]) {
    const last = own.get(id);
    if (!last || at >= last.at) own.set(id, { at, right: right && (last?.at !== at || last.right) });
  }
}

/** What each finished game of this kind asked, the newest game last; what was asked again counts for the newer game. */
export function askedIn(asked: AskedItems, game: Game): AskedGames {
  const games = new Map<number, string[]>();
  for (const [id, { at }] of asked.get(game) ?? []) games.set(at, [...(games.get(at) ?? []), id]);
  return [...games].toSorted(([one], [other]) => one - other).map(([, ids]) => ids);
}

/** What was answered wrong when a game of this kind last asked it. */
export function missedIn(asked: AskedItems, game: Game): string[] {
  return [...(asked.get(game) ?? [])].flatMap(([id, { right }]) => (right ? [] : [id]));
}
