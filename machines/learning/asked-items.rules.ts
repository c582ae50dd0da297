import type { RecentGames } from '../parts/recent-games.ts';
import type { GameName, ItemOutcome } from '../types.ts';

/** What asks: a kind of game, or any lesson, checkpoint or exam of the course. */
export type Asker = GameName | 'lesson';

/** When something was last asked, in milliseconds since 1970, and whether the answer was right. */
export interface LastAnswer {
  at: number;
  right: boolean;
}

/** The last answers in each kind of game and in lessons, by the ids of the cards and exercises that were asked. */
export type AskedItems = ReadonlyMap<Asker, ReadonlyMap<string, LastAnswer>>;

/** The answers of a draft: of games that are no key here, they still belong to `before`. */
export type OwnAsked = Map<Asker, Map<string, LastAnswer>>;

/** Adds what a game or lesson that ended at `at` asked, in whatever order they are added. */
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

/** What each finished game of this kind, or each lesson, asked, the newest last; what was asked again counts for the newer one. */
export function askedIn(asked: AskedItems, asker: Asker): RecentGames {
  const games = new Map<number, string[]>();
  for (const [id, { at }] of asked.get(asker) ?? []) games.set(at, [...(games.get(at) ?? []), id]);
  return [...games].toSorted(([one], [other]) => one - other).map(([, ids]) => ids);
}

/** What was answered wrong when a game of this kind, or a lesson, last asked it. */
export function missedIn(asked: AskedItems, asker: Asker): string[] {
  return [...(asked.get(asker) ?? [])].flatMap(([id, { right }]) => (right ? [] : [id]));
}
