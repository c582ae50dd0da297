import type { ActivityEvent, Fact } from '#machines/learning/activity.types.ts';
import { momentOf } from '#machines/learning/by-time.rules.ts';
import { EXPORT_FORMAT, EXPORT_VERSION, exportedRecord } from '#machines/account/own-data.rules.ts';
import { readEvent, readFact } from '#machines/learning/facts.rules.ts';
import {
  isFitOffered,
  lossOf,
  noFitFor,
  outcomeOf,
  trainingSetOf,
} from '#machines/learning/memory-fit.rules.ts';
import { RANGES } from '#machines/learning/memory-numbers.rules.ts';
import { addActivity, noProgress, recount, type Progress } from '#machines/learning/progress.rules.ts';
import { answerLogIn, countRatedAnswers } from '#machines/learning/rated-answers.rules.ts';
import { AVERAGE, intervalsOf, isDue, numbersAt, scheduleOf } from '#machines/learning/schedule.rules.ts';
import { progressIn, snapshotText } from '#machines/learning/snapshot.rules.ts';
import { directions } from '#machines/learning/started-directions.rules.ts';
import * as fc from 'fast-check';
import { CLAMP_PARAMETERS, default_w, W17_W18_Ceiling } from 'ts-fsrs';
import { describe, expect, test } from 'vitest';
import { finished } from '../support/activity.ts';
import { fitReport } from '../support/fit-report.ts';
import { fitInNode } from '../support/fitter.ts';
import { crowdedLogs, logs } from '../support/logs.ts';
import { FORGETFUL, madeLog, ratedWith } from '../support/made-learners.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 3, 12);
const card = 'nouns-la-casa';
const fittedFact = (w: readonly number[] = FORGETFUL, answers = 400): Fact => ({
  kind: 'memory.fitted',
  facts: { model: 'fsrs-6', w, answers, lossBefore: 0.48, lossAfter: 0.47 },
});
const anyLog = fc.oneof(logs, crowdedLogs);
const fits = fc.constantFrom(fittedFact(), fittedFact(AVERAGE.with(2, 9)), {
  kind: 'memory.reset',
  facts: {},
} as const);

describe('fitting', () => {
  test('moves no card, in whatever order and pages the log is read', () => {
    fc.assert(
      fc.property(anyLog, fits, fc.nat(100), fc.integer({ min: 1, max: 20 }), (log, fact, shift, page) => {
        const before = addActivity(noProgress, log);
        const last = Math.max(0, ...answerTimes(before));
        const now = last - Math.round((shift / 100) * DAY);
        const shuffled = fc.sample(
          fc.shuffledSubarray([...log, fitAt(fact, before, now)], { minLength: log.length + 1 }),
          1,
        );
        const after = inPages(shuffled[0] ?? [], page);
        expect(schedulesIn(after)).toEqual(schedulesIn(before));
      }),
      { numRuns: 300 },
    );
  });

  test('leaves what is due now as it is, whatever clocks were ahead', () => {
    fc.assert(
      fc.property(anyLog, fits, fc.double({ min: 0, max: 1, noNaN: true }), (log, fact, share) => {
        const before = addActivity(noProgress, log);
        const times = answerTimes(before);
        const now = Math.round(Math.min(...times, NOON) + share * 60 * DAY);
        const after = addActivity(before, [fitAt(fact, before, now)]);
        expect(dueIn(after, now)).toEqual(dueIn(before, now));
      }),
      { numRuns: 300 },
    );
  });

  test('counts from the next answer of each card', () => {
    const known = addActivity(noProgress, [ratedWith(card, NOON, 4)]);
    const now = NOON + 8 * DAY;
    const after = addActivity(known, [fitAt(fittedFact(AVERAGE.with(8, 0.9)), known, NOON + DAY)]);
    const moment = { now, zone: 'UTC' };
    const shorter = intervalsOf(after, card, 'es-en', 0.9, moment);
    expect(shorter[3]).toBeLessThan(intervalsOf(known, card, 'es-en', 0.9, moment)[3]);
    const answered = addActivity(after, [ratedWith(card, now, 3)]);
    expect((scheduleOf(answered, card, 'es-en', 0.9)?.due ?? 0) - now).toBe(shorter[3]);
    const back = addActivity(after, [
      { ...fitAt({ kind: 'memory.reset', facts: {} }, after, NOON + 2 * DAY) },
    ]);
    expect(intervalsOf(back, card, 'es-en', 0.9, moment)).toEqual(
      intervalsOf(known, card, 'es-en', 0.9, moment),
    );
  });

  test('on two devices at once keeps both, and the later counts everywhere', () => {
    const one = { ...fitAt(fittedFact(), noProgress, NOON), id: '00000000-0000-4000-8000-000000000001' };
    const other = {
      ...fitAt(fittedFact(AVERAGE.with(2, 9)), noProgress, NOON),
      id: '00000000-0000-4000-8000-000000000002',
    };
    for (const log of [
      [one, other],
      [other, one],
    ]) {
      const progress = inPages(log, 1);
      expect(progress.fits.map(({ id }) => id)).toEqual([one.id, other.id]);
      expect(numbersAt(progress.fits, NOON)[2]).toBe(9);
      expect(progressIn(snapshotText(progress)).fits).toEqual(progress.fits);
    }
  });

  test('that was withdrawn with a guest’s records no longer counts', () => {
    const fit = fitAt(fittedFact(), noProgress, NOON);
    const facts = { records: [fit.id], isWithdrawn: true };
    const withdrawn: ActivityEvent = {
      id: crypto.randomUUID(),
      kind: 'records.withdrawn',
      at: NOON,
      zone: 'UTC',
      facts,
    };
    expect(inPages([fit, withdrawn], 1).fits).toEqual([]);
  });

  test('never uses numbers out of range, or those of a newer release', () => {
    expect(RANGES).toEqual(CLAMP_PARAMETERS(W17_W18_Ceiling));
    expect(AVERAGE).toEqual(default_w);
    const { facts } = fittedFact() as Fact & { kind: 'memory.fitted' };
    expect(readFact('memory.fitted', facts)).toEqual({ kind: 'memory.fitted', facts });
    const ahead = [
      { ...facts, model: 'fsrs-7' },
      { ...facts, w: [...facts.w, 0.5] },
      { ...facts, w: facts.w.with(0, 101) },
      { ...facts, w: facts.w.with(20, 0) },
      { ...facts, w: facts.w.with(0, Number.NaN) },
      { ...facts, w: facts.w.slice(2) },
    ];
    for (const odd of ahead) expect(readFact('memory.fitted', odd)).toBeNull();
    const later = { ...facts, decay: 'steep' };
    expect(readEvent({ ...fitAt(fittedFact(), noProgress, NOON), facts: later })?.facts).toEqual(facts);
  });
});

describe('what goes in', () => {
  test('is the first answer of each day and direction, in reviews or typed', () => {
    const progress = addActivity(noProgress, [
      ratedWith(card, NOON, 1),
      ratedWith(card, NOON + 600_000, 3),
      ratedWith(card, NOON + DAY, 3, { source: 'lesson' }),
      ratedWith(card, NOON + DAY + 60_000, 2, { source: 'lesson', typed: 'la casa' }),
      ratedWith(card, NOON + DAY + 90_000, 4, { direction: 'en-es' }),
      finished(NOON + 2 * DAY, { cards: [{ id: card, right: false }] }, 'UTC'),
      ratedWith(card, NOON + 3 * DAY, 4),
    ]);
    const { lengths, ratings } = answerLogIn(progress);
    expect({ lengths: [...lengths], ratings: [...ratings] }).toEqual({
      lengths: [3, 1],
      ratings: [1, 2, 4, 4],
    });
    expect(countRatedAnswers(progress)).toBe(4);
    expect(answerLogIn(progressIn(snapshotText(progress)))).toEqual(answerLogIn(progress));
  });

  test('leaves out an answer that was taken back, for the day’s next one', () => {
    const mistaken = ratedWith(card, NOON, 1);
    const facts = { card, rating: mistaken.id };
    const undone: ActivityEvent = {
      id: crypto.randomUUID(),
      kind: 'rating.undone',
      at: NOON + 5000,
      zone: 'UTC',
      facts,
    };
    const log = [mistaken, undone, ratedWith(card, NOON + 9000, 3)];
    expect([...answerLogIn(addActivity(noProgress, log)).ratings]).toEqual([3]);
  });

  test('of a file counts as on the device that it came from', () => {
    const log = madeLog({ cards: 5 });
    const imported = log.map((event) => ({ ...event, isImported: true as const }));
    expect(answerLogIn(addActivity(noProgress, imported))).toEqual(answerLogIn(addActivity(noProgress, log)));
  });

  test('has whole days between its answers, at least one, in any log', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const answers = answerLogIn(addActivity(noProgress, log));
        const { deltas, lengths, ratings } = trainingSetOf(answers);
        const sum = lengths.reduce((all, length) => all + length, 0);
        expect([deltas.length, ratings.length]).toEqual([sum, sum]);
        let place = 0;
        for (const length of lengths) {
          expect(Array.from(deltas.slice(place, place + length), (delta) => delta > 0)).toEqual(
            Array.from({ length }, (_delta, index) => index > 0),
          );
          place += length;
        }
        expect(lossOf(answers, AVERAGE)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('a fit', () => {
  test(
    'of 1,500 cards predicts within 1 % of the truth, from the older four fifths',
    { tags: ['long'] },
    async () => {
      const answers = answerLogIn(addActivity(noProgress, madeLog({ cards: 1500 })));
      const outcome = outcomeOf(answers, AVERAGE, await fitInNode(trainingSetOf(answers)));
      const truth = lossOf(answers, FORGETFUL);
      expect(Math.abs((outcome.fitted ?? 0) / truth - 1)).toBeLessThan(0.01);
      expect(outcome).toMatchObject({
        answers: answers.times.length,
        current: outcome.default,
        adopted: true,
      });
    },
  );

  test('is adopted only where it predicts better than the numbers in use', () => {
    const answers = answerLogIn(addActivity(noProgress, madeLog({ cards: 60 })));
    const raw = fc.tuple(...RANGES.map(([least, most]) => fc.double({ min: least, max: most, noNaN: true })));
    fc.assert(
      fc.property(raw, raw, (numbers, inUse) => {
        const { w, adopted, fitted, current } = outcomeOf(answers, inUse, numbers);
        expect(w).not.toBeNull();
        expect(adopted).toBe(fitted !== null && fitted < current);
        expect(current).toBe(lossOf(answers, inUse));
      }),
      { numRuns: 30 },
    );
    const better = outcomeOf(answers, AVERAGE, null);
    expect(better).toMatchObject({ fitted: null, w: null, adopted: false });
  });

  test.each([
    [[]],
    [[1, 2, 3]],
    [AVERAGE.with(0, 200)],
    [AVERAGE.with(4, Number.NaN)],
    [AVERAGE.with(20, -1)],
  ])('that comes to %j changes nothing', (raw) => {
    const answers = answerLogIn(addActivity(noProgress, madeLog({ cards: 20 })));
    expect(outcomeOf(answers, AVERAGE, raw)).toMatchObject({ fitted: null, w: null, adopted: false });
  });

  test.each<[string, ActivityEvent[], ReturnType<typeof noFitFor>]>([
    ['no answers', [], 'few'],
    ['too few answers', madeLog({ cards: 20 }), 'few'],
    ['enough', madeLog({ cards: 60 }), null],
    ['nothing but Good', madeLog({ cards: 160, always: 3 }), 'one-sided'],
    ['nothing but Again', madeLog({ cards: 20, always: 1 }), 'one-sided'],
  ])('of %s: %#', (_name, log, expected) => {
    expect(noFitFor(answerLogIn(addActivity(noProgress, log)))).toBe(expected);
  });

  test.each<[string, (event: ActivityEvent, index: number) => number]>([
    ['a gap of a year', ({ at }) => (at > Date.UTC(2025, 2, 1) ? at + 365 * DAY : at)],
    [
      'answers from a clock that was a year ahead',
      ({ at }, index) => (index % 40 === 0 ? at + 365 * DAY : at),
    ],
  ])('of a log with %s stays in range, and is adopted only if it’s better', async (_name, moved) => {
    const log = madeLog({ cards: 80 }).map((event, index) => ({ ...event, at: moved(event, index) }));
    const answers = answerLogIn(addActivity(noProgress, log));
    const outcome = outcomeOf(answers, AVERAGE, await fitInNode(trainingSetOf(answers)));
    expect(outcome.w).not.toBeNull();
    expect(outcome.adopted).toBe((outcome.fitted ?? Infinity) < outcome.current);
  });
});

describe('npm run tool -- fit', () => {
  const exported = (log: readonly ActivityEvent[]) =>
    JSON.stringify({ format: EXPORT_FORMAT, version: EXPORT_VERSION, activity: log.map(exportedRecord) });

  test('prints the losses on the newest fifth and the fitted numbers', async () => {
    const log = madeLog({ cards: 60 });
    const answers = answerLogIn(addActivity(noProgress, log));
    const { w, ...losses } = outcomeOf(answers, AVERAGE, await fitInNode(trainingSetOf(answers)));
    const report: unknown = JSON.parse(await fitReport(exported(log)));
    expect(report).toEqual({ ...losses, w });
    expect(Object.keys(report as object)).toEqual([
      'answers',
      'default',
      'current',
      'fitted',
      'adopted',
      'w',
    ]);
  });

  test('compares with the numbers in use, which it prints if there is nothing to fit', async () => {
    const log = [...madeLog({ cards: 10 }), fitAt(fittedFact(), noProgress, NOON)];
    const { current, ...report } = JSON.parse(await fitReport(exported(log))) as Record<string, unknown>;
    expect(report).toMatchObject({ fitted: null, adopted: false, w: FORGETFUL });
    expect(current).not.toBe(report['default']);
  });

  test('refuses a file that is no export', async () => {
    await expect(fitReport('{}')).rejects.toThrow('This is not an export from Camino.');
  });
});

describe('Today offers a fit', () => {
  test('at 400 answers, then 1,000 after each fit or answer to the offer', () => {
    expect(isFitOffered(399, [], null)).toBe(false);
    expect(isFitOffered(400, [], null)).toBe(true);
    expect(isFitOffered(1399, [], 400)).toBe(false);
    expect(isFitOffered(1400, [], 400)).toBe(true);
    const fit = fitAt(fittedFact(FORGETFUL, 2000), noProgress, NOON) as Progress['fits'][number];
    expect(isFitOffered(2999, [fit], 400)).toBe(false);
    expect(isFitOffered(3000, [fit], 400)).toBe(true);
  });

  test('never within 1,000 answers of the last time, and always after them', () => {
    const steps = fc.array(fc.record({ more: fc.nat(900), isTaken: fc.boolean() }), { maxLength: 40 });
    fc.assert(
      fc.property(steps, (all) => {
        let answers = 0;
        let asked: number | null = null;
        for (const { more, isTaken } of all) {
          answers += more;
          const isOffered = isFitOffered(answers, [], asked);
          expect(isOffered).toBe(answers >= (asked === null ? 400 : asked + 1000));
          if (isOffered && isTaken) asked = answers;
        }
      }),
    );
  });
});

function fitAt(fact: Fact, progress: Progress, now: number): ActivityEvent {
  return { ...fact, id: crypto.randomUUID(), at: momentOf(fact, progress, now), zone: 'UTC' };
}

function inPages(log: readonly ActivityEvent[], page: number): Progress {
  let progress = noProgress;
  for (let start = 0; start < log.length;) {
    const events = log.slice(start, start + page);
    const again = recount(progress, events);
    progress = again ?? addActivity(progress, events);
    start = again ? 0 : start + page;
  }
  return progress;
}

function answerTimes({ cards }: Progress): number[] {
  return [...cards.values()].flatMap((answers) => answers.map(({ at }) => at));
}

function schedulesIn(progress: Progress): Record<string, unknown> {
  const keys = [...progress.cards.keys()].flatMap((id) =>
    directions.map((direction) => [id, direction] as const),
  );
  return Object.fromEntries(
    keys.map(([id, direction]) => [`${id} ${direction}`, scheduleOf(progress, id, direction, 0.9)]),
  );
}

function dueIn(progress: Progress, now: number): string[] {
  return [...progress.cards.keys()]
    .flatMap((id) =>
      directions.flatMap((direction) => {
        const schedule = scheduleOf(progress, id, direction, 0.9);
        return schedule && isDue(schedule, now, 'UTC') ? `${id} ${direction}` : [];
      }),
    )
    .toSorted();
}
