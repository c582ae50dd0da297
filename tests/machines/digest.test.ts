import { progressOf, readDigest, type Digest } from '#machines/learning/digest.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { describe, expect, test } from 'vitest';
import {
  coursePlaced,
  finished,
  lessonFinished,
  ratedAt,
  storyRead,
  studiedAt,
} from '../support/activity.ts';

const zone = 'America/New_York';
const QUARTER = 900_000;
const NOON = Date.UTC(2026, 10, 25, 12);
const cards = ['nouns-la-casa', 'verbs-hablar'];
const nothing: Digest = { sequence: 0, count: 0, cards: [], looks: [], ratings: [], games: [], undone: [] };

/**
 * Two looks at a card, two ratings of which the second was taken back, a game, a lesson, a reading, a choice where to
 * begin, and one rating undone that is not there.
 */
const digest: Digest = {
  sequence: 9,
  count: 10,
  cards,
  looks: [[zone, NOON / QUARTER, 6000, [0]]],
  ratings: [[zone, 6000, [NOON + 60_000, 5000], '30', [1, 0]]],
  games: [
    [
      zone,
      NOON + QUARTER,
      { game: 'daily-challenge', difficulty: 'medium', right: 1, total: 10, seconds: 60 },
      [6 + 4 + 1],
    ],
  ],
  undone: [
    [zone, NOON + 70_000, 0, null],
    [zone, NOON + 80_000, 1, '00000000-0000-4000-8000-000000000099'],
  ],
  lessons: [[zone, NOON + 90_000, { lesson: 'a1-hola-1', right: 10, total: 12, seconds: 300 }]],
  stories: [[zone, NOON + 91_000, { story: 'a1-hola', right: 3, total: 3, seconds: 120 }]],
  placed: [[NOON + 92_000, 'a2-casa']],
};

describe('a digest', () => {
  test('leads to the progress of the facts that are in it', () => {
    const second = ratedAt(NOON + 65_000, 'nouns-la-casa');
    const undone = (at: number, card: string, rating: string) =>
      ({ id: `undone-${at}`, at, zone, kind: 'rating.undone', facts: { card, rating } }) as const;
    const log = [
      studiedAt(NOON, 'nouns-la-casa', zone),
      studiedAt(NOON + 9000, 'nouns-la-casa', zone),
      ratedAt(NOON + 60_000, 'verbs-hablar'),
      second,
      undone(NOON + 70_000, 'nouns-la-casa', second.id),
      undone(NOON + 80_000, 'verbs-hablar', '00000000-0000-4000-8000-000000000099'),
      finished(NOON + QUARTER, {
        right: 1,
        cards: [{ id: 'verbs-hablar', right: true, direction: 'en-es' }],
      }),
      lessonFinished(NOON + 90_000),
      storyRead(NOON + 91_000),
      coursePlaced(NOON + 92_000, 'a2-casa'),
    ];
    const { undone: later, ...progress } = run(digest);
    const { undone: _undone, ...whole } = addActivity(noProgress, log);
    expect(JSON.parse(JSON.stringify(progress, plain))).toEqual(JSON.parse(JSON.stringify(whole, plain)));
    expect([...later]).toEqual(['00000000-0000-4000-8000-000000000099']);
  });

  test('of no facts leads to no progress', () => {
    expect(run(nothing)).toEqual(noProgress);
  });

  test('of an account of an earlier release, without lists of the course, is read', () => {
    const { lessons: _lessons, stories: _stories, placed: _placed, ...earlier } = digest;
    expect(readDigest(earlier)).toBe(earlier);
    const progress = run(earlier);
    expect(progress).toMatchObject({ lessons: new Map(), stories: new Map(), placed: null, games: 1 });
    expect(progress.days.get('2026-11-25')?.milliseconds).toBe(72_000);
  });

  test.each([
    [undefined, 6000, 0],
    [0, 6000, 0],
    [2000, 6000, 2000],
    [6000, 6000, 6000],
  ])('tells the time of ratings in lessons (%s): in all %i, in lessons %i', (inLessons, all, rated) => {
    const row = [zone, 6000, [NOON, 5000], '33', [1, 0]] as const;
    const [day] = run({
      ...nothing,
      cards,
      ratings: [inLessons === undefined ? row : [...row, inLessons]],
    }).days;
    expect(day?.[1]).toMatchObject({ milliseconds: all, lessonMilliseconds: { finished: 0, rated } });
    expect(day?.[1]).toMatchObject({ ratings: 2, ratingMilliseconds: 6000 });
  });

  test('is computed in portions', () => {
    const waits = Array.from({ length: 1200 }, () => 1000);
    const long = {
      ...nothing,
      cards,
      ratings: [[zone, 0, waits, '3'.repeat(1200), waits.map(() => 0)] as const],
    };
    expect([...progressOf(long)]).toHaveLength(2);
  });

  test.each([
    null,
    [],
    'x',
    {},
    { ...nothing, sequence: '6' },
    { ...nothing, ratings: null },
    { ...digest, lessons: {} },
    { ...digest, placed: 'a1' },
  ])('that is something else cannot be read: %j', (answer) => {
    expect(readDigest(answer)).toBeNull();
  });

  test.each([
    { ...digest, cards: [] },
    { ...digest, ratings: [[zone, 0, [NOON], 'x', [0]]] as const },
    { ...digest, ratings: [[zone, 0, [NOON], '3', []]] as const },
  ])('with a part missing is an error: %#', (damaged) => {
    expect(() => run(damaged)).toThrow(RangeError);
  });
});

function run(from: Digest) {
  const steps = progressOf(from);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** Maps and sets as sorted lists, without ids of answers and games. */
function plain(key: string, value: unknown): unknown {
  if (key === 'id') return undefined;
  const list = value instanceof Map || value instanceof Set ? [...value] : value;
  return list === value
    ? value
    : (list as unknown[]).toSorted((one, other) => String(one).localeCompare(String(other)));
}
