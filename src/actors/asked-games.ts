import { GAME_MEMORY } from '#machines/constants.ts';
import { askedIn } from '#machines/learning/asked.rules.ts';
import type { AskedGames } from '#machines/parts/asked.ts';
import type { GameResult } from '#machines/types.ts';
import { fromPromise } from 'xstate';
import { readAsked, type OwnLog } from './own-log.ts';

/** What the last games of a kind asked, once the log has been read. */
export function askedGamesOf(log: OwnLog, game: GameResult['game']) {
  return fromPromise<AskedGames>(async () => askedIn(await readAsked(log), game).slice(1 - GAME_MEMORY));
}
