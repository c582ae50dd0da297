import { assertEvent, assign, emit, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { promiseStub } from '../parts/stubs.ts';
import { loadFailure } from '../parts/toasts.ts';
import { noProgress, type Progress } from '../learning/progress.rules.ts';
import type { IndexedCard, ToastEmit } from '../types.ts';
import type { DueCounts, Sitting, SittingRules } from './backlog.rules.ts';
import { isDone, planOf, type Plan } from './today.rules.ts';

/** What a day is planned from: all that the learner has done so far, and their settings. */
export interface DayGround {
  log: Progress;
  rules: SittingRules;
}

interface Context {
  /** Null until it is known what the learner has done. */
  log: Progress | null;
  rules: SittingRules;
  cards: readonly IndexedCard[];
  plan: Plan | null;
}

type Event =
  | ({ type: 'log.changed' } & DayGround)
  | { type: 'load.retried' }
  | DoneActorEvent<readonly IndexedCard[], 'loadCourse'>
  | ErrorActorEvent<unknown, 'loadCourse'>
  | DoneActorEvent<DueCounts, 'countDue'>
  | ErrorActorEvent<unknown, 'countDue'>;

export const todayMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Pick<Context, 'log' | 'rules'>;
    emitted: ToastEmit;
    tags: 'busy';
  },
  actors: {
    loadCourse: promiseStub<readonly IndexedCard[]>(),
    countDue: promiseStub<DueCounts, Omit<Sitting<IndexedCard>, 'now'>>(),
  },
  guards: {
    isKnown: ({ context }) => context.log !== null,
    isNew: ({ context }) => context.log?.count === 0,
    isUnplanned: ({ context }) => context.plan === null,
    isDone: ({ context }) => context.plan !== null && isDone(context.plan),
  },
  actions: {
    keepLog: assign(({ event }) => {
      assertEvent(event, 'log.changed');
      return { log: event.log, rules: event.rules };
    }),
    keepCards: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadCourse');
      return { cards: event.output };
    }),
    plan: assign(({ context: { log, rules }, event }) => {
      assertEvent(event, 'xstate.done.actor.countDue');
      return { plan: log && planOf(log, rules, event.output) };
    }),
    announceLoadFailure: emit(loadFailure),
  },
}).createMachine({
  id: 'today',
  context: ({ input }) => ({ ...input, cards: [], plan: null }),
  initial: 'reading',
  on: { 'log.changed': { actions: 'keepLog' } },
  states: {
    reading: {
      tags: 'busy',
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadCourse',
            src: 'loadCourse',
            onDone: { target: 'waiting', actions: 'keepCards' },
            onError: { target: '#today.failed', actions: 'announceLoadFailure' },
          },
        },
        waiting: {
          description: 'A device without a log waits for the log of the account.',
          always: { guard: 'isKnown', target: '#today.known' },
        },
      },
    },
    known: {
      description: 'The plan is made again whenever the log changes; the last one is shown meanwhile.',
      invoke: {
        id: 'countDue',
        src: 'countDue',
        input: ownSitting,
        onDone: { target: '.choosing', actions: 'plan' },
        onError: { target: 'failed', actions: 'announceLoadFailure' },
      },
      on: { 'log.changed': { target: 'known', reenter: true, actions: 'keepLog' } },
      initial: 'choosing',
      states: {
        choosing: {
          always: [
            { guard: 'isUnplanned', target: 'counting' },
            { guard: 'isNew', target: 'welcoming' },
            { guard: 'isDone', target: 'done' },
            { target: 'planned' },
          ],
        },
        counting: { tags: 'busy' },
        welcoming: {},
        planned: {},
        done: {},
      },
    },
    failed: { on: { 'load.retried': 'reading' } },
  },
});

function ownSitting({
  context: { log, cards, rules },
}: {
  context: Context;
}): Omit<Sitting<IndexedCard>, 'now'> {
  return { progress: log ?? noProgress, cards, deck: 'everything', ...rules };
}
