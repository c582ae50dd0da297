import { conjugateOf } from '#machines/course/conjugate.rules.ts';
import { hasComeToVosotros, vosotrosCards } from '#machines/course/vosotros.rules.ts';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { courseUnits } from '../../src/content/course-index.ts';
import { loadLessonInput } from '../../src/services/lesson-input.ts';
import { lessonFinished, ratedAt } from '../support/activity.ts';
import { courseOf } from '../support/bank/met.ts';
import { vosotrosIn } from '../support/bank/tenses.ts';
import { tokensOf } from '../support/bank/word-readings.ts';
import { cards } from '../support/content-files.ts';

const NOON = Date.UTC(2026, 10, 3, 12);
const [hola] = courseUnits;
const firstLessons = [...(hola?.lessons.map(({ id }) => id) ?? []), 'a1-hola-checkpoint'];
const laterLessons = courseUnits.slice(1).flatMap(({ lessons }) => lessons.map(({ id }) => id));
const otherWords = cards.map(({ id }) => id).filter((id) => id !== 'pronouns-vosotros');

const before = fc.oneof(
  fc.constantFrom(...firstLessons).map((lesson) => ({ lesson, card: null })),
  fc.constantFrom(...otherWords).map((card) => ({ lesson: null, card })),
);
const arrival = fc.oneof(
  fc.constantFrom(...laterLessons).map((lesson) => ({ lesson, card: null })),
  fc.constant({ lesson: null, card: 'pronouns-vosotros' }),
);

function logOf(did: readonly { lesson: string | null; card: string | null }[]): ActivityEvent[] {
  return did.map(({ lesson, card }, index) =>
    lesson === null ? ratedAt(NOON + index, card ?? '') : lessonFinished(NOON + index, { lesson }),
  );
}

test('a learner comes to vosotros by its word or a later unit, not before, and stays there', () => {
  fc.assert(
    fc.property(fc.array(before), arrival, fc.array(before), (earlier, arriving, later) => {
      const isThere = (log: typeof earlier) => hasComeToVosotros(addActivity(noProgress, logOf(log)));
      expect(isThere(earlier)).toBe(false);
      expect(isThere([...earlier, arriving, ...later])).toBe(true);
    }),
  );
});

test('the first unit teaches the word', () => {
  expect(hola?.cards).toContain('pronouns-vosotros');
});

test('only the examples of its own words use vosotros', () => {
  const { read } = courseOf(cards);
  const using = cards.filter(
    ({ example, exampleTranslation }) => vosotrosIn(tokensOf(example, exampleTranslation), read).length > 0,
  );
  expect(using.map(({ id }) => id).toSorted()).toEqual(vosotrosCards.toSorted());
});

test.each([
  ['a2-hola', '¿Cuándo _____ (volver, vosotros) de vacaciones?', 'volvisteis'],
  ['a2-ciudad', '_____ (cerrar, vosotros) la puerta, que hace frío.', 'Cerrad'],
  ['a2-tiempo-libre', '¿_____ (venir, vosotros) a la boda de Marta?', 'Vendréis'],
])('who learns vosotros conjugates in a sentence of %s', async (unit, prompt, form) => {
  const lesson = courseUnits.find(({ id }) => id === unit)?.lessons.at(-1)?.id ?? '';
  const asked = async (hasVosotros: boolean) => {
    const input = await loadLessonInput(lesson, hasVosotros);
    if (!input) throw new Error(`No stop ${lesson}`);
    const parts = { points: input.points, isMet: () => true, verbs: input.verbs, seed: 1 };
    return input.tables.flatMap((table) =>
      input.sentences.flatMap((sentence) => conjugateOf(table, sentence, parts) ?? []),
    );
  };
  const found = (await asked(true)).find((exercise) => exercise.prompt.text === prompt);
  expect(found?.answer.by === 'text' && found.answer.accepted[0]).toBe(form.toLowerCase());
  const cues = (await asked(false)).map((exercise) => exercise.prompt.text);
  expect(cues.filter((text) => text.includes('vosotros'))).toEqual([]);
});
