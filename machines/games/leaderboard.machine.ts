import { assertEvent, assign, emit, setup, stateIn } from 'xstate';
import { callbackStub, promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { nextAttempt, refreshBackoff } from '../parts/refresh.ts';
import { toast } from '../parts/toasts.ts';
import type { ToastEmit } from '../types.ts';

export interface Standing {
  rank: number;
  user: string;
  xp: number;
  games: number;
  /** Days in a row. */
  streak: number;
  isOwn: boolean;
}

/** The top learners by XP, and the learner at any rank if listed. */
export interface Standings {
  rows: readonly Standing[];
  /** Whether the learner is listed; null if not asked yet. */
  isListed: boolean | null;
}

interface Context {
  learner: string;
  /** Null before the first load. */
  standings: Standings | null;
  /** The answer that only this device has; null without one. */
  choice: boolean | null;
  /** Consecutive failures to refresh. */
  attempt: number;
}

const actors = {
  watchStandings: callbackStub<{ type: 'none' }, { learner: string }>(),
  loadStandings: promiseStub<Standings, { learner: string }>(),
  saveListing: promiseStub<'saved' | 'stored', { isListed: boolean }>(),
};

type Event =
  | { type: 'retry.requested' }
  | { type: 'standings.changed' }
  | { type: 'listing.chosen'; isListed: boolean }
  | ActorEvents<typeof actors>;

export const leaderboardMachine = setup({
  types: {} as {
    input: { learner: string };
    context: Context;
    events: Event;
    emitted: ToastEmit;
    tags: 'busy';
  },
  actors,
  guards: {
    hasStandings: ({ context }) => context.standings !== null,
    isUnasked: ({ context }) => context.standings?.isListed === null,
    isToAsk: ({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.loadStandings');
      return (event.output.isListed ?? context.choice) === null;
    },
    isStored: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.saveListing');
      return event.output === 'stored';
    },
  },
  actions: {
    keepStandings: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.loadStandings');
      const { rows, isListed } = event.output;
      return { standings: { rows, isListed: isListed ?? context.choice }, attempt: 0 };
    }),
    countAttempt: assign(({ context }) => nextAttempt(context)),
    takeChoice: assign(({ context, event }) => {
      assertEvent(event, 'listing.chosen');
      return { standings: context.standings && { ...context.standings, isListed: event.isListed } };
    }),
    keepChoice: assign({ choice: ({ context }) => context.standings?.isListed ?? null }),
    dropChoice: assign(({ context }) => ({
      standings: context.standings && { ...context.standings, isListed: null },
    })),
    announceChoice: emit(({ context }) =>
      toast(
        'success',
        context.standings?.isListed ? 'You are on the leaderboard' : 'You stay off the leaderboard',
        { description: 'You can change this in your settings at any time.' },
      ),
    ),
  },
  delays: { refreshBackoff },
}).createMachine({
  id: 'leaderboard',
  context: ({ input }) => ({ learner: input.learner, standings: null, choice: null, attempt: 0 }),
  invoke: {
    id: 'watchStandings',
    src: 'watchStandings',
    input: ownLearner,
    onError: [{ guard: 'hasStandings' }, { target: '.failed' }],
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      on: {
        'standings.changed': { target: 'loading', reenter: true },
        'listing.chosen': { guard: 'isUnasked', target: 'saving', actions: 'takeChoice' },
      },
      invoke: {
        id: 'loadStandings',
        src: 'loadStandings',
        input: ownLearner,
        onDone: [
          { guard: 'isToAsk', target: 'asking', actions: 'keepStandings' },
          { target: 'shown', actions: 'keepStandings' },
        ],
        onError: [{ guard: 'hasStandings', target: 'stale', actions: 'countAttempt' }, { target: 'failed' }],
      },
    },
    asking: {
      on: {
        'standings.changed': 'loading',
        'listing.chosen': { target: 'saving', actions: 'takeChoice' },
      },
    },
    saving: {
      tags: 'busy',
      initial: 'current',
      invoke: {
        id: 'saveListing',
        src: 'saveListing',
        input: ownChoice,
        onDone: [
          { guard: 'isStored', target: 'loading', actions: ['keepChoice', 'announceChoice'] },
          { target: 'loading', actions: 'announceChoice' },
        ],
        onError: [
          { guard: stateIn({ saving: 'overtaken' }), target: 'loading', actions: 'dropChoice' },
          { target: 'asking', actions: 'dropChoice' },
        ],
      },
      states: {
        current: { on: { 'standings.changed': 'overtaken' } },
        overtaken: {},
      },
    },
    shown: { on: { 'standings.changed': 'loading' } },
    stale: {
      after: { refreshBackoff: 'loading' },
      on: {
        'standings.changed': 'loading',
        'listing.chosen': { guard: 'isUnasked', target: 'saving', actions: 'takeChoice' },
      },
    },
    failed: {
      on: {
        'retry.requested': { target: '#leaderboard', reenter: true },
        'standings.changed': 'loading',
      },
    },
  },
});

function ownLearner({ context }: { context: Context }) {
  return { learner: context.learner };
}

function ownChoice({ event }: { event: Event }) {
  assertEvent(event, 'listing.chosen');
  return { isListed: event.isListed };
}
