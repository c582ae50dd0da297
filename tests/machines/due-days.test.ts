import type { ActivityEvent, Rating } from '#machines/learning/activity.types.ts';
import { addDays, dayDistance, dayOf } from '#machines/learning/day.rules.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import {
  dueDayOf,
  intervalsOf,
  prepareSchedules,
  scheduleOf,
  type Schedule,
} from '#machines/learning/schedule.rules.ts';
import { progressIn, snapshotText } from '#machines/learning/snapshot.rules.ts';
import { directions } from '#machines/learning/started-directions.rules.ts';
import type { Direction } from '#machines/types.ts';
import * as fc from 'fast-check';
import { get_fuzz_range } from 'ts-fsrs';
import { expect, test } from 'vitest';
import { steadyDays } from '../support/steady-learner.ts';

const zone = 'Europe/London';
const DAY = 86_400_000;
const FROM = Date.UTC(2026, 10, 28);
const names = [
  'nouns-la-casa',
  'nouns-el-gato',
  'verbs-hablar',
  'food-drinks-el-pan',
  'own-x',
  'time-days-hoy',
];

interface Step {
  card: string;
  direction: Direction;
  rating: Rating;
  wait: number;
}

const steps = fc.array(
  fc.record({
    card: fc.constantFrom(...names),
    direction: fc.constantFrom<Direction[]>('es-en', 'en-es'),
    rating: fc.constantFrom<Rating[]>(1, 2, 3, 4),
    wait: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: DAY }), fc.integer({ min: 0, max: 9 * DAY })),
  }),
  { minLength: 1, maxLength: 60 },
);

/** Cards paused and resumed at times among those of the steps. */
const pauses = fc
  .array(
    fc.record({
      card: fc.constantFrom(...names),
      isPaused: fc.boolean(),
      at: fc.integer({ min: FROM - 30 * DAY, max: FROM + 60 * DAY }),
    }),
    { maxLength: 8 },
  )
  .map((all) => all.map(({ card, isPaused, at }, index) => pauseOf(card, isPaused, at, index)));

test('the same log gives the same days, in whatever order and portions its facts come', () => {
  const orders = fc.array(fc.nat(), { minLength: 68, maxLength: 68 });
  const portions = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(steps, pauses, orders, portions, (all, some, order, sizes) => {
      const facts = [...factsOf(all, FROM - 30 * DAY), ...some];
      forget();
      const once = daysIn(addActivity(noProgress, facts));
      forget();
      const shuffled = facts
        .map((fact, index) => ({ fact, place: order[index] ?? 0 }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ fact }) => fact);
      let progress = noProgress;
      for (let index = 0; shuffled.length > 0; index += 1) {
        progress = addActivity(progress, shuffled.splice(0, sizes[index % sizes.length] ?? 1));
        daysIn(progress);
      }
      expect(daysIn(progress)).toEqual(once);
      forget();
      const copy = progressIn(snapshotText(progress));
      const work = prepareSchedules(copy, 0.9);
      while (!work.next().done);
      expect(daysIn(copy)).toEqual(once);
    }),
  );
});

test('a paused card keeps its day, and the others come as if it weren’t there', () => {
  fc.assert(
    fc.property(steps, pauses, (all, some) => {
      const [paused = ''] = names;
      const facts = factsOf(all, FROM);
      const others = facts.filter((fact) => fact.kind === 'card.rated' && fact.facts.card !== paused);
      const pause = pauseOf(paused, true, FROM - 1);
      const daysOf = (log: readonly ActivityEvent[]) =>
        [...daysIn(addActivity(noProgress, log))].filter(([key]) => !key.startsWith(paused));
      forget();
      const without = daysOf(others);
      forget();
      expect(daysOf([pause, ...facts])).toEqual(without);
      forget();
      const known = addActivity(noProgress, [...facts, ...some]);
      const days = daysIn(known);
      const later = Math.max(...[...facts, ...some].map(({ at }) => at)) + 1;
      const during = addActivity(known, [pauseOf(paused, true, later)]);
      expect(daysIn(during)).toEqual(days);
      expect(daysIn(addActivity(during, [pauseOf(paused, false, later + 1)]))).toEqual(days);
    }),
  );
});

test('a deleted word of the learner’s own makes room for the others, and comes back to its day', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const word = 'own-x';
      const facts = factsOf(all, FROM);
      const others = facts.filter((fact) => fact.kind === 'card.rated' && fact.facts.card !== word);
      const daysOf = (log: readonly ActivityEvent[]) =>
        [...daysIn(addActivity(noProgress, log))].filter(([key]) => !key.startsWith(word));
      forget();
      const without = daysOf(others);
      forget();
      const drop = dropOf(word, FROM - 1);
      expect(daysOf([drop, ...facts])).toEqual(without);
      expect(daysOf([drop, ...facts, pauseOf(word, false, FROM)])).toEqual(without);
      forget();
      const known = addActivity(noProgress, facts);
      const days = daysIn(known);
      const later = Math.max(...facts.map(({ at }) => at)) + 1;
      const during = addActivity(known, [dropOf(word, later)]);
      expect(daysIn(during)).toEqual(days);
      expect(daysIn(addActivity(during, [madeOf(word, later + 1)]))).toEqual(days);
    }),
  );
});

test('a rating taken back leads to the same days at once and after a reload', () => {
  fc.assert(
    fc.property(steps, fc.nat(), (all, place) => {
      const facts = factsOf(all, FROM);
      const taken = facts[place % facts.length];
      if (taken?.kind !== 'card.rated') return;
      const { id, at, facts: rated } = taken;
      const before = addActivity(noProgress, facts);
      daysIn(before);
      const undone: ActivityEvent = {
        id: 'undone',
        at,
        zone,
        kind: 'rating.undone',
        facts: { card: rated.card, rating: id },
      };
      const after = daysIn(addActivity(before, [undone]));
      forget();
      expect(after).toEqual(daysIn(addActivity(noProgress, [undone, ...facts])));
    }),
  );
});

test('a card comes within the fuzz that FSRS has, on the day that its button shows', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 0, max: 40 * DAY }), (all, wait) => {
      const facts = factsOf(all, FROM);
      const progress = addActivity(noProgress, facts);
      const last = facts.at(-1);
      if (last?.kind !== 'card.rated') return;
      const { card, direction } = last.facts;
      const now = last.at + 1 + wait;
      const intervals = intervalsOf(progress, card, direction, 0.9, { now, zone });
      expect(intervals[2]).toBeGreaterThanOrEqual(intervals[1]);
      expect(intervals[3]).toBeGreaterThanOrEqual(intervals[2]);
      expect(intervals[4]).toBeGreaterThanOrEqual(intervals[3]);
      for (const rating of [1, 2, 3, 4] as const) {
        const [fact] = factsOf([{ card, direction, rating, wait: 0 }], now, 'next');
        const schedule = fact && scheduleOf(addActivity(progress, [fact]), card, direction, 0.9);
        expect(schedule?.due).toBe(now + intervals[rating]);
        if (!schedule?.isReview) continue;
        const usual = Math.max(1, Math.round(schedule.stability));
        const days = dayDistance(dayOf(now, zone), dueDayOf(schedule, zone));
        const slack = usual < 8 ? 2 : 0;
        const { min_ivl: least, max_ivl: most } = get_fuzz_range(Math.min(365, usual), 0, 365);
        expect(days).toBeGreaterThanOrEqual(Math.min(usual, least));
        expect(days).toBeLessThanOrEqual(rating === 4 ? 370 : Math.max(usual, most) + slack);
      }
    }),
  );
});

test('what was answered before even days keeps its day', () => {
  const [old] = factsOf([{ card: 'nouns-la-casa', direction: 'es-en', rating: 4, wait: 0 }], FROM - DAY);
  const before = addActivity(noProgress, old ? [old] : []);
  const [day] = daysIn(before).values();
  const many = names.slice(1).map((card) => ({ card, direction: 'es-en', rating: 4, wait: 1 }) as const);
  const after = addActivity(before, factsOf(many, FROM + DAY, 'later'));
  expect(daysIn(after).get('nouns-la-casa es-en')).toBe(day);
});

test('a steady learner’s days hold nearly the same number of cards', () => {
  const counts = steadyDays({ start: FROM, days: 200, fresh: 5, recall: 0.9, seed: 1 }).slice(-60);
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  for (const count of counts) expect(Math.abs(count - mean) / mean).toBeLessThanOrEqual(0.25);
});

/** Makes the rules replay the next log from its start. */
function forget(): void {
  daysIn(addActivity(noProgress, factsOf([{ card: 'other', direction: 'es-en', rating: 3, wait: 0 }], 0)));
}

function daysIn(progress: Progress): Map<string, string> {
  const schedules = [...progress.cards.keys()]
    .toSorted()
    .flatMap((card) => directions.flatMap((direction) => scheduleOf(progress, card, direction, 0.9) ?? []));
  return new Map(schedules.map((schedule) => [`${schedule.card} ${schedule.direction}`, checked(schedule)]));
}

/** The day of a schedule, which is after its last answer, within a year and a few days. */
function checked(schedule: Schedule): string {
  const day = dueDayOf(schedule, zone);
  const last = dayOf(schedule.lastAnswer, zone);
  expect(day > last && day <= addDays(last, 370)).toBe(true);
  return day;
}

function pauseOf(card: string, isPaused: boolean, at: number, place = 0): ActivityEvent {
  const id = `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
  return { id, at, zone, kind: 'card.paused', facts: { card, isPaused } };
}

function dropOf(card: string, at: number): ActivityEvent {
  return { id: '00000000-0000-4000-8000-00000000d000', at, zone, kind: 'card.dropped', facts: { card } };
}

function madeOf(card: string, at: number): ActivityEvent {
  const facts = { card, spanish: 'la equis', english: 'the letter x' };
  return { id: '00000000-0000-4000-8000-00000000d001', at, zone, kind: 'card.made', facts };
}

function factsOf(all: readonly Step[], start: number, name = 'fact'): ActivityEvent[] {
  let at = start;
  return all.map(({ wait, ...rated }, index) => {
    at += wait;
    return {
      id: `${name}-${String(index).padStart(3, '0')}`,
      at,
      zone,
      kind: 'card.rated',
      facts: { ...rated, milliseconds: 2000, source: 'review' },
    };
  });
}
