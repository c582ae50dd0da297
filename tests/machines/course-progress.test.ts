import type { CourseUnit } from '#machines/course/course.types.ts';
import { stopsOf } from '#machines/course/stops.rules.ts';
import {
  failingOf,
  plannedStop,
  unitProgress,
  courseProgressOf,
  type CourseProgress,
  type StopState,
} from '#machines/course/course-progress.rules.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { progressOf, smallCourse as units, type CourseFacts } from '../support/course.ts';

const stops = stopsOf(units);
const courseProgressAfter = (facts: CourseFacts) => courseProgressOf(units, progressOf(facts));
const nextAfter = (facts: CourseFacts) => courseProgressAfter(facts).next?.id ?? null;
const inState = ({ stops: all }: CourseProgress, wanted: StopState) =>
  all.filter(({ state }) => state === wanted).map(({ id }) => id);
const stateOf = (facts: CourseFacts, stop: string) =>
  courseProgressAfter(facts).stops.find(({ id }) => id === stop)?.state;
/** Both words of each lesson, rated or shown. */
const words = (...lessons: string[]) =>
  lessons.flatMap((lesson) => [`${lesson}-a`, `${lesson}-b`].map((card) => [card, 1] as const));

describe('the next stop', () => {
  test.each<[string, CourseFacts, string | null]>([
    ['is the first one for a beginner', {}, 'a1-uno-1'],
    ['follows the one that was finished', { finished: [['a1-uno-1', 1]] }, 'a1-uno-2'],
    ['is a reading after the lessons', { finished: [['a1-uno-2', 1]] }, 'a1-uno-reading'],
    ['is a checkpoint after the reading', { read: [['a1-uno', 1]] }, 'a1-uno-checkpoint'],
    [
      'follows the last one played',
      {
        finished: [
          ['a1-uno-1', 1],
          ['a1-dos-1', 2],
        ],
      },
      'a1-dos-2',
    ],
    [
      'follows an earlier one if that was played last',
      {
        finished: [
          ['a1-dos-1', 1],
          ['a1-uno-1', 2],
        ],
      },
      'a1-uno-2',
    ],
    [
      'skips done ones',
      {
        finished: [
          ['a1-uno-2', 1],
          ['a1-uno-1', 2],
        ],
      },
      'a1-uno-reading',
    ],
    ['skips those before the start', { placed: [['a2-tres', 1]], finished: [['a1-uno-1', 2]] }, 'a2-tres-1'],
    ['skips the level of a passed exam', { finished: [['a1-exam', 1, 0.9]] }, 'a2-tres-1'],
    ['stays after a failed exam', { finished: [['a1-exam', 1, 0.5]] }, 'a1-uno-1'],
    [
      'is a failed checkpoint again',
      { finished: [['a1-uno-checkpoint', 1, 0.7]], read: [['a1-uno', 1]] },
      'a1-uno-checkpoint',
    ],
    ['follows a checkpoint just passed', { finished: [['a1-uno-checkpoint', 1, 0.8]] }, 'a1-dos-1'],
    ['is where the learner placed themselves', { placed: [['a2-tres', 1]] }, 'a2-tres-1'],
    [
      'follows the one they finished after that',
      { placed: [['a1-dos', 1]], finished: [['a2-tres-1', 2]] },
      'a2-tres-2',
    ],
    [
      'is where they placed themselves last',
      {
        placed: [
          ['a1-dos', 2],
          ['a2-tres', 1],
        ],
      },
      'a1-dos-1',
    ],
    ['goes back with them', { finished: [['a2-tres-1', 1]], placed: [['a1-dos', 2]] }, 'a1-dos-1'],
    ['ignores a unit that vanished', { placed: [['a1-gone', 2]], finished: [['a1-gone-3', 1]] }, 'a1-uno-1'],
    [
      'does not follow words that were met elsewhere',
      { rated: words('a1-uno-1'), shown: words('a1-uno-2') },
      'a1-uno-1',
    ],
    ['is the first open one if nothing later is open', { finished: [['a2-exam', 1]] }, 'a1-uno-1'],
  ])('%s', (_what, facts, next) => {
    expect(nextAfter(facts)).toBe(next);
  });

  test('is null once all are done', () => {
    const facts: CourseFacts = {
      finished: stops.map(({ id }) => [id, 1]),
      read: units.map(({ id }) => [id, 1]),
    };
    expect(nextAfter(facts)).toBeNull();
    expect(courseProgressAfter(facts).stops.every(({ state }) => state === 'done')).toBe(true);
  });
});

describe('passed, not done, is', () => {
  test('everything before the learner’s start, until they choose an earlier one', () => {
    const placed = courseProgressAfter({ placed: [['a1-dos', 1]], finished: [['a1-uno-1', 1]] });
    expect(inState(placed, 'done')).toEqual(['a1-uno-1']);
    expect(inState(placed, 'passed')).toEqual(['a1-uno-2', 'a1-uno-reading', 'a1-uno-checkpoint']);
    const back = courseProgressAfter({
      placed: [
        ['a1-dos', 1],
        ['a1-uno', 2],
      ],
    });
    expect(inState(back, 'passed')).toEqual([]);
  });

  test('the unit of a passed checkpoint', () => {
    const passed = courseProgressAfter({ finished: [['a1-uno-checkpoint', 1, 0.8]] });
    expect(inState(passed, 'done')).toEqual(['a1-uno-checkpoint']);
    expect(inState(passed, 'passed')).toEqual(['a1-uno-1', 'a1-uno-2', 'a1-uno-reading']);
  });

  test('every unit of the level of a passed exam, and no other', () => {
    const passed = courseProgressAfter({ finished: [['a1-exam', 1, 27 / 30]] });
    expect(inState(passed, 'done')).toEqual(['a1-exam']);
    expect(inState(passed, 'passed').length).toBe(8);
    expect(inState(passed, 'open').every((id) => id.startsWith('a2'))).toBe(true);
  });

  test('nothing by a failed test', () => {
    const failed = courseProgressAfter({
      finished: [
        ['a1-uno-checkpoint', 1, 0.79],
        ['a1-exam', 1, 0.5],
      ],
    });
    expect([...inState(failed, 'done'), ...inState(failed, 'passed')]).toEqual([]);
  });
});

test('a lesson whose words were all met elsewhere is open, and has no new words', () => {
  const facts = { shown: words('a1-uno-1') };
  expect(stateOf(facts, 'a1-uno-1')).toBe('open');
  const lesson = stops.find(({ id }) => id === 'a1-uno-1');
  expect(lesson && plannedStop(lesson, units, progressOf(facts))).toMatchObject({ words: 2, fresh: 0 });
});

test('a unit counts the stops done and the words met', () => {
  const facts: CourseFacts = {
    finished: [['a1-uno-1', 1]],
    read: [['a1-uno', 1]],
    shown: [['a1-uno-2-a', 1]],
  };
  const [first, second] = units;
  if (!first || !second) throw new Error('No units');
  expect(unitProgress(first, courseProgressAfter(facts), progressOf(facts))).toEqual({
    done: 2,
    passed: 0,
    of: 4,
    met: 1,
    words: 4,
  });
  expect(unitProgress(second, courseProgressAfter(facts), progressOf(facts)).of).toBe(5);
});

test('a failed checkpoint has the best share and the lesson with the most words missed', () => {
  const [checkpoint, exam, lesson] = ['a1-uno-checkpoint', 'a1-exam', 'a1-uno-1'].map((id) =>
    stops.find((stop) => stop.id === id),
  );
  if (!checkpoint || !exam || !lesson) throw new Error('No stops');
  const failed = progressOf({
    finished: [
      ['a1-uno-checkpoint', 1, 0.5],
      ['a1-exam', 1, 0.6],
      ['a1-uno-1', 1, 0.2],
    ],
    rated: [
      ['a1-uno-1-a', 1],
      ['a1-uno-2-b', 1],
    ],
  });
  expect(failingOf(checkpoint, units, failed)).toEqual({ best: 0.5, lesson: null });
  const missed = new Map(failed.cards);
  missed.set(
    'a1-uno-2-b',
    [...(missed.get('a1-uno-2-b') ?? [])].map((answer) => ({ ...answer, rating: 1 })),
  );
  expect(failingOf(checkpoint, units, { ...failed, cards: missed })).toEqual({ best: 0.5, lesson: 2 });
  expect(failingOf(exam, units, { ...failed, cards: missed })).toEqual({ best: 0.6, lesson: null });
  expect(failingOf(lesson, units, failed)).toBeNull();
  expect(failingOf(checkpoint, units, progressOf({ finished: [['a1-uno-checkpoint', 1, 0.8]] }))).toBeNull();
  expect(failingOf(checkpoint, units, progressOf({}))).toBeNull();
});

test('a planned stop has its unit’s title, its number there and its words', () => {
  const named = (id: string) => {
    const stop = stops.find((one) => one.id === id);
    return stop && plannedStop(stop, units, progressOf({ rated: [['a1-dos-2-a', 1]] }));
  };
  expect(named('a1-dos-2')).toMatchObject({ title: 'Unidad a1-dos', number: 2, of: 2, words: 2, fresh: 1 });
  expect(named('a2-exam')).toMatchObject({ title: 'A2', number: 0, words: 0, fresh: 0 });
});

type Fact = {
  [K in keyof Required<CourseFacts>]: readonly [kind: K, fact: Required<CourseFacts>[K][number]];
}[keyof CourseFacts];

const places = [...units.map(({ id }) => id), 'a1-gone'];
const cards = units.flatMap((unit) => unit.cards);
const at = fc.integer({ min: 1, max: 1000 });
const facts: fc.Arbitrary<Fact[]> = fc.array(
  fc.oneof(
    fc.tuple(
      fc.constant('finished' as const),
      fc.tuple(
        fc.constantFrom(...stops.map(({ id }) => id), 'a1-gone-1'),
        at,
        fc.constantFrom(0, 0.79, 0.8, 1),
      ),
    ),
    fc.tuple(fc.constant('read' as const), fc.tuple(fc.constantFrom(...places), at)),
    fc.tuple(fc.constant('placed' as const), fc.tuple(fc.constantFrom(...places), at)),
    fc.tuple(fc.constant('rated' as const), fc.tuple(fc.constantFrom(...cards), at)),
    fc.tuple(fc.constant('shown' as const), fc.tuple(fc.constantFrom(...cards), at)),
  ),
  { maxLength: 30 },
);

function gathered(log: readonly Fact[]): CourseFacts {
  const all: Record<string, unknown[]> = {};
  for (const [kind, fact] of log) (all[kind] ??= []).push(fact);
  return all;
}

const finishing = (id: string, when: number): Fact =>
  id.endsWith('-reading') ? ['read', [id.replace(/-reading$/, ''), when]] : ['finished', [id, when, 1]];
const indexOf = (id: string | null) => stops.findIndex((stop) => stop.id === id);

test('with any log the next stop is open, and there is one while any stop is open', () => {
  fc.assert(
    fc.property(facts, (log) => {
      const { stops: all, next } = courseProgressAfter(gathered(log));
      const open = all.filter(({ state }) => state === 'open').map(({ id }) => id);
      expect(next ? open.includes(next.id) : open.length === 0).toBe(true);
    }),
  );
});

test('only stops that were played are done', () => {
  fc.assert(
    fc.property(facts, (log) => {
      const { finished = [], read = [] } = gathered(log);
      const played = new Set([...finished.map(([id]) => id), ...read.map(([unit]) => `${unit}-reading`)]);
      const done = inState(courseProgressAfter(gathered(log)), 'done');
      expect(done.filter((id) => !played.has(id))).toEqual([]);
    }),
  );
});

test('a course whose units have moved or have other names keeps what was done, and has a next stop while any is open', () => {
  const changes = fc.shuffledSubarray([...units], { minLength: 1 });
  fc.assert(
    fc.property(facts, changes, fc.constantFrom('', 'a1-uno'), (log, order, renamed) => {
      const progress = progressOf(gathered(log));
      const before = new Map(courseProgressOf(units, progress).stops.map(({ id, state }) => [id, state]));
      const moved = order.map((unit) => (unit.id === renamed ? { ...unit, id: 'a1-otro' } : unit));
      const { stops: after, next } = courseProgressOf(moved, progress);
      const undone = after.filter(({ id, kind, state }) => {
        const wasDone = kind !== 'exam' && before.get(id) === 'done';
        return wasDone && state !== 'done';
      });
      expect(undone).toEqual([]);
      expect(next === null).toBe(after.every(({ state }) => state !== 'open'));
    }),
  );
});

test('a unit that came after a passed exam is open, whatever else was passed stays, and a later exam passes it', () => {
  const SINCE = 5000;
  const lessons = [{ id: 'a1-nueva-1', cards: ['a1-nueva-1-a'] }];
  const added = { ...units[1], id: 'a1-nueva', lessons, cards: ['a1-nueva-1-a'], since: SINCE } as CourseUnit;
  const longer = [...units.slice(0, 2), added, ...units.slice(2)];
  const newStates = (log: readonly Fact[]) =>
    courseProgressOf(longer, progressOf(gathered(log)))
      .stops.filter(({ id }) => id.startsWith('a1-nueva-'))
      .map(({ state }) => state);
  fc.assert(
    fc.property(facts, (log) => {
      const progress = progressOf(gathered(log));
      const after = new Map(courseProgressOf(longer, progress).stops.map(({ id, state }) => [id, state]));
      const before = courseProgressOf(units, progress).stops;
      expect(before.map(({ id }) => after.get(id))).toEqual(before.map(({ state }) => state));
      const isBehindStart = progress.placed?.unit === 'a2-tres';
      expect(new Set(newStates(log))).toEqual(new Set([isBehindStart ? 'passed' : 'open']));
      expect(new Set(newStates([...log, ['finished', ['a1-exam', SINCE, 1]]]))).toEqual(new Set(['passed']));
    }),
  );
});

test('a lesson that came after a passed test is open, all else stays, and a later test passes it', () => {
  const AT = 5000;
  const longer = units.map((unit) => {
    if (unit.id !== 'a1-uno') return unit;
    const card = 'a1-uno-3-a';
    const lessons = [...unit.lessons, { id: 'a1-uno-3', cards: [card] }];
    return { ...unit, lessons, cards: [...unit.cards, card], grown: { from: unit.cards.length, at: AT } };
  });
  const statesAfter = (log: readonly Fact[]) =>
    new Map(courseProgressOf(longer, progressOf(gathered(log))).stops.map(({ id, state }) => [id, state]));
  fc.assert(
    fc.property(facts, fc.constantFrom('a1-uno-checkpoint', 'a1-exam'), (log, later) => {
      const after = statesAfter(log);
      const before = courseProgressAfter(gathered(log)).stops;
      expect(before.map(({ id }) => after.get(id))).toEqual(before.map(({ state }) => state));
      const start = progressOf(gathered(log)).placed?.unit;
      const isBehindStart = start === 'a1-dos' || start === 'a2-tres';
      expect(after.get('a1-uno-3')).toBe(isBehindStart ? 'passed' : 'open');
      expect(statesAfter([...log, ['finished', [later, AT, 1]]]).get('a1-uno-3')).toBe('passed');
    }),
  );
});

test('further facts never undo a stop', () => {
  fc.assert(
    fc.property(facts, facts, (log, more) => {
      const after = courseProgressAfter(gathered([...log, ...more])).stops;
      const before = courseProgressAfter(gathered(log)).stops;
      const undone = before.filter(({ state }, index) => state === 'done' && after[index]?.state !== 'done');
      expect(undone).toEqual([]);
    }),
  );
});

test('finishing the next stop ends it and leads on, never back, while anything is open', () => {
  fc.assert(
    fc.property(facts, (log) => {
      const before = courseProgressAfter(gathered(log));
      if (!before.next) return;
      const after = courseProgressAfter(gathered([...log, finishing(before.next.id, 2000)]));
      const place = indexOf(before.next.id);
      expect(after.stops[place]?.state).toBe('done');
      const isOpen = after.stops.some(({ state }, index) => index > place && state === 'open');
      expect(isOpen && indexOf(after.next?.id ?? null) <= place).toBe(false);
    }),
  );
});

test('playing one next stop after another ends with none open', () => {
  fc.assert(
    fc.property(facts, (log) => {
      const way = [...log];
      for (const [index] of stops.entries()) {
        const { next } = courseProgressAfter(gathered(way));
        if (next) way.push(finishing(next.id, 2000 + index));
      }
      expect(courseProgressAfter(gathered(way)).next).toBeNull();
    }),
    { numRuns: 50 },
  );
});

test('the order of facts of different moments does not matter', () => {
  fc.assert(
    fc.property(facts, (log) => {
      const once = new Map(log.map((fact) => [fact[1][1], fact]));
      const distinct = [...once.values()];
      expect(courseProgressAfter(gathered(distinct.toReversed()))).toEqual(
        courseProgressAfter(gathered(distinct)),
      );
    }),
  );
});
