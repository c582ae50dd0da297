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
  type Given,
  type Habits,
  type Round,
  type SittingRules,
  type Standing,
} from './review.rules.ts';
import { judgeTyped } from '../learning/typed-answer.rules.ts';
import { categorySlugs, type Card, type CategorySlug, type JudgementEmit, type ToastEmit } from '../types.ts';

interface Input {
  /** All that the learner has done before. */
  log: Progress;
  rules: SittingRules;
  habits: Habits;
}

interface Context extends Round, Input {
  /** What the learner has chosen here, over the habits of their settings. */
  chosen: Partial<Habits>;
  cards: readonly Card[];
  standing: Standing | null;
  /** Whether tricky words are drilled: nothing that happens then moves a schedule. */
  isDrill: boolean;
  askedAt: number;
  typed: string | null;
  given: readonly Given[];
}

/** `now` is milliseconds since 1970, `id` a new UUID for the fact that the event becomes. */
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
  | DoneActorEvent<Standing, 'countDue'>
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
    countDue: promiseStub<Standing, { progress: Progress; cards: readonly Card[] } & SittingRules>(),
  },
  guards: {
    hasDue: ({ context: { standing } }) => standing !== null && standing.backlog.queue.length > 0,
    hasTricky: ({ context: { standing } }) => standing !== null && standing.tricky > 0,
    hasCurrent: ({ context }) => context.current !== null,
    hasGiven: ({ context }) => context.given.length > 0,
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
    keepStanding: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.countDue');
      return { standing: event.output };
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
      return { ...round, isDrill, askedAt: now, typed: null, given: [] };
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
      const { rules, progress, queue, returning, current, isDrill, askedAt, typed, given } = context;
      const before = { progress, queue, returning, current };
      const rated = rate(before, { ...event, ...rules, isDrill, askedAt, typed });
      if (!rated || !current) return;
      enqueue.assign({
        ...rated.round,
        askedAt: event.now,
        typed: null,
        given: [...given, { due: current, rating: event.rating, event: rated.event, before }],
      });
      enqueue.emit({ type: 'activity.recorded', event: rated.event });
    }),
    undo: enqueueActions(({ context: { given, rules }, event, enqueue }) => {
      assertEvent(event, 'rating.undone');
      const last = given.at(-1);
      if (!last) return;
      const undone = undoEvent(last, event.id, event.now, rules.zone);
      enqueue.assign({ ...last.before, askedAt: event.now, typed: null, given: given.slice(0, -1) });
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
    standing: null,
    isDrill: false,
    askedAt: 0,
    typed: null,
    given: [],
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
          description: 'The schedules of a long log take a while; the page stays usable meanwhile.',
          tags: 'busy',
          invoke: {
            id: 'countDue',
            src: 'countDue',
            input: ownSitting,
            onDone: { target: 'ready', actions: 'keepStanding' },
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
        'rating.undone': { guard: 'hasGiven', target: '.asking', actions: 'undo' },
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
        'rating.undone': { guard: 'hasGiven', target: 'reviewing.asking', actions: 'undo' },
        'review.left': 'preparing.counting',
      },
    },
  },
});

function ownSitting({ context: { log, cards, rules } }: { context: Context }) {
  return { progress: log, cards, ...rules };
}
