import { assertEvent, assign, setup, type DoneActorEvent } from 'xstate';
import { callbackStub, promiseStub } from '../parts/stubs.ts';

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
  /** Whether others may see the learner. */
  isListed: boolean;
}

interface Context {
  learner: string;
  /** Null until loaded for the first time. */
  standings: Standings | null;
}

type Event =
  | { type: 'retry.requested' }
  | { type: 'standings.changed' }
  | DoneActorEvent<Standings, 'loadStandings'>;

export const leaderboardMachine = setup({
  types: {} as {
    input: { learner: string };
    context: Context;
    events: Event;
    tags: 'busy';
  },
  actors: {
    watchStandings: callbackStub<{ type: 'none' }, { learner: string }>(),
    loadStandings: promiseStub<Standings, { learner: string }>(),
  },
  actions: {
    keepStandings: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadStandings');
      return { standings: event.output };
    }),
  },
}).createMachine({
  id: 'leaderboard',
  description: 'Loads again whenever facts of the learner have reached the account.',
  context: ({ input }) => ({ learner: input.learner, standings: null }),
  invoke: { id: 'watchStandings', src: 'watchStandings', input: ownLearner },
  initial: 'loading',
  on: { 'standings.changed': { target: '.loading', reenter: true } },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadStandings',
        src: 'loadStandings',
        input: ownLearner,
        onDone: { target: 'shown', actions: 'keepStandings' },
        onError: 'failed',
      },
    },
    shown: {},
    failed: {
      description: 'Earlier standings may be out of date, so they are not shown.',
      on: { 'retry.requested': 'loading' },
    },
  },
});

function ownLearner({ context }: { context: Context }) {
  return { learner: context.learner };
}
