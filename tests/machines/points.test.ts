import { lessonScope, numberedCourse } from '#machines/course/lesson-input.rules.ts';
import { planStop } from '#machines/course/lesson-plan.rules.ts';
import type { LessonInput } from '#machines/course/lesson-input.types.ts';
import { isExercise } from '#machines/course/exercises.rules.ts';
import { askedPoints, markedParts, pointLessons, urgencyOf } from '#machines/course/points.rules.ts';
import type { ActivityEvent, Fact } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { courseUnits } from '../../src/content/course-index.ts';
import points from '../../src/content/points.ts';
import { loadLessonInput } from '../../src/services/lesson-input.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 23, 12);
const course = numberedCourse(courseUnits);
const lessons = courseUnits.slice(0, 3).flatMap((unit) => unit.lessons.map(({ id }) => id));
let inputs: ReadonlyMap<string, LessonInput>;

beforeAll(async () => {
  const loaded = await Promise.all(lessons.map(loadLessonInput));
  inputs = new Map(loaded.flatMap((input) => (input ? [[input.stop, input] as const] : [])));
});

function inputOf(stop: string): LessonInput {
  const input = inputs.get(stop);
  if (!input) throw new Error(`There is no ${stop}`);
  return input;
}

describe('the lesson of a point', () => {
  const places = pointLessons(course, points);
  const unitAt = (lesson: number | undefined) => course.lessons[lesson ?? -1]?.unit;

  test('is one of its unit, and no other point of the unit has it', () => {
    expect(points.filter(({ id, unit }) => unitAt(places.get(id)) !== unit)).toEqual([]);
    expect(new Set(places.values()).size).toBe(points.length);
  });

  test('comes in the order of the points', () => {
    const order = points.map(({ id }) => places.get(id) ?? 0);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  });

  test('is reached before any of its questions is asked', () => {
    for (const input of inputs.values()) {
      expect(lessonScope(course, input.stop)?.at).toBe(input.at);
      expect(input.points.filter(({ at }) => at > input.at)).toEqual([]);
      expect(input.questions.every(({ point }) => input.points.some(({ id }) => id === point))).toBe(true);
    }
  });
});

test.each([
  ['el tomate, los tomates', ['los tomates'], ['el tomate, ', 'los tomates', '']],
  ['la ventana', ['ta'], ['la ven', 'ta', 'na']],
  ['No la veo', ['la'], ['No ', 'la', ' veo']],
  ['la clase de la tarde', ['la', 'la'], ['', 'la', ' clase de ', 'la', ' tarde']],
  ['¿Y él?', ['ella'], ['¿Y él?']],
])('the forms of “%s” are marked: %j', (spanish, forms, parts) => {
  expect(markedParts({ spanish, forms })).toEqual(parts);
});

describe('a point is asked again', () => {
  const urgencyAfter = (count: number, days: number) => urgencyOf({ count, last: START }, START + days * DAY);

  test('at growing distance', () => {
    expect([urgencyAfter(1, 1), urgencyAfter(2, 3), urgencyAfter(3, 7), urgencyAfter(7, 180)]).toEqual([
      1, 1, 1, 1,
    ]);
    expect(urgencyAfter(2, 1)).toBeLessThan(1);
  });

  test('later than one whose rule was shown and that was never asked', () => {
    expect(urgencyOf(undefined, START)).toBeGreaterThan(urgencyAfter(1, 10_000));
  });

  test('by its questions and the forms of its verbs, in lessons and in Grammar Master', () => {
    const { questions, tables } = inputOf('a1-casa-3');
    const [question] = questions;
    const answer = { at: START, right: true };
    const asked = new Map([
      ['lesson', new Map([[question?.id ?? '', answer]])],
      ['grammar-master', new Map([[question?.id ?? '', { ...answer, at: START + 1 }]])],
      ['word-match', new Map([[question?.id ?? '', { ...answer, at: START + 2 }]])],
    ] as const);
    expect(askedPoints({ questions, tables }, asked).get(question?.point ?? '')).toEqual({
      count: 2,
      last: START + 1,
    });
  });
});

/** What a learner does next: a lesson of the course, finished or left after some steps, on a later day. */
const sittings = fc.array(
  fc.record({
    lesson: fc.constantFrom(...lessons),
    days: fc.nat({ max: 3 }),
    share: fc.double({ min: 0.2, max: 1, noNaN: true }),
    isRight: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);

it('shows a rule right before its first question, to every learner once, whatever lessons they play or leave', () => {
  fc.assert(
    fc.property(sittings, (script) => {
      let progress = noProgress;
      let now = START;
      let count = 0;
      const read = new Set<string>();
      const record = (facts: readonly Fact[]) => {
        progress = addActivity(
          progress,
          facts.map((fact): ActivityEvent => {
            count += 1;
            return { ...fact, id: `fact-${count}`, at: now, zone: 'Europe/Madrid' };
          }),
        );
      };
      for (const { lesson, days, share, isRight } of script) {
        now += days * DAY + 1000;
        const input = inputOf(lesson);
        const plan = planStop(input, {
          progress,
          seed: count,
          canListen: false,
          now,
          zone: 'Europe/Madrid',
          retention: 0.9,
        });
        const played = plan.steps.slice(0, Math.ceil(share * plan.steps.length));
        for (const [index, step] of played.entries()) {
          if (step.kind === 'point') {
            expect(read).not.toContain(step.point);
            expect(step.examples).toHaveLength(3);
            const next = plan.steps[index + 1];
            expect(next && isExercise(next) && next.explanation?.afterRight).toBe('shown');
            read.add(step.point);
            record([{ kind: 'rule.read', facts: { point: step.point } }]);
          } else if (isExercise(step) && step.kind === 'rule') {
            const point = input.questions.find(({ id }) => id === step.item)?.point;
            expect(read).toContain(point);
          }
        }
        if (played.length === plan.steps.length) {
          const asked = plan.steps.filter(isExercise);
          record([
            {
              kind: 'lesson.finished',
              facts: {
                lesson,
                right: isRight ? asked.length : 0,
                total: asked.length,
                seconds: 300,
                items: asked
                  .filter(({ kind }) => kind === 'rule' || kind === 'form')
                  .map(({ item }) => ({ id: item, right: isRight })),
              },
            },
          ]);
        }
      }
    }),
    { numRuns: 30 },
  );
}, 60_000);
