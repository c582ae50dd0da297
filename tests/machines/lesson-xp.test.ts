import { isUnderstood, storyResultOf, xpFor } from '#machines/course/reading.rules.ts';
import { planStop } from '#machines/course/lesson-plan.rules.ts';
import type { LessonInput } from '#machines/course/lesson-input.types.ts';
import {
  afterAnswer,
  afterKnowing,
  afterMeeting,
  afterStep,
  earnedXp,
  exerciseOf,
  meetingOf,
  newRun,
  resultOf,
  type Context,
} from '#machines/course/lesson-run.rules.ts';
import type { ActivityEvent, Fact } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { loadLessonInput } from '../../src/services/lesson-input.ts';
import { rightDraft } from '../support/course-days.ts';

const NOON = Date.UTC(2026, 11, 1, 12);
const HOUR = 3_600_000;
const stops = ['a1-hola-1', 'a1-hola-2', 'a1-hola-checkpoint', 'a1-hola-dictation'] as const;
const inputs = new Map<string, LessonInput>();

beforeAll(async () => {
  for (const stop of stops) {
    const input = await loadLessonInput(stop);
    if (input) inputs.set(stop, input);
  }
});

/** What the learner does at a step: 0 knows the word or nothing, 1 answers wrong, else right. */
type Choices = readonly number[];

function playedAt(input: LessonInput, progress: Progress, now: number, choices: Choices): [Context, Fact[]] {
  const request = {
    stop: input.stop,
    seed: now,
    canListen: true,
    now,
    zone: 'Europe/London',
    retention: 0.9,
  } as const;
  const plan = planStop(input, { ...request, progress });
  const context: Context = {
    ...newRun(plan, request),
    ...request,
    plan,
    rules: { praise: 0, tick: 0 },
    couldListenAtStart: true,
    address: '',
  };
  const facts: Fact[] = [];
  for (let step = 0; context.queue.length > 0; step += 1) {
    const choice = choices[step % choices.length] ?? 2;
    const exercise = exerciseOf(context);
    const draft = !exercise || choice === 0 ? [] : choice === 1 ? ['xyz'] : rightDraft(exercise);
    const next = exercise
      ? afterAnswer(context, now, draft)
      : meetingOf(context)?.kind === 'meet' && choice === 0
        ? afterKnowing(context, now)
        : afterMeeting(context, now);
    Object.assign(context, next);
    facts.push(...context.facts);
    if (exercise) Object.assign(context, afterStep(context, now));
  }
  if (context.outcomes.length > 0) facts.push({ kind: 'lesson.finished', facts: resultOf(context) });
  return [context, facts];
}

it('shows at the end of a lesson, test or dictation the XP that it adds to the log', () => {
  const run = fc.record({
    stop: fc.constantFrom(...stops),
    hours: fc.constantFrom(0, 1, 20),
    choices: fc.array(fc.nat(3), { minLength: 1, maxLength: 7 }),
    reviewed: fc.array(fc.nat(11), { maxLength: 3 }),
  });
  const again = { stop: stops[0], hours: 0 as const, choices: [2], reviewed: [] };
  let repeated = 0;
  fc.assert(
    fc.property(fc.array(run, { minLength: 1, maxLength: 5 }), (runs) => {
      let progress = noProgress;
      let now = NOON;
      let count = 0;
      const add = (facts: readonly Fact[]) => {
        const events = facts.map((fact) => {
          count += 1;
          return { ...fact, id: `fact-${count}`, at: now, zone: 'Europe/London' } as ActivityEvent;
        });
        progress = addActivity(progress, events);
      };
      for (const { stop, hours, choices, reviewed } of runs) {
        const input = inputs.get(stop);
        if (!input) throw new Error(`There is no ${stop}.`);
        now += hours * HOUR;
        const words = reviewed.flatMap((place) => input.others[place]?.id ?? []);
        add(
          words.map((card) => ({
            kind: 'card.rated',
            facts: { card, direction: 'en-es', rating: 3, milliseconds: 4000, source: 'review' },
          })),
        );
        const [context, facts] = playedAt(input, progress, now, choices);
        const before = progress.xp;
        add(facts);
        expect(earnedXp(context)).toBe(progress.xp - before);
        if (context.plan?.paid.stop !== 0) repeated += 1;
      }
    }),
    { numRuns: 20, examples: [[[again, again]]] },
  );
  expect(repeated).toBeGreaterThan(0);
});

it('shows at the end of a reading the XP that it adds to the log', () => {
  const zone = 'Europe/London';
  const run = fc.record({
    unit: fc.constantFrom('a1-hola', 'a1-familia'),
    hours: fc.constantFrom(0, 1, 20),
    right: fc.nat(4),
  });
  const shown = new Set<number>();
  fc.assert(
    fc.property(fc.array(run, { minLength: 1, maxLength: 8 }), (runs) => {
      let progress = noProgress;
      let now = Date.UTC(2026, 10, 26, 12);
      for (const [index, { unit, hours, right }] of runs.entries()) {
        now += hours * HOUR;
        const answers = Array.from({ length: 4 }, (_each, at) => ({ chosen: '', right: at < right }));
        const result = storyResultOf({ unit, answers, startedAt: now }, now);
        const xp = xpFor({ log: progress, zone }, result, now);
        const before = progress.xp;
        if (isUnderstood(result)) {
          const fact = { kind: 'story.read', id: `fact-${index}`, at: now, zone, facts: result } as const;
          progress = addActivity(progress, [fact]);
        }
        expect(xp).toBe(progress.xp - before);
        shown.add(xp);
      }
    }),
  );
  expect([...shown].toSorted((one, other) => one - other)).toEqual([0, 15, 40]);
});
