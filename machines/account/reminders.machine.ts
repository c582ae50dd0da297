import { assertEvent, assign, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { WATCH_RETRY } from '../constants.ts';
import { callbackStub, promiseStub } from '../parts/stubs.ts';
import type { NoticePermission, ReminderPlan } from './reminders.rules.ts';

/** Who would be reminded, and whether their settings ask for it. */
export interface RemindedLearner {
  userId: string;
  /** IANA name. */
  zone: string;
  isWanted: boolean;
}

interface Context {
  /** Whether it is known who is signed in, if anyone is. */
  isKnown: boolean;
  learner: RemindedLearner | null;
  /** What the service worker goes by; null until what is due has been counted. */
  plan: ReminderPlan | null;
  /** The hour (0 to 23) of the calendar file. */
  hour: number;
}

type Event =
  | { type: 'device.read'; permission: NoticePermission }
  | { type: 'learner.told'; learner: RemindedLearner | null }
  | { type: 'due.counted'; plan: ReminderPlan }
  | { type: 'permission.requested' }
  | { type: 'calendar.requested'; hour: number }
  | DoneActorEvent<NoticePermission, 'askPermission'>
  | DoneActorEvent<void, 'schedule' | 'keepPlan' | 'saveCalendar'>
  | ErrorActorEvent<unknown, 'askPermission' | 'schedule' | 'keepPlan' | 'saveCalendar'>;

export const remindersMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' },
  actors: {
    watchDevice: callbackStub<{ type: 'none' }>(),
    watchLearner: callbackStub<{ type: 'none' }>(),
    askPermission: promiseStub<NoticePermission>(),
    schedule: promiseStub<void>(),
    keepPlan: promiseStub<void, { plan: ReminderPlan | null }>(),
    forget: callbackStub<{ type: 'none' }>(),
    saveCalendar: promiseStub<void, { learner: RemindedLearner | null; hour: number }>(),
  },
  delays: { watchRetry: WATCH_RETRY },
  guards: {
    isUnsupported: ({ event }) => permissionIn(event) === 'unsupported',
    isDenied: ({ event }) => permissionIn(event) === 'denied',
    isUnasked: ({ event }) => permissionIn(event) === 'unasked',
    isUnknown: ({ context }) => !context.isKnown,
    isWanted: ({ context }) => context.learner?.isWanted === true,
    isCounted: ({ context }) => context.plan !== null,
  },
  actions: {
    keepLearner: assign(({ event }) => {
      assertEvent(event, 'learner.told');
      return { learner: event.learner, isKnown: true };
    }),
    keepCount: assign(({ event }) => {
      assertEvent(event, 'due.counted');
      return { plan: event.plan };
    }),
    keepHour: assign(({ event }) => {
      assertEvent(event, 'calendar.requested');
      return { hour: event.hour };
    }),
  },
}).createMachine({
  id: 'reminders',
  type: 'parallel',
  context: { isKnown: false, learner: null, plan: null, hour: 0 },
  states: {
    device: {
      initial: 'looking',
      invoke: [
        { id: 'watchDevice', src: 'watchDevice', onError: '.looking.failed' },
        { id: 'watchLearner', src: 'watchLearner', onError: '.looking.failed' },
      ],
      on: {
        'device.read': [
          { guard: 'isUnsupported', target: '.unsupported' },
          { guard: 'isDenied', target: '.denied' },
          { guard: 'isUnasked', target: '.unasked' },
          { target: '.allowed' },
        ],
        'learner.told': { actions: 'keepLearner' },
        'due.counted': { actions: 'keepCount' },
      },
      states: {
        looking: {
          tags: 'busy',
          initial: 'started',
          states: {
            started: {},
            failed: {
              on: { 'device.read': {} },
              after: { watchRetry: { target: '#reminders.device', reenter: true } },
            },
          },
        },
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
          on: { 'learner.told': { target: '.choosing', actions: 'keepLearner' } },
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
                forgetting: { invoke: { id: 'forget', src: 'forget', onError: 'remembered' } },
                remembered: { after: { watchRetry: 'forgetting' } },
              },
            },
            scheduling: {
              tags: 'busy',
              invoke: { id: 'schedule', src: 'schedule', onDone: 'on', onError: 'asleep' },
            },
            asleep: {
              initial: 'forgetting',
              states: {
                forgetting: { invoke: { id: 'forget', src: 'forget', onError: 'remembered' } },
                remembered: { after: { watchRetry: 'forgetting' } },
              },
            },
            on: {
              initial: 'choosing',
              on: { 'due.counted': { target: '.keeping', actions: 'keepCount' } },
              states: {
                choosing: { always: [{ guard: 'isCounted', target: 'keeping' }, { target: 'counting' }] },
                counting: {},
                keeping: {
                  invoke: {
                    id: 'keepPlan',
                    src: 'keepPlan',
                    input: ownPlan,
                    onDone: 'kept',
                    onError: '#reminders.device.allowed.asleep',
                  },
                },
                kept: {},
              },
            },
          },
        },
      },
    },
    calendar: {
      initial: 'idle',
      on: { 'calendar.requested': { target: '.saving', actions: 'keepHour' } },
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

function ownPlan({ context }: { context: Context }) {
  return { plan: context.plan };
}

function ownCalendar({ context }: { context: Context }) {
  return { learner: context.learner, hour: context.hour };
}
