import { assertEvent, assign, emit, enqueueActions, setup, stateIn } from 'xstate';
import type { ActivityEmit, Rating } from '../learning/activity.types.ts';
import { judgement } from '../parts/judgements.ts';
import { asked } from '../parts/start.ts';
import { promiseStub } from '../parts/stubs.ts';
import { loadFailure } from '../parts/toasts.ts';
import type { DueCounts, Sitting } from './backlog.rules.ts';
import { afterMeeting, afterRating, afterUndoing, noSitting, openOf, started } from './review.rules.ts';
import type { Ground } from './review.rules.ts';
import { judgeTyped } from '../learning/typed-answer.rules.ts';
import type { Context, Event } from './review.types.ts';
import type { Card, IndexedCard, JudgementEmit, ToastEmit } from '../types.ts';

/** What `I know it` rates. */
const EASY: Rating = 4;

export const reviewMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Ground & Partial<Pick<Context, 'startsAtOnce' | 'deck' | 'isKnown'>>;
    emitted: ActivityEmit | JudgementEmit | ToastEmit;
    tags: 'setup' | 'busy' | 'meeting' | 'asking' | 'answered';
  },
  actors: {
    loadCourse: promiseStub<readonly Card[]>(),
    countDue: promiseStub<DueCounts, Omit<Sitting<IndexedCard>, 'now'>>(),
  },
  guards: {
    isKnown: ({ context }) => context.isKnown,
    hasDue: ({ context: { dueCounts } }) => dueCounts !== null && dueCounts.backlog.queue.length > 0,
    isToStartAtOnce: ({ context }) => context.startsAtOnce,
    isAsked: stateIn('#review.preparing.loading.start.asked'),
    hasTricky: ({ context: { dueCounts } }) => dueCounts !== null && dueCounts.tricky > 0,
    hasCurrent: ({ context }) => context.current !== null,
    isToMeet: ({ context }) => context.current?.isToMeet === true,
    hasRated: ({ context }) => context.rated.length > 0,
  },
  actions: {
    keepCards: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadCourse');
      return { cards: event.output };
    }),
    keepLog: assign(({ context, event }) => {
      assertEvent(event, 'log.changed');
      const { log, rules, habits, now } = event;
      return { isKnown: true, log, rules, habits, queue: openOf(context, log, rules, now) };
    }),
    chooseDeck: assign(({ event }) => {
      assertEvent(event, 'deck.chosen');
      return { deck: event.deck, startsAtOnce: false };
    }),
    keepDueCounts: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.countDue');
      return { dueCounts: event.output };
    }),
    chooseHabits: assign(({ context: { chosen }, event }) => {
      assertEvent(event, 'habits.chosen');
      return { chosen: { ...chosen, ...event.habits } };
    }),
    begin: assign(({ context, event }) => {
      const now = 'now' in event ? event.now : (context.dueCounts?.now ?? 0);
      return {
        ...started({ ...ownSitting({ context }), now }, event.type === 'drill.started'),
        dueCounts: null,
      };
    }),
    meet: assign(({ context, event }) => {
      assertEvent(event, 'word.met');
      return afterMeeting(context, event);
    }),
    keepTyped: assign(({ event }) => {
      assertEvent(event, 'answer.typed');
      return { typed: event.text };
    }),
    judgeTyped: emit(({ context: { typed, current } }) =>
      judgement(current !== null && judgeTyped(typed ?? '', current.card, current.direction) !== 'wrong'),
    ),
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
    announceLoadFailure: emit(loadFailure),
  },
}).createMachine({
  id: 'review',
  context: ({ input }) => ({
    ...noSitting,
    deck: 'everything',
    isKnown: true,
    ...input,
    chosen: {},
    cards: [],
    dueCounts: null,
  }),
  initial: 'preparing',
  on: { 'log.changed': { actions: 'keepLog' } },
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
          type: 'parallel',
          states: {
            due: {
              initial: 'course',
              states: {
                course: {
                  invoke: {
                    id: 'loadCourse',
                    src: 'loadCourse',
                    onDone: [
                      { guard: 'isKnown', target: 'counting', actions: 'keepCards' },
                      { target: 'log', actions: 'keepCards' },
                    ],
                    onError: { target: '#review.preparing.failed', actions: 'announceLoadFailure' },
                  },
                },
                log: {
                  description: 'The log of this device is still being read.',
                  on: { 'log.changed': { target: 'counting', actions: 'keepLog' } },
                },
                counting: {
                  description: 'Schedules of a long log take a while to compute; the page stays usable.',
                  invoke: {
                    id: 'countDue',
                    src: 'countDue',
                    input: ownSitting,
                    onDone: [
                      { guard: 'isAsked', target: '#review.preparing.starting', actions: 'keepDueCounts' },
                      { target: '#review.preparing.ready', actions: 'keepDueCounts' },
                    ],
                    onError: { target: '#review.preparing.failed', actions: 'announceLoadFailure' },
                  },
                  on: {
                    'log.changed': { target: 'counting', reenter: true, actions: 'keepLog' },
                    'deck.chosen': { target: 'counting', reenter: true, actions: 'chooseDeck' },
                  },
                },
              },
            },
            start: {
              initial: 'deciding',
              states: {
                deciding: { always: [{ guard: 'isToStartAtOnce', target: 'asked' }, { target: 'waiting' }] },
                waiting: { on: { 'review.started': 'asked' } },
                asked: {
                  ...asked,
                  on: {
                    'habits.chosen': { target: 'waiting', actions: 'chooseHabits' },
                    'deck.chosen': { target: 'waiting', actions: 'chooseDeck' },
                  },
                },
              },
            },
          },
        },
        starting: {
          always: [{ guard: 'hasDue', target: '#review.reviewing', actions: 'begin' }, { target: 'ready' }],
        },
        ready: {
          on: {
            'log.changed': { target: 'loading.due.counting', actions: 'keepLog' },
            'deck.chosen': { target: 'loading.due.counting', actions: 'chooseDeck' },
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
          description: 'A new word is shown; it is asked two cards later.',
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
            'answer.typed': { target: 'revealed', actions: ['keepTyped', 'judgeTyped'] },
          },
        },
        revealed: {
          tags: 'answered',
          on: { 'card.rated': { target: 'choosing', actions: ['rate', 'record'] } },
        },
      },
    },
    complete: {
      description: 'What is left is counted after the last answer, and again whenever the log changes.',
      initial: 'counting',
      on: {
        'log.changed': { target: '.counting', actions: 'keepLog' },
        'review.started': { guard: 'hasDue', target: 'reviewing', actions: 'begin' },
        'rating.undone': { guard: 'hasRated', target: 'reviewing.choosing', actions: ['undo', 'record'] },
        'review.left': 'preparing.loading.due.counting',
      },
      states: {
        counting: {
          tags: 'busy',
          invoke: {
            id: 'countDue',
            src: 'countDue',
            input: ownSitting,
            onDone: { target: 'counted', actions: 'keepDueCounts' },
            onError: 'uncounted',
          },
        },
        counted: {},
        uncounted: {},
      },
    },
  },
});

/** The log may lag behind the sitting by the last answers. */
function ownSitting({ context: { log, progress, cards, deck, rules } }: { context: Context }) {
  return { progress: log.count < progress.count ? progress : log, cards, deck, ...rules };
}
