import { digestReader, type DigestPart, type DigestRatings } from '#machines/learning/digest.rules.ts';
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
import { read } from '../support/digest.ts';

const zone = 'America/New_York';
const QUARTER = 900_000;
const NOON = Date.UTC(2026, 10, 25, 12);
const cards = ['nouns-la-casa', 'verbs-hablar'];
const nothing: DigestPart = {
  sequence: 0,
  count: 0,
  cards: [],
  looks: [[], [], [], []],
  games: [[], [], [], [], []],
  undone: [],
  lessons: [],
  stories: [],
  placed: [],
  own: [],
};

/**
 * Two looks at a card, a game, a lesson, a reading, a choice where to begin, and two ratings that were taken back, of which
 * one is not there.
 */
const part: DigestPart = {
  ...nothing,
  sequence: 9,
  count: 10,
  cards,
  looks: [[zone], [NOON / QUARTER], [6000], ['#']],
  games: [
    [zone],
    [NOON + QUARTER],
    [{ game: 'daily-challenge', difficulty: 'medium', right: 1, total: 10, seconds: 60 }],
    ['$'],
    ['5'],
  ],
  undone: [
    [zone, NOON + 70_000, 0, null],
    [zone, NOON + 80_000, 1, '00000000-0000-4000-8000-000000000099'],
  ],
  lessons: [[zone, NOON + 90_000, { lesson: 'a1-hola-1', right: 10, total: 12, seconds: 300 }]],
  stories: [[zone, NOON + 91_000, { story: 'a1-hola', right: 3, total: 3, seconds: 120 }]],
  placed: [[NOON + 92_000, 'a2-casa']],
};
/** A rating that was taken back, and one with its moment. */
const ratings: DigestRatings = {
  ratings: [[zone], [NOON / QUARTER], [6000], [0], ['0d'], ['#$'], [[60_000]]],
};

describe('a digest', () => {
  test('leads to the progress of the facts that are in it', () => {
    const second = ratedAt(NOON, 'nouns-la-casa');
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
    const { through, progress: all } = read([part, ratings]);
    const { undone: later, ...progress } = all;
    const { undone: _undone, ...whole } = addActivity(noProgress, log);
    expect(JSON.parse(JSON.stringify(progress, plain))).toEqual(JSON.parse(JSON.stringify(whole, plain)));
    expect([...later]).toEqual(['00000000-0000-4000-8000-000000000099']);
    expect(through).toBe(9);
  });

  test('of no facts leads to no progress', () => {
    expect(read([nothing]).progress).toEqual(noProgress);
  });

  test('goes on with later parts, each of which numbers its own cards', () => {
    const later = { ...nothing, sequence: 12, count: 2, cards: ['food-drinks-el-pan'] };
    const more = {
      ratings: [[zone], [NOON / QUARTER + 96], [4000], [0], ['34'], ['##'], [[]]],
    } as unknown as DigestRatings;
    const { progress, through } = read([part, ratings, later, more]);
    expect(through).toBe(12);
    expect(progress.count).toBe(12);
    expect(progress.cards.get('food-drinks-el-pan')?.map(({ day, rating }) => [day, rating])).toEqual([
      ['2026-11-26', 3],
      ['2026-11-26', 4],
    ]);
  });

  test('counts the gaps between rows, and numbers of more than one character', () => {
    const many = Array.from({ length: 200 }, (_card, index) => `nouns-${index}`);
    const { progress } = read([
      {
        ...nothing,
        cards: many,
        looks: [
          [zone, zone],
          [NOON / QUARTER, 96],
          [10, 20],
          ['#~%', '~~)'],
        ],
      },
    ]);
    expect(
      [...progress.days].map(([day, { cards: own, milliseconds }]) => [day, [...own], milliseconds]),
    ).toEqual([
      ['2026-11-25', ['nouns-0', 'nouns-93'], 10],
      ['2026-11-26', ['nouns-188'], 20],
    ]);
  });

  test.each([
    [0, 6000, 0],
    [2000, 6000, 2000],
    [6000, 6000, 6000],
  ])('tells the time of ratings in lessons (%s): in all %i, in lessons %i', (inLessons, all, rated) => {
    const [day] = read([
      { ...nothing, cards },
      { ratings: [[zone], [NOON / QUARTER], [6000], [inLessons], ['33'], ['#$'], [[]]] },
    ]).progress.days;
    expect(day?.[1]).toMatchObject({ milliseconds: all, lessonMilliseconds: { finished: 0, rated } });
    expect(day?.[1]).toMatchObject({ ratings: 2, ratingMilliseconds: 6000 });
  });

  test('is added in portions', () => {
    const row = (value: unknown) => Array.from({ length: 40 }, () => value);
    const reader = digestReader();
    expect([...reader.add({ ...nothing, cards })]).toHaveLength(0);
    const long = {
      ratings: [row(zone), row(96), row(0), row(0), row('3'.repeat(30)), row('#'.repeat(30)), row([])],
    };
    expect([...reader.add(long)]).toHaveLength(2);
  });

  test.each([
    [[]],
    [[null]],
    [['x']],
    [[{}]],
    [[{ message: 'No' }]],
    [[{ ...nothing, sequence: '6' }]],
    [[{ ...nothing, looks: null }]],
    [[{ ...nothing, games: [[], [], []] }]],
    [[{ ...part, lessons: {} }]],
    [[{ ...part, placed: 'a1' }]],
    [[ratings]],
    [[part, { ratings: [] }]],
  ])('that is something else cannot be read: %j', (pieces) => {
    expect(() => read(pieces)).toThrow(RangeError);
  });

  test.each([
    [[{ ...part, cards: [] }]],
    [[part, { ratings: [[zone], [NOON / QUARTER], [0], [0], ['x'], ['#'], [[]]] }]],
    [[part, { ratings: [[zone], [NOON / QUARTER], [0], [0], ['3'], [''], [[]]] }]],
    [[part, { ratings: [[zone], [NOON / QUARTER], [0], [0], ['d'], ['#'], [[]]] }]],
    [[part, { ratings: [[zone], [], [0], [0], ['3'], ['#'], [[]]] }]],
  ])('with a part missing is an error: %#', (pieces) => {
    expect(() => read(pieces)).toThrow(RangeError);
  });
});

/** Maps and sets as sorted lists, without ids of answers and games. */
function plain(key: string, value: unknown): unknown {
  if (key === 'id') return undefined;
  const list = value instanceof Map || value instanceof Set ? [...value] : value;
  return list === value
    ? value
    : (list as unknown[]).toSorted((one, other) => String(one).localeCompare(String(other)));
}
