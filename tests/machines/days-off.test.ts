import { spanErrors, spanText, weekError, weekNote } from '#machines/account/days-off-form.rules.ts';
import type { ActivityEvent, Fact, Rating, WeekdayPlan } from '#machines/learning/activity.types.ts';
import { addDays, dayOf } from '#machines/learning/day.rules.ts';
import { firstDayNotFree, isFreeDay, spansOf } from '#machines/learning/days-off.rules.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import { dueDayOf, scheduleOf } from '#machines/learning/schedule.rules.ts';
import { bestStreakOf, streakOf } from '#machines/learning/streaks-and-mastery.rules.ts';
import { progressIn, snapshotText } from '#machines/learning/snapshot.rules.ts';
import { reviewQueueOf } from '#machines/study/review-queue.rules.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cards } from '../support/cards.ts';
import { inputAfter, reviewInput } from '../support/review-input.ts';

const zone = 'Europe/London';
const DAY = 86_400_000;
const FROM = Date.UTC(2027, 0, 4, 12);
const names = ['nouns-la-casa', 'nouns-el-gato', 'verbs-hablar', 'food-drinks-el-pan', 'own-x'];
const sundays: readonly WeekdayPlan[] = ['normal', 'normal', 'normal', 'normal', 'normal', 'normal', 'free'];

const noneFree: readonly WeekdayPlan[] = sundays.map(() => 'normal');

const answers = fc.record({
  wait: fc.integer({ min: 0, max: 4 * DAY }),
  card: fc.constantFrom(...names),
  rating: fc.constantFrom<Rating[]>(1, 2, 3, 4),
});
const spans = fc.record({
  wait: fc.integer({ min: 0, max: DAY }),
  ahead: fc.integer({ min: 0, max: 20 }),
  length: fc.integer({ min: 1, max: 28 }),
  isFree: fc.boolean(),
});
const weeks = fc.record({
  wait: fc.integer({ min: 0, max: DAY }),
  weekdays: fc
    .array(fc.constantFrom<WeekdayPlan[]>('normal', 'light', 'free'), { minLength: 7, maxLength: 7 })
    .filter((week) => weekError(week) === ''),
});
const logs = fc
  .array(fc.oneof({ arbitrary: answers, weight: 6 }, spans, weeks), { minLength: 1, maxLength: 50 })
  .map((steps) => {
    let at = FROM;
    return steps.map(({ wait, ...step }, index) => {
      at += wait;
      const today = dayOf(at, zone);
      if ('card' in step) return event(index, at, rated(step.card, step.rating));
      if ('weekdays' in step)
        return event(index, at, { kind: 'week.planned', facts: { weekdays: step.weekdays } });
      const from = addDays(today, step.ahead);
      return event(index, at, freed(from, addDays(from, step.length - 1), step.isFree));
    });
  });

describe('days off', () => {
  test('have no cards from their day on, and each card still has one day within a year and a span', () => {
    fc.assert(
      fc.property(logs, (log) => {
        const progress = addActivity(noProgress, log);
        const today = dayOf(log.at(-1)?.at ?? 0, zone);
        for (const [card, day] of daysIn(progress)) {
          expect(day >= today && isFreeDay(progress, day), card).toBe(false);
          const last = progress.cards.get(card)?.at(-1)?.day ?? '';
          expect(day > last && day <= addDays(last, 470)).toBe(true);
        }
        expect([...daysIn(progress).keys()].toSorted()).toEqual([...progress.cards.keys()].toSorted());
      }),
    );
  });

  test('lead to the same days on two devices, whichever fact comes first, and after a reload', () => {
    const orders = fc.array(fc.nat(), { minLength: 50, maxLength: 50 });
    fc.assert(
      fc.property(logs, orders, fc.integer({ min: 1, max: 9 }), (log, order, size) => {
        forget();
        const one = daysIn(addActivity(noProgress, log));
        forget();
        const mixed = log
          .map((fact, index) => ({ fact, place: order[index] ?? 0 }))
          .toSorted((fact, other) => fact.place - other.place)
          .map(({ fact }) => fact);
        let progress = noProgress;
        while (mixed.length > 0) {
          progress = addActivity(progress, mixed.splice(0, size));
          daysIn(progress);
        }
        expect(daysIn(progress)).toEqual(one);
        forget();
        expect(daysIn(progressIn(snapshotText(progress)))).toEqual(one);
      }),
    );
  });

  test('of a year lose no word: what was due on them comes at the latest on the first day that isn’t free', () => {
    let progress = addActivity(noProgress, [
      event(0, FROM, { kind: 'week.planned', facts: { weekdays: sundays } }),
    ]);
    let count = 1;
    let asked = 0;
    for (let index = 0; index < 365; index += 1) {
      const today = addDays('2027-01-04', index);
      const facts: ActivityEvent[] = [];
      const add = (fact: Fact) => {
        count += 1;
        facts.push(event(count, FROM + index * DAY + 1000 * facts.length, fact));
      };
      if (index === 60) add(freed(addDays(today, 5), addDays(today, 18), true));
      if (index === 200) add(freed(today, addDays(today, 6), true));
      progress = addActivity(progress, facts.splice(0));
      const due = [...daysIn(progress)].filter(([, day]) => day <= today);
      const isFree = isFreeDay(progress, today);
      expect(isFree && due.some(([, day]) => day === today)).toBe(false);
      if (isFree) continue;
      for (const [card, day] of due) {
        expect(firstDayNotFree(progress, day), `${card} was due on ${day}`).toBe(today);
        asked += 1;
        add(rated(card, asked % 9 === 0 ? 1 : 3));
      }
      if (index < 200) add(rated(`nouns-${index}`, 4));
      progress = addActivity(progress, facts);
    }
    expect(daysIn(progress).size).toBeGreaterThan(150);
    expect(asked).toBeGreaterThan(600);
  });

  test('across a change of clocks are as empty as others', () => {
    const early = Date.UTC(2027, 2, 10, 4, 10);
    const log = Array.from({ length: 60 }, (_card, index) =>
      event(index, early + index * (DAY / 4), rated(`nouns-${index}`, 4)),
    );
    const span = event(99, early - DAY, freed('2027-03-24', '2027-03-30', true));
    const days = [...daysIn(addActivity(noProgress, [...log, span])).values()];
    expect(days.filter((day) => day >= '2027-03-24' && day <= '2027-03-30')).toEqual([]);
    expect(days.filter((day) => day > '2027-03-30').length).toBeGreaterThan(10);
  });

  test('that are given back let the words come as if they had never been free', () => {
    const log = [event(0, FROM, rated('nouns-la-casa', 4)), event(1, FROM + 1, rated('verbs-hablar', 3))];
    const before = daysIn(addActivity(noProgress, log));
    const taken = event(2, FROM + 2, freed('2027-01-05', '2027-01-20', true));
    const given = event(3, FROM + 3, freed('2027-01-05', '2027-01-20', false));
    const away = daysIn(addActivity(noProgress, [...log, taken]));
    expect([...away.values()].every((day) => day > '2027-01-20')).toBe(true);
    expect(daysIn(addActivity(noProgress, [...log, taken, given]))).toEqual(before);
  });

  test('on weekdays can be taken back on the same day, too', () => {
    const log = [event(0, FROM, rated('nouns-la-casa', 4)), event(1, FROM + 1, rated('verbs-hablar', 3))];
    const before = daysIn(addActivity(noProgress, log));
    const plan = (number: number, kind: WeekdayPlan): ActivityEvent =>
      event(number, FROM + number, {
        kind: 'week.planned',
        facts: { weekdays: [...Array.from({ length: 6 }, () => kind), 'normal'] },
      });
    const away = daysIn(addActivity(noProgress, [...log, plan(2, 'free')]));
    expect(away).not.toEqual(before);
    expect(daysIn(addActivity(noProgress, [...log, plan(2, 'free'), plan(3, 'normal')]))).toEqual(before);
  });

  test('on weekdays can be taken back later: what they moved goes back unless answered since', () => {
    const plan = (weekdays: readonly WeekdayPlan[]): Fact => ({ kind: 'week.planned', facts: { weekdays } });
    let moved = 0;
    fc.assert(
      fc.property(logs, weeks, weeks, logs, fc.nat(12), (log, { weekdays }, other, later, wait) => {
        const planned = (log.at(-1)?.at ?? FROM) + 1;
        const taken = planned + wait * DAY + 2;
        const on = dayOf(taken, zone);
        const progress = addActivity(noProgress, log);
        const week = progress.weeks.at(-1)?.facts.weekdays ?? noneFree;
        const before = daysIn(progress);
        const freer = [weekdays, other.weekdays].map((one) =>
          one.map((kind, day): WeekdayPlan => (week[day] === 'free' ? 'free' : kind)),
        );
        fc.pre(freer.every((one) => weekError(one) === ''));
        const given = later
          .filter((one) => one.kind === 'card.rated' && one.at - FROM < wait * DAY)
          .map((one, index) => ({ ...one, id: `later-${index}`, at: planned + one.at - FROM }));
        const facts = [
          ...log,
          ...freer.map((one, index) => event(100 + index, planned + index, plan(one))),
          ...given,
        ];
        const away = daysIn(addActivity(noProgress, facts));
        forget();
        const after = daysIn(addActivity(noProgress, [...facts, event(102, taken, plan(week))]));
        const answered = new Set(given.map((one) => (one.kind === 'card.rated' ? one.facts.card : '')));
        for (const [card, day] of before) {
          const meanwhile = away.get(card) ?? '';
          if (answered.has(card) || day < on || meanwhile < on) continue;
          if (meanwhile !== day) moved += 1;
          expect(after.get(card), card).toBe(day);
        }
        for (const [card, day] of after)
          expect(
            day >= on && isFreeDay(addActivity(progress, [event(102, taken, plan(week))]), day),
            card,
          ).toBe(false);
      }),
      { numRuns: 300 },
    );
    expect(moved).toBeGreaterThan(5);
  });

  test('begin no new words on the two days before them', () => {
    const input = reviewInput(cards(9), FROM);
    const span = event(0, FROM, freed('2027-01-08', '2027-01-12', true));
    const { progress } = inputAfter(input, [span]);
    const freshOn = (day: number) => {
      const now = Date.UTC(2027, 0, day, 12);
      return reviewQueueOf({ ...input, progress, deck: 'food-drinks', dailyGoal: 5, now }).fresh;
    };
    expect([5, 6, 7, 8, 13].map(freshOn)).toEqual([5, 0, 0, 5, 5]);
  });
});

describe('a streak', () => {
  const studied = (days: readonly string[]) =>
    days.map((day, index) => event(50 + index, Date.parse(`${day}T12:00Z`), rated('nouns-la-casa', 3)));
  const streakIn = (facts: readonly ActivityEvent[], today: string) => {
    const progress = addActivity(noProgress, facts);
    return [streakOf(progress, today), bestStreakOf(progress)];
  };

  test('passes over two free weekdays of a week, but not over a third', () => {
    const week = (free: number) =>
      sundays.map((_plan, weekday): WeekdayPlan => (weekday >= 7 - free ? 'free' : 'normal'));
    const plan = (free: number) => event(0, FROM, { kind: 'week.planned', facts: { weekdays: week(free) } });
    const days = ['2027-01-04', '2027-01-05', '2027-01-06', '2027-01-07', '2027-01-08', '2027-01-11'];
    expect(streakIn(studied(days), '2027-01-11')).toEqual([1, 5]);
    expect(streakIn([plan(2), ...studied(days)], '2027-01-11')).toEqual([6, 6]);
    const withoutFriday = days.filter((day) => day !== '2027-01-08');
    expect(streakIn([plan(3), ...studied(withoutFriday)], '2027-01-11')).toEqual([1, 4]);
  });

  test('passes over a span that was set by its first day, not over one set afterwards', () => {
    const days = ['2027-01-04', '2027-01-10'];
    const span = freed('2027-01-05', '2027-01-09', true);
    expect(streakIn([event(0, FROM, span), ...studied(days)], '2027-01-10')).toEqual([2, 2]);
    expect(streakIn([event(0, FROM + 3 * DAY, span), ...studied(days)], '2027-01-10')).toEqual([1, 1]);
    expect(streakIn([event(0, FROM, span), ...studied(['2027-01-04'])], '2027-01-09')).toEqual([1, 1]);
    expect(streakIn([event(0, FROM, span), ...studied(['2027-01-04'])], '2027-01-11')).toEqual([0, 1]);
  });

  test('passes over 28 days of spans a year', () => {
    const first = event(0, FROM, freed('2027-01-05', '2027-01-31', true));
    const second = event(1, FROM, freed('2027-02-02', '2027-02-03', true));
    const days = ['2027-01-04', '2027-02-01', '2027-02-04'];
    expect(streakIn([first, second, ...studied(days)], '2027-02-04')).toEqual([1, 2]);
    const oneDay = event(1, FROM, freed('2027-02-02', '2027-02-02', true));
    expect(streakIn([first, oneDay, ...studied([...days.slice(0, 2), '2027-02-03'])], '2027-02-03')).toEqual([
      3, 3,
    ]);
  });
});

describe('the form', () => {
  const { freed: taken } = addActivity(noProgress, [
    event(0, FROM, freed('2027-07-05', '2027-07-18', true)),
    event(1, FROM, freed('2027-12-24', '2027-12-31', true)),
  ]);

  test.each([
    ['', '', { from: 'Choose the first free day.' }],
    ['2027-03-01', '', { to: 'Choose the last free day.' }],
    ['2027-02-30', '2027-03-02', { from: 'Choose the first free day.' }],
    ['2027-01-03', '2027-01-09', { from: 'This day has passed. Choose today or a later day.' }],
    ['2027-03-09', '2027-03-08', { to: 'The last day is before the first one.' }],
    ['2027-07-18', '2027-07-19', { from: 'July 18 is free already. Choose days that aren’t.' }],
    [
      '2027-03-01',
      '2027-03-29',
      {
        to: 'That’s 29 days. You can take 28 a year. If you’re away for longer, your words wait for you all the same.',
      },
    ],
    [
      '2027-03-01',
      '2027-03-07',
      {
        to: 'That would make 29 days in 2027. You can take 28 a year. If you’re away for longer, your words wait for you all the same.',
      },
    ],
    ['2027-03-01', '2027-03-06', {}],
    ['2027-01-04', '2027-01-04', {}],
    ['2028-02-28', '2028-03-20', {}],
  ])('answers %s to %s', (from, to, errors) => {
    expect(spanErrors({ from, to }, '2027-01-04', { freed: taken })).toEqual(errors);
  });

  test('names spans', () => {
    expect(spansOf({ freed: taken }).map(spanText)).toEqual([
      'July 5 to July 18, 2027',
      'December 24 to December 31, 2027',
    ]);
    expect(spanText({ from: '2027-12-30', to: '2028-01-02' })).toBe('December 30, 2027 to January 2, 2028');
    expect(spanText({ from: '2027-12-30', to: '2027-12-30' })).toBe('December 30, 2027');
  });

  test('says what free weekdays mean', () => {
    expect(weekError(sundays.map(() => 'free'))).toBe('Leave at least one day that isn’t free.');
    expect(weekNote(sundays)).toBe('A free weekday keeps your streak.');
    expect(weekNote(['free', 'free', ...sundays.slice(2)])).toMatch(/^The first 2 free weekdays/);
  });
});

/** Makes the rules replay the next log from its start. */
function forget(): void {
  daysIn(addActivity(noProgress, [event(0, 0, rated('other', 3))]));
}

function daysIn(progress: Progress): Map<string, string> {
  const days = [...progress.cards.keys()].toSorted().flatMap((card): [string, string][] => {
    const schedule = scheduleOf(progress, card, 'es-en', 0.9);
    return schedule ? [[card, dueDayOf(schedule, zone)]] : [];
  });
  return new Map(days);
}

function rated(card: string, rating: Rating): Fact {
  return {
    kind: 'card.rated',
    facts: { card, direction: 'es-en', rating, milliseconds: 2000, source: 'review' },
  };
}

function freed(from: string, to: string, isFree: boolean): Fact {
  return { kind: 'days.freed', facts: { from, to, isFree } };
}

function event(number: number, at: number, fact: Fact): ActivityEvent {
  return { ...fact, id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`, at, zone };
}
