import type { ActivityEvent, Rating } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { reviewMachine } from '#machines/study/review.machine.ts';
import assert from 'node:assert/strict';
import type { SnapshotFrom } from 'xstate';
import { expect } from 'vitest';
import { cards } from '../../support/cards.ts';
import { inputOf } from '../../support/game-rules.ts';
import { defineModel } from '../../support/paths/model.ts';
import { dueWordsOf } from '../../support/review-input.ts';

const NOON = Date.UTC(2026, 10, 3, 12);
const rules = { retention: 0.9 as const, zone: 'Europe/London', dailyGoal: 1, cap: 5 };
const [card] = cards(1);
const forgotten = addActivity(noProgress, card ? lapses(card.id, 9) : []);
const habits = { isTyped: false, buttons: 4 } as const;
const id = '00000000-0000-4000-8000-000000000001';

export default defineModel(reviewMachine, {
  inputs: [
    { log: noProgress, rules, habits, deck: 'food-drinks' },
    { log: noProgress, rules, habits, deck: 'food-drinks', startsAtOnce: true },
    { log: noProgress, rules, habits, deck: 'food-drinks', isKnown: false },
  ],
  cases: {
    'xstate.error.actor.watchLog': (snapshot) =>
      snapshot.context.isKnown && !snapshot.matches({ preparing: 'failed' })
        ? []
        : [{ error: new Error('There is no log') }],
    'xstate.done.actor.loadCourse': () => [{ output: cards(1) }, { output: [] }],
    'xstate.error.actor.loadCourse': () => [{ error: new Error('offline') }],
    'xstate.done.actor.countDue': (snapshot) =>
      isWorthCounting(snapshot)
        ? [{ output: dueWordsOf({ ...queueInputOf(snapshot), now: NOON }, cards(1)) }]
        : [],
    'xstate.error.actor.countDue': (snapshot) =>
      isWorthCounting(snapshot) ? [{ error: new Error('offline') }] : [],
    'log.changed': ({ context: { log, rated, deck, isDrill, typed } }) =>
      log === forgotten || rated.length > 0 || isDrill || typed !== null || deck === 'hard'
        ? []
        : [{ log: forgotten, rules, habits, now: NOON }],
    'deck.chosen': (snapshot) =>
      isUntouched(snapshot) && snapshot.context.log === noProgress ? [{ deck: 'hard' }] : [],
    'habits.chosen': (snapshot) => (isUntouched(snapshot) ? [{ habits: { isTyped: true } }] : []),
    'word.met': () => [{ id, now: NOON + 5000 }],
    'word.known': () => [{ id, now: NOON + 5000 }],
    'review.started': () => [{ now: NOON }],
    'drill.started': () => [{ now: NOON }],
    'answer.typed': ({ context: { chosen, current, rated } }) => {
      if (!chosen.isTyped) return [];
      return [{ text: current?.card.english ?? '' }, ...(rated.length === 0 ? [{ text: 'no idea' }] : [])];
    },
    'answer.contested': ({ context: { rated } }) => (rated.length === 0 ? [{}] : []),
    'card.rated': ({ context: { rated, isDrill } }) => {
      const known: Rating = isDrill ? 3 : 4;
      const ratings: Rating[] = rated.length === 0 ? [1, known] : [known];
      return rated.length < 2 ? ratings.map((rating) => ({ rating, id, now: NOON + 5000 })) : [];
    },
    'dialog.closed': ({ context: { rated } }) =>
      rated.length === 0 ? [{ openedAt: NOON + 3000, now: NOON + 60_000 }] : [],
    'rating.undone': () => [{ id, now: NOON + 9000 }],
  },
  project: ({
    isKnown,
    log,
    chosen,
    deck: words,
    cards: deck,
    dueCounts,
    isDrill,
    startsAtOnce,
    current,
    typed,
    rated,
    countedDeck,
  }) => [
    current === null && rated.length === 0 && dueCounts !== null && countedDeck === words,
    isKnown,
    log.count,
    words,
    current?.isToMeet,
    current === null && rated.length === 0 ? chosen : chosen.isTyped,
    deck.length,
    rated.length === 0 && [dueCounts?.reviewQueue.turns.length, dueCounts?.stubborn],
    isDrill,
    startsAtOnce,
    current?.card.id,
    typed,
    rated.map(({ event }) => event.facts),
  ],
  invariant: ({ before, after, event, emitted }) => {
    const { context } = after;
    const recorded = emitted.flatMap((one) => (one.type === 'activity.recorded' ? [one.event] : []));
    const { cards: deck, dueCounts } = context;
    if (!context.isKnown)
      assert(!('countDue' in after.children), 'nothing is counted before the log is read');
    if (event.type === 'xstate.error.actor.watchLog')
      assert.ok(after.matches({ preparing: 'failed' }), 'nothing can be counted without the log');
    if ('countDue' in after.children) assert.deepEqual(inputOf(after, 'countDue'), queueInputOf(after));
    if (event.type === 'log.changed' && before.can(event)) {
      assert.deepEqual([context.log, context.rules, context.habits], [event.log, event.rules, event.habits]);
      if (before.matches({ preparing: 'ready' })) assert(after.matches({ preparing: 'counting' }));
    }
    if (event.type === 'xstate.error.actor.countDue' && before.matches('preparing')) {
      const isShown = before.context.dueCounts !== null && before.context.countedDeck === context.deck;
      assert.ok(after.matches({ preparing: isShown ? { ready: 'stale' } : 'failed' }), 'counts shown stay');
      assert.equal(dueCounts, before.context.dueCounts);
      assert.equal(emitted.length, Number(!isShown), 'only a first failure is announced');
    }
    if (event.type === 'xstate.done.actor.loadCourse') assert.equal(deck, event.output);
    if (after.matches('reviewing')) assert.equal(dueCounts, null, 'the rest isn’t counted yet');
    else if (event.type === 'xstate.done.actor.countDue') assert.equal(dueCounts, event.output);
    if (before.matches('complete') && event.type === 'log.changed')
      assert.equal(dueCounts, before.context.dueCounts, 'figures stay while they are counted again');
    if (after.matches('reviewing')) assert.ok(context.total > 0, 'no review without words');
    if (event.type === 'habits.chosen' || event.type === 'deck.chosen')
      assert.ok(!context.startsAtOnce, 'a choice cancels the automatic start');
    if (event.type === 'load.retried' && before.can(event))
      assert.equal(context.startsAtOnce, before.context.startsAtOnce, 'a load that failed forgot the start');
    if (event.type === 'habits.chosen' && before.can(event))
      assert.deepEqual(context.chosen, { ...before.context.chosen, ...event.habits });
    if (event.type === 'deck.chosen' && before.can(event)) assert.equal(context.deck, event.deck);
    if (after.hasTag('setup') && after.hasTag('busy'))
      assert.ok(!after.can({ type: 'review.started', now: NOON }), 'no start while cards load');
    if ((event.type === 'review.started' || event.type === 'drill.started') && before.can(event)) {
      assert.equal(context.isDrill, event.type === 'drill.started');
      assert.deepEqual([context.askedAt, context.typed, context.rated], [NOON, null, []]);
    }
    if (event.type === 'xstate.done.actor.countDue' && before.matches('preparing')) {
      const isStarted = before.context.startsAtOnce && event.output.reviewQueue.turns.length > 0;
      assert.equal(after.matches('reviewing'), isStarted, 'it starts at once if that was asked for');
      if (isStarted) assert.deepEqual([context.askedAt, context.isDrill, context.rated], [NOON, false, []]);
    }
    if (before.context.startsAtOnce)
      assert.ok(before.hasTag('setup'), 'only the first review starts at once');
    if (event.type === 'answer.typed' && before.can(event)) assert.equal(context.typed, event.text);
    if ((event.type === 'card.rated' || event.type === 'rating.undone') && before.can(event))
      assert.deepEqual([context.askedAt, context.typed], [event.now, null], 'the next card is asked afresh');
    if (before.hasTag('meeting')) assert.equal(before.context.current?.schedule, null, 'a new word is met');
    if (event.type === 'word.met' && before.can(event)) {
      assert.deepEqual(
        recorded.map(({ kind }) => kind),
        ['card.studied'],
      );
      assert.equal(context.queue.length, before.context.queue.length, 'a word met is still to be asked');
    } else if ((event.type === 'card.rated' || event.type === 'word.known') && before.can(event)) {
      assert.equal(recorded.length, 1, 'each rating is one fact');
      const last = context.rated.at(-1);
      const rating = event.type === 'card.rated' ? event.rating : 4;
      assert.deepEqual([last?.due, last?.rating], [before.context.current, rating]);
      assert.equal(last?.event, recorded[0]);
      assert.equal(context.rated.length, before.context.rated.length + 1);
      assert.equal(recorded[0]?.kind, context.isDrill ? 'card.studied' : 'card.rated');
    } else if (event.type === 'rating.undone' && before.can(event)) {
      assert.equal(recorded.length, Number(!context.isDrill), 'a drill has nothing to undo');
      assert.equal(context.rated.length, before.context.rated.length - 1);
      assert.deepEqual(context.current, before.context.rated.at(-1)?.due, 'the card is asked again');
    } else assert.deepEqual(recorded, []);
    assert.ok(context.queue.length <= context.total, 'the total is fixed');
    if (context.isDrill && card) {
      const answers = context.progress.cards.get(card.id);
      assert.deepEqual(answers, forgotten.cards.get(card.id), 'a drill moves no schedule');
    }
    if (after.hasTag('asking')) assert.notEqual(context.current, null);
    if (after.matches('reviewing')) assert.ok(context.rated.length <= 2);
    if (event.type === 'dialog.closed' && before.can(event)) {
      const askedAt = event.now - Math.max(0, event.openedAt - before.context.askedAt);
      assert.deepEqual(context, { ...before.context, askedAt });
    }
    const contested = emitted.flatMap((one) => (one.type === 'fact.recorded' ? [one.fact] : []));
    const isContested = event.type === 'answer.contested' && before.can(event);
    const objection = { item: before.context.current?.card.id, typed: before.context.typed };
    assert.deepEqual(contested, isContested ? [{ kind: 'answer.contested', facts: objection }] : []);
    if (isContested) {
      assert.equal(before.context.typed, 'no idea', 'only a wrong answer is contested');
      assert.ok(!before.context.isDrill && !after.can(event), 'once, and not in a drill');
      assert.equal(after.context, before.context, 'the rating is the learner’s');
    }
    const judged = emitted.filter((one) => one.type === 'answer.judged');
    const asked = before.context.current;
    const answer = asked?.direction === 'es-en' ? asked.card.english : asked?.card.spanish;
    const isRight = event.type === 'answer.typed' && event.text === answer;
    assert.deepEqual(
      judged.map((one) => one.isRight),
      event.type === 'answer.typed' && before.can(event) ? [isRight] : [],
    );
  },
  takes: {
    'log.changed': ['preparing', 'reviewing', 'complete'],
    'load.retried': [{ preparing: 'failed' }],
    'deck.chosen': ['preparing'],
    'habits.chosen': ['preparing'],
    'review.started': [{ preparing: 'ready' }, 'complete'],
    'drill.started': [{ preparing: 'ready' }],
    'word.met': [{ reviewing: 'meeting' }],
    'word.known': [{ reviewing: 'meeting' }],
    'answer.revealed': [{ reviewing: 'asking' }],
    'answer.typed': [{ reviewing: 'asking' }],
    'answer.contested': [{ reviewing: { revealed: 'judged' } }],
    'card.rated': [{ reviewing: 'revealed' }],
    'dialog.closed': ['reviewing'],
    'rating.undone': ['reviewing', 'complete'],
    'review.ended': ['reviewing'],
    'review.left': ['complete'],
  },
  emits: [
    { type: 'toast.shown', kind: 'error', title: 'Failed to load flashcards. Please try again.' },
    { type: 'answer.judged', isRight: true },
    { type: 'answer.judged', isRight: false },
    {
      type: 'fact.recorded',
      fact: { kind: 'answer.contested', facts: { item: card?.id ?? '', typed: 'no idea' } },
    },
    ...facts(),
  ],
});

/** Whether nothing is chosen yet: choices only change the look, so one per path is enough. */
function isUntouched(snapshot: SnapshotFrom<typeof reviewMachine>): boolean {
  const { chosen, rated, deck, startsAtOnce } = snapshot.context;
  if (startsAtOnce && snapshot.hasTag('busy')) return false;
  return Object.keys(chosen).length === 0 && rated.length === 0 && deck === 'food-drinks';
}

/** Recounting after an abandoned review adds nothing to its paths. */
function isWorthCounting(snapshot: SnapshotFrom<typeof reviewMachine>): boolean {
  return snapshot.matches('complete') || snapshot.context.rated.length === 0;
}

/** The progress to count: the log's, or the review's where the log lags behind. */
function queueInputOf({ context }: SnapshotFrom<typeof reviewMachine>) {
  const { log, progress, cards: deck, deck: words, only, rules: own } = context;
  return { ...own, progress: log.count < progress.count ? progress : log, cards: deck, deck: words, only };
}

/** The facts of paths over one card. */
function facts() {
  const stamp = { id, zone: 'Europe/London' };
  const recorded = (event: object) => ({ type: 'activity.recorded', event: { ...stamp, ...event } }) as never;
  return [
    recorded({ kind: 'card.studied', at: NOON + 5000, facts: expect.anything() }),
    recorded({ kind: 'card.rated', at: NOON + 5000, facts: expect.anything() }),
    recorded({ kind: 'rating.undone', at: NOON + 9000, facts: { card: card?.id, rating: id } }),
  ];
}

/** A card learned and then forgotten, `count` times. */
function lapses(of: string, count: number): ActivityEvent[] {
  const rated = (rating: 1 | 4, day: number): ActivityEvent => ({
    id: `${rating}-${day}`,
    kind: 'card.rated',
    at: NOON - day * 86_400_000,
    zone: 'Europe/London',
    facts: { card: of, direction: 'es-en', rating, milliseconds: 1000, source: 'review' },
  });
  return Array.from({ length: count }, (_, index) => [
    rated(4, 200 - 20 * index),
    rated(1, 190 - 20 * index),
  ]).flat();
}
