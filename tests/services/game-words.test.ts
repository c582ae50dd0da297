import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import type { WordRequest } from '#machines/games/game-words.rules.ts';
import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { loadWordsOf } from '../../src/actors/games.ts';
import { courseUnits } from '../../src/content/course-index.ts';
import { studiedAt } from '../support/activity.ts';
import { logWith } from '../support/own-log.ts';

const categories = ['adverbs'] as const;
const [first] = courseUnits;
const opening = first?.cards ?? [];
const load = (words: WordRequest['words'], facts: readonly ActivityEvent[] = []) =>
  toPromise(createActor(loadWordsOf(logWith(facts)), { input: { words, categories } }).start());
const met = (count: number) =>
  opening.slice(0, count).map((card, index) => ({
    ...studiedAt(Date.UTC(2026, 10, 3, 12, index), card, 'UTC'),
    id: `00000000-0000-4000-8000-0000000000${10 + index}`,
  }));

test('once twelve words are met, a game asks them in course order, whatever their category', async () => {
  const { words, cards, unit } = await load(null, met(12));
  expect(words).toBe('met');
  expect(cards.map(({ id }) => id)).toEqual(opening.slice(0, 12));
  expect(new Set(cards.map(({ category }) => category)).size).toBeGreaterThan(3);
  expect(unit).toBe('¡Hola!');
});

test('before that, or on request, it asks the words of its categories', async () => {
  for (const words of [
    await load(null, met(11)),
    await load('all', met(12)),
    await load('adverbs', met(12)),
  ]) {
    expect(new Set(words.cards.map(({ category }) => category))).toEqual(new Set(categories));
    expect(words.further).toEqual([]);
  }
});

test('a few met words come first, then the next ones of the course', async () => {
  const { words, cards, further } = await load('met', met(3));
  expect([words, cards.length]).toEqual(['met', 3]);
  expect(further.slice(0, 5).map(({ id }) => id)).toEqual(opening.slice(3, 8));
  const none = await load('met');
  expect([none.cards, none.further[0]?.id]).toEqual([[], opening[0]]);
});

test('the unit is that of the next lesson', async () => {
  const { cards, unit } = await load('unit', met(3));
  expect([unit, cards.map(({ id }) => id)]).toEqual(['¡Hola!', opening]);
});
