import { lessonScope, numberedCourse } from '#machines/course/lesson-input.rules.ts';
import { planStop } from '#machines/course/lesson-plan.rules.ts';
import type { LessonInput } from '#machines/course/lesson-input.types.ts';
import type { Step } from '#machines/course/lesson.types.ts';
import { isExercise, isGrammar } from '#machines/course/exercises.rules.ts';
import { askedPoints, markedParts, pointLessons, urgencyOf } from '#machines/course/points.rules.ts';
import type { ActivityEvent, Fact } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { courseUnits } from '../../src/content/course-index.ts';
import points from '../../src/content/points.ts';
import { pointAsked } from '../support/asked-point.ts';
import { loadLessonInput } from '../../src/services/lesson-input.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 23, 12);
const course = numberedCourse(courseUnits);
const lessons = courseUnits.slice(0, 3).flatMap((unit) => unit.lessons.map(({ id }) => id));
let inputs: ReadonlyMap<string, LessonInput>;

beforeAll(async () => {
  const loaded = await Promise.all(lessons.map((stop) => loadLessonInput(stop)));
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
    const { questions, tables, transforms, mistakes } = inputOf('a1-casa-3');
    const [question] = questions;
    const answer = { at: START, right: true };
    const asked = new Map([
      ['lesson', new Map([[question?.id ?? '', answer]])],
      ['grammar-master', new Map([[question?.id ?? '', { ...answer, at: START + 1 }]])],
      ['word-match', new Map([[question?.id ?? '', { ...answer, at: START + 2 }]])],
    ] as const);
    expect(
      askedPoints({ questions, tables, transforms, mistakes }, asked).get(question?.point ?? ''),
    ).toEqual({
      count: 2,
      last: START + 1,
    });
  });
});

/** A learner's next action: a lesson of the course, finished or left after some steps, on a later day. */
const scripts = fc.array(
  fc.record({
    lesson: fc.constantFrom(...lessons),
    days: fc.nat({ max: 3 }),
    share: fc.double({ min: 0.2, max: 1, noNaN: true }),
    isRight: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);

/** A learner's device; facts count at once. */
class Device {
  progress = noProgress;
  now = START;
  count = 0;

  record(fact: Fact): void {
    this.count += 1;
    const event: ActivityEvent = { ...fact, id: `fact-${this.count}`, at: this.now, zone: 'Europe/Madrid' };
    this.progress = addActivity(this.progress, [event]);
  }

  plan(input: LessonInput): readonly Step[] {
    const { progress, count: seed, now } = this;
    const request = { progress, seed, now, canListen: false, zone: 'Europe/Madrid', retention: 0.9 } as const;
    return planStop(input, request).steps;
  }
}

/** Broken rules of the steps for a learner who has read these rules. */
function problemsIn(steps: readonly Step[], input: LessonInput, read: ReadonlySet<string>): string[] {
  return steps.flatMap((step, index) => {
    if (step.kind === 'point') {
      const next = steps[index + 1];
      const isExplained = next && isExercise(next) && next.explanation?.afterRight === 'shown';
      return [
        ...(read.has(step.point) ? [`${step.point} is shown twice`] : []),
        ...(step.examples.length === 3 ? [] : [`${step.point} has ${step.examples.length} examples`]),
        ...(isExplained ? [] : [`${step.point} is not asked next, or not explained`]),
      ];
    }
    const point = pointAsked(step, input);
    if (point === undefined) return [];
    const before = steps.slice(0, index);
    const isShown = read.has(point) || before.some((one) => one.kind === 'point' && one.point === point);
    return isShown ? [] : [`${point} is asked and was never shown`];
  });
}

describe.each([
  { runs: 10, tags: [] },
  { runs: 60, tags: ['long'] },
])('whatever lessons learners play or leave, $runs times', ({ runs, tags }) => {
  it('shows a rule right before its first question, once to every learner', { tags }, () => {
    fc.assert(
      fc.property(scripts, (script) => {
        const device = new Device();
        const problems: string[] = [];
        for (const { lesson, days, share, isRight } of script) {
          device.now += days * DAY + 1000;
          const input = inputOf(lesson);
          const steps = device.plan(input);
          const played = steps.slice(0, Math.ceil(share * steps.length));
          problems.push(...problemsIn(steps, input, device.progress.rules));
          for (const step of played)
            if (step.kind === 'point') device.record({ kind: 'rule.read', facts: { point: step.point } });
          const items = steps.flatMap((step) =>
            isExercise(step) && isGrammar(step) ? { id: step.item, right: isRight } : [],
          );
          const result = { lesson, right: isRight ? 12 : 0, total: 12, seconds: 300, items };
          if (played.length === steps.length) device.record({ kind: 'lesson.finished', facts: result });
        }
        expect(problems).toEqual([]);
      }),
      { numRuns: runs },
    );
  });
});
