import type { ActivityEvent, Rating } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import { reviewMachine } from '#machines/study/review.machine.ts';
import { reviewQueueOf, stubbornCards } from '#machines/study/review-queue.rules.ts';
import type { Deck, Due } from '#machines/study/review-queue.types.ts';
import {
  withNextCard,
  afterMeeting,
  afterRating,
  afterUndoing,
  meet,
  emptyRun,
  openOf,
  rate,
  resultOf,
  undoEvent,
  type RatedCard,
  type Round,
} from '#machines/study/review.rules.ts';
import type { Schedule } from '#machines/learning/schedule.rules.ts';
import type { IndexedCard, Direction } from '#machines/types.ts';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor, type Actor } from 'xstate';
import { finished } from '../support/activity.ts';
import { cards } from '../support/cards.ts';
import { dueWordsOf } from '../support/review-input.ts';

const zone = 'Europe/London';
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const NOON = Date.UTC(2026, 10, 3, 12);
const deck = cards(14);
const retention = 0.9 as const;
const queueInput = {
  progress: noProgress,
  cards: deck,
  deck: 'food-drinks' as const,
  retention,
  zone,
  now: NOON,
  dailyGoal: 10,
  cap: 50,
};
const given = { id: 'x', askedAt: NOON, zone, retention, typed: null, isDrill: false, now: NOON };

describe('a rating', () => {
  const { turns } = reviewQueueOf(queueInput);
  const [first = null, second = null] = turns;
  const start: Round = { progress: noProgress, queue: turns.slice(0, 2), returning: [], current: first };
  const factsOf = (more: Partial<typeof given> | { typed: string }, round = start) =>
    rate(round, { ...given, rating: 3, ...more })?.event;

  test('brings a forgotten card back once its minute is over or nothing else is left', () => {
    const once = rate(start, { ...given, rating: 1 })?.round;
    expect(once?.current).toBe(second);
    expect(once?.queue).toEqual([second]);
    const twice = once && rate(once, { ...given, id: 'y', rating: 4, now: NOON + MINUTE })?.round;
    expect(twice?.current?.card).toBe(first?.card);
    const thrice = twice && rate(twice, { ...given, id: 'z', rating: 4, now: NOON + 2 * MINUTE });
    expect(thrice?.round).toMatchObject({ current: null, queue: [], returning: [] });
    expect(thrice?.event.facts).toMatchObject({ milliseconds: MINUTE });
  });

  test('lets a word that does not stick wait until tomorrow after the fourth answer of a day', () => {
    let round: Round = { ...start, queue: turns.slice(0, 1) };
    for (let time = 1; time <= 4; time += 1) {
      expect(round.current?.card).toBe(first?.card);
      const next = rate(round, { ...given, id: `answer ${time}`, rating: 1, now: NOON + time * MINUTE });
      if (next) ({ round } = next);
    }
    expect(round).toMatchObject({ current: null, queue: [], returning: [] });
    const after = { ...queueInput, progress: round.progress, deck: 'everything' as const };
    const cardsAt = (now: number) => reviewQueueOf({ ...after, now }).turns.map(({ card }) => card);
    expect(cardsAt(NOON + 60 * MINUTE)).toEqual([]);
    expect(cardsAt(NOON + DAY)).toEqual([first?.card]);
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
    const current: Due | null = tea
      ? { card: tea, direction: 'en-es', schedule: null, isToMeet: false, isCheck: false }
      : null;
    expect(factsOf({ typed }, { ...start, current })?.facts).toMatchObject({ typed, isAccentOnly });
  });

  test('in a drill counts as a card studied; only Again brings the card back, after a minute', () => {
    const progress = addActivity(noProgress, forgotten(9, deck[0]?.id));
    const stubborn = stubbornCards({ ...queueInput, progress });
    const drill: Round = {
      progress: noProgress,
      queue: stubborn,
      returning: [],
      current: stubborn[0] ?? null,
    };
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
      difficulty: 5,
      lapses: 0,
      lastAnswer: NOON,
    };
    return { card, direction: 'es-en', schedule, isToMeet: false, isCheck: false };
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
    expect(withNextCard(round, now)).toEqual({ ...round, current: next });
  });
});

describe('what happens elsewhere during a review', () => {
  const { turns } = reviewQueueOf({ ...queueInput, cards: cards(3) });
  const rules = { retention, zone, dailyGoal: 10, cap: 50, cards: cards(3) };
  const round = { progress: noProgress, queue: turns, returning: [], current: turns[0] ?? null };

  test('removes cards from the queue that another tab has answered; the current one stays', () => {
    const latest = addActivity(
      noProgress,
      turns.slice(0, 2).map(({ card }) => rated(3, NOON, card.id, card.id)),
    );
    expect(openOf(round, latest, rules, NOON)).toEqual([turns[0], turns[2]]);
    expect(openOf({ ...round, current: null }, latest, rules, NOON)).toEqual([turns[2]]);
  });

  test('keeps a word whose rating was taken back, before the log has that', () => {
    const stamp = { id: 'hasty', now: NOON };
    const sat = { ...emptyRun, ...round, rules };
    const hasty = { ...sat, ...afterRating(sat, { ...stamp, rating: 4 }) };
    const undone = { ...hasty, ...afterUndoing(hasty, { ...stamp, id: 'undo' }) };
    const met = { ...undone, ...afterMeeting(undone, { ...stamp, id: 'met' }) };
    const latest = addActivity(noProgress, [rated(4, NOON, 'hasty', turns[0]?.card.id)]);
    expect(openOf(met, latest, rules, NOON)).toEqual(met.queue);
    expect(openOf({ ...met, progress: noProgress }, latest, rules, NOON)).toEqual(turns.slice(1));
  });

  test('leaves as many new words as the goal does, where the one asked was begun elsewhere', () => {
    const latest = addActivity(noProgress, [rated(3, NOON, 'elsewhere', turns[0]?.card.id)]);
    expect(openOf(round, latest, { ...rules, dailyGoal: 3 }, NOON)).toEqual(turns);
  });

  test('takes out new words that a lower goal no longer allows', () => {
    expect(openOf(round, noProgress, { ...rules, dailyGoal: 2 }, NOON)).toEqual(turns.slice(0, 2));
    expect(openOf(round, noProgress, { ...rules, dailyGoal: 0 }, NOON)).toEqual(turns.slice(0, 1));
    expect(openOf(round, noProgress, { ...rules, dailyGoal: 30 }, NOON)).toEqual(turns);
  });
});

describe('a review', () => {
  test('doesn’t ask cards answered meanwhile in another tab', async () => {
    const { actor, words, settings } = await review(3);
    actor.send({ type: 'review.started', now: NOON });
    meetAll(actor);
    expect(asked(actor)).toBe(words[0]?.id);
    const log = addActivity(noProgress, [rated(3, NOON, 'elsewhere', words[1]?.id)]);
    actor.send({ type: 'log.changed', now: NOON, ...settings, log });
    answer(actor, 3, 'here');
    expect(asked(actor)).toBe(words[2]?.id);
    actor.stop();
  });

  test('shows each new word before it asks it, two cards later', async () => {
    const { actor, words } = await review(4);
    actor.send({ type: 'review.started', now: NOON });
    const seen: string[] = [];
    while (!actor.getSnapshot().matches('complete')) {
      const isMeeting = actor.getSnapshot().matches({ reviewing: 'meeting' });
      seen.push(`${isMeeting ? 'met' : 'asked'} ${words.findIndex(({ id }) => id === asked(actor))}`);
      if (isMeeting) actor.send({ type: 'word.met', id: `met ${seen.length}`, now: NOON });
      else answer(actor, 4, `rated ${seen.length}`);
    }
    expect(seen).toEqual(['met 0', 'met 1', 'met 2', 'asked 0', 'asked 1', 'asked 2', 'met 3', 'asked 3']);
    actor.stop();
  });

  test('rates a known word Easy without asking it', async () => {
    const { actor, words } = await review(1);
    const facts: object[] = [];
    actor.on('activity.recorded', ({ event }) => facts.push(event.facts));
    actor.send({ type: 'review.started', now: NOON });
    actor.send({ type: 'word.known', id: 'known', now: NOON + 2000 });
    expect(actor.getSnapshot().matches('complete')).toBe(true);
    expect(facts).toEqual([
      { card: words[0]?.id, direction: 'es-en', rating: 4, milliseconds: 2000, source: 'review' },
    ]);
    actor.stop();
  });

  test('has a fixed number of cards; returning ones don’t add to it', async () => {
    const { actor } = await review(2);
    actor.send({ type: 'review.started', now: NOON });
    meetAll(actor);
    const totals = new Set<number>();
    for (let step = 0; !actor.getSnapshot().matches('complete'); step += 1) {
      totals.add(actor.getSnapshot().context.total);
      answer(actor, step < 3 ? 1 : 3, `answer ${step}`);
    }
    expect([...totals]).toEqual([2]);
    actor.stop();
  });

  test('ends with the words left after its last answer, and can continue at once', async () => {
    const { actor } = await review(3, { dailyGoal: 2, cap: 1 });
    actor.send({ type: 'review.started', now: NOON });
    actor.send({ type: 'word.known', id: 'a', now: NOON });
    await waitFor(actor, (state) => state.matches({ complete: 'counted' }));
    expect(actor.getSnapshot().context.dueCounts?.reviewQueue).toMatchObject({ fresh: 1 });
    actor.send({ type: 'review.started', now: NOON });
    actor.send({ type: 'word.known', id: 'b', now: NOON });
    await waitFor(actor, (state) => state.matches({ complete: 'counted' }));
    expect(actor.getSnapshot().context.dueCounts?.reviewQueue).toMatchObject({ turns: [], left: 0 });
    expect(actor.getSnapshot().can({ type: 'review.started', now: NOON })).toBe(false);
    actor.stop();
  });

  test('starts at once with the words in its address', async () => {
    const [first, second] = cards(2);
    const log = addActivity(noProgress, [
      finished(NOON - DAY, { cards: [{ id: second?.id ?? '', right: false }] }, zone),
    ]);
    const { actor } = await review(2, {}, { log, deck: 'games', startsAtOnce: true });
    expect(actor.getSnapshot().matches('reviewing')).toBe(true);
    expect(actor.getSnapshot().context.total).toBe(1);
    expect([asked(actor), first?.id === asked(actor)]).toEqual([second?.id, false]);
    actor.stop();
  });

  test('of unknown words neither starts nor asks others until everything is chosen', async () => {
    const { actor } = await review(2, {}, { only: ['nothing'], startsAtOnce: true });
    expect(actor.getSnapshot().matches({ preparing: 'ready' })).toBe(true);
    expect(actor.getSnapshot().context.only).toEqual([]);
    expect(actor.getSnapshot().can({ type: 'review.started', now: NOON })).toBe(false);
    actor.send({ type: 'deck.chosen', deck: 'food-drinks' });
    await waitFor(actor, (state) => state.matches({ preparing: 'ready' }));
    expect(actor.getSnapshot().can({ type: 'review.started', now: NOON })).toBe(true);
    actor.stop();
  });

  test('that couldn’t start at once doesn’t start by itself when the log changes', async () => {
    const [first] = cards(1);
    const { actor, settings } = await review(1, { dailyGoal: 0 }, { startsAtOnce: true });
    expect(actor.getSnapshot().matches({ preparing: 'ready' })).toBe(true);
    const log = addActivity(noProgress, [rated(3, NOON - 30 * DAY, 'elsewhere', first?.id)]);
    actor.send({ type: 'log.changed', now: NOON, ...settings, log });
    await waitFor(actor, (state) => state.matches({ preparing: 'ready' }));
    expect(actor.getSnapshot().can({ type: 'review.started', now: NOON })).toBe(true);
    actor.stop();
  });

  test.each(['everything', 'hard'] as const)(
    'drills as many stubborn words as it counts: %s',
    async (chosen) => {
      const log = addActivity(noProgress, forgotten(9, cards(1)[0]?.id));
      const { actor } = await review(2, {}, { log, deck: chosen });
      expect(actor.getSnapshot().context.dueCounts?.stubborn).toBe(1);
      actor.send({ type: 'drill.started', now: NOON });
      expect(actor.getSnapshot().context.total).toBe(1);
      actor.stop();
    },
  );

  test('is of the chosen words only', async () => {
    const { actor } = await review(3);
    actor.send({ type: 'deck.chosen', deck: 'hard' });
    await waitFor(actor, (state) => state.matches({ preparing: 'ready' }));
    expect(actor.getSnapshot().can({ type: 'review.started', now: NOON })).toBe(false);
    actor.send({ type: 'deck.chosen', deck: 'food-drinks' });
    await waitFor(actor, (state) => state.matches({ preparing: 'ready' }));
    expect(actor.getSnapshot().context.dueCounts?.reviewQueue.turns).toHaveLength(3);
    actor.stop();
  });
});

test('a word that was met comes two cards later, as a card studied', () => {
  const { turns } = reviewQueueOf(queueInput);
  const round = { progress: noProgress, queue: turns, returning: [], current: turns[0] ?? null };
  const met = meet(round, { id: 'm', now: NOON + 3000, askedAt: NOON, zone });
  const facts = { card: deck[0]?.id, milliseconds: 3000 };
  expect(met?.event).toEqual({ id: 'm', at: NOON + 3000, zone, kind: 'card.studied', facts });
  expect(met?.round.current).toBe(turns[1]);
  expect(met?.round.queue.slice(0, 3)).toEqual([
    turns[1],
    turns[2],
    { ...turns[0], isToMeet: false, isCheck: false },
  ]);
  expect(meet({ ...round, current: null }, { id: 'm', now: NOON, askedAt: NOON, zone })).toBeNull();
});

test('the result counts the cards asked and those recalled at first, each direction on its own, and has the words missed', () => {
  const [one, two] = reviewQueueOf(queueInput).turns;
  if (!one || !two) throw new Error('No cards');
  const rating = (due: Due, value: Rating): RatedCard => ({
    due,
    rating: value,
    event: rated(value, NOON, 'x'),
    before: { progress: noProgress, queue: [], returning: [], current: null },
  });
  const turned = { ...one, direction: 'en-es' as const };
  expect(resultOf([])).toEqual({ cards: 0, recalled: 0, missed: [] });
  expect(resultOf([rating(one, 1), rating(two, 2), rating(one, 4), rating(turned, 3)])).toEqual({
    cards: 3,
    recalled: 2,
    missed: [one.card],
  });
});

type Review = Actor<typeof reviewMachine>;

/** A review of `count` cards that is ready to start, or has started if `opening` says so. */
async function review(
  count: number,
  more: { dailyGoal?: number; cap?: number } = {},
  opening: { log?: Progress; deck?: Deck; only?: readonly string[]; startsAtOnce?: boolean } = {},
) {
  const words = cards(count);
  const rules = { retention, zone, dailyGoal: 10, cap: 50, ...more };
  const settings = { log: noProgress, rules, habits: { isTyped: false, buttons: 4 } as const };
  const machine = reviewMachine.provide({
    actors: {
      loadCourse: fromPromise<readonly IndexedCard[]>(async () => words),
      countDue: fromPromise(async ({ input }) => dueWordsOf({ ...input, now: NOON }, words)),
    },
  });
  const actor = createActor(machine, { input: { ...settings, deck: 'food-drinks', ...opening } }).start();
  await waitFor(actor, (state) => !state.hasTag('busy'));
  return { actor, words, settings };
}

function asked(actor: Review): string | undefined {
  return actor.getSnapshot().context.current?.card.id;
}

function meetAll(actor: Review): void {
  for (let count = 0; actor.getSnapshot().matches({ reviewing: 'meeting' }); count += 1) {
    actor.send({ type: 'word.met', id: `met ${count}`, now: NOON });
  }
}

function answer(actor: Review, rating: Rating, id: string): void {
  actor.send({ type: 'answer.revealed' });
  actor.send({ type: 'card.rated', rating, id, now: NOON });
}

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
