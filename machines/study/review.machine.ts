import {
  assertEvent,
  assign,
  emit,
  enqueueActions,
  setup,
  type DoneActorEvent,
  type ErrorActorEvent,
} from 'xstate';
import type { ActivityEmit, Rating } from '../learning/activity.types.ts';
import { judgement } from '../parts/judgements.ts';
import { promiseStub } from '../parts/stubs.ts';
import { loadFailure } from '../parts/toasts.ts';
import { noProgress, type Progress } from '../learning/progress.rules.ts';
import {
  advance,
  backlogOf,
  dropAnswered,
  rate,
  trickyCards,
  undoEvent,
  type RatedCard,
  type Habits,
  type Round,
  type SittingRules,
  type DueCounts,
} from './review.rules.ts';
import { judgeTyped } from '../learning/typed-answer.rules.ts';
import { categorySlugs, type Card, type CategorySlug, type JudgementEmit, type ToastEmit } from '../types.ts';

interface Input {
  /** All that the learner has done so far. */
  log: Progress;
  rules: SittingRules;
  habits: Habits;
}

interface Context extends Round, Input {
  /** Choices made here, which override the habits from the settings. */
  chosen: Partial<Habits>;
  cards: readonly Card[];
  dueCounts: DueCounts | null;
  /** Whether tricky words are drilled, which moves no schedule. */
  isDrill: boolean;
  askedAt: number;
  typed: string | null;
  rated: readonly RatedCard[];
}

/** `now` is milliseconds since 1970, `id` a new UUID for the fact to record. */
type Event =
  | { type: 'load.retried' }
  | ({ type: 'log.changed' } & Input)
  | { type: 'answering.chosen'; isTyped: boolean }
  | { type: 'buttons.chosen'; buttons: Habits['buttons'] }
  | { type: 'review.started'; now: number }
  | { type: 'drill.started'; now: number }
  | { type: 'answer.typed'; text: string }
  | { type: 'answer.revealed' }
  | { type: 'card.rated'; rating: Rating; id: string; now: number }
  | { type: 'rating.undone'; id: string; now: number }
  | { type: 'review.ended' }
  | { type: 'review.left' }
  | DoneActorEvent<readonly Card[], 'loadCards'>
  | ErrorActorEvent<unknown, 'loadCards'>
  | DoneActorEvent<DueCounts, 'countDue'>
  | ErrorActorEvent<unknown, 'countDue'>;

const noRound: Round = { progress: noProgress, queue: [], returning: [], current: null };

export const reviewMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    emitted: ActivityEmit | JudgementEmit | ToastEmit;
    tags: 'setup' | 'busy' | 'asking' | 'answered';
  },
  actors: {
    loadCards: promiseStub<readonly Card[], { categories: readonly CategorySlug[] }>(),
    countDue: promiseStub<DueCounts, { progress: Progress; cards: readonly Card[] } & SittingRules>(),
  },
  guards: {
    hasDue: ({ context: { dueCounts } }) => dueCounts !== null && dueCounts.backlog.queue.length > 0,
    hasTricky: ({ context: { dueCounts } }) => dueCounts !== null && dueCounts.tricky > 0,
    hasCurrent: ({ context }) => context.current !== null,
    hasRated: ({ context }) => context.rated.length > 0,
  },
  actions: {
    keepCards: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadCards');
      return { cards: event.output };
    }),
    keepLog: assign(({ event }) => {
      assertEvent(event, 'log.changed');
      return { log: event.log, rules: event.rules, habits: event.habits };
    }),
    dropAnswered: assign(({ context: { progress, queue, returning, current, rules }, event }) => {
      assertEvent(event, 'log.changed');
      return dropAnswered({ progress, queue, returning, current }, event.log, rules.retention);
    }),
    keepDueCounts: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.countDue');
      return { dueCounts: event.output };
    }),
    chooseAnswering: assign(({ context: { chosen }, event }) => {
      assertEvent(event, 'answering.chosen');
      return { chosen: { ...chosen, isTyped: event.isTyped } };
    }),
    chooseButtons: assign(({ context: { chosen }, event }) => {
      assertEvent(event, 'buttons.chosen');
      return { chosen: { ...chosen, buttons: event.buttons } };
    }),
    begin: assign(({ context: { log, rules, cards }, event }) => {
      assertEvent(event, ['review.started', 'drill.started']);
      const { now } = event;
      const isDrill = event.type === 'drill.started';
      const sitting = { ...rules, progress: log, cards, now };
      const queue = isDrill ? trickyCards(sitting) : backlogOf(sitting).queue;
      const round = advance({ ...noRound, progress: log, queue }, now);
      return { ...round, isDrill, askedAt: now, typed: null, rated: [] };
    }),
    keepTyped: assign(({ event }) => {
      assertEvent(event, 'answer.typed');
      return { typed: event.text };
    }),
    judgeTyped: emit(({ context: { typed, current } }) =>
      judgement(current !== null && judgeTyped(typed ?? '', current.card, current.direction) !== 'wrong'),
    ),
    rate: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'card.rated');
      const { rules, progress, queue, returning, current, isDrill, askedAt, typed, rated } = context;
      const before = { progress, queue, returning, current };
      const result = rate(before, { ...event, ...rules, isDrill, askedAt, typed });
      if (!result || !current) return;
      enqueue.assign({
        ...result.round,
        askedAt: event.now,
        typed: null,
        rated: [...rated, { due: current, rating: event.rating, event: result.event, before }],
      });
      enqueue.emit({ type: 'activity.recorded', event: result.event });
    }),
    undo: enqueueActions(({ context: { rated, rules }, event, enqueue }) => {
      assertEvent(event, 'rating.undone');
      const last = rated.at(-1);
      if (!last) return;
      const undone = undoEvent(last, event.id, event.now, rules.zone);
      enqueue.assign({ ...last.before, askedAt: event.now, typed: null, rated: rated.slice(0, -1) });
      if (undone) enqueue.emit({ type: 'activity.recorded', event: undone });
    }),
    announceLoadFailure: emit(loadFailure),
  },
}).createMachine({
  id: 'review',
  context: ({ input }) => ({
    ...noRound,
    ...input,
    chosen: {},
    cards: [],
    dueCounts: null,
    isDrill: false,
    askedAt: 0,
    typed: null,
    rated: [],
  }),
  initial: 'preparing',
  on: { 'log.changed': { actions: 'keepLog' } },
  states: {
    preparing: {
      tags: 'setup',
      initial: 'loading',
      on: {
        'answering.chosen': { actions: 'chooseAnswering' },
        'buttons.chosen': { actions: 'chooseButtons' },
      },
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadCards',
            src: 'loadCards',
            input: { categories: categorySlugs },
            onDone: { target: 'counting', actions: 'keepCards' },
            onError: { target: 'failed', actions: 'announceLoadFailure' },
          },
        },
        counting: {
          description: 'Schedules of a long log take a while to compute; the page stays usable.',
          tags: 'busy',
          invoke: {
            id: 'countDue',
            src: 'countDue',
            input: ownSitting,
            onDone: { target: 'ready', actions: 'keepDueCounts' },
            onError: { target: 'failed', actions: 'announceLoadFailure' },
          },
          on: { 'log.changed': { target: 'counting', reenter: true, actions: 'keepLog' } },
        },
        ready: {
          on: {
            'log.changed': { target: 'counting', actions: 'keepLog' },
            'review.started': { guard: 'hasDue', target: '#review.reviewing', actions: 'begin' },
            'drill.started': { guard: 'hasTricky', target: '#review.reviewing', actions: 'begin' },
          },
        },
        failed: { on: { 'load.retried': 'loading' } },
      },
    },
    reviewing: {
      initial: 'choosing',
      on: {
        'log.changed': { actions: ['keepLog', 'dropAnswered'] },
        'rating.undone': { guard: 'hasRated', target: '.asking', actions: 'undo' },
        'review.ended': 'complete',
      },
      states: {
        choosing: {
          always: [{ guard: 'hasCurrent', target: 'asking' }, { target: '#review.complete' }],
        },
        asking: {
          tags: 'asking',
          on: {
            'answer.revealed': 'revealed',
            'answer.typed': { target: 'revealed', actions: ['keepTyped', 'judgeTyped'] },
          },
        },
        revealed: {
          tags: 'answered',
          on: { 'card.rated': { target: 'choosing', actions: 'rate' } },
        },
      },
    },
    complete: {
      on: {
        'rating.undone': { guard: 'hasRated', target: 'reviewing.asking', actions: 'undo' },
        'review.left': 'preparing.counting',
      },
    },
  },
});

function ownSitting({ context: { log, cards, rules } }: { context: Context }) {
  return { progress: log, cards, ...rules };
}
