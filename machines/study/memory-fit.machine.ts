import { assertEvent, assign, emit, setup, type EventObject } from 'xstate';
import type { FactEmit } from '../learning/activity.types.ts';
import type { FitFailure, FitNews, FitOutcome } from '../learning/memory-fit.types.ts';
import { callbackStub, type ActorEvents } from '../parts/stubs.ts';

/** A finished fit; `before` are the numbers used until then. */
export interface FitResult {
  outcome: FitOutcome;
  before: readonly number[];
}

/** Progress and result of a fit. */
export type FitMessage =
  | Exclude<FitNews, { type: 'fit.completed' }>
  | ({ type: 'fit.completed' } & FitResult);

interface Context {
  /** From 0 to 1. */
  done: number;
  result: FitResult | null;
  reason: FitFailure;
}

const actors = { fitMemory: callbackStub<EventObject>() };

type Event =
  | { type: 'fit.requested' }
  | { type: 'fit.cancelled' }
  | { type: 'average.requested' }
  | FitMessage
  | ActorEvents<typeof actors>;

const whenResting = {
  'fit.requested': { target: 'fitting', actions: 'begin' },
  'average.requested': { target: 'idle', actions: ['recordReset', 'forgetResult'] },
} as const;

export const memoryFitMachine = setup({
  types: {} as { context: Context; events: Event; emitted: FactEmit; tags: 'busy' },
  actors,
  guards: {
    isAdopted: ({ event }) => {
      assertEvent(event, 'fit.completed');
      return event.outcome.adopted && event.outcome.w !== null;
    },
  },
  actions: {
    begin: assign({ done: 0, result: null }),
    noteProgress: assign(({ event }) => {
      assertEvent(event, 'fit.progressed');
      return { done: event.done };
    }),
    noteResult: assign(({ event }) => {
      assertEvent(event, 'fit.completed');
      return { result: { outcome: event.outcome, before: event.before } };
    }),
    noteReason: assign(({ event }) => {
      assertEvent(event, 'fit.failed');
      return { reason: event.reason };
    }),
    noteUnloaded: assign({ reason: 'unloaded' }),
    recordFit: emit(({ event }): FactEmit => {
      assertEvent(event, 'fit.completed');
      const { w, answers, current, fitted } = event.outcome;
      return {
        type: 'fact.recorded',
        fact: {
          kind: 'memory.fitted',
          facts: { model: 'fsrs-6', w: w ?? [], answers, lossBefore: current, lossAfter: fitted ?? current },
        },
      };
    }),
    forgetResult: assign({ result: null }),
    recordReset: emit({ type: 'fact.recorded', fact: { kind: 'memory.reset', facts: {} } }),
  },
}).createMachine({
  id: 'memory-fit',
  context: { done: 0, result: null, reason: 'unloaded' },
  initial: 'idle',
  states: {
    idle: { on: whenResting },
    adopted: { on: whenResting },
    unchanged: { on: whenResting },
    failed: { on: whenResting },
    fitting: {
      tags: 'busy',
      invoke: {
        id: 'fitMemory',
        src: 'fitMemory',
        onError: { target: 'failed', actions: 'noteUnloaded' },
      },
      on: {
        'fit.cancelled': 'idle',
        'fit.progressed': { actions: 'noteProgress' },
        'fit.completed': [
          { guard: 'isAdopted', target: 'adopted', actions: ['noteResult', 'recordFit'] },
          { target: 'unchanged', actions: 'noteResult' },
        ],
        'fit.failed': { target: 'failed', actions: 'noteReason' },
      },
    },
  },
});
