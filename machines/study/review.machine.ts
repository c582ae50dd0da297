import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import type { ActivityEmit, FactEmit, Rating } from '../learning/activity.types.ts';
import { judgement } from '../parts/judgements.ts';
import { nextAttempt, refreshBackoff } from '../parts/refresh.ts';
import { callbackStub, promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { withoutDialogTime, type DialogClosed } from '../parts/dialog-time.ts';
import { loadFailure } from '../parts/toasts.ts';
import type { Deck, DueWords, ReviewQueueInput } from './review-queue.types.ts';
import {
  afterMeeting,
  afterRating,
  afterUndoing,
  newRun,
  canContest,
  contested,
  isTypedRight,
  knownOf,
  emptyRun,
  openOf,
  logInput,
  queueInput,
  type Context,
  type ReviewInput,
  type Habits,
  type KnownReviewInput,
} from './review.rules.ts';
import type { IndexedCard, JudgementEmit, ToastEmit } from '../types.ts';

/** The rating of `I know it`. */
const EASY: Rating = 4;

const actors = {
  watchLog: callbackStub<{ type: 'none' }, KnownReviewInput>(),
  loadCourse: promiseStub<readonly IndexedCard[]>(),
  countDue: promiseStub<DueWords, Omit<ReviewQueueInput<IndexedCard>, 'now'>>(),
};

/** `now` is milliseconds since 1970, `id` a new UUID for the fact to record. */
type Event =
  | DialogClosed
  | { type: 'load.retried' }
  | ({ type: 'log.changed'; now: number } & ReviewInput)
  | { type: 'deck.chosen'; deck: Deck }
  | { type: 'habits.chosen'; habits: Partial<Habits> }
  | { type: 'review.started'; now: number }
  | { type: 'drill.started'; now: number }
  | { type: 'word.met'; id: string; now: number }
  | { type: 'word.known'; id: string; now: number }
  | { type: 'answer.typed'; text: string }
  | { type: 'answer.revealed' }
  | { type: 'answer.contested' }
  | { type: 'card.rated'; rating: Rating; id: string; now: number }
  | { type: 'rating.undone'; id: string; now: number }
  | { type: 'review.ended' }
  | { type: 'review.left' }
  | ActorEvents<typeof actors>;

export const reviewMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: ReviewInput & Partial<Pick<Context, 'startsAtOnce' | 'only' | 'deck' | 'isKnown'>>;
    emitted: ActivityEmit | FactEmit | JudgementEmit | ToastEmit;
    tags: 'setup' | 'busy' | 'meeting' | 'asking' | 'answered' | 'contested';
  },
  actors,
  guards: {
    isKnown: ({ context }) => context.isKnown,
    hasDue: ({ context: { dueCounts } }) => dueCounts !== null && dueCounts.reviewQueue.turns.length > 0,
    isCounted: ({ context: { dueCounts, countedDeck, deck } }) => dueCounts !== null && countedDeck === deck,
    canStartAtOnce: ({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.countDue');
      return context.startsAtOnce && event.output.reviewQueue.turns.length > 0;
    },
    hasStubborn: ({ context: { dueCounts } }) => dueCounts !== null && dueCounts.stubborn > 0,
    hasCurrent: ({ context }) => context.current !== null,
    isToMeet: ({ context }) => context.current?.isToMeet === true,
    hasRated: ({ context }) => context.rated.length > 0,
    canContest: ({ context }) => canContest(context),
  },
  actions: {
    storeCards: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.loadCourse');
      return { cards: event.output, only: knownOf(event.output, context.only) };
    }),
    storeLog: assign(({ context, event }) => {
      assertEvent(event, 'log.changed');
      const { log, rules, habits, now } = event;
      const queue = openOf(context, log, { ...context, ...rules }, now);
      return { isKnown: true, log, rules, habits, queue };
    }),
    chooseDeck: assign(({ event }) => {
      assertEvent(event, 'deck.chosen');
      return { deck: event.deck, only: null, startsAtOnce: false };
    }),
    countAttempt: assign(({ context }) => nextAttempt(context)),
    storeDueCounts: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.countDue');
      return { dueCounts: event.output, countedDeck: context.deck, attempt: 0, startsAtOnce: false };
    }),
    chooseHabits: assign(({ context: { chosen }, event }) => {
      assertEvent(event, 'habits.chosen');
      return { chosen: { ...chosen, ...event.habits }, startsAtOnce: false };
    }),
    begin: assign(({ context, event }) => newRun(context, event)),
    meet: assign(({ context, event }) => {
      assertEvent(event, 'word.met');
      return afterMeeting(context, event);
    }),
    storeTyped: assign(({ event }) => {
      assertEvent(event, 'answer.typed');
      return { typed: event.text };
    }),
    judgeTyped: emit(({ context }) => judgement(isTypedRight(context))),
    contest: emit(({ context }) => contested(context)),
    rate: assign(({ context, event }) => {
      assertEvent(event, ['card.rated', 'word.known']);
      return afterRating(context, { rating: EASY, ...event });
    }),
    undo: assign(({ context, event }) => {
      assertEvent(event, 'rating.undone');
      return { ...afterUndoing(context, event), dueCounts: null };
    }),
    record: enqueueActions(({ context: { fact }, enqueue }) => {
      if (fact) enqueue.emit({ type: 'activity.recorded', event: fact });
    }),
    discountDialog: assign(({ context, event }) => {
      assertEvent(event, 'dialog.closed');
      return { askedAt: withoutDialogTime(context.askedAt, event) };
    }),
    announceLoadFailure: emit(loadFailure),
  },
  delays: { refreshBackoff },
}).createMachine({
  id: 'review',
  context: ({ input }) => ({
    ...emptyRun,
    deck: 'everything',
    isKnown: true,
    ...input,
    chosen: {},
    cards: [],
    dueCounts: null,
    countedDeck: null,
    attempt: 0,
  }),
  invoke: {
    id: 'watchLog',
    src: 'watchLog',
    input: logInput,
    onError: [{ guard: 'isKnown' }, { target: '.preparing.failed', actions: 'announceLoadFailure' }],
  },
  initial: 'preparing',
  on: { 'log.changed': { actions: 'storeLog' } },
  states: {
    preparing: {
      tags: 'setup',
      initial: 'loading',
      on: {
        'habits.chosen': { actions: 'chooseHabits' },
        'deck.chosen': { actions: 'chooseDeck' },
      },
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadCourse',
            src: 'loadCourse',
            onDone: { target: 'waiting', actions: 'storeCards' },
            onError: { target: 'failed', actions: 'announceLoadFailure' },
          },
        },
        waiting: { tags: 'busy', always: { guard: 'isKnown', target: 'counting' } },
        counting: {
          tags: 'busy',
          invoke: {
            id: 'countDue',
            src: 'countDue',
            input: queueInput,
            onDone: [
              {
                guard: 'canStartAtOnce',
                target: '#review.reviewing',
                actions: ['storeDueCounts', 'begin'],
              },
              { target: 'ready', actions: 'storeDueCounts' },
            ],
            onError: [
              { guard: 'isCounted', target: 'ready.stale', actions: 'countAttempt' },
              { target: 'failed', actions: 'announceLoadFailure' },
            ],
          },
          on: {
            'log.changed': { target: 'counting', reenter: true, actions: 'storeLog' },
            'deck.chosen': { target: 'counting', reenter: true, actions: 'chooseDeck' },
          },
        },
        ready: {
          initial: 'current',
          states: {
            current: {},
            stale: { after: { refreshBackoff: '#review.preparing.counting' } },
          },
          on: {
            'log.changed': { target: 'counting', actions: 'storeLog' },
            'deck.chosen': { target: 'counting', actions: 'chooseDeck' },
            'review.started': { guard: 'hasDue', target: '#review.reviewing', actions: 'begin' },
            'drill.started': { guard: 'hasStubborn', target: '#review.reviewing', actions: 'begin' },
          },
        },
        failed: { on: { 'load.retried': { target: '#review', reenter: true } } },
      },
    },
    reviewing: {
      initial: 'choosing',
      on: {
        'dialog.closed': { actions: 'discountDialog' },
        'rating.undone': { guard: 'hasRated', target: '.choosing', actions: ['undo', 'record'] },
        'review.ended': 'complete',
      },
      states: {
        choosing: {
          always: [
            { guard: 'isToMeet', target: 'meeting' },
            { guard: 'hasCurrent', target: 'asking' },
            { target: '#review.complete' },
          ],
        },
        meeting: {
          tags: 'meeting',
          on: {
            'word.met': { target: 'choosing', actions: ['meet', 'record'] },
            'word.known': { target: 'choosing', actions: ['rate', 'record'] },
          },
        },
        asking: {
          tags: 'asking',
          on: {
            'answer.revealed': 'revealed',
            'answer.typed': { target: 'revealed', actions: ['storeTyped', 'judgeTyped'] },
          },
        },
        revealed: {
          tags: 'answered',
          initial: 'judged',
          on: { 'card.rated': { target: 'choosing', actions: ['rate', 'record'] } },
          states: {
            judged: {
              on: { 'answer.contested': { guard: 'canContest', target: 'contested', actions: 'contest' } },
            },
            contested: { tags: 'contested' },
          },
        },
      },
    },
    complete: {
      initial: 'counting',
      on: {
        'log.changed': { target: '.counting', actions: 'storeLog' },
        'review.started': { guard: 'hasDue', target: 'reviewing', actions: 'begin' },
        'rating.undone': { guard: 'hasRated', target: 'reviewing.choosing', actions: ['undo', 'record'] },
        'review.left': 'preparing.counting',
      },
      states: {
        counting: {
          tags: 'busy',
          invoke: {
            id: 'countDue',
            src: 'countDue',
            input: queueInput,
            onDone: { target: 'counted', actions: 'storeDueCounts' },
            onError: 'uncounted',
          },
        },
        counted: {},
        uncounted: {},
      },
    },
  },
});
