import type { ActivityEvent, Fact } from '#machines/learning/activity.types.ts';
import {
  addActivity,
  noProgress,
  PROGRESS_VERSION,
  recount,
  type Progress,
} from '#machines/learning/progress.rules.ts';
import { progressIn, snapshotText, takesBackEarlier } from '#machines/learning/snapshot.rules.ts';
import { AVERAGE } from '#machines/learning/schedule.rules.ts';
import * as fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { crowdedLogs, logs } from '../support/logs.ts';

const anyLog = fc.oneof(logs, crowdedLogs);

describe('a snapshot', () => {
  test('at any point, and the facts after it, lead to the progress of the whole log', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(40), (log, point) => {
        const tail = log.slice(point);
        const restored = progressIn(snapshotText(addActivity(noProgress, log.slice(0, point))));
        fc.pre(!takesBackEarlier(tail) && recount(restored, tail) === null);
        expect(withoutIds(addActivity(restored, tail))).toEqual(withoutIds(addActivity(noProgress, log)));
      }),
      { numRuns: 300 },
    );
  });

  test('of progress that came from a snapshot is the same again', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const text = snapshotText(addActivity(noProgress, log));
        expect(progressIn(text)).toEqual(progressIn(snapshotText(progressIn(text))));
      }),
    );
  });

  test('of no facts is no progress', () => {
    expect(progressIn(snapshotText(noProgress))).toEqual(noProgress);
  });

  test('doesn’t know which rating a later fact takes back', () => {
    const [rated] = facts;
    const undone = facts.filter(({ kind }) => kind === 'rating.undone');
    expect(takesBackEarlier([rated, ...undone])).toBe(false);
    expect(takesBackEarlier([...undone, rated])).toBe(false);
    expect(takesBackEarlier(undone)).toBe(true);
    expect(takesBackEarlier([])).toBe(false);
  });

  test('with any part replaced is unreadable', () => {
    const whole: unknown = JSON.parse(snapshotText(addActivity(noProgress, facts)));
    const odd = [undefined, null, -1, 0.5, '', 'x', true, [], [[]], [[0]], {}, 1e300];
    const texts = pathsIn(whole)
      .slice(1)
      .flatMap((path) => odd.map((value) => JSON.stringify(changed(whole, path, value))));
    const read = texts.flatMap((text) => readable(text) ?? []);
    expect(read.length).toBeLessThan(texts.length / 2);
    for (const progress of read) {
      expect(addActivity(progress, facts).count).toEqual(expect.any(Number));
      expect(progressIn(snapshotText(progress))).toEqual(progress);
    }
  });

  test.each(['', '{', 'null', '[]', '{}'])('is not: %s', (text) => {
    expect(() => progressIn(text)).toThrow(/JSON|is damaged/);
  });
});

test('a log that leads to different progress needs a new version', () => {
  const progress = addActivity(noProgress, facts);
  const told = createHash('sha256').update(snapshotText(progress)).digest('hex').slice(0, 12);
  expect({ version: PROGRESS_VERSION, told }, 'Raise PROGRESS_VERSION, then write both here').toEqual({
    version: 8,
    told: 'a22e4bf51ac1',
  });
});

const at = Date.UTC(2026, 10, 3, 12);
const own = 'own-00000000-0000-4000-8000-000000000000';
const rating = '00000000-0000-4000-9000-000000000000';
/** Facts of each kind; several of those that add up. */
const kinds: { [Kind in Fact['kind']]: readonly (Fact & { kind: Kind })['facts'][] } = {
  'card.rated': [
    { card: 'verbs-ser', direction: 'es-en', rating: 3, milliseconds: 2000, source: 'review' },
    {
      card: 'verbs-ser',
      direction: 'en-es',
      rating: 1,
      milliseconds: 1500.5,
      source: 'lesson',
      typed: 'to be',
    },
    { card: 'nouns-la-casa', direction: 'en-es', rating: 4, milliseconds: 900, source: 'review' },
  ],
  'rating.undone': [{ card: 'verbs-ser', rating }],
  'card.studied': [
    { card: 'nouns-la-casa', milliseconds: 3000 },
    { card: 'food-drinks-el-pan', milliseconds: 700 },
  ],
  'game.finished': [
    {
      game: 'exam-quiz',
      difficulty: 'beginner',
      right: 1,
      total: 2,
      seconds: 60,
      cards: [{ id: 'nouns-la-casa', right: true, direction: 'en-es' }],
      items: [{ id: 'ser-estar-1', right: false }],
    },
    { game: 'daily-challenge', difficulty: 'medium', right: 9, total: 10, seconds: 50, cards: [] },
    { game: 'daily-challenge', difficulty: 'medium', right: 5, total: 10, seconds: 40, cards: [] },
    { game: 'word-match', difficulty: 'easy', right: 5, total: 5, moves: 7, seconds: 30, cards: [] },
    { game: 'verb-conjugation', difficulty: 'all', right: 4, half: 2, total: 8, seconds: 90, cards: [] },
  ],
  'lesson.finished': [
    { lesson: 'a1-hola-1', right: 10, total: 12, seconds: 300, items: [{ id: 'hola-1', right: true }] },
    { lesson: 'a1-hola-1', right: 11, total: 12, seconds: 200 },
  ],
  'story.read': [{ story: 'a1-hola', right: 2, total: 3, seconds: 120 }],
  'rule.read': [{ point: 'plural' }],
  'course.placed': [{ unit: 'a2-casa' }],
  'answer.contested': [{ item: 'verbs-ser', typed: 'exist' }],
  'card.made': [{ card: own, spanish: 'la ola', english: 'the wave', sentence: 'Una ola grande.' }],
  'card.changed': [{ card: own, spanish: 'la ola', english: 'wave' }],
  'card.dropped': [{ card: `${own.slice(0, -1)}1` }],
  'card.starred': [{ card: 'verbs-ser', isStarred: true }],
  'card.paused': [{ card: 'verbs-ser', isPaused: true }],
  'card.noted': [{ card: 'verbs-ser', note: 'who and what' }],
  'records.withdrawn': [{ records: [rating], isWithdrawn: true }],
  'memory.fitted': [{ model: 'fsrs-6', w: AVERAGE, answers: 400, lossBefore: 0.48, lossAfter: 0.47 }],
  'memory.reset': [{}],
  'week.planned': [{ weekdays: ['normal', 'normal', 'light', 'normal', 'normal', 'free', 'free'] }],
  'days.freed': [{ from: '2026-12-24', to: '2027-01-02', isFree: true }],
};
const facts = Object.entries(kinds).flatMap(([kind, all], hour) =>
  (all as readonly object[]).map((told, index) => ({
    ...({ kind, facts: told } as Fact),
    id: `00000000-0000-4000-9000-0000000000${hour}${index}`.slice(0, 36),
    at: at + hour * 3_600_000 + index * 1000,
    zone: 'Europe/London',
  })),
) as [ActivityEvent, ...ActivityEvent[]];

/** Snapshots have no ids of answers. */
function withoutIds({ cards, ...progress }: Progress) {
  return {
    ...progress,
    cards: new Map([...cards].map(([card, all]) => [card, all.map(({ id: _id, ...answer }) => answer)])),
  };
}

/** Null if it's refused. */
function readable(text: string): Progress | null {
  try {
    return progressIn(text);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

type Path = readonly (string | number)[];

/** The paths of all parts of a JSON value. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...parts.flatMap(([key, part]) => pathsIn(part, [...path, key]))];
}

function changed(whole: unknown, [key, ...path]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }) as Record<
    string,
    unknown
  >;
  copy[key] = changed(copy[key], path, value);
  return copy;
}
