import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { addDays, dayOf } from '#machines/learning/day.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { scheduleOf } from '#machines/learning/schedule.rules.ts';
import { reviewQueueOf, budgetOf, dueCountsOf, stubbornCards } from '#machines/study/review-queue.rules.ts';
import type { ReviewQueue } from '#machines/study/review-queue.types.ts';
import { knownOf, meet, rate, runFrom } from '#machines/study/review.rules.ts';
import type { AnyCard } from '#machines/types.ts';

import { describe, expect, test } from 'vitest';
import { finished, lessonFinished, studiedAt } from '../support/activity.ts';
import { cards } from '../support/cards.ts';
import { ownCard } from '../support/own-cards.ts';
import { rated, inputAfter, reviewInput, zone } from '../support/review-input.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 10, 3, 12);
const words: readonly AnyCard[] = cards(14);
const queueInput = reviewInput(words, NOON);
const idOf = (index: number) => words[index]?.id ?? '';
const after = (...facts: ActivityEvent[]) => inputAfter(queueInput, facts);
const asked = ({ turns }: ReviewQueue) =>
  turns.map(({ card, direction }) => `${words.indexOf(card)} ${direction}`);

describe('new words', () => {
  test('of the course never come by themselves', () => {
    expect(reviewQueueOf(queueInput)).toMatchObject({ turns: [], fresh: 0, left: 0, next: null });
    for (const deck of ['easy', 'unit:a1-hola'] as const)
      expect(reviewQueueOf({ ...queueInput, deck }).turns).toEqual([]);
  });

  test('of a category come up to the daily goal, less the words met today', () => {
    const named = { ...queueInput, deck: 'food-drinks' as const };
    expect(reviewQueueOf(named)).toMatchObject({ fresh: 10, left: 0, next: null });
    const met = {
      ...after(rated(4, NOON - MINUTE, idOf(0)), rated(4, NOON - DAY, idOf(1))),
      deck: named.deck,
    };
    expect(reviewQueueOf(met).fresh).toBe(9);
    expect(budgetOf(met)).toBe(9);
    expect(reviewQueueOf({ ...named, dailyGoal: 0 }).fresh).toBe(0);
  });

  test('with a star, and the learner’s own, come, too', () => {
    const star = { id: 'star', at: NOON - DAY, zone, kind: 'card.starred' as const };
    const starred = after({ ...star, facts: { card: idOf(2), isStarred: true } });
    expect(asked(reviewQueueOf({ ...starred, deck: 'starred' }))).toEqual(['2 es-en']);
    const own = { ...queueInput, cards: [...words, ownCard(1)] };
    expect(reviewQueueOf(own).turns).toMatchObject([{ card: { category: 'own' }, isToMeet: true }]);
    expect(reviewQueueOf({ ...own, deck: 'own' }).fresh).toBe(1);
  });

  test.each([
    ['recognised', true],
    ['mistaken', false],
  ])('%s in a game don’t use up the goal and start no schedule', (_what, right) => {
    const played = after(finished(NOON - MINUTE, { cards: [{ id: idOf(3), right }] }, zone));
    expect(budgetOf(played)).toBe(10);
    expect(reviewQueueOf(played)).toMatchObject({ fresh: 0, next: null });
    expect(scheduleOf(played.progress, idOf(3), 'es-en', 0.9)).toBeNull();
    expect(dueCountsOf(played).fromGames).toBe(right ? 0 : 1);
    expect(asked(reviewQueueOf({ ...played, deck: 'games' }))).toEqual(right ? [] : ['3 es-en']);
  });

  test('taught by a lesson or a story come on a later day, and are introduced again unless the lesson was finished', () => {
    const taught = after(studiedAt(NOON - MINUTE, idOf(0), zone), studiedAt(NOON - DAY, idOf(1), zone));
    const turnsOf = ({ turns }: ReviewQueue) =>
      turns.map(({ card, isToMeet }) => [words.indexOf(card), isToMeet]);
    expect(turnsOf(reviewQueueOf(taught))).toEqual([[1, true]]);
    expect(turnsOf(reviewQueueOf({ ...taught, now: NOON + DAY }))).toEqual([
      [0, true],
      [1, true],
    ]);
    const lesson = lessonFinished(NOON - DAY, { lesson: 'a1-hola-1' }, zone);
    const learned = after(studiedAt(NOON - DAY, idOf(1), zone), lesson);
    const cardsOfLesson = words.map((word) => ({ ...word, lesson: 'a1-hola-1' }));
    const [turn] = reviewQueueOf({ ...learned, cards: cardsOfLesson }).turns;
    expect(turn).toMatchObject({ card: { id: idOf(1) }, isToMeet: false });
  });

  test('only seen among the flashcards don’t begin', () => {
    const looked = studiedAt(Date.UTC(2026, 11, 1, 12), idOf(0), zone);
    expect(reviewQueueOf({ ...after(looked), now: Date.UTC(2026, 11, 2, 12) }).turns).toEqual([]);
    const kept: ActivityEvent = { ...looked, facts: { card: idOf(0), milliseconds: 0 } };
    const taught = reviewQueueOf({ ...after(kept), now: Date.UTC(2026, 11, 2, 12) });
    expect([taught.turns.length, taught.fresh]).toEqual([1, 0]);
  });

  test('come after words taught and second directions', () => {
    const known = after(
      studiedAt(NOON - DAY, idOf(9), zone),
      rated(4, NOON - 2 * DAY, idOf(5)),
      rated(4, NOON - DAY, idOf(6)),
    );
    expect(asked(reviewQueueOf({ ...known, dailyGoal: 3, deck: 'food-drinks' }))).toEqual([
      '9 es-en',
      '5 en-es',
      '6 en-es',
      '0 es-en',
      '1 es-en',
      '2 es-en',
    ]);
  });
});

describe('the other direction of a word', () => {
  const known = idOf(0);
  const alone = { ...queueInput, cards: words.slice(0, 1) };
  const turnsAfter = (facts: ActivityEvent[], now = NOON) =>
    asked(reviewQueueOf({ ...alone, progress: addActivity(noProgress, facts), now }));

  test('begins on a later day, when the first has left its learning steps', () => {
    const learned = rated(4, NOON, known);
    expect(turnsAfter([learned], NOON + HOUR)).toEqual([]);
    expect(turnsAfter([learned], NOON + DAY)).toEqual(['0 en-es']);
    const learning = rated(1, NOON, known);
    expect(turnsAfter([learning], NOON + DAY)).toEqual(['0 es-en']);
  });

  test('does not begin on a day on which the first is due', () => {
    const learned = rated(4, NOON - 30 * DAY, known);
    expect(turnsAfter([learned])).toEqual(['0 es-en']);
    const recalled = rated(3, NOON, known);
    expect(turnsAfter([learned, recalled], NOON + HOUR)).toEqual([]);
  });

  test('waits until tomorrow if a game makes the first due again on the day it begins', () => {
    const begun = [rated(4, NOON - 2 * DAY, known), rated(4, NOON - HOUR, known, 'en-es')];
    const mistaken = finished(NOON - 30 * MINUTE, { cards: [{ id: idOf(0), right: false }] }, zone);
    const progress = addActivity(noProgress, [...begun, mistaken]);
    const reviewQueue = reviewQueueOf({ ...alone, progress });
    expect(reviewQueue.turns).toEqual([]);
    expect(reviewQueue.next).toBe(addDays(dayOf(NOON, zone), 1));
    expect(dueCountsOf({ ...alone, progress }).forecast.slice(0, 2)).toEqual([0, 1]);
    expect(asked(reviewQueueOf({ ...alone, progress, now: NOON + DAY }))).toEqual(['0 es-en']);
  });

  test('waits for tomorrow if both are due, and after the first was answered', () => {
    const facts = [rated(4, NOON - 60 * DAY, known), rated(4, NOON - 40 * DAY, known, 'en-es')];
    expect(turnsAfter(facts)).toEqual(['0 es-en']);
    const answered = [...facts, rated(3, NOON, known)];
    expect(turnsAfter(answered, NOON + HOUR)).toEqual([]);
    expect(turnsAfter(answered, NOON + DAY)).toEqual(['0 en-es']);
  });

  test('begins for as many words a day as the goal has new words', () => {
    const facts = words.map(({ id }) => rated(4, NOON - DAY, id));
    expect(reviewQueueOf({ ...after(...facts), dailyGoal: 5 }).turns.length).toBe(5);
    const begun = rated(4, NOON, idOf(0), 'en-es');
    expect(reviewQueueOf({ ...after(...facts, begun), dailyGoal: 5 }).turns.length).toBe(4);
  });
});

describe('words requested by id', () => {
  const only = [idOf(3), idOf(0), idOf(1), 'unknown'];
  const turnsOf = ({ turns }: ReviewQueue) =>
    turns.map(({ card, isPractice = false, isToMeet }) => [words.indexOf(card), isPractice, isToMeet]);

  test('are all asked and no others: due ones, new ones for today, the rest as practice', () => {
    const known = after(rated(4, NOON - 300 * DAY, idOf(1)), rated(4, NOON - MINUTE, idOf(0)));
    expect(turnsOf(reviewQueueOf({ ...known, only }))).toEqual([
      [1, false, false],
      [3, false, true],
      [0, true, false],
    ]);
    expect(turnsOf(reviewQueueOf({ ...known, only, dailyGoal: 1 }))).toEqual([
      [1, false, false],
      [0, true, false],
      [3, true, true],
    ]);
  });

  test('count as new only if they begin today, and practice moves no schedule', () => {
    const full = { ...after(rated(4, NOON - MINUTE, idOf(0))), only: [idOf(0), idOf(3)], dailyGoal: 1 };
    expect(reviewQueueOf(full).fresh).toBe(0);
    const round = runFrom(full, full.cards, false);
    expect(round.total).toBe(2);
    const stamp = { askedAt: NOON, zone, retention: 0.9 as const, typed: null, isDrill: false };
    const first = rate(round, { ...stamp, id: 'a', rating: 1, now: NOON });
    expect(first?.event.kind).toBe('card.studied');
    const met = first && meet(first.round, { ...stamp, id: 'b', now: NOON });
    const second = met && rate(met.round, { ...stamp, id: 'c', rating: 3, now: NOON });
    expect([met?.event.kind, second?.event.kind]).toEqual(['card.studied', 'card.studied']);
    expect(second && scheduleOf(second.round.progress, idOf(3), 'es-en', 0.9)).toBeNull();
  });

  test('are asked once: the next review goes by the deck again, and unknown ids are none', () => {
    expect(runFrom({ ...queueInput, only }, queueInput.cards, false).only).toBeNull();
    expect(knownOf(words, only)).toEqual(only.slice(0, 3));
    expect(knownOf(words, ['unknown', 'own-1']), 'which may be the learner’s').toEqual(['own-1']);
    expect(knownOf(words, ['unknown', ''])).toEqual([]);
    expect(knownOf(words, null)).toBeNull();
  });
});

describe('what is due', () => {
  test('comes by time, up to the cap, and the rest is counted', () => {
    const facts = words.map(({ id }, index) => rated(4, NOON - (60 + 12 * index) * DAY, id));
    const reviewQueue = reviewQueueOf({ ...after(...facts), cap: 4 });
    expect(asked(reviewQueue)).toEqual(['13 es-en', '12 es-en', '11 es-en', '10 es-en']);
    expect(reviewQueue).toMatchObject({ left: 10, fresh: 0 });
  });

  test('comes before new words, and the next due day is known', () => {
    const facts = [rated(4, NOON - 60 * DAY, idOf(5)), rated(1, NOON, idOf(6)), rated(3, NOON, idOf(7))];
    const reviewQueue = reviewQueueOf({ ...after(...facts), cap: 3, deck: 'food-drinks' });
    expect(asked(reviewQueue)).toEqual(['5 es-en', '0 es-en', '1 es-en']);
    expect(reviewQueue).toMatchObject({ fresh: 2, left: 0, next: '2026-11-04' });
  });

  test('is forecast by day, overdue words today', () => {
    const facts = [rated(4, NOON - 60 * DAY, idOf(1)), rated(1, NOON, idOf(2)), rated(4, NOON, idOf(3))];
    const due = scheduleOf(addActivity(noProgress, facts), idOf(3), 'es-en', 0.9)?.due ?? 0;
    const ahead = Math.round((Date.parse(dayOf(due, zone)) - Date.parse(dayOf(NOON, zone))) / DAY);
    const { forecast, tomorrow } = dueCountsOf({ ...after(...facts), deck: 'hard', dailyGoal: 0 });
    expect([forecast[0], forecast[1], forecast[ahead]]).toEqual([1, 1, 1]);
    expect(forecast.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(tomorrow).toBe(2);
  });

  test('is drilled after eight lapses or more, most lapses first', () => {
    const facts = [7, 8, 9].flatMap((count, index) => forgotten(count, idOf(index)));
    const later = after(...facts);
    expect(stubbornCards(later).map(({ card }) => words.indexOf(card))).toEqual([2, 1]);
    expect(dueCountsOf(later).stubborn).toBe(2);
  });
});

/** A card learned and then forgotten, `count` times. */
function forgotten(count: number, card: string): ActivityEvent[] {
  return Array.from({ length: count }, (_unused, index) => [
    rated(4, NOON - (200 - 20 * index) * DAY, card),
    rated(1, NOON - (190 - 20 * index) * DAY, card),
  ]).flat();
}
