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

/** The first learners by XP, and the learner who asks, wherever they stand; without them where they are not listed. */
export interface Standings {
  rows: readonly Standing[];
  /** Whether the learner lets others see them. */
  isListed: boolean;
}

interface Context {
  learner: string;
  /** Null until they came for the first time. */
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
    takeStandings: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadStandings');
      return { standings: event.output };
    }),
  },
}).createMachine({
  id: 'leaderboard',
  description: 'Asks anew whenever facts of the learner have reached the account.',
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
        onDone: { target: 'shown', actions: 'takeStandings' },
        onError: 'failed',
      },
    },
    shown: {},
    failed: {
      description: 'What came before may no longer be true, so it is not shown.',
      on: { 'retry.requested': 'loading' },
    },
  },
});

function ownLearner({ context }: { context: Context }) {
  return { learner: context.learner };
}
