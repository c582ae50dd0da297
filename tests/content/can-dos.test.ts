import { readingsOf } from '#machines/course/stops.rules.ts';
import { describe, expect, it } from 'vitest';
import { units } from '../../src/content/units.ts';
import { backingOf, canDoProblems, type CanDo } from '../support/bank/can-dos.ts';
import { dialogueFiles, readingFiles, readingsIn } from '../support/bank/files.ts';
import { courseOf } from '../support/bank/met.ts';
import { cards, points } from '../support/content-files.ts';

const course = courseOf(cards);
const canDos = course.units.map(({ id, unit, at }): CanDo => ({
  unit: id,
  goal: units[at]?.goal ?? '',
  cards: unit.cards,
  earlier: course.units.slice(0, at).flatMap((before) => before.unit.cards),
  points: points.filter((point) => point.unit === id),
  texts: [...readingsIn(readingFiles, readingsOf(unit)), ...readingsIn(dialogueFiles, [id])],
}));

it.each(canDos.filter(({ unit }) => unit.startsWith('b1-')))(
  '$unit: words, a point and a text back $goal',
  (canDo) => {
    expect(canDoProblems(canDo, course)).toEqual([]);
  },
);

describe('the guard of a can-do', () => {
  const found = canDos.find(({ unit }) => unit === 'b1-relaciones');
  const trust = (): CanDo => {
    if (!found) throw new Error('There is no such unit.');
    return found;
  };

  it('names the words, points and texts that back it', () => {
    const { words, points: rules, texts } = backingOf(trust(), course);
    expect(words).toEqual(
      expect.arrayContaining(['course-la-confianza', 'course-la-pelea', 'course-hacer-las-paces']),
    );
    expect(words).not.toContain('course-embarazada');
    expect(rules).toEqual(['past-subjunctive', 'each-other']);
    expect(texts).toContain('b1-relaciones-diez-anos-de-mentiras');
  });

  it.each<[problem: string, change: (canDo: CanDo) => Partial<CanDo>]>([
    ['no word or point by then is about "whales"', () => ({ goal: 'I can talk about trust and whales.' })],
    ['0 words by then are about it', () => ({ goal: 'I can talk about whales.' })],
    ['no word or point of its own is about it', () => ({ goal: 'I can talk about food.' })],
    ['it teaches no point', () => ({ points: [] })],
    ['none of its readings and dialogues uses 4 of its words', () => ({ texts: [] })],
    [
      'none of its readings and dialogues uses 4 of its words',
      ({ texts }) => ({ texts: texts.map((text) => ({ ...text, lines: text.lines.slice(0, 1) })) }),
    ],
  ])('says: %s', (problem, change) => {
    const canDo = trust();
    expect(canDoProblems({ ...canDo, ...change(canDo) }, course).join('\n')).toContain(problem);
  });
});
