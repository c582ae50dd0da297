import type { ActivityEvent, Rating } from '#machines/learning/activity.types.ts';
import {
  startedByDay,
  startDaysOf,
  countInReview,
  wordsFromGames,
} from '#machines/learning/started-directions.rules.ts';
import { addDays, dayOf } from '#machines/learning/day.rules.ts';
import { figuresOf } from '#machines/learning/figures.rules.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import { scheduleOf } from '#machines/learning/schedule.rules.ts';
import { backlogOf, budgetOf, dueCountsOf, forecastOf, trickyCards } from '#machines/study/backlog.rules.ts';
import type { Backlog, Sitting } from '#machines/study/backlog.types.ts';
import { knownOf, meet, rate, started, type Round } from '#machines/study/review.rules.ts';
import type { AnyCard } from '#machines/types.ts';

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finished, studiedAt } from '../support/activity.ts';
import { cards } from '../support/cards.ts';
import { rated, sittingAfter, sittingOf, zone } from '../support/sitting.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 10, 3, 12);
const words: readonly AnyCard[] = cards(14);
const sitting = sittingOf(words, NOON);
const idOf = (index: number) => words[index]?.id ?? '';
const after = (...facts: ActivityEvent[]) => sittingAfter(sitting, facts);
const asked = ({ queue }: Backlog) =>
  queue.map(({ card, direction }) => `${words.indexOf(card)} ${direction}`);

describe('new words', () => {
  test('come up to the daily goal, less the directions begun today', () => {
    expect(backlogOf(sitting)).toMatchObject({ fresh: 10, left: 0, next: null });
    const begun = after(rated(4, NOON - MINUTE, idOf(0)), rated(4, NOON - DAY, idOf(1)));
    expect(backlogOf(begun).fresh).toBe(9);
    expect(budgetOf(begun)).toBe(9);
  });

  test('do not come at all once the goal is met, reverse directions included', () => {
    const facts = [0, 1, 2].map((index) => rated(4, NOON - 20 * DAY, idOf(index)));
    const known = after(...facts, ...[0, 1].map((index) => rated(4, NOON, idOf(index), 'en-es')));
    expect(backlogOf({ ...known, dailyGoal: 2 })).toMatchObject({ fresh: 0 });
  });

  test.each([
    ['recognised', true],
    ['mistaken', false],
  ])('%s in a game use up nothing and start no schedule', (_what, right) => {
    const played = after(finished(NOON - MINUTE, { cards: [{ id: idOf(3), right }] }, zone));
    expect(backlogOf({ ...played, dailyGoal: 3 })).toMatchObject({ fresh: 3, next: null });
    expect(scheduleOf(played.progress, idOf(3), 'es-en', 0.9)).toBeNull();
    expect(dueCountsOf(played).fromGames).toBe(right ? 0 : 1);
  });

  test('are met before they are asked, unless they were shown today', () => {
    const shown = after(studiedAt(NOON - MINUTE, idOf(0), zone), studiedAt(NOON - DAY, idOf(1), zone));
    const { queue } = backlogOf({ ...shown, dailyGoal: 3 });
    expect(queue.map(({ isToMeet }) => isToMeet)).toEqual([false, true, true]);
  });

  test('come in this order: those shown, reverse directions, further words', () => {
    const known = after(
      studiedAt(NOON - DAY, idOf(9), zone),
      rated(4, NOON - 2 * DAY, idOf(5)),
      rated(4, NOON - DAY, idOf(6)),
    );
    expect(asked(backlogOf({ ...known, dailyGoal: 4 }))).toEqual([
      '9 es-en',
      '5 en-es',
      '6 en-es',
      '0 es-en',
    ]);
  });

  test('are those of the chosen deck', () => {
    const played = after(finished(NOON, { cards: [{ id: idOf(3), right: false }] }, zone));
    expect(asked(backlogOf({ ...played, deck: 'games' }))).toEqual(['3 es-en']);
    expect(backlogOf({ ...played, deck: 'hard' }).queue).toEqual([]);
    expect(backlogOf({ ...played, deck: 'food-drinks' }).fresh).toBe(10);
    expect(backlogOf({ ...played, deck: 'easy' }).fresh).toBe(10);
  });
});

describe('the other direction of a word', () => {
  const known = idOf(0);
  const alone = { ...sitting, cards: words.slice(0, 1) };
  const backlogAfter = (facts: ActivityEvent[], now = NOON) =>
    asked(backlogOf({ ...alone, progress: addActivity(noProgress, facts), now }));

  test('begins on a later day, when the first has left its learning steps', () => {
    const learned = rated(4, NOON, known);
    expect(backlogAfter([learned], NOON + HOUR)).toEqual([]);
    expect(backlogAfter([learned], NOON + DAY)).toEqual(['0 en-es']);
    const learning = rated(3, NOON, known);
    expect(backlogAfter([learning], NOON + DAY)).toEqual(['0 es-en']);
  });

  test('does not begin on a day on which the first is due', () => {
    const learned = rated(4, NOON - 30 * DAY, known);
    expect(backlogAfter([learned])).toEqual(['0 es-en']);
    const recalled = rated(3, NOON, known);
    expect(backlogAfter([learned, recalled], NOON + HOUR)).toEqual([]);
  });

  test('waits until tomorrow if a game makes the first due again on the day it begins', () => {
    const begun = [rated(4, NOON - 2 * DAY, known), rated(4, NOON - HOUR, known, 'en-es')];
    const mistaken = finished(NOON - 30 * MINUTE, { cards: [{ id: idOf(0), right: false }] }, zone);
    const progress = addActivity(noProgress, [...begun, mistaken]);
    const backlog = backlogOf({ ...alone, progress });
    expect(backlog.queue).toEqual([]);
    expect(backlog.next && dayOf(backlog.next, zone)).toBe(addDays(dayOf(NOON, zone), 1));
    expect(forecastOf({ ...alone, progress }, 2)).toEqual([0, 1]);
    expect(asked(backlogOf({ ...alone, progress, now: NOON + DAY }))).toEqual(['0 es-en']);
  });

  test('is asked far from the first if both are due', () => {
    const facts = [0, 1, 2].flatMap((index) => [
      rated(4, NOON - 60 * DAY, idOf(index)),
      rated(4, NOON - 59 * DAY, idOf(index), 'en-es'),
    ]);
    const queue = asked(backlogOf({ ...after(...facts), dailyGoal: 0 }));
    const places = [0, 1, 2].map((word) =>
      queue.flatMap((due, at) => (due.startsWith(`${word} `) ? at : [])),
    );
    expect(places.map(([first = 0, second = 0]) => second - first)).toEqual([3, 3, 3]);
  });
});

describe('words wished for by id', () => {
  const only = [idOf(3), idOf(0), idOf(1), 'unknown'];
  const turns = ({ queue }: Backlog) =>
    queue.map(({ card, isPractice = false, isToMeet }) => [words.indexOf(card), isPractice, isToMeet]);

  test('are all asked, and no others: those that are due, new ones for today, the rest to practice', () => {
    const known = after(rated(4, NOON - 300 * DAY, idOf(1)), rated(4, NOON - MINUTE, idOf(0)));
    expect(turns(backlogOf({ ...known, only }))).toEqual([
      [1, false, false],
      [3, false, true],
      [0, true, false],
    ]);
    expect(turns(backlogOf({ ...known, only, dailyGoal: 1 }))).toEqual([
      [1, false, false],
      [0, true, false],
      [3, true, true],
    ]);
  });

  test('count as new only if they begin today, and practice moves no schedule', () => {
    const full = { ...after(rated(4, NOON - MINUTE, idOf(0))), only: [idOf(0), idOf(3)], dailyGoal: 1 };
    expect(backlogOf(full).fresh).toBe(0);
    const round = started(full, false);
    expect(round.total).toBe(2);
    const stamp = { askedAt: NOON, zone, retention: 0.9 as const, typed: null, isDrill: false };
    const first = rate(round, { ...stamp, id: 'a', rating: 1, now: NOON });
    expect(first?.event.kind).toBe('card.studied');
    const met = first && meet(first.round, { ...stamp, id: 'b', now: NOON });
    const second = met && rate(met.round, { ...stamp, id: 'c', rating: 3, now: NOON });
    expect([met?.event.kind, second?.event.kind]).toEqual(['card.studied', 'card.studied']);
    expect(second && scheduleOf(second.round.progress, idOf(3), 'es-en', 0.9)).toBeNull();
  });

  test('are asked once: the next sitting goes by the deck again, and unknown ids are none', () => {
    expect(started({ ...sitting, only }, false).only).toBeNull();
    expect(knownOf(words, only)).toEqual(only.slice(0, 3));
    expect(knownOf(words, ['unknown', 'own-1']), 'which may be the learner’s').toEqual(['own-1']);
    expect(knownOf(words, ['unknown', ''])).toEqual([]);
    expect(knownOf(words, null)).toBeNull();
  });
});

describe('what is due', () => {
  test('comes by its time, up to the cap, and what is left is counted', () => {
    const facts = words.map(({ id }, index) => rated(4, NOON - (60 + 12 * index) * DAY, id));
    const backlog = backlogOf({ ...after(...facts), cap: 4 });
    expect(asked(backlog)).toEqual(['13 es-en', '12 es-en', '11 es-en', '10 es-en']);
    expect(backlog).toMatchObject({ left: 10, fresh: 0 });
  });

  test('comes before what is new, and the next one is named', () => {
    const facts = [rated(4, NOON - 60 * DAY, idOf(5)), rated(1, NOON, idOf(6)), rated(3, NOON, idOf(7))];
    const backlog = backlogOf({ ...after(...facts), cap: 3 });
    expect(asked(backlog)).toEqual(['5 es-en', '0 es-en', '1 es-en']);
    expect(backlog).toMatchObject({ fresh: 2, left: 0, next: NOON + MINUTE });
  });

  test('is forecast by day, overdue cards today', () => {
    const facts = [rated(4, NOON - 60 * DAY, idOf(1)), rated(1, NOON, idOf(2)), rated(4, NOON, idOf(3))];
    const due = scheduleOf(addActivity(noProgress, facts), idOf(3), 'es-en', 0.9)?.due ?? 0;
    const ahead = Math.round((Date.parse(dayOf(due, zone)) - Date.parse(dayOf(NOON, zone))) / DAY);
    const forecast = forecastOf(after(...facts), 30);
    expect(forecast[0]).toBe(2);
    expect(forecast[ahead]).toBe(1);
    expect(forecast.reduce((sum, count) => sum + count, 0)).toBe(3);
    const counts = dueCountsOf({ ...after(...facts), deck: 'hard' });
    expect(counts).toMatchObject({ tomorrow: 2, forecast: forecast.slice(0, 14) });
  });

  test('is drilled if it was forgotten eight times or more, most often first', () => {
    const facts = [7, 8, 9].flatMap((count, index) => forgotten(count, idOf(index)));
    const later = after(...facts);
    expect(trickyCards(later).map(({ card }) => words.indexOf(card))).toEqual([2, 1]);
    expect(dueCountsOf(later).tricky).toBe(2);
  });
});

/** What a learner does on a day: how many cards they answer, how well, how often they come, games in between. */
const dayPlan = fc.record({
  hours: fc.array(fc.integer({ min: 0, max: 19 }), { maxLength: 3 }),
  ratings: fc.array(fc.constantFrom<Rating>(1, 2, 3, 3, 3, 4), { minLength: 1, maxLength: 12 }),
  patience: fc.integer({ min: 1, max: 30 }),
  mistakes: fc.array(fc.nat({ max: 13 }), { maxLength: 3 }),
  goal: fc.constantFrom(5, 10),
});

describe('over random logs of 30 days', () => {
  const plans = fc.array(dayPlan, { minLength: 30, maxLength: 30 });

  test('a review keeps its promises', () => {
    fc.assert(
      fc.property(plans, (days) => {
        let progress = noProgress;
        for (const [index, plan] of days.entries()) {
          const dawn = Date.UTC(2026, 10, 3 + index, 4, 30);
          for (const hour of plan.hours.toSorted((one, other) => one - other)) {
            const now = dawn + hour * HOUR;
            const input = { ...sitting, progress, dailyGoal: plan.goal, now };
            progress = sit(input, plan.ratings, plan.patience);
            checkDay(progress, now, plan.goal);
          }
          const cardsPlayed = plan.mistakes.map((word) => ({ id: idOf(word), right: false }));
          progress = addActivity(progress, [finished(dawn + 20 * HOUR, { cards: cardsPlayed }, zone)]);
        }
        for (const word of wordsFromGames(progress)) expect(startDaysOf(progress, word)).toEqual({});
      }),
      { numRuns: 12 },
    );
  });
});

/** One sitting by the rules of the machine: meets, answers, may be ended early. Returns the progress after it. */
function sit(input: Sitting, ratings: readonly Rating[], patience: number): Progress {
  const begun = started(input, false);
  const total = begun.queue.length;
  let round: Round = begun;
  let { now } = input;
  for (let step = 0; round.current && step < patience; step += 1) {
    const stamp = { id: `${now} ${step}`, now, askedAt: now, zone };
    const rating = ratings[step % ratings.length] ?? 3;
    const next = round.current.isToMeet
      ? meet(round, stamp)
      : rate(round, { ...stamp, rating, retention: 0.9, typed: null, isDrill: false });
    if (!next) break;
    ({ round } = next);
    expect(round.queue.length).toBeLessThanOrEqual(total);
    now += 5000;
  }
  const isDone = round.current === null && total < input.cap;
  const left = { ...input, progress: round.progress, now };
  expect(isDone ? stillDue(left) : [], 'nothing else is due').toEqual([]);
  return round.progress;
}

/** What is asked at `now`, and just before the next card or the next day is due. */
function stillDue(left: Sitting): string[] {
  const end = backlogOf(left);
  const tomorrow = Date.parse(`${addDays(dayOf(left.now, zone), 1)}T04:00:00Z`);
  const later = backlogOf({ ...left, now: Math.min(end.next ?? Infinity, tomorrow) - 1 });
  return [...asked(end), ...asked(later)];
}

function checkDay(progress: Progress, now: number, goal: number): void {
  const today = dayOf(now, zone);
  const begun = startedByDay(progress).get(today) ?? 0;
  expect(begun, 'directions begun in a day').toBeLessThanOrEqual(goal);
  const answered = progress.days.get(today)?.rated ?? new Set<string>();
  for (const { id } of words) {
    const days = startDaysOf(progress, id);
    const isNew = days['es-en'] === today || days['en-es'] === today;
    const both = answered.has(`${id} es-en`) && answered.has(`${id} en-es`);
    expect(isNew && both, `both directions of ${id} on the day one is new`).toBe(false);
  }
  const figures = figuresOf(progress, today, goal);
  expect(figures.todayLearned).toBe(begun);
  expect(figures.inReview).toBe(countInReview(progress));
  const scheduled = words.flatMap(({ id }) =>
    (['es-en', 'en-es'] as const).filter((direction) => scheduleOf(progress, id, direction, 0.9)),
  );
  expect(figures.inReview, 'in review are directions with a schedule').toBe(scheduled.length);
}

/** A card learned and then forgotten, `count` times. */
function forgotten(count: number, card: string): ActivityEvent[] {
  return Array.from({ length: count }, (_unused, index) => [
    rated(4, NOON - (200 - 20 * index) * DAY, card),
    rated(1, NOON - (190 - 20 * index) * DAY, card),
  ]).flat();
}
