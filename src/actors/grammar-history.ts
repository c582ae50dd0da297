import type { History } from '#machines/games/grammar-master.rules.ts';
import { askedIn, missedIn } from '#machines/learning/asked.rules.ts';
import { fromPromise } from 'xstate';
import { readAsked, type OwnLog } from './own-log.ts';

/** What games of Grammar Master asked so far and what was missed, once the log has been read. */
export function recallGamesOf(log: OwnLog) {
  return fromPromise<History>(async () => {
    const answers = await readAsked(log);
    return { asked: askedIn(answers, 'grammar-master'), missed: missedIn(answers, 'grammar-master') };
  });
}
