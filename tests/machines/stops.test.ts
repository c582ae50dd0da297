import { addressOf, lessonsOf, stopAt, stopById, stopsOf } from '#machines/course/stops.rules.ts';
import { expect, it } from 'vitest';
import { courseUnits } from '../../src/content/course-index.ts';

const stops = stopsOf(courseUnits);

it('leads through the lessons of a unit, its reading and its checkpoint to the next unit', () => {
  const first = courseUnits[0]?.lessons.map(({ id }) => id) ?? [];
  expect(stops.slice(0, first.length + 3).map(({ id }) => id)).toEqual([
    ...first,
    'a1-hola-reading',
    'a1-hola-checkpoint',
    'a1-familia-1',
  ]);
});

it('keeps the lessons of a unit that gets more words', () => {
  const words = Array.from({ length: 15 }, (_, index) => `word-${index}`);
  const before = lessonsOf('b1-casa', words.slice(0, 8));
  const after = lessonsOf('b1-casa', words, 8);
  expect(before.map(({ cards }) => cards.length)).toEqual([4, 4]);
  expect(after.slice(0, 2)).toEqual(before);
  expect(after.slice(2).map(({ id, cards }) => [id, cards.length])).toEqual([
    ['b1-casa-3', 4],
    ['b1-casa-4', 3],
  ]);
});

it('ends each level with its exam', () => {
  const exams = stops.filter(({ kind }) => kind === 'exam');
  expect(exams.map(({ id, unit }) => [id, unit])).toEqual([
    ['a1-exam', 'a1-ideas'],
    ['a2-exam', 'a2-ideas'],
    ['b1-exam', courseUnits.at(-1)?.id],
  ]);
  expect(stops.at(-1)?.id).toBe('b1-exam');
});

it('has two readings in a unit that names two, each with an address', () => {
  const own = stops.filter(({ kind, unit }) => kind === 'reading' && unit === 'b1-noticias');
  expect(own.map((stop) => [stop.id, addressOf(stop).place])).toEqual([
    ['b1-noticias-reading', 'b1-noticias'],
    ['b1-noticias-columna-reading', 'b1-noticias-columna'],
  ]);
});

it('gives every stop an id and an address of its own', () => {
  expect(new Set(stops.map(({ id }) => id)).size).toBe(stops.length);
  for (const stop of stops) {
    const { place, name } = addressOf(stop);
    expect(stopAt(courseUnits, place, name)).toEqual(stop);
    expect(stopById(courseUnits, stop.id)).toEqual(stop);
  }
});

it('splits an address into place and name at the right hyphen only', () => {
  expect(stopAt(courseUnits, 'a1-mi-dia', '1')?.id).toBe('a1-mi-dia-1');
  expect(stopAt(courseUnits, 'a1-mi', 'dia-1')).toBeUndefined();
  expect(stopAt(courseUnits, 'a1', 'exam')?.id).toBe('a1-exam');
  expect(stopById(courseUnits, 'a1-nowhere-1')).toBeUndefined();
});
