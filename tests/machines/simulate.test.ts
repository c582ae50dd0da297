import { exportedRecord } from '#machines/account/own-data.rules.ts';
import { dayOf } from '#machines/learning/day.rules.ts';
import { paceOf } from '#machines/learning/pace.rules.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import { countWords } from '#machines/learning/word-counts.rules.ts';
import {
  costOf,
  outlookOf,
  simulationOf,
  simulationSteps,
  type Simulation,
} from '#machines/learning/simulate.rules.ts';
import { resultOf } from '#machines/parts/steps.ts';
import { dueCountsOf } from '#machines/study/review-queue.rules.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ratedAt } from '../support/activity.ts';
import { card } from '../support/cards.ts';
import { crowdedLogs, logs } from '../support/logs.ts';
import { simulateExport } from '../support/simulate-export.ts';

const zone = 'Europe/London';
const NOON = Date.UTC(2026, 10, 26, 12);
const DAY = 86_400_000;
const DAYS = 60;
const RETENTIONS = [0.8, 0.9, 0.95];

const course = Array.from({ length: 5000 }, (_word, index) => `nouns-word-${index}`);

function inputOf(progress: Progress, seed = 1, dailyGoal = 10) {
  return resultOf(simulationSteps({ progress, course, retention: 0.9, zone, dailyGoal, now: NOON, seed }));
}

function simulated(progress: Progress, retention: number, newADay: number, seed = 1): Simulation {
  const outlook = outlookOf(inputOf(progress, seed), [retention], DAYS);
  const [run] = outlook.runs;
  if (!run) throw new Error('No run');
  return simulationOf(run, outlook, newADay);
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const words = Array.from({ length: 30 }, (_word, index) => `nouns-word-${index}`);
const [bread = ''] = words;

describe('a learner with some words', () => {
  const days = [-40, -39.999, -30, -20, -3];
  const progress = addActivity(
    noProgress,
    words.flatMap((id, index) => days.map((day) => ratedAt(NOON + day * DAY + index, id, zone))),
  );

  test('needs more time for more new words, and for a higher retention', () => {
    const times = RETENTIONS.map((retention) => total(simulated(progress, retention, 10).minutesADay));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    const goals = [0, 5, 10, 30].map((newADay) => simulated(progress, 0.9, newADay));
    for (const figure of ['minutesADay', 'known'] as const) {
      const sums = goals.map((simulation) => total(simulation[figure]));
      expect(sums).toEqual(sums.toSorted((one, other) => one - other));
    }
  });

  test('knows about as many words today as are kept, and all later words besides', () => {
    const { kept } = countWords(progress);
    const { known } = simulated(progress, 0.9, 0);
    expect(kept).toBe(30);
    expect(known[0]).toBeGreaterThan(0.8 * kept);
    expect(known[0]).toBeLessThanOrEqual(kept);
    const grown = simulated(progress, 0.9, 10).known.at(-1) ?? 0;
    expect(grown).toBeGreaterThan(0.7 * (kept + 10 * DAYS));
    expect(grown).toBeLessThanOrEqual(kept + 10 * DAYS);
  });

  test('forgets more if their memory is worse', () => {
    const steady = { ...inputOf(progress), words: inputOf(progress).words };
    const better = outlookOf(steady, [0.9], DAYS).runs[0];
    // First intervals are half as long.
    const w = [
      0.1, 0.65, 1.15, 4.1, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
      1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
    ];
    const worse = outlookOf({ ...steady, w }, [0.9], DAYS).runs[0];
    expect(worse?.newAnswers.at(-1)).toBeGreaterThan(better?.newAnswers.at(-1) ?? Infinity);
  });

  test('takes as long per answer as on the last days', () => {
    expect(inputOf(progress).pace).toEqual(paceOf(progress, dayOf(NOON, zone)));
    expect(inputOf(progress).pace).toEqual({ milliseconds: 3000, isMeasured: true });
  });

  test('is no longer simulated with words dropped', () => {
    const dropped = { kind: 'card.dropped' as const, facts: { card: bread }, id: 'x', at: NOON, zone };
    expect(inputOf(addActivity(progress, [dropped])).words.length).toBe(29);
  });
});

test('no more words are learned than the course has', () => {
  const outlook = outlookOf({ ...inputOf(noProgress), left: 100 }, [0.9], 365);
  const [run] = outlook.runs;
  if (!run) throw new Error('No run');
  const [slow, fast, whole] = [1, 20, 100].map((newADay) => simulationOf(run, outlook, newADay));
  for (const { known } of [slow, fast, whole].flatMap((one) => one ?? []))
    expect(Math.max(...known)).toBeLessThanOrEqual(100);
  expect(fast?.known.at(-1)).toBeGreaterThan(70);
  expect(fast?.minutesADay.slice(0, 5)).toEqual(
    simulationOf(run, { ...outlook, left: 1000 }, 20).minutesADay.slice(0, 5),
  );
  expect(fast?.minutesADay[60]).toBeLessThan(0.5 * (fast?.minutesADay[4] ?? 0));
  expect(fast?.known.at(-1)).toBeCloseTo(whole?.known.at(-1) ?? 0, -1);
});

test('without words and new ones nothing takes time, and no word has a cost', () => {
  const idle = simulated(noProgress, 0.9, 0);
  expect(idle).toEqual({ minutesADay: Array(DAYS).fill(0), known: Array(DAYS).fill(0) });
  expect(costOf(idle)).toBe(null);
  expect(costOf(simulated(noProgress, 0.9, 10))).toBeGreaterThan(0);
});

test.each([1, 2, 7, 8, 90])('over %i days there is a number for each, none below 0', (days) => {
  const progress = addActivity(noProgress, [ratedAt(NOON - DAY, bread, zone)]);
  const outlook = outlookOf(inputOf(progress), [0.9], days);
  const longer = outlookOf(inputOf(progress), [0.9], 200).runs[0];
  for (const run of outlook.runs) {
    const { minutesADay, known } = simulationOf(run, outlook, 10);
    expect([minutesADay.length, known.length]).toEqual([days, days]);
    expect([...minutesADay, ...known].every((number) => number >= 0 && Number.isFinite(number))).toBe(true);
    expect(minutesADay).toEqual(longer && simulationOf(longer, outlook, 10).minutesADay.slice(0, days));
  }
});

test('in any log the same seed leads to the same days, and what is due today is asked today', () => {
  fc.assert(
    fc.property(fc.oneof(logs, crowdedLogs), fc.nat(), (log, seed) => {
      const progress = addActivity(noProgress, log);
      const first = simulated(progress, 0.9, 5, seed);
      expect(simulated(progress, 0.9, 5, seed)).toEqual(first);
      expect([...first.minutesADay, ...first.known].every((number) => number >= 0)).toBe(true);
      const { reviewQueue } = dueCountsOf({
        progress,
        cards: [...progress.cards.keys()].map((id) => ({ ...card(id, id, id), unit: '', lesson: '' })),
        deck: 'everything',
        retention: 0.9,
        zone,
        dailyGoal: 0,
        cap: 1000,
        now: NOON,
      });
      const isDue = inputOf(progress, seed).words.filter(
        ({ begun, isAsked }) => !isAsked && begun.some(({ due }) => due === 0),
      ).length;
      const due = reviewQueue.turns.filter(({ schedule }) => schedule !== null);
      expect(isDue).toBe(due.length);
    }),
    { numRuns: 40 },
  );
});

describe('an exported log is simulated', () => {
  const facts = words.flatMap((id, index) =>
    [-40, -39.999, -30, -3].map((day) => ratedAt(NOON + day * DAY + index, id, zone)),
  );
  const file = JSON.stringify({
    format: 'camino-export',
    version: 1,
    exportedAt: new Date(NOON).toISOString(),
    settings: { dailyGoal: 10, timezone: zone },
    activity: facts.map(exportedRecord),
  });
  const run = (...args: string[]) => simulateExport(['file.json', ...args], () => file);

  test('as the page does, with a number for each day', () => {
    const { minutesADay, known } = run('--retention', '0.9', '--new', '10', '--days', '60', '--seed', '1');
    const own = simulated(addActivity(noProgress, facts), 0.9, 10);
    expect(minutesADay).toEqual(own.minutesADay.map((minutes) => expect.closeTo(minutes, 1) as number));
    expect(known).toEqual(own.known.map((count) => expect.closeTo(count, 1) as number));
  });

  test('with the learner’s settings, 90 days and seed 1 unless told', () => {
    expect(run()).toEqual(run('--retention', '0.9', '--new', '10', '--days', '90', '--seed', '1'));
    expect(run('--seed', '2')).not.toEqual(run());
  });

  test.each([
    [['--retention', '90'], '--retention is a number from 0.7 to 0.99.'],
    [['--days', '1.5'], '--days is a whole number.'],
    [['--new', 'ten'], '--new is a number from 0 to 1000.'],
    [['other.json'], 'One file is enough: what is “other.json”?'],
    [['--fast'], "Unknown option '--fast'"],
  ])('%j is refused', (args, message) => {
    expect(() => run(...args)).toThrow(message);
  });

  test('any other file is refused', () => {
    expect(() => simulateExport(['file.json'], () => '{}')).toThrow('This is not an export from Camino.');
    expect(() => simulateExport([], () => file)).toThrow('Name a file from “Export my data”.');
  });
});
