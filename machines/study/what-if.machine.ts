import { assertEvent, assign, setup } from 'xstate';
import { callbackStub, promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { noProgress, type Progress } from '../learning/progress.rules.ts';
import type { Outlook } from '../learning/simulate.rules.ts';
import type { Seed } from '../parts/random.ts';
import type { ReviewSettings } from './review-queue.types.ts';

interface Input {
  /** Null until it's loaded. */
  log: Progress | null;
  rules: ReviewSettings;
  seed: Seed;
}

interface Context extends Input {
  /** In percent. */
  retention: number;
  /** New words a day. */
  newWords: number;
  /** What the curves of all choices are made from. */
  outlook: Outlook | null;
}

/** What the simulation starts from. */
export interface OutlookSource extends Pick<Input, 'rules' | 'seed'> {
  progress: Progress;
}

const actors = {
  watchLog: callbackStub<{ type: 'none' }, Pick<Context, 'log' | 'rules'>>(),
  simulate: promiseStub<Outlook, OutlookSource>(),
};

type Event =
  | { type: 'log.changed'; log: Progress; rules: ReviewSettings }
  | { type: 'retention.chosen'; percent: number }
  | { type: 'words.chosen'; words: number }
  | { type: 'load.retried' }
  | ActorEvents<typeof actors>;

export const whatIfMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    tags: 'busy';
  },
  actors,
  guards: {
    isKnown: ({ context }) => context.log !== null,
  },
  actions: {
    storeLog: assign(({ event }) => {
      assertEvent(event, 'log.changed');
      return { log: event.log, rules: event.rules };
    }),
    chooseRetention: assign(({ event }) => {
      assertEvent(event, 'retention.chosen');
      return { retention: event.percent };
    }),
    chooseWords: assign(({ event }) => {
      assertEvent(event, 'words.chosen');
      return { newWords: event.words };
    }),
    storeOutlook: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.simulate');
      return { outlook: event.output };
    }),
  },
}).createMachine({
  id: 'what-if',
  context: ({ input }) => ({
    ...input,
    retention: Math.round(100 * input.rules.retention),
    newWords: input.rules.dailyGoal,
    outlook: null,
  }),
  invoke: {
    id: 'watchLog',
    src: 'watchLog',
    input: logInput,
    onError: [{ guard: 'isKnown' }, { target: '.failed' }],
  },
  initial: 'waiting',
  on: {
    'log.changed': { target: '.simulating', actions: 'storeLog' },
    'retention.chosen': { actions: 'chooseRetention' },
    'words.chosen': { actions: 'chooseWords' },
  },
  states: {
    waiting: { tags: 'busy', always: { guard: 'isKnown', target: 'simulating' } },
    simulating: {
      tags: 'busy',
      invoke: {
        id: 'simulate',
        src: 'simulate',
        input: source,
        onDone: { target: 'ready', actions: 'storeOutlook' },
        onError: 'failed',
      },
    },
    ready: {},
    failed: { on: { 'load.retried': { target: '#what-if', reenter: true } } },
  },
});

function logInput({ context: { log, rules } }: { context: Context }) {
  return { log, rules };
}

function source({ context: { log, rules, seed } }: { context: Context }): OutlookSource {
  return { progress: log ?? noProgress, rules, seed };
}
