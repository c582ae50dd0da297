import { assertEvent, assign, emit, setup } from 'xstate';
import { WATCH_RETRY } from '../constants.ts';
import type { ActivityEvent } from '../learning/activity.types.ts';
import { milestoneToast, newMilestones, type Milestone } from '../learning/milestones.rules.ts';
import { addActivity, noProgress, type Progress } from '../learning/progress.rules.ts';
import { callbackStub } from '../parts/stubs.ts';
import type { ToastEmit } from '../types.ts';

interface Context {
  dailyGoal: number;
  log: Progress;
  /** The milestones reached by the last facts. */
  news: readonly Milestone[];
  /** The ids of all milestones announced since the app was opened. */
  announced: readonly string[];
}

type Event =
  | { type: 'settings.changed'; isWanted: boolean; dailyGoal: number }
  | { type: 'log.opened'; log: Progress }
  /**
   * The log is open, with facts that an earlier page recorded but didn't process. `announced`: the milestones before
   * them.
   */
  | { type: 'log.recovered'; log: Progress; announced: readonly string[] }
  /** The log has settled again. `facts`: those recorded on this page since it last did. */
  | { type: 'log.settled'; log: Progress; facts: readonly ActivityEvent[] };

export const milestonesMachine = setup({
  types: {} as { context: Context; events: Event; emitted: ToastEmit },
  actors: { watchLog: callbackStub<{ type: 'none' }>() },
  delays: { watchRetry: WATCH_RETRY },
  guards: {
    isWanted: ({ event }) => {
      assertEvent(event, 'settings.changed');
      return event.isWanted;
    },
    hasFacts: ({ event }) => {
      assertEvent(event, 'log.settled');
      return event.facts.length > 0;
    },
    hasNews: ({ context }) => context.news.length > 0,
  },
  actions: {
    keepGoal: assign(({ event }) => {
      assertEvent(event, 'settings.changed');
      return { dailyGoal: event.dailyGoal };
    }),
    keepLog: assign(({ event }) => {
      assertEvent(event, ['log.opened', 'log.recovered', 'log.settled']);
      return { log: event.log };
    }),
    compareRecovered: assign(({ context, event }) => {
      assertEvent(event, 'log.recovered');
      return withNews(context, noProgress, event.log, event.announced);
    }),
    compareFacts: assign(({ context, event }) => {
      assertEvent(event, 'log.settled');
      return withNews(context, context.log, addActivity(context.log, event.facts));
    }),
    announce: emit(({ context }) => milestoneToast(context.news)),
  },
}).createMachine({
  id: 'milestones',
  context: { dailyGoal: 10, log: noProgress, news: [], announced: [] },
  invoke: { id: 'watchLog', src: 'watchLog', onError: '.unwatched' },
  initial: 'silent',
  on: {
    'settings.changed': [
      { guard: 'isWanted', target: '.listening', actions: 'keepGoal' },
      { target: '.silent', actions: 'keepGoal' },
    ],
    'log.opened': { actions: 'keepLog' },
    'log.recovered': { actions: 'keepLog' },
    'log.settled': { actions: 'keepLog' },
  },
  states: {
    unwatched: { after: { watchRetry: { target: '#milestones', reenter: true } } },
    silent: {},
    listening: {
      on: {
        'log.recovered': { target: 'comparing', actions: ['compareRecovered', 'keepLog'] },
        'log.settled': { guard: 'hasFacts', target: 'comparing', actions: ['compareFacts', 'keepLog'] },
      },
    },
    comparing: {
      always: [{ guard: 'hasNews', target: 'listening', actions: 'announce' }, { target: 'listening' }],
    },
  },
});

function withNews(
  { dailyGoal, announced }: Context,
  before: Progress,
  after: Progress,
  others: readonly string[] = [],
) {
  const news = newMilestones(before, after, dailyGoal, [...announced, ...others]);
  return { news, announced: [...announced, ...news.map(({ id }) => id)] };
}
