import { isExercise } from '#machines/course/exercises.rules.ts';
import { planStop } from '#machines/course/lesson-plan.rules.ts';
import type { LessonInput } from '#machines/course/lesson-input.types.ts';
import { inSameForm } from '#machines/course/matching-form.rules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadLessonInput } from '../../src/services/lesson-input.ts';
import { cards } from '../support/content-files.ts';
import { learners, lessonInputs, lessonProblems, requestOf } from '../support/lessons.ts';

const SEEDS = 50;

let inputs: readonly LessonInput[] = [];

beforeAll(async () => {
  inputs = await lessonInputs();
});

async function inputOf(stop: string): Promise<LessonInput> {
  const input = await loadLessonInput(stop);
  if (!input) throw new Error(`There is no ${stop}`);
  return input;
}

it('keeps the rules in every lesson, for learners with nothing, half and all known, with and without a voice', () => {
  const problems = inputs.flatMap((input, index) => {
    const learner = learners[index % learners.length] ?? 'none';
    const request = requestOf(learner, Math.floor(index / learners.length) % 2 === 0, index % SEEDS);
    return lessonProblems(planStop(input, request), input, request).map((each) => `${input.stop}: ${each}`);
  });
  expect(problems).toEqual([]);
});

it('plans the same lesson for the same seed, another for another', async () => {
  const input = await inputOf('a1-familia-2');
  const plan = (seed: number) => JSON.stringify(planStop(input, requestOf('half', true, seed)));
  expect(plan(7)).toBe(plan(7));
  expect(plan(7)).not.toBe(plan(8));
});

it('lets a beginner recognize first and asks to type last', async () => {
  const { steps } = planStop(await inputOf('a1-hola-1'), requestOf('none', true, 1));
  expect(steps.slice(0, 2).map(({ kind }) => kind)).toEqual([
    'meet',
    expect.stringMatching(/meet|meaning|word|listen|gap/),
  ]);
  expect(steps.findIndex(({ kind }) => kind === 'type')).toBeGreaterThan(8);
});

it('plans something from next to nothing', async () => {
  const input = await inputOf('a1-hola-1');
  const [card] = input.cards;
  const poor = {
    ...input,
    cards: card ? [card] : [],
    others: [],
    sentences: [],
    questions: [],
    points: [],
    tables: [],
  };
  expect(planStop(poor, requestOf('none', false, 1)).steps.length).toBeGreaterThan(0);
});

describe.each([true, false])('heard: %s', (canListen) => {
  it('asks twelve questions in every checkpoint, most of them produced', async () => {
    for (const unit of ['a1-hola', 'a1-salud', 'a2-comer', 'b1-viajes']) {
      const { kind, steps } = planStop(await inputOf(`${unit}-checkpoint`), requestOf('none', canListen, 3));
      const asked = steps.filter(isExercise);
      expect([kind, asked.length]).toEqual(['checkpoint', 12]);
      expect(asked.filter(({ isProduced }) => isProduced).length / 12).toBeGreaterThanOrEqual(0.6);
      expect(asked.some(({ prompt, easier }) => prompt.hint !== undefined || easier !== null)).toBe(false);
      expect(asked.some(({ isHeard }) => isHeard)).toBe(canListen);
    }
  });

  it('asks thirty questions in an exam, five by ear', async () => {
    const { kind, title, steps } = planStop(await inputOf('a2-exam'), requestOf('all', canListen, 3));
    expect([kind, title, steps.length]).toEqual(['exam', 'Examen A2', 30]);
    expect(steps.filter((step) => isExercise(step) && step.isHeard)).toHaveLength(canListen ? 5 : 0);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(30);
  });

  it('dictates eight times, or lets build and type', async () => {
    const { kind, steps } = planStop(await inputOf('a1-casa-dictation'), requestOf('all', canListen, 3));
    expect([kind, steps.length]).toEqual(['dictation', 8]);
    expect(steps.every((step) => (step.kind === 'dictation') === canListen)).toBe(true);
  });
});

it('knows no other stop, and plans no reading', async () => {
  expect(await loadLessonInput('a1-hola-99')).toBeNull();
  expect(await loadLessonInput('a1-hola-reading')).toBeNull();
});

it('lets beginners meet words in sentences of the course', async () => {
  const beginners = inputs.filter(({ unit }) => unit.id.startsWith('a1-'));
  const texts = (input: LessonInput) => new Set(input.sentences.map(({ spanish }) => spanish));
  let met = 0;
  let shown = 0;
  for (const input of beginners) {
    for (const step of planStop(input, requestOf('none', true, 1)).steps) {
      if (step.kind !== 'meet') continue;
      met += 1;
      if (!step.shown) continue;
      shown += 1;
      expect(texts(input)).toContain(step.shown.parts.join(''));
      expect(step.shown.parts[1]).not.toBe('');
    }
  }
  expect(shown / met).toBeGreaterThan(0.9);
});

it.each([
  ['minutos', 'time-days-el-minuto', 'time-days-la-hora', 'horas'],
  ['rojas', 'adjectives-rojo', 'adjectives-verde', 'verdes'],
  ['Rojo', 'adjectives-rojo', 'adjectives-blanco', null],
  ['minutos', 'time-days-el-minuto', 'time-days-el-lunes', null],
])('gives the wrong options of the gap “%s” its shape', (form, right, wrong, expected) => {
  const [one, other] = [right, wrong].map((id) => cards.find((card) => card.id === id));
  expect(one && other && inSameForm(form, one, other)).toBe(expected);
});
