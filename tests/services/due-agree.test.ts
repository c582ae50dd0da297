import { dueOn, reminderAt } from '#machines/account/reminders.rules.ts';
import { addDays } from '#machines/learning/day.rules.ts';
import type { ActivityEvent, Fact, Rating } from '#machines/learning/activity.types.ts';
import { ownCardsOf } from '#machines/learning/own-cards.rules.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import type { IndexedCard } from '#machines/types.ts';
import { wordsOf } from '#machines/study/paseo.rules.ts';
import { reviewMachine } from '#machines/study/review.machine.ts';
import { planOf } from '#machines/study/today.rules.ts';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { countDue } from '../../src/actors/day.ts';
import { courseIndex, courseUnits } from '../../src/content/course-index.ts';
import { inCourseOrder } from '../../src/content/course.ts';
import { countDay } from '../../src/services/day.ts';
import { countPlan } from '../../src/services/reminders.ts';
import * as due from '../../src/services/due.ts';
import { cards as allCards } from '../support/content-files.ts';
import { ownFactsOf, ownId } from '../support/own-cards.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 26, 12);
const rules = { retention: 0.9, zone: 'UTC', dailyGoal: 5, cap: 3 } as const;
const deck = 'everything';
const cards = inCourseOrder(allCards);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
});

const step = fc.record({
  hours: fc.integer({ min: 1, max: 30 }),
  number: fc.integer({ min: 1, max: 12 }),
  isOwn: fc.boolean(),
  direction: fc.constantFrom('es-en' as const, 'es-en' as const, 'en-es' as const),
  rating: fc.constantFrom<Rating>(1, 3, 3, 4),
  isDrop: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
});

/** Logs up to now with own cards, rated beside Camino's and sometimes dropped. */
const logs = fc.array(step, { minLength: 1, maxLength: 40 }).map((steps) => {
  let at = NOON - steps.reduce((sum, { hours }) => sum + hours, 0) * HOUR;
  const made = new Set<string>();
  return steps.flatMap(({ hours, number, isOwn, direction, rating, isDrop }, index): ActivityEvent[] => {
    at += hours * HOUR;
    const card = isOwn ? ownId(number) : (courseIndex[number]?.id ?? '');
    const facts: Fact[] = [];
    if (isOwn && !made.has(card)) facts.push({ kind: 'card.made', facts: ownFactsOf(number) });
    if (isOwn && isDrop && made.delete(card)) facts.push({ kind: 'card.dropped', facts: { card } });
    else {
      if (isOwn) made.add(card);
      const rated = { card, direction, rating, milliseconds: 1000, source: 'review' as const };
      facts.push({ kind: 'card.rated', facts: rated });
    }
    return facts.map((fact, part) => ({
      ...fact,
      id: `${index}-${part}`,
      at: at - 1000 + part,
      zone: 'UTC',
    }));
  });
});

const moment = { at: NOON - 480 * HOUR, zone: 'UTC' };
/** With an own card that was rated twenty days ago. */
const ownDue: readonly ActivityEvent[] = [
  { ...moment, id: 'made', kind: 'card.made', facts: ownFactsOf(1) },
  {
    ...moment,
    id: 'rated',
    kind: 'card.rated',
    facts: { card: ownId(1), direction: 'es-en', rating: 3, milliseconds: 1000, source: 'review' },
  },
];

const signal = () => new AbortController().signal;

/** Words asked before, in a review of all decks. */
async function reviewedOf(progress: Progress) {
  const input = { log: progress, rules, habits: { isTyped: false, buttons: 2 as const } };
  const loadCourse = fromPromise<readonly IndexedCard[]>(async () => courseIndex);
  const review = createActor(reviewMachine.provide({ actors: { loadCourse, countDue } }), { input }).start();
  await waitFor(review, (state) => state.matches({ preparing: 'ready' }));
  const { dueCounts } = review.getSnapshot().context;
  review.send({ type: 'review.started', now: NOON });
  const { queue } = review.getSnapshot().context;
  review.stop();
  return {
    left: dueCounts?.reviewQueue.left ?? 0,
    asked: queue.filter(({ isToMeet, isCheck }) => !isToMeet && !isCheck),
  };
}

test('badge, Today, review and Paseo show the same number, and the notification what’s due by tonight', async () => {
  let owned = 0;
  await fc.assert(
    fc.asyncProperty(logs, async (facts) => {
      const progress = addActivity(noProgress, facts);
      const queueInput = { ...rules, progress, cards: courseIndex, deck } as const;
      const badge = await countPlan({ progress, rules, hour: 12 }, signal());
      const day = planOf(progress, rules, await countDay(queueInput, signal()), courseUnits);
      const review = await reviewedOf(progress);
      const walk = wordsOf({
        ...(await due.countDue(queueInput, signal())),
        words: [...cards, ...ownCardsOf(progress)],
      });
      expect(day.review.due + day.review.left, 'Today').toBe(badge.due);
      expect(review.asked.length + review.left, 'review').toBe(badge.due);
      expect(
        walk.map(({ id }) => id),
        'Paseo',
      ).toEqual([...new Set(review.asked.map(({ card }) => card.id))]);
      const tonight = badge.plan.forecast[0] ?? 0;
      expect(tonight, 'the profile').toBe(day.forecast[0]);
      const tomorrow = addDays(badge.plan.day, 1);
      expect(dueOn(badge.plan, tomorrow), 'tomorrow').toBe(Math.max(tonight, day.tomorrow));
      expect(reminderAt({ ...badge.plan, studied: null }, null, NOON)?.due ?? 0).toBe(tonight);
      expect(tonight - badge.due, 'what comes back in minutes').toBeGreaterThanOrEqual(0);
      owned += review.asked.filter(({ card }) => card.category === 'own').length;
    }),
    { numRuns: 15, examples: [[[...ownDue]]] },
  );
  expect(owned).toBeGreaterThan(0);
});
