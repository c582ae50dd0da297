import type { ActivityEvent, Fact, Rating } from '#machines/learning/activity.types.ts';
import { momentOf } from '#machines/learning/by-time.rules.ts';
import { isPaused, noteOn } from '#machines/learning/pauses.rules.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import { dueDayOf, scheduleOf } from '#machines/learning/schedule.rules.ts';
import { simulationSteps } from '#machines/learning/simulate.rules.ts';
import { progressIn, snapshotText } from '#machines/learning/snapshot.rules.ts';
import { confusionsOf, hasStubborn, stubbornSteps } from '#machines/learning/stubborn.rules.ts';
import { resultOf } from '#machines/parts/steps.ts';
import { dueCountsOf, stubbornCards } from '#machines/study/review-queue.rules.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkNote } from '../../src/services/stubborn.ts';
import { card } from '../support/cards.ts';

const zone = 'Europe/London';
const DAY = 86_400_000;
const FROM = Date.UTC(2027, 0, 4, 12);
const settings = { retention: 0.9 as const, zone, dailyGoal: 10, cap: 500 };
const words = ['casa', 'gato', 'perro', 'pero'].map((spanish) => ({
  ...card(`nouns-${spanish}`, spanish, `${spanish} in English`),
  unit: 'a1-hola',
  lesson: 'a1-hola-1',
}));
const ids = words.map(({ id }) => id);

const event = (index: number, at: number, fact: Fact): ActivityEvent => ({
  ...fact,
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  at,
  zone,
});
const rated = (id: string, rating: Rating, typed?: string): Fact => ({
  kind: 'card.rated',
  facts: {
    card: id,
    direction: 'en-es',
    rating,
    milliseconds: 3000,
    source: 'review',
    ...(typed !== undefined && { typed }),
  },
});
const paused = (id: string, isSet: boolean): Fact => ({
  kind: 'card.paused',
  facts: { card: id, isPaused: isSet },
});
const inputAt = (progress: Progress, now: number) => ({
  ...settings,
  progress,
  cards: words,
  deck: 'everything' as const,
  only: null,
  now,
});
const listOf = (progress: Progress) => resultOf(stubbornSteps(progress, 0.9, words));

const steps = fc.array(
  fc.record({
    wait: fc.integer({ min: 0, max: 12 * DAY }),
    card: fc.constantFrom(...ids),
    step: fc.oneof(
      { arbitrary: fc.constantFrom<Rating[]>(1, 1, 3, 4).map((rating) => ({ rating })), weight: 5 },
      fc.boolean().map((isSet) => ({ isSet })),
      fc.constantFrom('', 'a house', '🐕').map((note) => ({ note })),
    ),
  }),
  { maxLength: 60 },
);
const logs = steps.map((all) => {
  let at = FROM;
  return all.map(({ wait, card: id, step }, index) => {
    at += wait;
    if ('rating' in step) return event(index, at, rated(id, step.rating, step.rating === 1 ? 'pero' : 'x'));
    if ('isSet' in step) return event(index, at, paused(id, step.isSet));
    return event(index, at, { kind: 'card.noted', facts: { card: id, note: step.note } });
  });
});

function daysIn(progress: Progress): (string | null)[] {
  return ids.map((id) => {
    const schedule = scheduleOf(progress, id, 'en-es', 0.9);
    return schedule && dueDayOf(schedule, zone);
  });
}

/** A word forgotten so often, and the time of the last answer. */
function forgotten(id: string, times: number, typed?: string): { log: ActivityEvent[]; at: number } {
  const log = [event(0, FROM, rated(id, 4))];
  let at = FROM;
  for (let index = 0; index < times; index += 1) {
    at += 20 * DAY;
    log.push(event(log.length, at, rated(id, 1, typed)));
    at += DAY;
    log.push(event(log.length, at, rated(id, 4)));
  }
  return { log, at };
}

describe('a pause', () => {
  test('and its end leave every card on its day, and lose nothing', () => {
    fc.assert(
      fc.property(logs, (log) => {
        const now = (log.at(-1)?.at ?? FROM) + DAY;
        const all = (isSet: boolean, at: number) =>
          ids.map((id, index) => event(1000 + at + index, at, paused(id, isSet)));
        const known = addActivity(noProgress, log);
        const before = addActivity(known, all(false, now));
        const during = addActivity(before, all(true, now + 1));
        const after = addActivity(during, all(false, now + 2));
        for (const progress of [before, during, after]) expect(daysIn(progress)).toEqual(daysIn(known));
        expect(dueCountsOf(inputAt(after, now))).toEqual(dueCountsOf(inputAt(before, now)));
      }),
    );
  });

  test('takes a word from the queue, the forecast, the practice and the simulation', () => {
    fc.assert(
      fc.property(logs, (log) => {
        const progress = addActivity(noProgress, log);
        const now = (log.at(-1)?.at ?? FROM) + 30 * DAY;
        const asked = words.filter(({ id }) => !isPaused(progress, id));
        const counts = dueCountsOf(inputAt(progress, now));
        expect(counts).toEqual(dueCountsOf({ ...inputAt(progress, now), cards: asked }));
        expect(counts.reviewQueue.turns.some(({ card: { id } }) => isPaused(progress, id))).toBe(false);
        const source = { ...inputAt(progress, now), course: [], seed: 1 };
        const simulated = resultOf(simulationSteps(source));
        const begun = asked.filter(({ id }) => scheduleOf(progress, id, 'en-es', 0.9) !== null);
        expect(simulated.words.length).toBe(begun.length);
      }),
    );
  });

  test('and a note are the same on every device, in whatever order facts come and from a snapshot', () => {
    fc.assert(
      fc.property(
        logs.chain((log) => fc.tuple(fc.constant(log), fc.shuffledSubarray(log, { minLength: log.length }))),
        ([log, shuffled]) => {
          const one = addActivity(noProgress, log);
          const other = addActivity(noProgress, shuffled);
          const fresh = progressIn(snapshotText(one));
          for (const progress of [other, fresh]) {
            expect(ids.map((id) => [isPaused(progress, id), noteOn(progress, id)])).toEqual(
              ids.map((id) => [isPaused(one, id), noteOn(one, id)]),
            );
            expect(listOf(progress)).toEqual(listOf(one));
          }
        },
      ),
    );
  });

  test('made on a device whose clock is behind counts all the same', () => {
    const [id = ''] = ids;
    const first = addActivity(noProgress, [event(0, FROM + DAY, paused(id, false))]);
    const fact = paused(id, true);
    expect(isPaused(addActivity(first, [event(1, momentOf(fact, first, FROM), fact)]), id)).toBe(true);
  });
});

describe('stubborn words', () => {
  test('are counted in review as they are listed, each once', () => {
    fc.assert(
      fc.property(logs, fc.array(fc.nat({ max: 11 }), { maxLength: 4 }), (log, times) => {
        const often = times.flatMap((count, index) => forgotten(ids[index] ?? '', count, 'pero').log);
        const all = often.map((one, index) => ({ ...one, id: `often ${index}` }));
        const progress = addActivity(noProgress, [...log, ...all]);
        const now = FROM + 400 * DAY;
        const list = listOf(progress);
        const asked = list.filter((word) => !word.isPaused);
        const input = inputAt(progress, now);
        expect(dueCountsOf(input).stubborn).toBe(asked.length);
        expect(
          stubbornCards(input)
            .map((due) => due.card.id)
            .toSorted(),
        ).toEqual(asked.map((word) => word.card.id).toSorted());
        expect(hasStubborn(progress, 0.9)).toBe(list.length > 0 || ids.some((id) => isPaused(progress, id)));
      }),
    );
  });

  test('begin with the eighth time, and name the card of which the answer is right', () => {
    const dog = 'nouns-perro';
    expect(listOf(addActivity(noProgress, forgotten(dog, 7, 'pero').log))).toEqual([]);
    const { log, at } = forgotten(dog, 8, ' Pero ');
    const [word] = listOf(addActivity(noProgress, log));
    expect(word).toMatchObject({ direction: 'en-es', lapses: 8, isPaused: false });
    expect(word?.confusions).toMatchObject([{ typed: 'Pero', times: 8, other: { id: 'nouns-pero' } }]);
    const undone: Fact = { kind: 'rating.undone', facts: { card: dog, rating: log[1]?.id ?? '' } };
    expect(listOf(addActivity(noProgress, [...log, event(99, at, undone)]))).toEqual([]);
  });

  test('show the three most frequent answers; what is no answer, or right, is left out', () => {
    const answer = (typed: string, index: number) => ({
      id: `${index}`,
      at: FROM + index,
      day: '2027-01-04',
      direction: 'en-es' as const,
      rating: 1 as const,
      isGame: false,
      typed,
    });
    const typed = ['Casa', 'uno', 'dos', 'Dos', '...', 'tres', 'tres', 'tres!', 'cuatro', 'cuatro', '¡¿?'];
    const house = card('nouns-casa', 'la casa', 'house');
    expect(confusionsOf(house, typed.map(answer)).map((one) => [one.typed, one.times])).toEqual([
      ['tres!', 3],
      ['Dos', 2],
      ['cuatro', 2],
    ]);
  });
});

describe('a note', () => {
  const messages: [text: string, before: string, expected: object][] = [
    ['', '', { ok: false, errors: { note: 'Please write what helps you' } }],
    ['\u200B \u0007', '', { ok: false, errors: { note: 'Please write what helps you' } }],
    ['', 'a house', { ok: true, values: { note: '' } }],
    ['  a \u200Bhouse ', '', { ok: true, values: { note: 'a house' } }],
    ['<b>bold</b>', '', { ok: true, values: { note: '<b>bold</b>' } }],
    ['🐕'.repeat(200), '', { ok: true, values: { note: '🐕'.repeat(200) } }],
    ['🐕'.repeat(201), '', { ok: false, errors: { note: 'Your note has 201 characters; 200 fit' } }],
  ];
  test.each(messages)('%j after %j', (note, before, expected) => {
    expect(checkNote({ note, before })).toEqual(expected);
  });
});
