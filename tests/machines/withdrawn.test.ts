import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { momentOf } from '#machines/learning/by-time.rules.ts';
import { addActivity, noProgress, recount, type Progress } from '#machines/learning/progress.rules.ts';
import { progressIn, snapshotText } from '#machines/learning/snapshot.rules.ts';
import { activityMachine } from '#machines/study/activity.machine.ts';
import type { Durability, LogPage, LogPosition } from '#machines/study/log.types.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { ratedAt } from '../support/activity.ts';
import { logs } from '../support/logs.ts';

interface Learner {
  learner: string;
}

const LATE = Date.UTC(2027, 0, 1);

/** A learner's own facts and a guest's, withdrawn and added again some times, in any order and with repeats. */
const histories = fc
  .record({
    all: logs,
    mine: fc.array(fc.boolean(), { minLength: 80, maxLength: 80 }),
    choices: fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }),
  })
  .chain(({ all, mine, choices }) => {
    const guests = all.filter((_fact, index) => !mine[index]);
    const own = all.filter((_fact, index) => mine[index]);
    const records = guests.map(({ id }) => id);
    const said =
      records.length === 0 ? [] : choices.map((isWithdrawn, index) => saying(records, isWithdrawn, index));
    const twice = said.map((fact) => ({ ...fact, id: crypto.randomUUID() }));
    const isAdded = records.length === 0 || choices.at(-1) === false;
    const expected = addActivity(noProgress, isAdded ? all : own);
    return fc.record({
      log: fc.shuffledSubarray([...all, ...said, ...twice], { minLength: all.length + 2 * said.length }),
      page: fc.integer({ min: 1, max: 50 }),
      expected: fc.constant(expected),
    });
  });

describe('facts that were withdrawn', () => {
  test('count as though they had never been added, whatever came first, until they’re added again', () => {
    fc.assert(
      fc.property(histories, ({ log, page, expected }) => {
        expect(figures(inPages(log, page))).toEqual(figures(expected));
      }),
      { numRuns: 300 },
    );
  });

  test('are withdrawn in a snapshot, too', () => {
    fc.assert(
      fc.property(histories, fc.nat(100), ({ log, expected }, cut) => {
        const restored = progressIn(snapshotText(addActivity(noProgress, log.slice(0, cut))));
        const rest = log.slice(cut);
        fc.pre(recount(restored, rest) === null && !rest.some(({ kind }) => kind === 'rating.undone'));
        const { xp, days, lessons, stars } = addActivity(restored, rest);
        expect({ xp, days, lessons, stars }).toEqual({
          xp: expected.xp,
          days: expected.days,
          lessons: expected.lessons,
          stars: expected.stars,
        });
      }),
    );
  });

  test('are gone from what the log’s readers show, page by page', async () => {
    const facts = [ratedAt(LATE - 9, 'verbs-ser'), ratedAt(LATE - 8, 'verbs-ir')];
    const [first] = facts.map(({ id }) => id);
    const log = [...facts, saying([first ?? ''], true, 0)];
    const activity = createActor(
      activityMachine.provide({
        actors: {
          watchLog: fromCallback(() => undefined),
          openLog: fromPromise<Durability, Learner>(() =>
            Promise.resolve({ isStored: true, isBlocked: false }),
          ),
          readActivity: fromPromise<LogPage, Learner & { position: LogPosition; since: LogPosition }>(
            ({ input: { position } }) => {
              const next = position.stored + 1;
              return Promise.resolve({
                events: log.slice(position.stored, next),
                own: [],
                damaged: 0,
                position: { stored: next, unstored: 0 },
                cursor: 3,
                hasMore: next < log.length,
              });
            },
          ),
        },
      }),
      { input: { learner: 'ana' } },
    ).start();
    const { context } = await waitFor(activity, (state) => state.matches({ open: 'settled' }));
    expect([...context.progress.cards.keys()]).toEqual(['verbs-ir']);
    expect(context.progress.count).toBe(3);
    activity.stop();
  });
});

test('what is said about records is later than what was said before, even by a clock that was ahead', () => {
  const records = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  const before = addActivity(noProgress, [saying(records.slice(0, 1), true, 0)]);
  const fact = { kind: 'records.withdrawn', facts: { records, isWithdrawn: false } } as const;
  expect(momentOf(fact, before, LATE - 1000)).toBe(LATE + 1);
  expect(momentOf(fact, before, LATE + 1000)).toBe(LATE + 1000);
});

function saying(records: readonly string[], isWithdrawn: boolean, index: number): ActivityEvent {
  return {
    id: crypto.randomUUID(),
    at: LATE + index,
    zone: 'UTC',
    kind: 'records.withdrawn',
    facts: { records, isWithdrawn },
  };
}

/** Reads a log as devices do. */
function inPages(log: readonly ActivityEvent[], size: number): Progress {
  let progress = noProgress;
  let start = 0;
  while (start < log.length) {
    const page = log.slice(start, start + size);
    const again = recount(progress, page);
    progress = again ?? addActivity(progress, page);
    start = again ? 0 : start + size;
  }
  expect(progress.count).toBe(log.length);
  return progress;
}

function figures({ count: _count, withdrawn: _withdrawn, ...rest }: Progress) {
  return rest;
}
