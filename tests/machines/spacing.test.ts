import { isExercise } from '#machines/course/exercises.rules.ts';
import { planStop } from '#machines/course/lesson-plan.rules.ts';
import type { Exercise, Step } from '#machines/course/lesson.types.ts';
import type { Fact } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { expect, test } from 'vitest';
import { learners, lessonInputs, requestOf, spacingProblems } from '../support/lesson-plan-checks.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 11, 1, 8);
const zone = 'Europe/Madrid';
const SLOW = { timeout: 60_000 };
const inputs = await lessonInputs();

test('no two questions of one kind or about one word come within three steps', SLOW, () => {
  const close = inputs.flatMap((input, index) => {
    const request = requestOf(learners[index % learners.length] ?? 'none', index % 2 === 0, index);
    const problems = spacingProblems(planStop(input, request));
    return problems.length > 0 ? `${input.stop}: ${problems.join(', ')}` : [];
  });
  expect(close.length / inputs.length, close.join('\n')).toBeLessThan(0.05);
});

test(
  'who plays the whole course is asked nothing in the words of the last two lessons, but words that are due',
  SLOW,
  () => {
    let progress = noProgress;
    let count = 0;
    const last: (readonly string[])[] = [];
    const again = inputs.flatMap((input, index) => {
      const now = START + index * DAY;
      const add = (fact: Fact) => {
        count += 1;
        progress = addActivity(progress, [{ ...fact, id: `fact-${count}`, at: now, zone }]);
      };
      const { steps } = planStop(input, {
        progress,
        seed: index,
        canListen: true,
        now,
        zone,
        retention: 0.9,
      });
      for (const fact of steps.flatMap(factsOf)) add(fact);
      const exercises = steps.filter(isExercise);
      const items = exercises.flatMap(({ cards, item }) =>
        cards.includes(item) ? [] : { id: item, right: true },
      );
      const result = { lesson: input.stop, right: exercises.length, total: exercises.length, seconds: 300 };
      add({ kind: 'lesson.finished', facts: { ...result, items } });
      const own = new Set(input.cards.map(({ id }) => id));
      const isDue = ({ kind, cards }: Exercise) => kind === 'type' && !cards.some((id) => own.has(id));
      const asked = exercises.filter((exercise) => !isDue(exercise)).map(wordsOf);
      const repeated = asked.filter((words) => last.slice(-2).flat().includes(words));
      last.push(asked);
      return repeated.map((words) => `${input.stop}: ${words}`);
    });
    expect(again.length / inputs.length, again.join('\n')).toBeLessThan(0.03);
  },
);

function wordsOf({ prompt, sound, solution }: Exercise): string {
  return `${prompt.text || sound}: ${solution}`;
}

/** What a learner who answers all right records at a step. */
function factsOf(step: Step): Fact[] {
  if (step.kind === 'meet') return [{ kind: 'card.studied', facts: { card: step.card.id, milliseconds: 0 } }];
  if (step.kind === 'point') return [{ kind: 'rule.read', facts: { point: step.point } }];
  if (!step.rates) return [];
  const { card, direction } = step.rates;
  const facts = { card: card.id, direction, rating: 3, milliseconds: 3000, source: 'lesson' } as const;
  return [{ kind: 'card.rated', facts }];
}
