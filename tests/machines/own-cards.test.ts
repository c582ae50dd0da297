import type { ActivityEvent, Fact } from '#machines/learning/activity.types.ts';
import { momentOf } from '#machines/learning/by-time.rules.ts';
import { startedByDay } from '#machines/learning/started-directions.rules.ts';
import { countWords } from '#machines/learning/word-counts.rules.ts';
import { figuresOf } from '#machines/learning/figures.rules.ts';
import { isStarred, ownCardsOf } from '#machines/learning/own-cards.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { reviewQueueOf } from '#machines/study/review-queue.rules.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cards } from '../support/cards.ts';
import { ownFactsOf, ownId } from '../support/own-cards.ts';
import { rated, reviewInput, zone } from '../support/review-input.ts';

const NOON = Date.UTC(2026, 10, 3, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let told = 0;

function fact(at: number, one: Fact): ActivityEvent {
  told += 1;
  return { ...one, id: `told ${told}`, at, zone };
}
const made = (at: number, number: number, spanish?: string) =>
  fact(at, { kind: 'card.made', facts: ownFactsOf(number, spanish) });
const dropped = (at: number, number: number) =>
  fact(at, { kind: 'card.dropped', facts: { card: ownId(number) } });
const starred = (at: number, card: string, isSet: boolean) =>
  fact(at, { kind: 'card.starred', facts: { card, isStarred: isSet } });
const after = (...events: ActivityEvent[]) => addActivity(noProgress, events);

const pool = fc.constantFrom(ownId(1), ownId(2), ownId(3));
const texts = fc.constantFrom('uno', 'dos', 'tres');
const anyFact: fc.Arbitrary<Fact> = fc.oneof(
  fc
    .tuple(fc.constantFrom('card.made' as const, 'card.changed' as const), pool, texts)
    .map(([kind, card, spanish]): Fact => ({ kind, facts: { card, spanish, english: 'word' } })),
  pool.map((card): Fact => ({ kind: 'card.dropped', facts: { card } })),
  fc
    .tuple(pool, fc.boolean())
    .map(([card, isSet]): Fact => ({ kind: 'card.starred', facts: { card, isStarred: isSet } })),
);
/** Facts at few times, so that some coincide. */
const anyLog = fc
  .uniqueArray(fc.record({ id: fc.uuid(), at: fc.integer({ min: 0, max: 5 }), fact: anyFact }), {
    selector: ({ id }) => id,
    maxLength: 12,
  })
  .map((all) => all.map(({ id, at, fact: one }): ActivityEvent => ({ ...one, id, at: NOON + at, zone })));

describe('own cards and stars', () => {
  test('follow the latest fact by time, in whatever order and portions facts arrive', () => {
    fc.assert(
      fc.property(
        anyLog.chain((log) =>
          fc.tuple(
            fc.constant(log),
            fc.shuffledSubarray(log, { minLength: log.length }),
            fc.nat({ max: log.length }),
          ),
        ),
        ([log, shuffled, cut]) => {
          const progress = addActivity(addActivity(noProgress, shuffled.slice(0, cut)), shuffled.slice(cut));
          const byTime = log.toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
          const own = new Map<string, string>();
          const stars = new Map<string, boolean>();
          for (const { kind, facts } of byTime) {
            if (kind === 'card.made' || kind === 'card.changed') own.set(facts.card, facts.spanish);
            if (kind === 'card.dropped') own.delete(facts.card);
            if (kind === 'card.starred') stars.set(facts.card, facts.isStarred);
          }
          expect(new Map(ownCardsOf(progress).map(({ id, spanish }) => [id, spanish]))).toEqual(own);
          for (const card of [ownId(1), ownId(2), ownId(3)])
            expect(isStarred(progress, card)).toBe(stars.get(card) ?? false);
        },
      ),
    );
  });

  test('follow the learner’s last choice, even on devices whose clocks differ', () => {
    const acts = fc.array(fc.tuple(fc.integer({ min: -HOUR, max: HOUR }), anyFact), { maxLength: 12 });
    fc.assert(
      fc.property(acts, (all) => {
        let progress = noProgress;
        for (const [skew, one] of all) {
          progress = addActivity(progress, [fact(momentOf(one, progress, NOON + skew), one)]);
          const { card } = one.facts as { card: string };
          const last = (one.kind === 'card.starred' ? progress.stars : progress.own).get(card);
          expect(last).toMatchObject(one);
        }
      }),
    );
    const placed = addActivity(noProgress, [
      fact(NOON, { kind: 'course.placed', facts: { unit: 'a1-hola' } }),
    ]);
    const again: Fact = { kind: 'course.placed', facts: { unit: 'a2-compras' } };
    expect(addActivity(placed, [fact(momentOf(again, placed, NOON - HOUR), again)]).placed?.unit).toBe(
      'a2-compras',
    );
  });

  test('a word starred on two devices and unstarred on one later has no star', () => {
    const card = 'nouns-la-casa';
    const phone = [starred(NOON, card, true), starred(NOON + HOUR, card, false)];
    const laptop = [starred(NOON + 1, card, true)];
    expect(isStarred(after(...phone, ...laptop), card)).toBe(false);
    expect(isStarred(after(...laptop, ...phone), card)).toBe(false);
    expect(isStarred(after(...phone, ...laptop, starred(NOON + DAY, card, true)), card)).toBe(true);
  });
});

describe('a review', () => {
  const words = cards(3);
  const input = (...events: ActivityEvent[]) => {
    const progress = after(...events);
    return { ...reviewInput([...words, ...ownCardsOf(progress)], NOON), progress };
  };
  const asked = (queueInput: ReturnType<typeof input>) =>
    reviewQueueOf(queueInput).turns.map(({ card, direction }) => `${card.spanish} ${direction}`);

  test('of own words asks these, the new ones in the order in which they were made', () => {
    const queueInput = input(made(NOON - HOUR, 2), made(NOON - 2 * HOUR, 1));
    expect(asked({ ...queueInput, deck: 'own' })).toEqual(['palabra 1 es-en', 'palabra 2 es-en']);
    expect(reviewQueueOf({ ...queueInput, deck: 'own' }).turns.every(({ isToMeet }) => isToMeet)).toBe(true);
  });

  test('of everything begins them, and no word of Camino’s', () => {
    const queueInput = input(made(NOON, 1), made(NOON, 2));
    const own = reviewQueueOf(queueInput).turns.map(({ card }) => card.category === 'own');
    expect(own).toEqual([true, true]);
  });

  test('asks the other direction of an own word, too, once the first is known for days', () => {
    const queueInput = input(made(NOON - 9 * DAY, 1), rated(4, NOON - 3 * DAY, ownId(1)));
    expect(asked({ ...queueInput, deck: 'own' })).toEqual(['palabra 1 en-es']);
  });

  test('never asks a dropped word, and asks it with its old schedule once it’s back', () => {
    const facts = [made(NOON - 9 * DAY, 1), rated(1, NOON - 8 * DAY, ownId(1)), dropped(NOON - DAY, 1)];
    expect(asked(input(...facts)).join(' ')).not.toContain('palabra');
    expect(countWords(after(...facts)).inReview).toBe(0);
    const back = input(...facts, made(NOON, 1));
    expect(reviewQueueOf({ ...back, deck: 'own' }).turns[0]?.schedule?.lastAnswer).toBe(NOON - 8 * DAY);
    expect(countWords(back.progress).inReview).toBe(1);
  });

  test('can take starred words alone, or those of a unit', () => {
    const [first, second] = words;
    const queueInput = input(
      made(NOON, 1),
      starred(NOON, ownId(1), true),
      starred(NOON, first?.id ?? '', true),
      starred(NOON, second?.id ?? '', true),
      starred(NOON + 1, second?.id ?? '', false),
    );
    expect(reviewQueueOf({ ...queueInput, deck: 'starred' }).turns.map(({ card }) => card.id)).toEqual([
      ownId(1),
      first?.id,
    ]);
    const known = input(rated(4, NOON - 60 * DAY, second?.id ?? ''));
    const inUnits = queueInput.cards.map((card, index) => ({
      ...card,
      unit: index === 1 ? 'a1-uno' : 'a1-dos',
    }));
    const ofUnit = reviewQueueOf({ ...known, cards: inUnits, deck: 'unit:a1-uno' });
    expect(ofUnit.turns.map(({ card }) => card.id)).toEqual([second?.id]);
  });

  test('doesn’t check own words as words before the start', () => {
    const units = words.map((card) => ({ ...card, unit: 'a1-dos' }));
    const progress = after(made(NOON, 1), fact(NOON, { kind: 'course.placed', facts: { unit: 'a1-dos' } }));
    const queueInput = { ...reviewInput([...ownCardsOf(progress), ...units], NOON), progress };
    expect(reviewQueueOf(queueInput).checks).toBe(0);
  });
});

test('own words count toward the daily goal, but toward no category', () => {
  const progress = after(made(NOON - HOUR, 1), rated(4, NOON, ownId(1)));
  const figures = figuresOf(progress, '2026-11-03', 10);
  expect(startedByDay(progress).get('2026-11-03')).toBe(1);
  expect(figures.mastery.every(({ met }) => met === 0)).toBe(true);
  expect(figures.streak).toBe(1);
  expect(figuresOf(after(made(NOON, 1)), '2026-11-03', 10).streak).toBe(0);
});
