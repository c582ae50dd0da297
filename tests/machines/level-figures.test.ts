import { levelFiguresOf } from '#machines/course/level-figures.rules.ts';
import { figuresOf } from '#machines/learning/figures.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { courseUnits } from '../../src/content/course-index.ts';
import { finished, ratedAt, studiedAt } from '../support/activity.ts';
import { progressOf, smallCourse } from '../support/course.ts';

const NOON = Date.UTC(2026, 10, 3, 12);
const DAY = 86_400_000;
const words = courseUnits.flatMap(({ cards }) => cards).filter((_card, index) => index % 60 === 0);

test('the words of a level are met, then kept, then mastered', () => {
  const [only, kept, mastered] = smallCourse[0]?.cards ?? [];
  if (!only || !kept || !mastered) throw new Error('The course is too small');
  const progress = progressOf({
    shown: [[only, NOON]],
    rated: [
      [kept, NOON - DAY],
      [kept, NOON],
      [mastered, NOON - 21 * DAY],
      [mastered, NOON],
    ],
  });
  expect(levelFiguresOf(smallCourse, progress)).toEqual([
    { level: 'A1', words: 8, met: 3, inReview: 3, kept: 2, mastered: 1 },
    { level: 'A2', words: 4, met: 0, inReview: 0, kept: 0, mastered: 0 },
    { level: 'B1', words: 0, met: 0, inReview: 0, kept: 0, mastered: 0 },
  ]);
});

const facts = fc.array(
  fc
    .record({
      card: fc.constantFrom(...words),
      at: fc.nat(60).map((days) => NOON - days * DAY),
      kind: fc.constantFrom('rated' as const, 'shown' as const, 'game' as const),
      right: fc.boolean(),
    })
    .map(({ card, at, kind, right }) => {
      if (kind === 'rated') return ratedAt(at, card);
      return kind === 'shown' ? studiedAt(at, card) : finished(at, { cards: [{ id: card, right }] });
    }),
  { maxLength: 60 },
);

test('all levels together have the words that the dashboard counts', () => {
  fc.assert(
    fc.property(facts, (log) => {
      const progress = addActivity(noProgress, log);
      const rows = levelFiguresOf(courseUnits, progress);
      const { totalCards, masteredCards } = figuresOf(progress, '2026-11-03', 10);
      const sumOf = (name: 'met' | 'mastered') => rows.reduce((sum, row) => sum + row[name], 0);
      expect([sumOf('met'), sumOf('mastered')]).toEqual([totalCards, masteredCards]);
      for (const { words: all, met, kept, mastered } of rows)
        expect([all, met, kept, mastered].toSorted((one, other) => other - one)).toEqual([
          all,
          met,
          kept,
          mastered,
        ]);
    }),
    { numRuns: 50 },
  );
});
