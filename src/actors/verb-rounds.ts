import { allTenses, type AnyTense } from '#machines/games/exercise.types.ts';
import { dealRounds as deal, ownVerbs } from '#machines/games/verb-conjugation.rules.ts';
import type { Deal, DealRequest } from '#machines/games/verb-conjugation.types.ts';
import { fromPromise } from 'xstate';
import { courseIndex, courseUnits } from '../content/course-index.ts';
import { loadVerbBook } from '../services/exercises.ts';
import { unitIn } from './games.ts';
import { readProgress, type OwnLog } from './learner-flows.ts';

/** Where a construction isn't named after its tense. */
const taughtAs: Partial<Record<AnyTense, string>> = { presentSubjunctive: 'subjunctive' };

/** Deals rounds of all verbs, or those met, in the tenses the course has reached. */
export function dealRoundsFor(log: OwnLog) {
  return fromPromise<Deal, DealRequest>(async ({ input }) => {
    const verbs = await loadVerbBook();
    if (!input.isMine) return deal(verbs, input);
    const [known, { pointList }] = await Promise.all([readProgress(log), import('../content/point-list.ts')]);
    const own = unitIn(known);
    const past = courseUnits.slice(0, 1 + courseUnits.findIndex(({ id }) => id === own));
    const reached = new Set<string>(past.map(({ id }) => id));
    const taught = new Set(
      pointList.filter(({ unit }) => reached.has(unit)).flatMap(({ teaches }) => teaches),
    );
    const tenses = allTenses.filter((tense) => tense === 'present' || taught.has(taughtAs[tense] ?? tense));
    const places = new Map(courseIndex.map(({ id }, place) => [id, place]));
    const inOrder = verbs.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
    const mine = ownVerbs(inOrder, ({ id }) => known.met.has(id), tenses, input.count);
    return deal(mine, { ...input, tenses, kind: 'both' });
  });
}
