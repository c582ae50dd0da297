import { assertEvent, assign, emit, setup } from 'xstate';
import { WATCH_RETRY } from '../constants.ts';
import type { ActivityEvent } from '../learning/activity.types.ts';
import { milestoneToast, newMilestones, type Milestone } from '../learning/milestones.rules.ts';
import { addActivity, noProgress, type Progress } from '../learning/progress.rules.ts';
import { callbackStub } from '../parts/stubs.ts';
import type { ToastEmit } from '../types.ts';

interface Settings {
  /** Whether the learner wants to be told. */
  isWanted: boolean;
  dailyGoal: number;
}

interface Context extends Settings {
  /** What the learner had done when the log was last at rest; null until it is known. */
  log: Progress | null;
  /** What was reached last, and the ids of all milestones told since the app was opened. */
  news: readonly Milestone[];
  told: readonly string[];
}

type Event =
  | ({ type: 'settings.told' } & Settings)
  /**
   * The log is at rest: all that is known of it, and the facts recorded on this page since it last was. `known` counts the
   * first time: the ids of the milestones before what this device did last, null if that has been weighed before.
   */
  | {
      type: 'log.settled';
      log: Progress;
      facts: readonly ActivityEvent[];
      known: readonly string[] | null;
    };

export const milestonesMachine = setup({
  types: {} as { context: Context; events: Event; emitted: ToastEmit },
  actors: { watchLog: callbackStub<{ type: 'none' }>() },
  delays: { watchRetry: WATCH_RETRY },
  guards: {
    isWanted: ({ event }) => {
      assertEvent(event, 'settings.told');
      return event.isWanted;
    },
    hasNews: ({ context }) => context.news.length > 0,
  },
  actions: {
    keepSettings: assign(({ event }) => {
      assertEvent(event, 'settings.told');
      return { isWanted: event.isWanted, dailyGoal: event.dailyGoal };
    }),
    keepLog: assign(({ event }) => {
      assertEvent(event, 'log.settled');
      return { log: event.log };
    }),
    weighFacts: assign(({ context: { log, dailyGoal, told }, event }) => {
      assertEvent(event, 'log.settled');
      const { facts, known } = event;
      if (log === null ? known === null : facts.length === 0) return { log: event.log, news: [] };
      const news = log
        ? newMilestones(log, addActivity(log, facts), dailyGoal, told)
        : newMilestones(noProgress, event.log, dailyGoal, known ?? []);
      return { log: event.log, news, told: [...told, ...news.map(({ id }) => id)] };
    }),
    announce: emit(({ context }) => milestoneToast(context.news)),
  },
}).createMachine({
  id: 'milestones',
  context: { isWanted: false, dailyGoal: 10, log: null, news: [], told: [] },
  invoke: { id: 'watchLog', src: 'watchLog', onError: '.unwatched' },
  initial: 'silent',
  on: {
    'settings.told': [
      { guard: 'isWanted', target: '.telling', actions: 'keepSettings' },
      { target: '.silent', actions: 'keepSettings' },
    ],
    'log.settled': { actions: 'keepLog' },
  },
  states: {
    unwatched: { after: { watchRetry: { target: '#milestones', reenter: true } } },
    silent: {},
    telling: { on: { 'log.settled': { target: 'weighing', actions: 'weighFacts' } } },
    weighing: {
      always: [{ guard: 'hasNews', target: 'telling', actions: 'announce' }, { target: 'telling' }],
    },
  },
});
