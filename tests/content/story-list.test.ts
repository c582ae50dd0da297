import { readingsOf } from '#machines/course/stops.rules.ts';
import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { loadStories } from '../../src/actors/course.ts';
import { courseUnits } from '../../src/content/course-index.ts';
import { glossed } from '../../src/content/glossed-readings.ts';
import glossedReadingOf from '../../src/content/parts/glossed.ts';
import hola from '../../src/content/readings/a1-hola.ts';

test('the shelf has the readings of every unit, in order, with its words', async () => {
  const stories = await toPromise(createActor(loadStories).start());
  expect(stories.map(({ unit, level, unitTitle }) => [unit, level, unitTitle])).toEqual(
    courseUnits.flatMap((unit) => readingsOf(unit).map((key) => [key, unit.level, unit.title])),
  );
  for (const { unit, title, cards } of stories) {
    expect(title, unit).not.toBe('');
    expect(cards.length, unit).toBeGreaterThan(20);
    expect(new Set(cards).size, unit).toBe(cards.length);
  }
  const words = Object.values(glossed(hola).words).flatMap(([, card]) => card ?? []);
  expect(stories[0]?.cards.toSorted()).toEqual([...new Set(words)].toSorted());
});

test('each unit of B1 has a dialogue beside its first reading, and says so', async () => {
  const stories = await toPromise(createActor(loadStories).start());
  const own = stories.flatMap(({ unit, dialogue }) => (dialogue === null ? [] : [{ unit, dialogue }]));
  const units = own.map(({ unit }) => unit);
  expect(units).toEqual(courseUnits.filter(({ level }) => level === 'B1').map(({ id }) => id));
  expect(courseUnits.filter(({ hasDialogue }) => hasDialogue).map(({ id }) => id)).toEqual(units);
  for (const { unit, dialogue } of own) expect(glossedReadingOf(unit)).toMatchObject({ dialogue });
  expect(glossedReadingOf('a1-hola')).not.toHaveProperty('dialogue');
});
