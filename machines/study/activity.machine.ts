import { assertEvent, assign, emit, setup, stateIn } from 'xstate';
import { backoffOf } from '../parts/backoff.ts';
import type { ActivityEvent } from '../learning/activity.types.ts';
import { callbackStub, promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { toast } from '../parts/toasts.ts';
import { READ_PATIENCE, SYNC_BACKOFF, SYNC_BACKOFF_LIMIT } from '../constants.ts';
import type { Appended, AccountSnapshot, Durability, LogPage, LogPosition } from './log.types.ts';
import { addActivity, noProgress, recount, type Progress } from '../learning/progress.rules.ts';
import type { ToastEmit } from '../types.ts';

interface ActivityRules {
  backoff: number;
  backoffLimit: number;
}

interface Input {
  learner: string;
  rules?: ActivityRules;
}

interface Context {
  learner: string;
  rules: ActivityRules;
  /** Facts not in the log yet. */
  pending: readonly ActivityEvent[];
  position: LogPosition;
  /** From the facts read so far. */
  read: Progress;
  /** Shown to the learner: `read`, or the account snapshot while there is one. */
  progress: Progress;
  accountSnapshot: AccountSnapshot | null;
  /** How many damaged records the log has. */
  damaged: number;
  /** Whether the log was read to its end at least once. */
  isRead: boolean;
  /** Whether this device has, at least in part, the account's log, even an empty one. */
  isFetched: boolean;
  /** Whether this device has only a part of it, and never had it all. */
  isPartial: boolean;
  /** Whether what chooses words waits for the log. */
  isAwaited: boolean;
  isStored: boolean;
  attempt: number;
}

const actors = {
  openLog: promiseStub<Durability, { learner: string }>(),
  watchLog: callbackStub<{ type: 'none' }, { learner: string }>(),
  appendActivity: promiseStub<Appended, { learner: string; events: readonly ActivityEvent[] }>(),
  readActivity: promiseStub<LogPage, { learner: string; position: LogPosition; since: LogPosition }>(),
};

type Event =
  | { type: 'activity.recorded'; events: readonly ActivityEvent[] }
  | { type: 'log.grown' }
  | { type: 'log.withdrawn' }
  | { type: 'snapshot.received'; accountSnapshot: AccountSnapshot }
  | ActorEvents<typeof actors>;

const START: LogPosition = { stored: 0, unstored: 0 };
const defaultRules: ActivityRules = { backoff: SYNC_BACKOFF, backoffLimit: SYNC_BACKOFF_LIMIT };

export const activityMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    emitted: ToastEmit;
    tags: 'busy';
  },
  actors,
  guards: {
    hasPending: ({ context }) => context.pending.length > 0,
    hasMoreToRead: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.readActivity');
      return event.output.hasMore;
    },
    isRecounting: ({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.readActivity');
      return recount(context.read, event.output.events) !== null;
    },
    isNoLongerStored: ({ context, event }) => {
      assertEvent(event, ['xstate.done.actor.openLog', 'xstate.done.actor.appendActivity']);
      return context.isStored && !event.output.isStored;
    },
  },
  actions: {
    addPending: assign(({ context, event }) => {
      assertEvent(event, 'activity.recorded');
      return { pending: [...context.pending, ...event.events] };
    }),
    noteAppended: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.appendActivity');
      return { pending: context.pending.slice(event.output.appended), attempt: 0 };
    }),
    addRead: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.readActivity');
      const { events, own, damaged, position, cursor, isPartial = false, hasMore } = event.output;
      const read = addActivity(context.read, events);
      const accountSnapshot =
        !hasMore && (cursor ?? 0) >= (context.accountSnapshot?.through ?? 0) ? null : context.accountSnapshot;
      const shown = hasMore ? context.progress : read;
      return {
        read,
        accountSnapshot,
        progress: accountSnapshot ? addActivity(context.progress, own) : shown,
        damaged: context.damaged + damaged,
        isFetched: accountSnapshot !== null || cursor !== null,
        isPartial: isPartial && (context.isPartial || !context.isFetched),
        position,
        attempt: 0,
      };
    }),
    storeSnapshot: assign(({ event }) => {
      assertEvent(event, 'snapshot.received');
      return { accountSnapshot: event.accountSnapshot, isFetched: true, isPartial: false };
    }),
    noteRead: assign({ isRead: true, isAwaited: false }),
    endWait: assign({ isAwaited: false }),
    forgetRead: assign(({ context }) => ({
      read: noProgress,
      progress: context.accountSnapshot?.progress ?? context.progress,
      damaged: 0,
      position: START,
    })),
    readAgain: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.readActivity');
      return {
        read: recount(context.read, event.output.events) ?? context.read,
        progress: context.accountSnapshot?.progress ?? context.progress,
        damaged: 0,
        position: START,
        attempt: 0,
      };
    }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    noteStored: assign(({ event }) => {
      assertEvent(event, ['xstate.done.actor.openLog', 'xstate.done.actor.appendActivity']);
      return { isStored: event.output.isStored };
    }),
    announceUnstored: emit(({ event }) => {
      assertEvent(event, ['xstate.done.actor.openLog', 'xstate.done.actor.appendActivity']);
      if (event.output.isGuest) {
        return toast('error', 'This browser keeps nothing', {
          description: 'What you do is gone when you close or reload the page. Keep it with a free account.',
        });
      }
      const remedy = event.output.isBlocked
        ? 'Then allow this site to store data, and reload the page.'
        : 'Then reload the page. If it still can’t be saved, free some space.';
      return toast('error', 'Your progress can’t be saved on this device', {
        description: `Stay online until it’s in your account. ${remedy}`,
      });
    }),
  },
  delays: {
    backoff: ({ context }) => backoffOf(context.attempt, context.rules),
    readPatience: READ_PATIENCE,
  },
}).createMachine({
  id: 'activity',
  context: ({ input }) => ({
    learner: input.learner,
    rules: input.rules ?? defaultRules,
    pending: [],
    position: START,
    read: noProgress,
    progress: noProgress,
    accountSnapshot: null,
    damaged: 0,
    isRead: false,
    isFetched: false,
    isPartial: false,
    isAwaited: true,
    isStored: true,
    attempt: 0,
  }),
  initial: 'opening',
  after: { readPatience: { actions: 'endWait' } },
  on: {
    'activity.recorded': { actions: 'addPending' },
    'snapshot.received': { actions: ['storeSnapshot', 'forgetRead'] },
  },
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openLog',
        src: 'openLog',
        input: ownLearner,
        onDone: [
          { guard: 'isNoLongerStored', target: 'open', actions: ['noteStored', 'announceUnstored'] },
          { target: 'open', actions: 'noteStored' },
        ],
        onError: { target: 'openFailed', actions: 'countAttempt' },
      },
    },
    openFailed: {
      tags: 'busy',
      after: { backoff: 'opening' },
    },
    open: {
      initial: 'reading',
      invoke: {
        id: 'watchLog',
        src: 'watchLog',
        input: ownLearner,
        onError: { target: 'openFailed', actions: 'countAttempt' },
      },
      on: {
        'log.withdrawn': { target: '.reading', actions: 'forgetRead' },
        'snapshot.received': { target: '.reading', actions: ['storeSnapshot', 'forgetRead'] },
      },
      states: {
        reading: {
          initial: 'current',
          invoke: {
            id: 'readActivity',
            src: 'readActivity',
            input: ownPosition,
            onDone: [
              { guard: 'isRecounting', target: 'reading', reenter: true, actions: 'readAgain' },
              { guard: 'hasMoreToRead', target: 'reading', reenter: true, actions: 'addRead' },
              {
                guard: stateIn({ open: { reading: 'overtaken' } }),
                target: 'reading',
                reenter: true,
                actions: 'addRead',
              },
              { target: 'settled', actions: ['addRead', 'noteRead'] },
            ],
            onError: { target: 'readFailed', actions: 'countAttempt' },
          },
          states: {
            current: { on: { 'log.grown': 'overtaken' } },
            overtaken: {},
          },
        },
        settled: {
          always: { guard: 'hasPending', target: 'writing' },
          on: { 'log.grown': 'reading' },
        },
        writing: {
          invoke: {
            id: 'appendActivity',
            src: 'appendActivity',
            input: ownPending,
            onDone: [
              {
                guard: 'isNoLongerStored',
                target: 'reading',
                actions: ['noteAppended', 'noteStored', 'announceUnstored'],
              },
              { target: 'reading', actions: ['noteAppended', 'noteStored'] },
            ],
            onError: { target: 'writeFailed', actions: 'countAttempt' },
          },
        },
        readFailed: {
          always: { guard: 'hasPending', target: 'writing' },
          after: { backoff: 'reading' },
        },
        writeFailed: {
          after: { backoff: 'writing' },
        },
      },
    },
  },
});

function ownLearner({ context }: { context: Context }) {
  return { learner: context.learner };
}

function ownPosition({ context }: { context: Context }) {
  const { learner, position, accountSnapshot } = context;
  return { learner, position, since: accountSnapshot?.since ?? START };
}

function ownPending({ context }: { context: Context }) {
  return { learner: context.learner, events: context.pending };
}
