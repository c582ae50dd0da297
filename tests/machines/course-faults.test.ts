import { isExercise } from '#machines/course/exercises.rules.ts';
import type { CourseUnit } from '#machines/course/course.types.ts';
import type { LessonInput } from '#machines/course/lesson-input.types.ts';
import { planStop } from '#machines/course/lesson-plan.rules.ts';
import { courseProgressOf, plannedStop, unitProgress } from '#machines/course/course-progress.rules.ts';
import type { Fact } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import { scheduleOf } from '#machines/learning/schedule.rules.ts';
import { countWords, metOn } from '#machines/learning/word-counts.rules.ts';
import { ratingXp, stopXp } from '#machines/learning/xp.rules.ts';
import { reviewQueueOf } from '#machines/study/review-queue.rules.ts';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadLessonInput } from '../../src/services/lesson-input.ts';
import { smallCourse } from '../support/course.ts';
import { Life, luckOf } from '../support/daily-life.ts';
import { lessonProblems, requestOf } from '../support/lesson-plan-checks.ts';
import { ownFactsOf, ownId } from '../support/own-cards.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 11, 1, 12);
const TODAY = '2026-12-01';
const FIRST = 'a1-hola-1';

let first: LessonInput;
let second: LessonInput;

beforeAll(async () => {
  [first, second] = [await inputOf(FIRST), await inputOf('a1-familia-2')];
});

/** A learner who recalls everything, at noon. */
const learner = (units?: readonly CourseUnit[], progress = noProgress) => {
  const life = new Life({ now: NOON, luck: luckOf(1), recall: 1, ...(units && { units }) });
  life.progress = progress;
  return life;
};

function playNext(life: Life): string {
  const { nextStop } = life.plan();
  if (!nextStop) throw new Error('The course is finished');
  life.play(nextStop);
  return nextStop.id;
}

function stateOf(units: readonly CourseUnit[], progress: Progress, id: string) {
  const stop = courseProgressOf(units, progress).stops.find((one) => one.id === id);
  if (!stop) throw new Error(`No stop ${id}`);
  return { state: stop.state, fresh: plannedStop(stop, units, progress).fresh };
}

const wordsIn = (id: string, units = smallCourse) =>
  units.flatMap(({ lessons }) => lessons).find((lesson) => lesson.id === id)?.cards ?? [];

async function inputOf(stop: string): Promise<LessonInput> {
  const input = await loadLessonInput(stop);
  if (!input) throw new Error(`No stop ${stop}`);
  return input;
}

function introductionsIn(progress: Progress) {
  const { steps } = planStop(first, { ...requestOf('none', true, 1), progress });
  return {
    met: steps.flatMap((step) => (step.kind === 'meet' ? step : [])),
    asked: new Set(steps.flatMap((step) => (isExercise(step) ? step.cards : []))),
  };
}

const progressAfter = (...facts: readonly Fact[]) =>
  addActivity(
    noProgress,
    facts.map((fact, index) => ({
      ...fact,
      id: `fact ${index}`,
      at: NOON - DAY + index,
      zone: 'Europe/London',
    })),
  );
const addedInStory = (card: string): Fact => ({ kind: 'card.studied', facts: { card, milliseconds: 0 } });
const browsed = (card: string): Fact => ({ kind: 'card.studied', facts: { card, milliseconds: 4000 } });

describe('a goal changed after the day’s lesson', () => {
  test('offers another lesson while words of the new goal are left, and keeps the words met', () => {
    const life = learner();
    playNext(life);
    const { tomorrow, nextStop } = life.plan();
    for (const [dailyGoal, another] of [
      [20, nextStop],
      [6, null],
      [5, null],
      [10, nextStop],
    ] as const) {
      life.dailyGoal = dailyGoal;
      expect(life.plan()).toMatchObject({ dailyGoal, met: 6, tomorrow, another, course: { isDone: true } });
      expect(life.plan().review.isDone).toBe(true);
    }
  });
});

describe('a unit with too few sentences', () => {
  const request = requestOf('none', true, 1);

  test.each([0, 1, 5])('such as %i has lessons that introduce and ask every word by the rules', (count) => {
    const input = { ...second, sentences: second.sentences.slice(0, count), replies: [] };
    const plan = planStop(input, request);
    expect(lessonProblems(plan, input, request)).toEqual([]);
    expect(plan.steps.filter(({ kind }) => kind === 'meet')).toHaveLength(second.cards.length);
  });

  test('and none of grammar has lessons that lack nothing else', () => {
    const input = { ...second, sentences: [], replies: [], points: [], questions: [], tables: [] };
    const plan = planStop(input, request);
    expect(lessonProblems(plan, input, request)).toEqual(['no grammar']);
  });
});

describe('a course that changed under a log', () => {
  test('forgets a lesson that vanished, not what it taught and paid', () => {
    const life = learner(smallCourse);
    playNext(life);
    const { xp } = life.progress;
    life.recordFact({
      kind: 'lesson.finished',
      facts: { lesson: 'a1-gone-9', right: 10, total: 12, seconds: 60 },
    });
    expect(life.progress.xp).toBe(xp + stopXp('a1-gone-9', 10, TODAY));
    expect(life.plan()).toMatchObject({ nextStop: { id: 'a1-uno-2' }, course: { stop: { id: 'a1-uno-1' } } });
    const shorter = smallCourse.map((unit, index) =>
      index === 0 ? { ...unit, lessons: unit.lessons.slice(1) } : unit,
    );
    const after = learner(shorter, life.progress);
    expect(after.plan()).toMatchObject({ nextStop: { id: 'a1-uno-2' }, met: 2, course: { isDone: false } });
  });

  test('has a moved word in its new unit, with its schedule, and doesn’t count it as new', () => {
    const life = learner(smallCourse);
    playNext(life);
    life.now += DAY;
    life.review();
    const [moved = ''] = wordsIn('a1-uno-1');
    const { progress, now } = life;
    const schedule = scheduleOf(progress, moved, 'en-es', 0.9);
    const units = withWordIn('a2-tres-1', moved);
    const after = learner(units, progress);
    after.now = now + 30 * DAY;
    expect(stateOf(units, progress, 'a1-uno-1')).toEqual({ state: 'done', fresh: 0 });
    expect(stateOf(units, progress, 'a2-tres-1')).toEqual({ state: 'open', fresh: 2 });
    const figures = units.map((unit) => unitProgress(unit, courseProgressOf(units, progress), progress).met);
    expect(figures).toEqual([1, 0, 1]);
    expect(scheduleOf(after.progress, moved, 'en-es', 0.9)).toEqual(schedule);
    const turn = reviewQueueOf(after.reviewInput()).turns.find(({ card }) => card.id === moved);
    expect(turn).toMatchObject({ isToMeet: false, schedule: { card: moved } });
  });

  test('leaves a lesson done that gets another word, and says that it has a new one', () => {
    const life = learner(smallCourse);
    playNext(life);
    const [later = ''] = wordsIn('a2-tres-1');
    const units = withWordIn('a1-uno-1', later);
    expect(stateOf(units, life.progress, 'a1-uno-1')).toEqual({ state: 'done', fresh: 1 });
    expect(learner(units, life.progress).plan().nextStop?.id).toBe('a1-uno-2');
  });

  /** The small course with a word in this lesson instead of its own. */
  function withWordIn(lesson: string, word: string): CourseUnit[] {
    return smallCourse.map((unit) => {
      const lessons = unit.lessons.map(({ id, cards }) => {
        const others = cards.filter((card) => card !== word);
        return { id, cards: id === lesson ? [...others, word] : others };
      });
      return { ...unit, lessons, cards: lessons.flatMap(({ cards }) => cards) };
    });
  }
});

test('a lesson finished on two devices is paid once, by the better result, and counts each word once', () => {
  const logs = fc.tuple(fc.nat(12), fc.nat(12)).chain((rights) => {
    const facts = rights.flatMap((right, device) => playedOn(device, right));
    return fc.tuple(fc.constant(rights), fc.shuffledSubarray(facts, { minLength: facts.length }));
  });
  fc.assert(
    fc.property(logs, fc.nat(10), ([rights, mixed], cut) => {
      const progress = addActivity(addActivity(noProgress, mixed.slice(0, cut)), mixed.slice(cut));
      const paid = Math.max(...rights.map((right) => stopXp('a1-uno-1', right, TODAY)));
      expect(progress.xp).toBe(paid + 2 * ratingXp(TODAY));
      expect(metOn(progress, TODAY)).toBe(2);
      expect(countWords(progress)).toMatchObject({ met: 2, inReview: 2, kept: 0 });
      const life = learner(smallCourse, progress);
      life.now += 600_000;
      expect(life.plan()).toMatchObject({ nextStop: { id: 'a1-uno-2' }, met: 2, review: { isDone: true } });
    }),
  );

  /** What a device records of the lesson, a minute after the other. */
  function playedOn(device: number, right: number) {
    const stamp = (fact: number) => ({
      id: `device ${device} fact ${fact}`,
      at: NOON + 60_000 * device + 1000 * fact,
      zone: 'Europe/London',
    });
    const words = wordsIn('a1-uno-1').flatMap((card, index) => {
      const answer = { card, direction: 'en-es', rating: 3, milliseconds: 3000, source: 'lesson' } as const;
      return [
        { ...stamp(2 * index), ...addedInStory(card) },
        { ...stamp(2 * index + 1), kind: 'card.rated' as const, facts: answer },
      ];
    });
    const facts = { lesson: 'a1-uno-1', right, total: 12, seconds: 60 };
    return [...words, { ...stamp(4), kind: 'lesson.finished' as const, facts }];
  }
});

test('after the clock is set back a day the course continues, and lessons stay done when it’s right again', () => {
  const life = learner(smallCourse);
  expect(playNext(life)).toBe('a1-uno-1');
  life.now -= DAY;
  expect(playNext(life)).toBe('a1-uno-2');
  expect(life.plan()).toMatchObject({
    nextStop: { id: 'a1-uno-reading' },
    course: { stop: { id: 'a1-uno-2' }, isDone: true },
    met: 2,
  });
  life.now = NOON + DAY;
  expect(life.plan()).toMatchObject({ nextStop: { id: 'a1-uno-reading' }, review: { due: 4, fresh: 0 } });
  expect(countWords(life.progress).met).toBe(4);
});

describe('a word met before its lesson', () => {
  test('in a story, where it was added, is asked there and not introduced', () => {
    const [word] = first.cards.map(({ id }) => id);
    const { met, asked } = introductionsIn(progressAfter(addedInStory(word ?? '')));
    expect(met.map(({ card }) => card.id)).toEqual(first.cards.slice(1).map(({ id }) => id));
    expect(asked).toContain(word);
  });

  test('in a story is introduced again by review only until its lesson is done', () => {
    const [, word = ''] = wordsIn('a1-uno-1');
    const life = learner(smallCourse, progressAfter(addedInStory(word)));
    const turnOf = () => reviewQueueOf(life.reviewInput()).turns.find(({ card }) => card.id === word);
    expect(turnOf()).toMatchObject({ isToMeet: true });
    expect(life.plan().nextStop).toMatchObject({ id: 'a1-uno-1', fresh: 1 });
    playNext(life);
    life.now += DAY;
    expect(turnOf()).toMatchObject({ isToMeet: false });
    expect(countWords(life.progress).met).toBe(2);
  });

  test('among the flashcards is introduced as a word met, not as a new one', () => {
    const [word, ...others] = first.cards.map(({ id }) => id);
    const { met } = introductionsIn(progressAfter(browsed(word ?? '')));
    expect(met.map(({ card, isMet }) => [card.id, isMet])).toEqual([
      [word, true],
      ...others.map((id) => [id, false]),
    ]);
  });
});

test('an own word equal to one of the course is a word of its own, and its lesson introduces the other', () => {
  const [same] = first.cards;
  if (!same) throw new Error('No card');
  const made: Fact = { kind: 'card.made', facts: { ...ownFactsOf(1, same.spanish), english: same.english } };
  const known = progressAfter(made, browsed(ownId(1)));
  expect(introductionsIn(known).met).toMatchObject(
    first.cards.map(({ id }) => ({ card: { id }, isMet: false })),
  );
  const life = learner(undefined, known);
  const asked = () => reviewQueueOf(life.reviewInput()).turns.map(({ card }) => card.id);
  expect(asked()).toEqual([ownId(1)]);
  playNext(life);
  life.now += DAY;
  expect(new Set(asked())).toEqual(new Set([ownId(1), ...first.cards.map(({ id }) => id)]));
  life.recordFact({ kind: 'card.dropped', facts: { card: ownId(1) } });
  expect(new Set(asked())).toEqual(new Set(first.cards.map(({ id }) => id)));
  expect(countWords(life.progress).met).toBe(6);
});

describe('a learner placed at B1', () => {
  const placedAt = (life: Life, unit: string) => {
    life.now += 60_000;
    life.recordFact({ kind: 'course.placed', facts: { unit } });
  };

  test('who goes back to A1 finds its lessons open, with the words they knew in practice', () => {
    const life = learner();
    placedAt(life, 'b1-hola');
    expect(life.plan()).toMatchObject({ nextStop: { id: 'b1-hola-1' }, review: { checks: 5 } });
    life.review();
    expect(playNext(life)).toBe('b1-hola-1');
    const checked = countWords(life.progress).inReview;
    placedAt(life, 'a1-hola');
    expect(courseProgressOf(life.units, life.progress).stops.some(({ state }) => state === 'passed')).toBe(
      false,
    );
    expect(stateOf(life.units, life.progress, 'b1-hola-1').state).toBe('done');
    expect(life.plan()).toMatchObject({ nextStop: { id: FIRST, fresh: 1 }, review: { checks: 0 } });
    expect(countWords(life.progress).inReview).toBe(checked);
    expect([playNext(life), life.plan().nextStop?.id]).toEqual([FIRST, 'a1-hola-2']);
  });

  test('a B1 learner who repeats a lesson of A1 continues at B1', () => {
    const life = learner();
    placedAt(life, 'b1-hola');
    const lesson = courseProgressOf(life.units, life.progress).stops.find(({ id }) => id === FIRST);
    if (!lesson) throw new Error('No lesson');
    life.play(lesson);
    expect(life.plan().nextStop?.id).toBe('b1-hola-1');
  });
});
