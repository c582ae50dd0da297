import { isExercise, isGrammar } from '#machines/course/exercises.rules.ts';
import { planStop, type PlanRequest } from '#machines/course/lesson-plan.rules.ts';
import type { LessonInput } from '#machines/course/lesson-input.types.ts';
import type { LessonPlan } from '#machines/course/lesson.types.ts';
import { stopsOf } from '#machines/course/stops.rules.ts';
import type { Fact } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import { describe, expect, it } from 'vitest';
import { courseUnits } from '../../src/content/course-index.ts';
import { loadLessonInput } from '../../src/services/lesson-input.ts';
import { pointAsked } from '../support/asked-point.ts';
import { requestOf } from '../support/lesson-plan-checks.ts';
import { offencesIn } from '../support/shown-spanish.ts';

const zone = 'Europe/Madrid';
const START = Date.UTC(2026, 10, 23, 12);
const SEEDS = 20;

async function inputOf(stop: string): Promise<LessonInput> {
  const input = await loadLessonInput(stop);
  if (!input) throw new Error(`No stop ${stop}`);
  return input;
}

/** Progress after a lesson, with nothing known but what it introduces. */
function afterLesson(progress: Progress, { stop, steps }: LessonPlan, at: number): Progress {
  const told = { at, zone };
  const introduced = steps.flatMap((step): Fact[] => {
    if (step.kind === 'meet')
      return [{ kind: 'card.studied', facts: { card: step.card.id, milliseconds: 0 } }];
    return step.kind === 'point' ? [{ kind: 'rule.read', facts: { point: step.point } }] : [];
  });
  const asked = steps.filter(isExercise);
  const items = asked.flatMap(({ item, cards }) => (cards.includes(item) ? [] : [{ id: item, right: true }]));
  const finished: Fact = {
    kind: 'lesson.finished',
    facts: { lesson: stop, right: asked.length, total: asked.length, seconds: 300, items },
  };
  return addActivity(
    progress,
    [...introduced, finished].map((fact, index) => ({ ...fact, ...told, id: `${stop} ${index}` })),
  );
}

/** What a test asks that no lesson up to then taught: words, or points whose rule wasn't shown. */
function untaughtIn(plan: LessonPlan, input: LessonInput, { met, rules }: Progress): string[] {
  const known = new Set([...met.keys(), ...rules.keys()]);
  const asked = plan.steps.filter(isExercise);
  return [
    ...offencesIn(plan, known).map(({ exercise, unmet }) => `${exercise.id}: ${unmet.join(', ')}`),
    ...asked.flatMap(({ id, cards }) =>
      cards.filter((card) => !known.has(card)).map((card) => `${id}: ${card}`),
    ),
    ...asked.flatMap((exercise) =>
      [pointAsked(exercise, input)].flatMap((point) =>
        point === undefined || rules.has(point) ? [] : `${exercise.id}: ${point}`,
      ),
    ),
  ];
}

it('asks grammar in checkpoints in every kind that lessons do, in a quarter of all questions', async () => {
  const checkpoints = await Promise.all(
    courseUnits.map(async ({ id, level }, seed) => {
      const input = await inputOf(`${id}-checkpoint`);
      const { steps } = planStop(input, requestOf('all', true, seed));
      return { level, input, asked: steps.filter(isExercise) };
    }),
  );
  const grammar = checkpoints.flatMap(({ asked }) => asked.filter(isGrammar));
  expect(grammar.length / (12 * checkpoints.length)).toBeGreaterThanOrEqual(0.25);
  expect(grammar.filter(({ isProduced }) => isProduced).length / grammar.length).toBeGreaterThanOrEqual(0.5);
  const shareWith = (kind: string, some: typeof checkpoints) =>
    some.filter(({ asked }) => asked.some((exercise) => exercise.kind === kind)).length / some.length;
  const conjugating = checkpoints.filter(({ input }) => input.tables.length > 0);
  expect(conjugating.length).toBeGreaterThan(15);
  expect(shareWith('conjugate', conjugating)).toBeGreaterThan(0.8);
  const [changing, first] = [true, false].map((isLater) =>
    checkpoints.filter(({ level }) => (level !== 'A1') === isLater),
  );
  for (const kind of ['transform', 'mistake']) {
    expect(shareWith(kind, changing ?? [])).toBe(1);
    expect(shareWith(kind, first ?? [])).toBe(0);
  }
});

describe('for a learner who took every lesson', { tags: 'long' }, () => {
  it('each checkpoint and exam asks only what lessons up to then taught', { timeout: 300_000 }, async () => {
    let progress = noProgress;
    const problems: string[] = [];
    const counts = { stops: 0, plans: 0, questions: 0 };
    for (const [index, { id, kind }] of stopsOf(courseUnits).entries()) {
      const now = START + index * 3_600_000;
      const request = (seed: number): PlanRequest => ({
        ...requestOf('none', seed % 2 === 0, seed),
        progress,
        now,
        zone,
      });
      if (kind === 'lesson')
        progress = afterLesson(progress, planStop(await inputOf(id), request(index)), now);
      if (kind !== 'checkpoint' && kind !== 'exam') continue;
      const input = await inputOf(id);
      counts.stops += 1;
      for (let seed = 0; seed < SEEDS; seed += 1) {
        const plan = planStop(input, request(seed));
        counts.plans += 1;
        counts.questions += plan.steps.length;
        problems.push(...untaughtIn(plan, input, progress).map((each) => `${id}, seed ${seed}: ${each}`));
        if (plan.steps.length !== questionsOf(id, kind))
          problems.push(`${id}, seed ${seed}: ${plan.steps.length} questions`);
      }
    }
    const { length } = courseUnits;
    expect(counts).toEqual({
      stops: length + 3,
      plans: (length + 3) * SEEDS,
      questions: (12 * length + 30 + 30 + 35) * SEEDS,
    });
    expect(problems).toEqual([]);
  });
});

/** B1's exam also has a text to complete, with five gaps. */
function questionsOf(id: string, kind: 'checkpoint' | 'exam'): number {
  if (kind === 'checkpoint') return 12;
  return id.startsWith('b1') ? 35 : 30;
}
