import type { RecentGames } from '../parts/recent-games.ts';
import type { GameName, ItemOutcome } from '../types.ts';

/** A kind of game, or any lesson, checkpoint or exam of the course. */
export type Asker = GameName | 'lesson';

/** When an item was last asked, in milliseconds since 1970, and whether the answer was right. */
export interface LastAnswer {
  at: number;
  right: boolean;
}

/** The last answers by kind of game or lesson, then by the id of the card or exercise. */
export type AskedItems = ReadonlyMap<Asker, ReadonlyMap<string, LastAnswer>>;

/** The answers that a draft owns; answers of other games are still those of `before`. */
export type OwnAsked = Map<Asker, Map<string, LastAnswer>>;

/** Adds the answers of a game or lesson that ended at `at`, in any order. */
export function addOutcomes(
  before: AskedItems,
  draft: OwnAsked,
  { asker, outcomes, at }: { asker: Asker; outcomes: readonly ItemOutcome[]; at: number },
): void {
  const own = draft.get(asker) ?? new Map(before.get(asker));
  draft.set(asker, own);
  for (const { id, right } of outcomes) {
    const last = own.get(id);
    if (!last || at >= last.at) own.set(id, { at, right: right && (last?.at !== at || last.right) });
  }
}

/**
 * The ids that each game of this kind, or each lesson, asked, newest game last; an id counts for the newest one only.
 */
export function askedIn(asked: AskedItems, asker: Asker): RecentGames {
  const games = new Map<number, string[]>();
  for (const [id, { at }] of asked.get(asker) ?? []) games.set(at, [...(games.get(at) ?? []), id]);
  return [...games].toSorted(([one], [other]) => one - other).map(([, ids]) => ids);
}

/** The ids answered wrong when a game of this kind, or a lesson, last asked them. */
export function missedIn(asked: AskedItems, asker: Asker): string[] {
  return [...(asked.get(asker) ?? [])].flatMap(([id, { right }]) => (right ? [] : [id]));
}
