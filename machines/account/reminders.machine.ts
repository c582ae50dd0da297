import { assertEvent, assign, setup } from 'xstate';
import { DUE_RECOUNT, DUE_REST, WATCH_RETRY, WORKER_PATIENCE } from '../constants.ts';
import { callbackStub, promiseStub, type ActorEvents } from '../parts/stubs.ts';
import type { Progress } from '../learning/progress.rules.ts';
import type { Retention } from '../learning/schedule.rules.ts';
import type { NoticePermission, ReminderPlan } from './reminders.rules.ts';

/** Who would be reminded, and whether their settings want it. */
export interface RemindedLearner {
  userId: string;
  zone: string;
  isWanted: boolean;
}

/** A learner's log and settings to count from. */
export interface DueInput {
  progress: Progress;
  rules: { retention: Retention; zone: string; dailyGoal: number; cap: number };
  hour: number;
}

interface Context {
  /** Null until settings are loaded. */
  learner: RemindedLearner | null;
  /** Null until the log is loaded. */
  dueInput: DueInput | null;
  /** The last counted plan and whether the service worker has it. */
  plan: ReminderPlan | null;
  isGiven: boolean;
  /** The hour (0 to 23) in the calendar file. */
  hour: number;
}

const actors = {
  watchDevice: callbackStub<{ type: 'none' }>(),
  watchLearner: callbackStub<{ type: 'none' }>(),
  countDue: promiseStub<ReminderPlan, { dueInput: DueInput | null }>(),
  askPermission: promiseStub<NoticePermission>(),
  schedule: promiseStub<void>(),
  storePlan: promiseStub<void, { plan: ReminderPlan | null }>(),
  forget: callbackStub<{ type: 'none' }>(),
  saveCalendar: promiseStub<void, { learner: RemindedLearner | null; hour: number }>(),
};

type Event =
  | { type: 'device.read'; permission: NoticePermission }
  | { type: 'page.turned' }
  | { type: 'learner.changed'; learner: RemindedLearner }
  | { type: 'due.changed'; dueInput: DueInput }
  | { type: 'permission.requested' }
  | { type: 'calendar.requested'; hour: number }
  | ActorEvents<typeof actors>;

export const remindersMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' },
  actors,
  delays: {
    watchRetry: WATCH_RETRY,
    workerPatience: WORKER_PATIENCE,
    rest: DUE_REST,
    recount: DUE_RECOUNT,
  },
  guards: {
    isUnsupported: ({ event }) => permissionIn(event) === 'unsupported',
    isDenied: ({ event }) => permissionIn(event) === 'denied',
    isUnasked: ({ event }) => permissionIn(event) === 'unasked',
    isUnknown: ({ context }) => context.learner === null,
    isWanted: ({ context }) => context.learner?.isWanted === true,
    isCounted: ({ context }) => context.plan !== null,
    hasNewCount: ({ context }) => !context.isGiven,
  },
  actions: {
    storeLearner: assign(({ event }) => {
      assertEvent(event, 'learner.changed');
      return { learner: event.learner };
    }),
    storeDueInput: assign(({ event }) => {
      assertEvent(event, 'due.changed');
      return { dueInput: event.dueInput };
    }),
    storeCount: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.countDue');
      return { plan: event.output, isGiven: false };
    }),
    noteGiven: assign({ isGiven: true }),
    storeHour: assign(({ event }) => {
      assertEvent(event, 'calendar.requested');
      return { hour: event.hour };
    }),
  },
}).createMachine({
  id: 'reminders',
  type: 'parallel',
  context: { learner: null, dueInput: null, plan: null, isGiven: false, hour: 0 },
  states: {
    watching: {
      initial: 'running',
      states: {
        running: {
          invoke: [
            { id: 'watchDevice', src: 'watchDevice', onError: 'resting' },
            { id: 'watchLearner', src: 'watchLearner', onError: 'resting' },
          ],
        },
        resting: { after: { watchRetry: 'running' } },
      },
    },
    device: {
      initial: 'looking',
      on: {
        'device.read': [
          { guard: 'isUnsupported', target: '.unsupported' },
          { guard: 'isDenied', target: '.denied' },
          { guard: 'isUnasked', target: '.unasked' },
          { target: '.allowed' },
        ],
        'learner.changed': { actions: 'storeLearner' },
      },
      states: {
        looking: { tags: 'busy' },
        unsupported: {},
        unasked: {
          on: { 'permission.requested': 'asking' },
        },
        asking: {
          tags: 'busy',
          on: {
            'device.read': [
              { guard: 'isUnasked' },
              { guard: 'isDenied', target: 'denied' },
              { target: 'allowed' },
            ],
          },
          invoke: {
            id: 'askPermission',
            src: 'askPermission',
            onDone: [
              { guard: 'isDenied', target: 'denied' },
              { guard: 'isUnasked', target: 'unasked' },
              { target: 'allowed' },
            ],
            onError: 'unasked',
          },
        },
        denied: {},
        allowed: {
          initial: 'choosing',
          on: { 'learner.changed': { target: '.choosing', actions: 'storeLearner' } },
          states: {
            choosing: {
              always: [
                { guard: 'isUnknown', target: 'waiting' },
                { guard: 'isWanted', target: 'scheduling' },
                { target: 'off' },
              ],
            },
            waiting: { tags: 'busy' },
            off: {
              initial: 'forgetting',
              states: {
                forgetting: { invoke: { id: 'forget', src: 'forget', onError: 'forgetFailed' } },
                forgetFailed: { after: { watchRetry: 'forgetting' } },
              },
            },
            scheduling: {
              tags: 'busy',
              invoke: { id: 'schedule', src: 'schedule', onDone: 'active', onError: 'asleep' },
              after: { workerPatience: 'asleep' },
            },
            asleep: {
              initial: 'forgetting',
              states: {
                forgetting: { invoke: { id: 'forget', src: 'forget', onError: 'forgetFailed' } },
                forgetFailed: { after: { watchRetry: 'forgetting' } },
              },
            },
            active: {
              initial: 'waiting',
              states: {
                waiting: { always: { guard: 'isCounted', target: 'storing' } },
                storing: {
                  entry: 'noteGiven',
                  invoke: {
                    id: 'storePlan',
                    src: 'storePlan',
                    input: ownPlan,
                    onDone: 'stored',
                    onError: '#reminders.device.allowed.asleep',
                  },
                },
                stored: { always: { guard: 'hasNewCount', target: 'storing' } },
              },
            },
          },
        },
      },
    },
    counting: {
      initial: 'unknown',
      on: { 'due.changed': { target: '.resting', actions: 'storeDueInput' } },
      states: {
        unknown: {},
        resting: {
          on: { 'page.turned': 'counting' },
          after: { rest: 'counting' },
        },
        counting: {
          invoke: {
            id: 'countDue',
            src: 'countDue',
            input: ownDueInput,
            onDone: { target: 'counted', actions: 'storeCount' },
            onError: 'counted',
          },
        },
        counted: {
          on: { 'page.turned': 'counting' },
          after: { recount: 'counting' },
        },
      },
    },
    calendar: {
      initial: 'idle',
      on: { 'calendar.requested': { target: '.saving', actions: 'storeHour' } },
      states: {
        idle: {},
        saving: {
          tags: 'busy',
          on: { 'calendar.requested': {} },
          invoke: {
            id: 'saveCalendar',
            src: 'saveCalendar',
            input: ownCalendar,
            onDone: 'saved',
            onError: 'failed',
          },
        },
        saved: {},
        failed: {},
      },
    },
  },
});

function permissionIn(event: Event): NoticePermission | null {
  if (event.type === 'device.read') return event.permission;
  return event.type === 'xstate.done.actor.askPermission' ? event.output : null;
}

function ownDueInput({ context }: { context: Context }) {
  return { dueInput: context.dueInput };
}

function ownPlan({ context }: { context: Context }) {
  return { plan: context.plan };
}

function ownCalendar({ context }: { context: Context }) {
  return { learner: context.learner, hour: context.hour };
}
