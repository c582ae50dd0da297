import { shareMeaning } from '#machines/learning/cards.rules.ts';
import {
  outcomeOf,
  questionFor,
  type PlacementQuestion,
  type UnitMaterial,
} from '#machines/course/placement-questions.rules.ts';
import type { PlacementAnswer, PlacementKind } from '#machines/course/placement.rules.ts';
import { describe, expect, test } from 'vitest';
import { courseUnits } from '../../src/content/course-index.ts';
import { loadSentencesOf } from '../../src/services/bank.ts';
import { cards, grammarQuestions, points } from '../support/content-files.ts';

const kinds: readonly PlacementKind[] = ['meaning', 'gap', 'rule'];

async function materialOf(place: number): Promise<UnitMaterial> {
  const unit = courseUnits[place];
  const ids = new Set(unit?.cards);
  const own = new Set(points.filter((point) => point.unit === unit?.id).map(({ id }) => id));
  return {
    cards: cards.filter(({ id }) => ids.has(id)),
    sentences: await loadSentencesOf(unit?.id ?? ''),
    questions: grammarQuestions.filter(({ point }) => own.has(point)),
  };
}

/** Sixteen questions of one unit in a row. */
function askedOf(material: UnitMaterial, place: number, first: number): PlacementQuestion[] {
  const answers: PlacementAnswer[] = [];
  const asked: PlacementQuestion[] = [];
  let seed = first;
  for (let turn = 0; turn < 16; turn += 1) {
    const kind = kinds[turn % kinds.length] ?? 'meaning';
    const made = questionFor(material, { unit: place, kind, answers, seed });
    if (!made) break;
    seed = made.seed;
    asked.push(made.question);
    answers.push({ id: made.question.id, unit: place, kind, outcome: 'right' });
  }
  return asked;
}

describe.each([
  { first: 0, seeds: 4, tags: [] },
  { first: 4, seeds: 12, tags: ['long'] },
])('in $seeds sets of questions', ({ first, seeds, tags }) => {
  test.each(courseUnits.map(({ id }, place) => [id, place] as const))(
    '%s can be asked about, never twice the same, and never with two right options',
    { tags },
    async (_id, place) => {
      const material = await materialOf(place);
      for (let seed = first; seed < first + seeds; seed += 1) {
        const asked = askedOf(material, place, seed);
        expect(asked.length).toBe(16);
        expect(asked.slice(0, 3).map(({ kind }) => kind)).toEqual(kinds);
        const items = material.cards.length + material.questions.length;
        expect(new Set(asked.map(({ id }) => id)).size).toBeGreaterThanOrEqual(Math.min(16, items));
        for (const question of asked) {
          const { id, kind, text, options, right } = question;
          expect(outcomeOf(question, right), `${right} is right`).toBe('right');
          expect(outcomeOf(question, 'no idea 🦜 <b>')).toBe('wrong');
          expect(text.includes('_____')).toBe(kind === 'gap');
          expect(new Set(options).size).toBe(kind === 'gap' || kind === 'type' ? 0 : 4);
          expect(options.filter((option) => outcomeOf(question, option) === 'right').length).toBe(
            options.length === 0 ? 0 : 1,
          );
          const card = material.cards.find((each) => each.id === id);
          if (kind !== 'meaning' || !card) continue;
          const meant = options.flatMap((option) =>
            material.cards.filter(({ english }) => english === option),
          );
          const rivals = meant.filter((other) => other.id !== card.id && shareMeaning(card, other));
          expect(
            rivals.map(({ spanish }) => spanish),
            `${card.spanish} among ${options.join(', ')}`,
          ).toEqual([]);
        }
      }
    },
  );
});
