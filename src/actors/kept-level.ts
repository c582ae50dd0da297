import { unitsToKeep } from '#machines/course/kept-level.rules.ts';
import type { keptLevelMachine } from '#machines/course/kept-level.machine.ts';
import { fromCallback, fromPromise, type EventFromLogic } from 'xstate';
import { courseUnits } from '../content/course-index.ts';
import * as kept from '../services/kept-level.ts';
import { isAtRest, knownLogOf, watchFlows, type LearnerFlows } from './learner-flows.ts';

type Deaf = { type: 'none' };

type Storing = Extract<EventFromLogic<typeof keptLevelMachine>, { type: `store.${string}` }>;

/** What keeps a learner's units of the level on this device. */
export function keptLevelActors(flows: LearnerFlows) {
  return {
    watchUnits: fromCallback<Deaf>(({ sendBack }) => {
      let reported = '';
      let seen: unknown;
      const stop = watchFlows(flows, () => {
        const log = isAtRest(flows) ? knownLogOf(flows) : null;
        if (!log || log === seen) return;
        seen = log;
        const units = unitsToKeep(courseUnits, log);
        if (units.join() === reported) return;
        reported = units.join();
        sendBack({ type: 'units.needed', units });
      });
      const watching = new AbortController();
      addEventListener('online', () => sendBack({ type: 'network.restored' }), { signal: watching.signal });
      return () => {
        stop();
        watching.abort();
      };
    }),
    readKept: fromPromise(kept.readKept),
    storeUnits: fromCallback<Deaf, { units: readonly string[] }>(({ input, sendBack }) =>
      startStoring(input.units, sendBack),
    ),
    storeLevel: fromCallback<Deaf>(({ sendBack }) => {
      kept.rememberChoice(true);
      let isOver = false;
      const stop = startStoring('all', (event) => {
        isOver = event.type !== 'store.progressed';
        sendBack(event);
      });
      return () => {
        stop();
        if (!isOver) kept.rememberChoice(false);
      };
    }),
    removeLevel: fromPromise(async ({ input }: { input: { units: readonly string[] } }) => {
      await kept.removeFiles(input.units);
      kept.rememberChoice(false);
    }),
  };
}

/** Stores files and tells how far it is, until the returned function is called. */
function startStoring(
  units: Parameters<typeof kept.storeFiles>[0],
  tell: (event: Storing) => void,
): () => void {
  const storing = new AbortController();
  const { signal } = storing;
  const progress = (done: number, total: number) => {
    if (!signal.aborted) tell({ type: 'store.progressed', done, total });
  };
  void kept.storeFiles(units, progress, signal).then(
    () => !signal.aborted && tell({ type: 'store.finished' }),
    (error: unknown) => {
      if (!signal.aborted) tell({ type: 'store.failed', obstacle: kept.obstacleIn(error) });
    },
  );
  return () => storing.abort();
}
