import { assertEvent, assign, setup } from 'xstate';
import { callbackStub, promiseStub, type ActorEvents } from '../parts/stubs.ts';
import type { MemoryFigures } from '../learning/memory.rules.ts';
import { noProgress, type Progress } from '../learning/progress.rules.ts';
import type { ReviewSettings } from './review-queue.types.ts';

interface Context {
  /** Null until it's loaded. */
  log: Progress | null;
  rules: ReviewSettings;
  figures: MemoryFigures | null;
}

/** A log and the settings that its figures depend on. */
export interface MemorySource {
  progress: Progress;
  rules: ReviewSettings;
}

const actors = {
  watchLog: callbackStub<{ type: 'none' }, Pick<Context, 'log' | 'rules'>>(),
  measureMemory: promiseStub<MemoryFigures, MemorySource>(),
};

type Event =
  | { type: 'log.changed'; log: Progress; rules: ReviewSettings }
  | { type: 'load.retried' }
  | ActorEvents<typeof actors>;

export const memoryMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Pick<Context, 'log' | 'rules'>;
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
    storeFigures: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.measureMemory');
      return { figures: event.output };
    }),
  },
}).createMachine({
  id: 'memory',
  context: ({ input }) => ({ ...input, figures: null }),
  invoke: {
    id: 'watchLog',
    src: 'watchLog',
    input: logInput,
    onError: [{ guard: 'isKnown' }, { target: '.failed' }],
  },
  initial: 'waiting',
  on: { 'log.changed': { target: '.measuring', actions: 'storeLog' } },
  states: {
    waiting: { tags: 'busy', always: { guard: 'isKnown', target: 'measuring' } },
    measuring: {
      tags: 'busy',
      invoke: {
        id: 'measureMemory',
        src: 'measureMemory',
        input: source,
        onDone: { target: 'shown', actions: 'storeFigures' },
        onError: 'failed',
      },
    },
    shown: {},
    failed: { on: { 'load.retried': { target: '#memory', reenter: true } } },
  },
});

function logInput({ context: { log, rules } }: { context: Context }) {
  return { log, rules };
}

function source({ context: { log, rules } }: { context: Context }): MemorySource {
  return { progress: log ?? noProgress, rules };
}
