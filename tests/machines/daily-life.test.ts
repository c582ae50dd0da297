import { CHECKS_A_DAY } from '#machines/constants.ts';
import { courseProgressOf } from '#machines/course/course-progress.rules.ts';
import { levelFiguresOf } from '#machines/course/level-figures.rules.ts';
import { dayOf } from '#machines/learning/day.rules.ts';
import { figuresOf } from '#machines/learning/figures.rules.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import { ownCardsOf } from '#machines/learning/own-cards.rules.ts';
import { startDaysOf } from '#machines/learning/started-directions.rules.ts';
import { countWords } from '#machines/learning/word-counts.rules.ts';
import type { Due } from '#machines/study/review-queue.types.ts';
import type { Plan } from '#machines/study/today.rules.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { courseUnits } from '../../src/content/course-index.ts';
import { Life, luckOf } from '../support/daily-life.ts';
import { ownFactsOf } from '../support/own-cards.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const zone = 'Europe/London';
/** Before the night in which summer time begins. */
const DAWN = Date.UTC(2027, 2, 10, 4);
/** Per answer in review. */
const SECONDS = 6;
const MONTH = 30;
const WEEK = 7;
const SLOW = { timeout: 600_000 };
const units = courseUnits.slice(0, 3);
const words = units.flatMap(({ cards }) => cards);

const word = fc.nat(words.length - 1).map((index) => words[index] ?? '');
const act = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'review' as const, patience: Infinity }) },
  fc.record({ kind: fc.constant('review' as const), patience: fc.integer({ min: 1, max: 12 }) }),
  { weight: 3, arbitrary: fc.constant({ kind: 'stop' as const }) },
  fc.record({ kind: fc.constant('other stop' as const), at: fc.nat(40) }),
  fc.record({ kind: fc.constant('deck' as const), deck: fc.constantFrom('nouns', 'verbs', 'own', 'games') }),
  fc.record({ kind: fc.constant('browse' as const), words: fc.array(word, { maxLength: 8 }) }),
  fc.record({
    kind: fc.constant('game' as const),
    words: fc.array(word, { maxLength: 4 }),
    right: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('own' as const), number: fc.nat(30) }),
  fc.record({ kind: fc.constant('goal' as const), goal: fc.constantFrom(5, 10, 20) }),
  fc.record({ kind: fc.constant('place' as const), unit: fc.nat(units.length - 1) }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

const day = fc.record({
  hour: fc.integer({ min: 0, max: 18 }),
  acts: fc.array(act, { maxLength: 4 }),
});
const month = fc.record({
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  days: fc.array(day, { minLength: 30, maxLength: 30 }),
});

function lived(life: Life, one: Act, onTurn?: (due: Due) => void): void {
  life.now += 60_000;
  switch (one.kind) {
    case 'review':
      return life.review('everything', one.patience, onTurn);
    case 'deck':
      return life.review(one.deck as 'nouns', 15);
    case 'stop': {
      const { nextStop } = life.plan();
      return nextStop ? life.play(nextStop) : undefined;
    }
    case 'other stop': {
      const { stops } = courseProgressOf(units, life.progress);
      const stop = stops[one.at % stops.length];
      return stop && life.play(stop);
    }
    case 'browse':
      return one.words.forEach((each) => life.browse(each));
    case 'game': {
      const cards = one.words.map((id) => ({ id, right: one.right }));
      const result = {
        game: 'vocabulary-challenge',
        difficulty: 'easy',
        right: 0,
        total: 10,
        seconds: 60,
      } as const;
      return life.recordFact({ kind: 'game.finished', facts: { ...result, cards } });
    }
    case 'own':
      return life.recordFact({ kind: 'card.made', facts: ownFactsOf(one.number) });
    case 'goal':
      life.dailyGoal = one.goal;
      return;
    default:
      life.recordFact({ kind: 'course.placed', facts: { unit: units[one.unit]?.id ?? '' } });
  }
}

/** Lives a month, each day from its own hour on. */
function live(
  { seed, days }: typeof month extends fc.Arbitrary<infer One> ? One : never,
  { onMorning, onAct }: { onMorning?: (life: Life) => void; onAct?: (life: Life, one: Act) => void },
): Life {
  const life = new Life({ now: DAWN, zone, luck: luckOf(seed), units });
  for (const [index, { hour, acts }] of days.entries()) {
    life.now = DAWN + index * DAY + hour * HOUR;
    onMorning?.(life);
    for (const one of acts) (onAct ?? lived)(life, one);
  }
  return life;
}

const wordsOf = ({ review: { due, fresh, left } }: Plan) => due + fresh + left;

describe.each([
  // Always the same three: others may see too little.
  { learners: 3, options: { numRuns: 3, seed: 7 }, tags: [] },
  { learners: 100, options: { numRuns: 100 }, tags: ['long'] },
])('over 30 random days of $learners learners', ({ learners, options, tags }) => {
  test(
    'tomorrow brings as many words as announced, and a day that is done stays done',
    { ...SLOW, tags },
    () => {
      let promised: number | null = null;
      let kept = 0;
      fc.assert(
        fc.property(month, (days) => {
          promised = null;
          live(days, {
            onMorning: (life) => {
              expect(wordsOf(life.plan())).toBe(promised ?? 0);
              if (promised) kept += 1;
              promised = life.plan().tomorrow;
            },
            onAct: (life, one) => {
              lived(life, one);
              const plan = life.plan();
              promised = plan.tomorrow;
              const { met, inReview } = countWords(life.progress);
              const others = ownCardsOf(life.progress).length + CHECKS_A_DAY;
              expect(plan.tomorrow, 'tomorrow asks words in review').toBeLessThanOrEqual(inReview + others);
              expect(inReview).toBeLessThanOrEqual(met);
              const { now } = life;
              life.now += 30 * 60_000;
              const isSameDay = dayOf(life.now, zone) === dayOf(now, zone);
              const isBack = plan.review.isDone && isSameDay && !life.plan().review.isDone;
              expect(isBack, 'what is done comes back').toBe(false);
              life.now = now;
            },
          });
        }),
        options,
      );
      expect(kept).toBeGreaterThan(5 * learners);
    },
  );

  test(
    'review begins no word of the course, and asks each word in one direction a day',
    { ...SLOW, tags },
    () => {
      let begun = 0;
      fc.assert(
        fc.property(month, (days) => {
          live(days, {
            onAct: (life, one) =>
              lived(life, one, ({ card, direction, isCheck }) => {
                const others = life.progress.cards.get(card.id) ?? [];
                const isOther = others.some(
                  (answer) =>
                    answer.day === dayOf(life.now, zone) && answer.direction !== direction && !answer.isGame,
                );
                expect(isOther, `${card.id} in both directions`).toBe(false);
                if (card.category === 'own' || isCheck) return;
                const isTaught = life.progress.shown.has(card.id);
                const isBegun = Object.keys(startDaysOf(life.progress, card.id)).length > 0;
                expect(isTaught || isBegun, `${card.id} begins in review`).toBe(true);
                if (!isBegun) begun += 1;
              }),
          });
        }),
        options,
      );
      expect(begun, 'words taught by lessons do begin').toBeGreaterThan(2 * learners);
    },
  );

  test('done stops were played; stops that a test or the start covers are passed', { ...SLOW, tags }, () => {
    const seen = { done: 0, passed: 0, open: 0 };
    fc.assert(
      fc.property(month, (days) => {
        const { progress, facts } = live(days, {});
        const played = new Set(
          facts.flatMap((fact) => {
            if (fact.kind === 'story.read') return `${fact.facts.story}-reading`;
            return fact.kind === 'lesson.finished' ? fact.facts.lesson : [];
          }),
        );
        for (const { id, state } of courseProgressOf(units, progress).stops) {
          expect(state === 'done' && !played.has(id), `${id} was not played`).toBe(false);
          seen[state] += 1;
        }
      }),
      options,
    );
    for (const [state, count] of Object.entries(seen)) expect(count, state).toBeGreaterThan(2 * learners);
  });

  test('all screens count the same words', { ...SLOW, tags }, () => {
    fc.assert(
      fc.property(month, (days) => {
        const life = live(days, {});
        const { progress } = life;
        const today = dayOf(life.now, zone);
        const figures = figuresOf(progress, today, life.dailyGoal);
        const all = countWords(progress);
        const own = countWords(
          progress,
          [...progress.met.keys()].filter((id) => id.startsWith('own-')),
        );
        const levels = levelFiguresOf(units, progress);
        const sumOf = (name: 'met' | 'inReview' | 'kept' | 'mastered') =>
          levels.reduce((sum, row) => sum + row[name], own[name]);
        expect({
          met: sumOf('met'),
          inReview: sumOf('inReview'),
          kept: sumOf('kept'),
          mastered: sumOf('mastered'),
        }).toEqual(all);
        const { totalCards: met, inReview, keptCards: kept, masteredCards: mastered } = figures;
        expect({ met, inReview, kept, mastered }).toEqual(all);
        expect(figures.todayLearned).toBe(life.plan().met);
        expect(all.met >= all.inReview && all.inReview >= all.kept && all.kept >= all.mastered).toBe(true);
        expect(figures.mastery.reduce((sum, row) => sum + row.met, own.met)).toBe(all.met);
      }),
      options,
    );
  });
});

describe('a learner who does what Today says', () => {
  const whole = (seed: number, dailyGoal: number, recall: number) =>
    new Life({ now: DAWN, zone, luck: luckOf(seed), dailyGoal, recall });

  /** Plays a lesson or a test, and the reading if it's next. Returns whether there was one. */
  function playNext(life: Life): boolean {
    const { course, another, nextStop } = life.plan();
    const stop = course?.isDone || course?.isFailed ? another : course?.stop;
    if (nextStop?.kind === 'reading') life.play(nextStop);
    if (stop) life.play(stop);
    return stop !== null && stop !== undefined;
  }

  describe.each([
    { dailyGoal: 5, recall: 0.85, tags: [] },
    { dailyGoal: 10, recall: 0.8, tags: ['long'] },
    { dailyGoal: 10, recall: 0.88, tags: ['long'] },
    { dailyGoal: 20, recall: 0.9, tags: ['long'] },
  ])('with a goal of $dailyGoal and $recall recalled', ({ dailyGoal, recall, tags }) => {
    test(
      'reviews at most 60 % of each day in the first month, six minutes in two weeks, and then little by little more',
      { ...SLOW, tags },
      () => {
        const life = whole(dailyGoal, dailyGoal, recall);
        const reviews: number[] = [];
        for (let index = 0; index < MONTH + WEEK; index += 1) {
          life.now = DAWN + index * DAY + 4 * HOUR;
          const before = { ...life.answers };
          if (life.plan().isCourseFirst) playNext(life);
          while (!life.plan().review.isDone) life.review();
          for (let stop = 0; stop < 6; stop += 1) if (!playNext(life)) break;
          const review = life.answers.review - before.review;
          const course = life.answers.course - before.course;
          const said = `day ${index + 1}: ${review} of review, ${course} of the course`;
          const most = index < MONTH ? 1.5 * course : 1.5 * Math.max(...reviews.slice(-WEEK));
          expect(review, said).toBeLessThanOrEqual(most);
          const isEarly = index < 2 * WEEK && dailyGoal <= 10;
          expect(isEarly && review * SECONDS > 360, said).toBe(false);
          reviews.push(review);
        }
        expect(reviews.reduce((sum, review) => sum + review)).toBeGreaterThan(300);
      },
    );
  });

  test('meets a word in a lesson and is asked for it on the next day, not before', () => {
    const life = whole(1, 10, 1);
    const first = life.plan().nextStop;
    if (!first) throw new Error('No lesson');
    life.play(first);
    const taught = new Set(life.progress.shown.keys());
    const asked = (progress: Progress, now: number) => {
      const later = whole(1, 10, 1);
      [later.progress, later.now] = [progress, now];
      return wordsOf(later.plan());
    };
    expect(asked(life.progress, life.now + 8 * HOUR)).toBe(0);
    expect(life.plan().tomorrow).toBe(taught.size);
    expect(asked(life.progress, life.now + DAY)).toBe(taught.size);
  });

  test('is offered another lesson until the words of the goal are met', () => {
    const life = whole(1, 10, 1);
    expect(life.plan().another).toBeNull();
    playNext(life);
    expect(life.plan()).toMatchObject({ met: 6, another: { kind: 'lesson' } });
    playNext(life);
    expect(life.plan()).toMatchObject({ met: 12, another: null });
  });
});
