import { expect, test } from 'vitest';
import { inCourseOrder } from '../../src/content/course.ts';
import { courseUnits } from '../../src/content/course-index.ts';
import { loadGrammarOf, loadQuestions } from '../../src/services/exercises.ts';
import { loadUnitTexts } from '../../src/services/unit-texts.ts';
import { cards as allCards, grammarQuestions } from '../support/content-files.ts';

test('the questions of Grammar Master are those of all units, each once', async () => {
  expect(byId(await loadQuestions())).toEqual(byId(grammarQuestions));
});

test('the cards of the units are those of all categories, in course order', async () => {
  const loaded = await Promise.all(courseUnits.map(loadUnitTexts));
  const plain = loaded.flatMap(({ cards }) => cards.map(({ rivals: _rivals, ...card }) => card));
  expect(plain).toEqual(inCourseOrder(allCards));
});

test('a unit without a file has no grammar', async () => {
  expect(await loadGrammarOf('a1-nowhere')).toMatchObject({ points: [], questions: [] });
});

function byId<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => one.id.localeCompare(other.id));
}
