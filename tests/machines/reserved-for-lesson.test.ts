import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { startedByDay } from '#machines/learning/started-directions.rules.ts';
import { dayOf } from '#machines/learning/day.rules.ts';
import { backlogOf, forecastOf } from '#machines/study/backlog.rules.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lessonFinished, storyRead, studiedAt } from '../support/activity.ts';
import { cards } from '../support/cards.ts';
import { rated, sittingAfter, sittingOf, zone } from '../support/sitting.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 20, 12);
const OF_A_LESSON = 6;
const words = cards(40);

const fact: fc.Arbitrary<ActivityEvent> = fc
  .record({
    at: fc.integer({ min: NOON - 20 * DAY, max: NOON }),
    what: fc.constantFrom('lesson' as const, 'story' as const, 'rating' as const, 'rating' as const),
    word: fc.integer({ min: 0, max: words.length - 1 }),
    rating: fc.constantFrom(1 as const, 3 as const, 4 as const),
  })
  .map(({ at, what, word, rating }) => {
    if (what === 'lesson') return lessonFinished(at, {}, zone);
    if (what === 'story') return storyRead(at, {}, zone);
    return rated(rating, at, words[word]?.id ?? '');
  });
const logs = fc.array(fact, { maxLength: 20 });
const goals = fc.integer({ min: 0, max: 25 });

test('words and goal are kept for the lesson of the day only while it can be done', () => {
  const seen = { kept: 0, paused: 0, done: 0 };
  fc.assert(
    fc.property(logs, goals, (log, dailyGoal) => {
      const facts = log.toSorted((one, other) => one.at - other.at);
      const input = { ...sittingAfter(sittingOf(words, NOON), facts), dailyGoal };
      const { progress } = input;
      const today = dayOf(NOON, zone);
      const left = Math.max(0, dailyGoal - (startedByDay(progress).get(today) ?? 0));
      const all = backlogOf({ ...input, isLessonNext: false }).fresh;
      const lessons = facts.filter(({ kind, at }) => kind === 'lesson.finished' && at > NOON - 7 * DAY);
      const isDone = facts.some(
        ({ kind, at }) => (kind === 'lesson.finished' || kind === 'story.read') && dayOf(at, zone) === today,
      );
      expect(all, 'no lesson is next').toBeLessThanOrEqual(left);
      const isReserved = lessons.length > 0 && !isDone;
      const { queue, fresh: review } = backlogOf({ ...input, isLessonNext: true });
      const offered = new Set(queue.map(({ card }) => card.id));
      const next = words.filter(({ id }) => !progress.cards.has(id)).slice(0, OF_A_LESSON);
      const taken = next.filter(({ id }) => offered.has(id));
      const isWithin = review === 0 || review + OF_A_LESSON <= left;
      expect(isReserved ? isWithin && taken.length === 0 : review === all).toBe(true);
      expect(review).toBeLessThanOrEqual(all);
      if (isDone) seen.done += 1;
      else if (!isReserved) seen.paused += 1;
      else if (review < all) seen.kept += 1;
    }),
    { numRuns: 500 },
  );
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(10);
});

describe('words of a lesson', () => {
  const [first, second] = words.map((card) => ({ ...card, lesson: 'a1-hola-1' }));
  const [one, two] = [first?.id ?? '', second?.id ?? ''];
  const taught = (now: number, ...facts: readonly ActivityEvent[]) =>
    sittingAfter(
      sittingOf(
        words.map((card) => ({ ...card, lesson: 'a1-hola-1' })),
        now,
      ),
      facts,
    );
  const lesson = lessonFinished(NOON - DAY, { lesson: 'a1-hola-1' }, zone);
  const asked = (input: ReturnType<typeof taught>) =>
    backlogOf(input).queue.map(({ card, direction, isToMeet }) => [card.id, direction, isToMeet]);

  test('are asked without being met again once it is finished', () => {
    const met = studiedAt(NOON - DAY, one, zone);
    expect(asked({ ...taught(NOON, met, lesson), dailyGoal: 1 })).toEqual([[one, 'es-en', false]]);
    expect(asked({ ...taught(NOON, met), dailyGoal: 1 })).toEqual([[one, 'es-en', true]]);
  });

  test('come as far as the daily goal allows, whatever is kept for the next one', () => {
    const met = [studiedAt(NOON - DAY, one, zone), studiedAt(NOON - DAY, two, zone)];
    const input = { ...taught(NOON, ...met, lesson), dailyGoal: OF_A_LESSON };
    expect(asked(input).map(([id]) => id)).toEqual([one, two]);
  });

  test('are understood before they are said again', () => {
    const said = rated(3, NOON - DAY, one, 'en-es');
    const input = { ...taught(NOON, said, lesson), dailyGoal: OF_A_LESSON };
    expect(asked(input)).toEqual([[one, 'es-en', false]]);
    expect(forecastOf(input, 2)).toEqual([0, 1]);
    const understood = rated(4, NOON, one);
    const nextDay = { ...taught(NOON + DAY, said, lesson, understood), dailyGoal: OF_A_LESSON };
    expect(asked(nextDay)).toEqual([[one, 'en-es', false]]);
    const forgotten = rated(1, NOON, one);
    expect(asked({ ...nextDay, ...taught(NOON + DAY, said, lesson, forgotten), dailyGoal: 6 })).toEqual([
      [one, 'es-en', false],
    ]);
  });

  test('are said where the daily goal leaves no room to understand them first', () => {
    const said = rated(3, NOON - DAY, one, 'en-es');
    expect(asked({ ...taught(NOON, said, lesson), dailyGoal: 0 })).toEqual([[one, 'en-es', false]]);
  });
});
