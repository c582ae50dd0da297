import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { firstChoice, ownWords, unitOf, withNearest } from '#machines/games/game-words.rules.ts';
import { newGame, unplayed } from '#machines/games/vocabulary-challenge.rules.ts';
import { newBoard, newGame as newMatch, poolOf } from '#machines/games/word-match.rules.ts';
import { describe, expect, test } from 'vitest';
import { finished, studiedAt } from '../support/activity.ts';
import { cards } from '../support/cards.ts';
import { rated } from '../support/review-input.ts';

const NOON = Date.UTC(2026, 10, 3, 12);
const ids = Array.from({ length: 30 }, (_unused, index) => `card-${index}`);
const unit = (id: string, from: number, to: number) => ({
  id,
  title: `Unidad ${id}`,
  cards: ids.slice(from, to),
  lessons: [{ cards: ids.slice(from, from + 5) }, { cards: ids.slice(from + 5, to) }],
});
const units = [unit('one', 0, 10), unit('two', 10, 20), unit('three', 20, 30)];
const shown = (...places: readonly number[]) =>
  places.map((place) => studiedAt(NOON, `card-${place}`, 'UTC'));
const after = (...facts: ActivityEvent[]) => addActivity(noProgress, facts);
const first = (count: number) => Array.from({ length: count }, (_unused, index) => index);

describe('a word is met', () => {
  test('once it was shown, or begun outside of games', () => {
    const played = finished(NOON, { cards: [{ id: 'card-2', right: false }] }, 'UTC');
    const known = after(...shown(0), rated(4, NOON, 'card-1'), played);
    expect([0, 1, 2, 3].map((place) => known.met.has(`card-${place}`))).toEqual([true, true, false, false]);
  });

  test('games begin with such words once there are twelve, else with all', () => {
    expect(firstChoice(units, after(...shown(...first(11))))).toBe('all');
    expect(firstChoice(units, after(...shown(...first(12))))).toBe('met');
    expect(
      firstChoice(units, after(...first(20).map((place) => studiedAt(NOON, `gone-${place}`, 'UTC')))),
    ).toBe('all');
  });
});

describe("the learner's unit", () => {
  const placed = (place: string) => ({ ...noProgress, placed: { unit: place, at: NOON } });

  test('is that of the first lesson with a word not met yet, the last one if there is none', () => {
    expect(unitOf(units, noProgress)?.id).toBe('one');
    expect(unitOf(units, after(...shown(...first(9))))?.id).toBe('one');
    expect(unitOf(units, after(...shown(...first(10))))?.id).toBe('two');
    expect(unitOf(units, after(...shown(...first(30))))?.id).toBe('three');
    expect(unitOf([], noProgress)).toBeUndefined();
  });

  test('isn’t before the unit in which they chose to begin', () => {
    expect(unitOf(units, placed('two'))?.id).toBe('two');
    expect(unitOf(units, placed('gone'))?.id).toBe('one');
  });
});

describe('the words of a choice', () => {
  const known = after(...shown(...first(11)), ...shown(25));

  test('are those met, the nearest others from the unit on, then those before', () => {
    const met = ownWords(units, known, 'met');
    expect(met.ids).toEqual([...first(11), 25].map((place) => `card-${place}`));
    expect([met.further.slice(0, 2), met.further.at(-1)]).toEqual([['card-11', 'card-12'], 'card-29']);
    expect(met.unit).toBe('Unidad two');
  });

  test('are those of the unit, met or not', () => {
    const own = ownWords(units, known, 'unit');
    expect(own.ids).toEqual(ids.slice(10, 20));
    expect(own.further).toEqual([...ids.slice(20), ...ids.slice(0, 10)]);
    expect(ownWords([], noProgress, 'unit')).toEqual({ ids: [], further: [], unit: '' });
  });

  test('get as few others as a game needs', () => {
    const [words, further] = [cards(3), cards(14).slice(3)];
    const enough = (count: number) => (pool: readonly unknown[]) => pool.length >= count;
    expect(withNearest({ cards: words, further }, enough(3))).toEqual(words);
    expect(withNearest({ cards: words, further }, enough(5))).toEqual(cards(5));
    expect(withNearest({ cards: words, further }, enough(99))).toEqual(cards(14));
  });

  test('fill a game of the full size although too few were met', () => {
    const few = { words: 'met' as const, cards: cards(2), further: cards(14).slice(2), unit: 'Comer' };
    for (let seed = 0; seed < 20; seed += 1) {
      const board = newBoard({ ...newMatch({ seed }), ...few, difficulty: 'medium' });
      expect(board.tiles).toHaveLength(16);
      const { questions } = newGame({ ...unplayed({ seed }), ...few });
      expect(questions.map(({ id }) => id)).toEqual(expect.arrayContaining(cards(2).map(({ id }) => id)));
      expect(questions).toHaveLength(10);
    }
    expect(poolOf({ ...newMatch({ seed: 1 }), ...few })).toHaveLength(5);
  });
});
