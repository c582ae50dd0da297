import {
  assertEvent,
  assign,
  emit,
  enqueueActions,
  setup,
  type DoneActorEvent,
  type ErrorActorEvent,
} from 'xstate';
import type { ActivityEvent, Rating } from './activity.types.ts';
import { promiseStub } from './actors.ts';
import { noProgress, type Progress } from './progress.rules.ts';
import {
  advance,
  backlogOf,
  judgeTyped,
  rate,
  trickyCards,
  undoEvent,
  type Given,
  type Round,
  type SittingRules,
} from './review.rules.ts';
import { categorySlugs, type Card, type CategorySlug, type JudgementEmit, type ToastEmit } from './types.ts';

/** A fact with the id and the time that the flow itself refers to. */
export interface ActivityEmit {
  type: 'activity.recorded';
  event: ActivityEvent;
}

interface Input {
  rules: SittingRules;
}

interface Context extends Round {
  rules: SittingRules;
  cards: readonly Card[];
  /** Whether tricky words are drilled: nothing that happens then moves a schedule. */
  isDrill: boolean;
  askedAt: number;
  typed: string | null;
  given: readonly Given[];
}

/** `now` is milliseconds since 1970, `id` a new UUID for the fact that the event becomes. */
type Event =
  | { type: 'load.retried' }
  | { type: 'review.started'; progress: Progress; now: number }
  | { type: 'drill.started'; progress: Progress; now: number }
  | { type: 'answer.typed'; text: string }
  | { type: 'answer.revealed' }
  | { type: 'card.rated'; rating: Rating; id: string; now: number }
  | { type: 'rating.undone'; id: string; now: number }
  | { type: 'review.ended' }
  | { type: 'review.left' }
  | DoneActorEvent<readonly Card[], 'loadCards'>
  | ErrorActorEvent<unknown, 'loadCards'>;

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
  },
  guards: {
    hasCurrent: ({ context }) => context.current !== null,
    hasGiven: ({ context }) => context.given.length > 0,
  },
  actions: {
    keepCards: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadCards');
      return { cards: event.output };
    }),
    begin: assign(({ context: { rules, cards }, event }) => {
      assertEvent(event, ['review.started', 'drill.started']);
      const { progress, now } = event;
      const isDrill = event.type === 'drill.started';
      const sitting = { ...rules, progress, cards, now };
      const queue = isDrill ? trickyCards(sitting) : backlogOf(sitting).queue;
      const round = advance({ ...noRound, progress, queue }, now);
      return { ...round, isDrill, askedAt: now, typed: null, given: [] };
    }),
    keepTyped: assign(({ event }) => {
      assertEvent(event, 'answer.typed');
      return { typed: event.text };
    }),
    judgeTyped: emit(({ context: { typed, current } }) => ({
      type: 'answer.judged',
      isRight: current !== null && judgeTyped(typed ?? '', current.card, current.direction) !== 'wrong',
    })),
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
        given: [...given, { due: current, event: rated.event, before }],
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
    announceLoadFailure: emit({
      type: 'toast.shown',
      kind: 'error',
      title: 'Failed to load flashcards. Please try again.',
    }),
  },
}).createMachine({
  id: 'review',
  context: ({ input }) => ({
    ...noRound,
    rules: input.rules,
    cards: [],
    isDrill: false,
    askedAt: 0,
    typed: null,
    given: [],
  }),
  initial: 'preparing',
  states: {
    preparing: {
      tags: 'setup',
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadCards',
            src: 'loadCards',
            input: { categories: categorySlugs },
            onDone: { target: 'ready', actions: 'keepCards' },
            onError: { target: 'failed', actions: 'announceLoadFailure' },
          },
        },
        ready: {
          on: {
            'review.started': { target: '#review.reviewing', actions: 'begin' },
            'drill.started': { target: '#review.reviewing', actions: 'begin' },
          },
        },
        failed: { on: { 'load.retried': 'loading' } },
      },
    },
    reviewing: {
      initial: 'choosing',
      on: {
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
        'review.left': 'preparing.ready',
      },
    },
  },
});
