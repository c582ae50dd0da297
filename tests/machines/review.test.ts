import type { ActivityEvent, Direction, Rating } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { reviewMachine } from '#machines/study/review.machine.ts';
import {
  advance,
  backlogOf,
  dropAnswered,
  rate,
  resultOf,
  dueCountsOf,
  trickyCards,
  undoEvent,
  type Due,
  type RatedCard,
  type Round,
  type Sitting,
  type SittingRules,
  type DueCounts,
} from '#machines/study/review.rules.ts';
import type { Schedule } from '#machines/learning/schedule.rules.ts';
import type { Card, CategorySlug } from '#machines/types.ts';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { finished } from '../support/activity.ts';
import { cards } from '../support/cards.ts';

const zone = 'Europe/London';
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const NOON = Date.UTC(2026, 10, 3, 12);
const deck = cards(14);
const retention = 0.9 as const;
const sitting = { progress: noProgress, cards: deck, retention, zone, now: NOON, dailyGoal: 10, cap: 50 };
const given = { id: 'x', askedAt: NOON, zone, retention, typed: null, isDrill: false, now: NOON };

describe('a sitting', () => {
  test('brings new cards up to the daily goal, less those begun today', () => {
    expect(backlogOf(sitting)).toMatchObject({ fresh: 10, left: 0, next: null });
    const begun = addActivity(noProgress, [
      rated(4, NOON - MINUTE, 'a', deck[0]?.id),
      rated(4, NOON - DAY, 'b', deck[1]?.id),
    ]);
    const { queue } = backlogOf({ ...sitting, progress: begun });
    expect(queue.filter(({ schedule }) => schedule === null)).toHaveLength(9);
  });

  test.each([
    ['recognised in a game', true, 3],
    ['mistaken in a game', false, 2],
  ])('a card %s today (right: %s) leaves %i new ones of a goal of three', (_what, right, fresh) => {
    const game = finished(NOON - MINUTE, { cards: [{ id: 'food-drinks-el-pan', right }] }, zone);
    const progress = addActivity(noProgress, [game]);
    expect(backlogOf({ ...sitting, progress, dailyGoal: 3 }).fresh).toBe(fresh);
  });

  test('brings nothing new when more was begun today than the goal asks for', () => {
    const facts = deck.slice(0, 4).map(({ id }, index) => rated(4, NOON, `a${index}`, id));
    const progress = addActivity(noProgress, facts);
    expect(backlogOf({ ...sitting, progress, dailyGoal: 2 })).toMatchObject({ queue: [], fresh: 0 });
  });

  test('asks a new card from Spanish first, then in the other direction, then never as new', () => {
    const [first] = deck;
    const newOf = (facts: readonly ActivityEvent[]) =>
      backlogOf({ ...sitting, cards: deck.slice(0, 1), progress: addActivity(noProgress, facts) }).queue.map(
        ({ direction, schedule }) => [direction, schedule],
      );
    const known = rated(4, NOON - DAY, 'a', first?.id);
    expect(newOf([])).toEqual([['es-en', null]]);
    expect(newOf([known])).toEqual([['en-es', null]]);
    expect(newOf([known, rated(4, NOON - DAY, 'b', first?.id, 'en-es')])).toEqual([]);
  });

  test('asks what has been due longest first, up to the cap, and says what is left', () => {
    const facts = deck.map(({ id }, index) => rated(4, NOON - (60 + 12 * index) * DAY, `a${index}`, id));
    const backlog = backlogOf({ ...sitting, progress: addActivity(noProgress, facts), cap: 4 });
    expect(backlog.queue.map(({ card: { id } }) => id)).toEqual(
      deck
        .slice(-4)
        .map(({ id }) => id)
        .toReversed(),
    );
    expect(backlog).toMatchObject({ left: 10, fresh: 0 });
  });

  test('asks due cards before new ones, counts the new ones, and says when the next card is due', () => {
    const facts = [
      rated(4, NOON - 60 * DAY, 'a', deck[5]?.id),
      rated(1, NOON, 'b', deck[6]?.id),
      rated(3, NOON, 'c', deck[7]?.id),
    ];
    const backlog = backlogOf({ ...sitting, progress: addActivity(noProgress, facts), cap: 3 });
    expect(backlog.queue.map(({ card: { id }, schedule }) => [id, schedule === null])).toEqual([
      [deck[5]?.id, false],
      [deck[0]?.id, true],
      [deck[1]?.id, true],
    ]);
    expect(backlog).toMatchObject({ fresh: 2, left: 0, next: NOON + MINUTE });
  });

  test('drills the cards that were forgotten eight times or more, most often first', () => {
    const facts = [7, 8, 9].flatMap((count, index) => forgotten(count, deck[index]?.id));
    const later = { ...sitting, progress: addActivity(noProgress, facts) };
    expect(trickyCards(later).map(({ card: { id } }) => id)).toEqual([deck[2]?.id, deck[1]?.id]);
    expect(dueCountsOf(later)).toEqual({ backlog: backlogOf(later), tricky: 2, now: NOON });
  });
});

describe('a rating', () => {
  const { queue } = backlogOf(sitting);
  const [first = null, second = null] = queue;
  const start: Round = { progress: noProgress, queue: queue.slice(0, 2), returning: [], current: first };
  const factsOf = (more: Partial<typeof given> | { typed: string }, round = start) =>
    rate(round, { ...given, rating: 3, ...more })?.event;

  test('brings a forgotten card back within it, when its minute has come or nothing else is left', () => {
    const once = rate(start, { ...given, rating: 1 })?.round;
    expect(once?.current).toBe(second);
    expect(once?.queue).toEqual([second]);
    const twice = once && rate(once, { ...given, id: 'y', rating: 4, now: NOON + MINUTE })?.round;
    expect(twice?.current?.card).toBe(first?.card);
    const thrice = twice && rate(twice, { ...given, id: 'z', rating: 4, now: NOON + 2 * MINUTE });
    expect(thrice?.round).toMatchObject({ current: null, queue: [], returning: [] });
    expect(thrice?.event.facts).toMatchObject({ milliseconds: MINUTE });
  });

  test('does nothing if no card is asked', () => {
    expect(rate({ ...start, current: null }, { ...given, rating: 3 })).toBeNull();
  });

  test('becomes a fact of the card, its direction, and the time it took', () => {
    expect(factsOf({ now: NOON + 4000 })).toEqual({
      id: 'x',
      at: NOON + 4000,
      zone,
      kind: 'card.rated',
      facts: {
        card: first?.card.id,
        direction: 'es-en',
        rating: 3,
        milliseconds: 4000,
        source: 'review',
      },
    });
  });

  test.each([
    [NOON + 59_999, 59_999],
    [NOON + 3_600_000, 60_000],
    [NOON - 5000, 0],
  ])('at %d is counted as %i milliseconds', (now, milliseconds) => {
    expect(factsOf({ now })?.facts).toMatchObject({ milliseconds });
  });

  test.each([
    ['el te', true],
    ['el té', false],
    ['no idea', false],
  ])('keeps the typed “%s”, and whether only accents were wrong: %s', (typed, isAccentOnly) => {
    const tea = deck.find(({ spanish }) => spanish === 'el té');
    const current: Due | null = tea ? { card: tea, direction: 'en-es', schedule: null } : null;
    expect(factsOf({ typed }, { ...start, current })?.facts).toMatchObject({ typed, isAccentOnly });
  });

  test('of a drill is a card studied, and only Again brings the card back, after a minute', () => {
    const progress = addActivity(noProgress, forgotten(9, deck[0]?.id));
    const tricky = trickyCards({ ...sitting, progress });
    const drill: Round = { progress: noProgress, queue: tricky, returning: [], current: tricky[0] ?? null };
    const again = rate(drill, { ...given, isDrill: true, rating: 1, now: NOON + 2000 });
    expect(again?.event).toEqual({
      id: 'x',
      at: NOON + 2000,
      zone,
      kind: 'card.studied',
      facts: { card: deck[0]?.id, milliseconds: 2000 },
    });
    expect(again?.round.current?.schedule).toMatchObject({ due: NOON + 2000 + MINUTE, isReview: false });
    const good = rate(drill, { ...given, isDrill: true, rating: 2 })?.round;
    expect(good).toMatchObject({ current: null, queue: [], returning: [] });
  });

  test('replaces an earlier return of the card', () => {
    const once = rate(start, { ...given, rating: 1 })?.round;
    const again = once && rate({ ...once, current: first }, { ...given, id: 'y', rating: 1 })?.round;
    expect(again?.returning.length).toBe(1);
    const turned = first && { ...first, direction: 'en-es' as const };
    const both = once && rate({ ...once, current: turned }, { ...given, id: 'z', rating: 1 })?.round;
    expect(both?.returning.map(({ direction }) => direction)).toEqual(['es-en', 'en-es']);
  });

  test('is undone by a fact that names it; a drill has nothing to undo', () => {
    const rating = rate(start, { ...given, rating: 3 });
    const drilled = rate(start, { ...given, rating: 3, isDrill: true });
    if (!rating || !drilled || !first) throw new Error('No card is asked');
    const undo = (event: ActivityEvent) =>
      undoEvent({ due: first, rating: 3, event, before: start }, 'u', NOON + 9, zone);
    expect(undo(rating.event)).toEqual({
      id: 'u',
      at: NOON + 9,
      zone,
      kind: 'rating.undone',
      facts: { card: first.card.id, rating: 'x' },
    });
    expect(undo(drilled.event)).toBeNull();
  });
});

describe('the next card', () => {
  const due = (index: number, at: number): Due => {
    const card = deck[index];
    if (!card) throw new Error(`No card ${index}`);
    const schedule: Schedule = {
      card: card.id,
      direction: 'es-en',
      due: at,
      isReview: false,
      stability: 1,
      lapses: 0,
      lastAnswer: NOON,
    };
    return { card, direction: 'es-en', schedule };
  };
  const [soon, sooner, waiting] = [due(0, NOON + 2), due(1, NOON + 1), due(2, NOON)];

  test.each([
    ['returns when its time has come', NOON + 1, [soon, sooner], [waiting], sooner],
    ['returns by its time, not by its place', NOON + 5, [soon, sooner], [waiting], sooner],
    ['is of the queue until then', NOON, [soon, sooner], [waiting], waiting],
    ['returns ahead of its time where nothing else is left', NOON, [soon, sooner], [], sooner],
    ['is none where nothing is left', NOON, [], [], null],
  ])('%s', (_what, now, returning, queue, next) => {
    const round = { progress: noProgress, queue, returning, current: null };
    expect(advance(round, now)).toEqual({ ...round, current: next });
  });
});

test('a card that another tab has answered leaves the queue; the one being asked stays', () => {
  const { queue } = backlogOf({ ...sitting, cards: cards(3) });
  const latest = addActivity(
    noProgress,
    queue.slice(0, 2).map(({ card }) => rated(3, NOON, card.id, card.id)),
  );
  const round = { progress: noProgress, queue, returning: [], current: queue[0] ?? null };
  expect(dropAnswered(round, latest, retention).queue).toEqual([queue[0], queue[2]]);
  expect(dropAnswered({ ...round, current: null }, latest, retention).queue).toEqual([queue[2]]);
});

test('a sitting does not ask what was meanwhile answered in another tab', async () => {
  const three = cards(3);
  const [first, second, third] = three;
  const rules = { retention, zone, dailyGoal: 10, cap: 50 };
  const machine = reviewMachine.provide({
    actors: {
      loadCards: fromPromise<readonly Card[], { categories: readonly CategorySlug[] }>(() =>
        Promise.resolve(three),
      ),
      countDue: fromPromise<DueCounts, SittingRules & Pick<Sitting, 'progress' | 'cards'>>(({ input }) =>
        Promise.resolve(dueCountsOf({ ...input, now: NOON })),
      ),
    },
  });
  const habits = { isTyped: false, buttons: 4 } as const;
  const actor = createActor(machine, { input: { log: noProgress, rules, habits } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ preparing: 'ready' }));
  actor.send({ type: 'review.started', now: NOON });
  expect(actor.getSnapshot().context.current?.card).toBe(first);
  const log = addActivity(noProgress, [rated(3, NOON, 'elsewhere', second?.id)]);
  actor.send({ type: 'log.changed', log, rules, habits });
  actor.send({ type: 'answer.revealed' });
  actor.send({ type: 'card.rated', rating: 3, id: 'here', now: NOON });
  expect(actor.getSnapshot().context.current?.card).toBe(third);
  actor.stop();
});

test('the result counts the cards asked and those recalled at first, each direction on its own', () => {
  const [one, two] = backlogOf(sitting).queue;
  if (!one || !two) throw new Error('No cards');
  const rating = (due: Due, value: Rating): RatedCard => ({
    due,
    rating: value,
    event: rated(value, NOON, 'x'),
    before: { progress: noProgress, queue: [], returning: [], current: null },
  });
  const turned = { ...one, direction: 'en-es' as const };
  expect(resultOf([])).toEqual({ cards: 0, recalled: 0 });
  expect(resultOf([rating(one, 1), rating(two, 2), rating(one, 4), rating(turned, 3)])).toEqual({
    cards: 3,
    recalled: 2,
  });
});

function rated(
  value: Rating,
  at: number,
  id: string,
  card = 'food-drinks-el-pan',
  direction: Direction = 'es-en',
): ActivityEvent {
  const facts = { card, direction, rating: value, milliseconds: 2000, source: 'review' as const };
  return { id, at, zone, kind: 'card.rated', facts };
}

/** A card learned and then forgotten, `count` times. */
function forgotten(count: number, card: string | undefined): ActivityEvent[] {
  return Array.from({ length: count }, (_unused, index) => [
    rated(4, NOON - (200 - 20 * index) * DAY, `good ${card} ${index}`, card),
    rated(1, NOON - (190 - 20 * index) * DAY, `bad ${card} ${index}`, card),
  ]).flat();
}
