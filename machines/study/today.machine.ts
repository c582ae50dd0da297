import { assertEvent, assign, emit, setup } from 'xstate';
import { nextAttempt, refreshBackoff } from '../parts/refresh.ts';
import { callbackStub, promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { loadFailure } from '../parts/toasts.ts';
import type { CourseUnit } from '../course/course.types.ts';
import { noProgress, type Progress } from '../learning/progress.rules.ts';
import type { IndexedCard, ToastEmit } from '../types.ts';
import type { ReviewQueueInput, ReviewSettings } from './review-queue.types.ts';
import type { LookBack } from './look-back.rules.ts';
import { isDone, planOf, type DayCounts, type Plan } from './today.rules.ts';

/** The cards in course order, and the units with their lessons. */
export interface Course {
  cards: readonly IndexedCard[];
  units: readonly CourseUnit[];
}

/** A day's input: the learner's progress and settings. */
interface DayInput {
  log: Progress;
  rules: ReviewSettings;
}

interface Context extends Course {
  /** Null until it's loaded. */
  log: Progress | null;
  rules: ReviewSettings;
  plan: Plan | null;
  /** Failures in a row to refresh the plan. */
  attempt: number;
  /** On a Monday, the week before it; null if it had no activity and on other days; undefined until known. */
  lookBack: LookBack | null | undefined;
}

const actors = {
  watchLog: callbackStub<{ type: 'none' }, Pick<Context, 'log' | 'rules'>>(),
  loadCourse: promiseStub<Course>(),
  countDue: promiseStub<DayCounts, Omit<ReviewQueueInput<IndexedCard>, 'now'>>(),
  lookBack: promiseStub<LookBack | null, { progress: Progress; zone: string }>(),
};

type Event = ({ type: 'log.changed' } & DayInput) | { type: 'load.retried' } | ActorEvents<typeof actors>;

export const todayMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Pick<Context, 'log' | 'rules'>;
    emitted: ToastEmit;
    tags: 'busy';
  },
  actors,
  guards: {
    isKnown: ({ context }) => context.log !== null,
    isNew: ({ context }) => context.log?.count === 0,
    isUnplanned: ({ context }) => context.plan === null,
    isDone: ({ context }) => context.plan !== null && isDone(context.plan),
  },
  actions: {
    storeLog: assign(({ event }) => {
      assertEvent(event, 'log.changed');
      return { log: event.log, rules: event.rules };
    }),
    storeCourse: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadCourse');
      return event.output;
    }),
    plan: assign(({ context: { log, rules, units }, event }) => {
      assertEvent(event, 'xstate.done.actor.countDue');
      return { plan: log && planOf(log, rules, event.output, units), attempt: 0 };
    }),
    storeLookBack: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.lookBack');
      return { lookBack: event.output };
    }),
    leaveLookBack: assign({ lookBack: ({ context }) => context.lookBack ?? null }),
    countAttempt: assign(({ context }) => nextAttempt(context)),
    announceLoadFailure: emit(loadFailure),
  },
  delays: { refreshBackoff },
}).createMachine({
  id: 'today',
  context: ({ input }) => ({ ...input, cards: [], units: [], plan: null, attempt: 0, lookBack: undefined }),
  invoke: {
    id: 'watchLog',
    src: 'watchLog',
    input: logInput,
    onError: [{ guard: 'isKnown' }, { target: '.failed', actions: 'announceLoadFailure' }],
  },
  initial: 'preparing',
  on: { 'log.changed': { actions: 'storeLog' } },
  states: {
    preparing: {
      tags: 'busy',
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadCourse',
            src: 'loadCourse',
            onDone: { target: 'waiting', actions: 'storeCourse' },
            onError: { target: '#today.failed', actions: 'announceLoadFailure' },
          },
        },
        waiting: {
          always: { guard: 'isKnown', target: '#today.known' },
        },
      },
    },
    known: {
      type: 'parallel',
      invoke: {
        id: 'lookBack',
        src: 'lookBack',
        input: ownWeek,
        onDone: { actions: 'storeLookBack' },
        onError: { actions: 'leaveLookBack' },
      },
      on: { 'log.changed': { target: 'known', reenter: true, actions: 'storeLog' } },
      states: {
        day: {
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
        count: {
          initial: 'running',
          states: {
            running: {
              invoke: {
                id: 'countDue',
                src: 'countDue',
                input: queueInput,
                onDone: { target: ['current', '#today.known.day.choosing'], actions: 'plan' },
                onError: [
                  { guard: 'isUnplanned', target: '#today.failed', actions: 'announceLoadFailure' },
                  { target: 'stale', actions: 'countAttempt' },
                ],
              },
            },
            current: {},
            stale: { after: { refreshBackoff: 'running' } },
          },
        },
      },
    },
    failed: { on: { 'load.retried': { target: '#today', reenter: true } } },
  },
});

function logInput({ context: { log, rules } }: { context: Context }) {
  return { log, rules };
}

function ownWeek({ context: { log, rules } }: { context: Context }) {
  return { progress: log ?? noProgress, zone: rules.zone };
}

function queueInput({
  context: { log, cards, rules },
}: {
  context: Context;
}): Omit<ReviewQueueInput<IndexedCard>, 'now'> {
  return { progress: log ?? noProgress, cards, deck: 'everything', ...rules };
}
