import { assertEvent, assign, setup } from 'xstate';
import { noProgress, type Progress } from '../learning/progress.rules.ts';
import { logWatch } from '../parts/log-watch.ts';
import { callbackStub, promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { LOG_PATIENCE } from '../constants.ts';
import type { CourseUnit } from './course.types.ts';
import { courseProgressOf, type CourseProgress } from './course-progress.rules.ts';

interface Context {
  /** Null until it's loaded. */
  log: Progress | null;
  units: readonly CourseUnit[];
  /** Null until log and units are loaded. */
  courseProgress: CourseProgress | null;
  /** The id of the unit whose stops are shown, or null. */
  open: string | null;
}

const actors = {
  watchLog: callbackStub<{ type: 'none' }, { log: Progress | null }>(),
  loadUnits: promiseStub<readonly CourseUnit[]>(),
};

type Event =
  | { type: 'log.changed'; log: Progress }
  | { type: 'unit.opened'; unit: string }
  | { type: 'unit.closed' }
  | { type: 'course.requested' }
  | { type: 'load.retried' }
  | ActorEvents<typeof actors>;

export const courseMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Pick<Context, 'log'>;
    tags: 'busy';
  },
  actors,
  guards: { isKnown: ({ context }) => context.log !== null },
  actions: {
    storeLog: assign(({ event }) => {
      assertEvent(event, 'log.changed');
      return { log: event.log };
    }),
    storeUnits: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadUnits');
      return { units: event.output };
    }),
    findProgress: assign(({ context: { log, units } }) => ({
      courseProgress: log && courseProgressOf(units, log),
    })),
    openNext: assign(({ context: { courseProgress } }) => ({ open: courseProgress?.next?.unit ?? null })),
    open: assign(({ event }) => {
      assertEvent(event, 'unit.opened');
      return { open: event.unit };
    }),
    close: assign({ open: null }),
    useEmptyLog: assign({ log: noProgress }),
  },
  delays: { logPatience: LOG_PATIENCE },
}).createMachine({
  id: 'course',
  context: ({ input }) => ({ ...input, units: [], courseProgress: null, open: null }),
  invoke: { ...logWatch, onError: [{ guard: 'isKnown' }, { target: '.failed' }] },
  initial: 'preparing',
  on: { 'log.changed': { actions: 'storeLog' } },
  states: {
    preparing: {
      tags: 'busy',
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadUnits',
            src: 'loadUnits',
            onDone: { target: 'waiting', actions: 'storeUnits' },
            onError: '#course.failed',
          },
        },
        waiting: {
          always: { guard: 'isKnown', target: '#course.browsing', actions: ['findProgress', 'openNext'] },
          after: { logPatience: '#course.stalled' },
        },
      },
    },
    stalled: {
      always: { guard: 'isKnown', target: 'browsing', actions: ['findProgress', 'openNext'] },
      on: {
        'course.requested': { target: 'browsing', actions: ['useEmptyLog', 'findProgress', 'openNext'] },
      },
    },
    browsing: {
      on: {
        'log.changed': { actions: ['storeLog', 'findProgress'] },
        'unit.opened': { actions: 'open' },
        'unit.closed': { actions: 'close' },
      },
    },
    failed: { on: { 'load.retried': { target: '#course', reenter: true } } },
  },
});
