import { expect, test } from 'vitest';
import { readingFiles, readingsIn } from '../support/bank/files.ts';
import { courseOf, unknownWords } from '../support/bank/met.ts';
import { cards } from '../support/content-files.ts';
import { unitsOf } from '../../src/content/course.ts';

const LESSONS = 2 * 14;
const MOST_UNMET = 6;

test('who takes two lessons a day can read the third text within a fortnight', () => {
  const units = unitsOf(cards);
  const days = units.flatMap(({ lessons }) => lessons).slice(0, LESSONS);
  const met = new Set(days.flatMap((lesson) => lesson.cards));
  const [reading] = readingsIn(readingFiles, ['a1-casa']);
  const course = courseOf(cards.filter(({ id }) => met.has(id)));
  const last = course.units[2];
  if (!reading || !last) throw new Error('The third unit has no reading.');
  const unmet = reading.lines.flatMap(({ spanish, english }) => unknownWords(spanish, english, last, course));
  expect(
    units
      .slice(0, 3)
      .flatMap((unit) => unit.cards)
      .filter((id) => !met.has(id)),
  ).toEqual([]);
  expect(new Set(unmet).size, [...new Set(unmet)].join(', ')).toBeLessThanOrEqual(MOST_UNMET);
});
