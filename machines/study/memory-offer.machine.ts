import { assertEvent, setup } from 'xstate';
import { isFitOffered } from '../learning/memory-fit.rules.ts';
import type { FitEvent } from '../learning/progress.rules.ts';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';

interface Context {
  learner: string;
  /** How many answers tell about the learner's memory. */
  answers: number;
  fits: readonly FitEvent[];
}

const actors = {
  /** How many answers there were when the learner last answered the offer, or a fit led to nothing; null before. */
  readOffered: promiseStub<number | null, Pick<Context, 'learner'>>(),
  noteOffered: promiseStub<void, Pick<Context, 'learner' | 'answers'>>(),
};

type Event = { type: 'offer.declined' } | ActorEvents<typeof actors>;

export const memoryOfferMachine = setup({
  types: {} as { context: Context; events: Event; input: Context; tags: 'shown' },
  actors,
  guards: {
    isDue: ({ context: { answers, fits }, event }) => {
      assertEvent(event, 'xstate.done.actor.readOffered');
      return isFitOffered(answers, fits, event.output);
    },
  },
}).createMachine({
  id: 'memory-offer',
  context: ({ input }) => input,
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        id: 'readOffered',
        src: 'readOffered',
        input: ownLearner,
        onDone: [{ guard: 'isDue', target: 'shown' }, { target: 'hidden' }],
        onError: 'hidden',
      },
    },
    shown: { tags: 'shown', on: { 'offer.declined': 'noting' } },
    noting: {
      invoke: {
        id: 'noteOffered',
        src: 'noteOffered',
        input: ownAnswers,
        onDone: 'hidden',
        onError: 'hidden',
      },
    },
    hidden: {},
  },
});

function ownLearner({ context: { learner } }: { context: Context }) {
  return { learner };
}

function ownAnswers({ context: { learner, answers } }: { context: Context }) {
  return { learner, answers };
}
