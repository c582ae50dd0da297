import { assertEvent, assign, emit, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { callbackStub, promiseStub } from '../parts/stubs.ts';
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

/** The top learners by XP, and the learner who asks, whatever their rank, unless they are not listed. */
export interface Standings {
  rows: readonly Standing[];
  /** Whether others may see the learner; null if the learner has not been asked. */
  isListed: boolean | null;
}

interface Context {
  learner: string;
  /** Null until loaded for the first time. */
  standings: Standings | null;
}

type Event =
  | { type: 'retry.requested' }
  | { type: 'standings.changed' }
  | { type: 'listing.chosen'; isListed: boolean }
  | DoneActorEvent<Standings, 'loadStandings'>
  | DoneActorEvent<'saved' | 'kept', 'saveListing'>
  | ErrorActorEvent<unknown, 'saveListing'>;

export const leaderboardMachine = setup({
  types: {} as {
    input: { learner: string };
    context: Context;
    events: Event;
    emitted: ToastEmit;
    tags: 'busy';
  },
  actors: {
    watchStandings: callbackStub<{ type: 'none' }, { learner: string }>(),
    loadStandings: promiseStub<Standings, { learner: string }>(),
    saveListing: promiseStub<'saved' | 'kept', { isListed: boolean }>(),
  },
  guards: {
    isUnasked: ({ context }) => context.standings?.isListed === null,
    isToAsk: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadStandings');
      return event.output.isListed === null;
    },
    isKept: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.saveListing');
      return event.output === 'kept';
    },
  },
  actions: {
    keepStandings: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadStandings');
      return { standings: event.output };
    }),
    takeChoice: assign(({ context, event }) => {
      assertEvent(event, 'listing.chosen');
      return { standings: context.standings && { ...context.standings, isListed: event.isListed } };
    }),
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
}).createMachine({
  id: 'leaderboard',
  context: ({ input }) => ({ learner: input.learner, standings: null }),
  invoke: { id: 'watchStandings', src: 'watchStandings', input: ownLearner },
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
        onError: 'failed',
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
      invoke: {
        id: 'saveListing',
        src: 'saveListing',
        input: ownChoice,
        onDone: [
          { guard: 'isKept', target: 'shown', actions: 'announceChoice' },
          { target: 'loading', actions: 'announceChoice' },
        ],
        onError: { target: 'asking', actions: 'dropChoice' },
      },
    },
    shown: { on: { 'standings.changed': 'loading' } },
    failed: {
      on: { 'retry.requested': 'loading', 'standings.changed': 'loading' },
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
