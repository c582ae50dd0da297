import * as fc from 'fast-check';
import { courseProgressOf } from '#machines/course/course-progress.rules.ts';
import { filesOfLevel, stemOf } from '#machines/course/kept-files.rules.ts';
import { unitsToKeep } from '#machines/course/kept-level.rules.ts';
import { lessonScope, numberedCourse } from '#machines/course/lesson-input.rules.ts';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { describe, expect, test } from 'vitest';
import { courseUnits } from '../../src/content/course-index.ts';
import { lessonFinished, ratedAt } from '../support/activity.ts';

const START = Date.UTC(2026, 10, 3);
const lessons = courseUnits.flatMap((unit) => unit.lessons.map(({ id }) => id));
const course = numberedCourse(courseUnits);
const after = (facts: readonly ActivityEvent[]) => addActivity(noProgress, facts);
const played = (stops: readonly string[]) =>
  after(stops.map((lesson, place) => lessonFinished(START + place * 60_000, { lesson })));
const kept = (stops: readonly string[]) => unitsToKeep(courseUnits, played(stops));

describe('the units kept without asking', () => {
  test('are none for who begins, and the first of B1 in the last unit before it', () => {
    expect(unitsToKeep(courseUnits, noProgress)).toEqual([]);
    expect(kept(lessons.filter((id) => id.startsWith('a1-')))).toEqual([]);
    expect(kept(['a2-ideas-1'])).toEqual(['b1-hola']);
  });

  test('are those of a word that only the course teaches, but not of a word of a category', () => {
    const [category, own] = [/^nouns-/, /^course-/].map((kind) =>
      courseUnits
        .filter(({ level }) => level === 'B1')
        .flatMap(({ id: unit, cards }) => cards.map((card) => ({ unit, card })))
        .find(({ card }) => kind.test(card)),
    );
    const met = (card = '') => unitsToKeep(courseUnits, after([ratedAt(START, card)]));
    expect([met(category?.card), met(own?.card)]).toEqual([[], [own?.unit]]);
  });

  test('have all content of the lessons done and of the next ones, and nothing else', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(lessons, { maxLength: 12 }), (stops) => {
        const progress = played(stops);
        const units = unitsToKeep(courseUnits, progress);
        const { next } = courseProgressOf(courseUnits, progress);
        const current = courseUnits.findIndex(({ id }) => id === next?.unit);
        const soon = courseUnits.slice(current, current + 2).flatMap((unit) => unit.lessons);
        const needed = [...stops, ...soon.map(({ id }) => id)].flatMap(
          (stop) => lessonScope(course, stop)?.around ?? [],
        );
        const isNeeded = (id: string) => needed.some((unit) => unit.id === id);
        expect(units).toEqual(
          courseUnits.filter(({ id, level }) => level === 'B1' && isNeeded(id)).map(({ id }) => id),
        );
      }),
    );
  });
});

test('a unit’s files are found by their names, whatever their hashes', () => {
  const files = [
    'assets/b1-0a1b2c3d.js',
    'assets/b1-casa-0a1b2c3d.js',
    'assets/glossed-b1-casa-columna-0a1b2c3d.js',
    'assets/cards-b1-comer-0a1b2c3d.js',
    'assets/cards-a1-casa-0a1b2c3d.js',
    'assets/MemoryPanel-Cj6s-dbn.js',
  ];
  expect(files.map(stemOf)).toEqual([
    'b1',
    'b1-casa',
    'glossed-b1-casa-columna',
    'cards-b1-comer',
    'cards-a1-casa',
    'MemoryPanel',
  ]);
  expect(filesOfLevel(files, 'all')).toEqual(files.slice(0, 4));
  expect(filesOfLevel(files, ['b1-casa'])).toEqual(files.slice(0, 3));
  expect(filesOfLevel(files, [])).toEqual([]);
});
