import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import { PLACEMENT_PAUSE } from '../constants.ts';
import type { FactEmit } from '../learning/activity.types.ts';
import type { Seed } from '../parts/random.ts';
import { promiseStub, type ActorEvents } from '../parts/stubs.ts';
import { toast } from '../parts/toasts.ts';
import type { ToastEmit } from '../types.ts';
import type { Unit } from './course.types.ts';
import { isEnough, nextKind, nextUnit, suggestedUnit, type PlacementAnswer } from './placement.rules.ts';
import {
  outcomeOf,
  questionFor,
  type PlacementQuestion,
  type UnitMaterial,
} from './placement-questions.rules.ts';

interface Input {
  /** In the order of the course. */
  units: readonly Unit[];
  seed: Seed;
}

interface Context extends Input {
  /** How long an answer is acknowledged, in milliseconds. */
  pause: number;
  answers: readonly PlacementAnswer[];
  question: PlacementQuestion | null;
  /** The answer being acknowledged; null if there is none, or the learner didn't know. */
  given: string | null;
  /** The id of the unit to begin in: suggested or picked. */
  unit: string;
}

const actors = {
  loadUnit: promiseStub<UnitMaterial, { unit: string }>(),
};

type Event =
  | { type: 'test.started' }
  | { type: 'answer.submitted'; text: string }
  | { type: 'answer.unknown' }
  | { type: 'test.left' }
  | { type: 'load.retried' }
  | { type: 'unit.picked'; unit: string }
  | { type: 'zero.chosen' }
  | { type: 'unit.chosen' }
  | ActorEvents<typeof actors>;

export const placementMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    emitted: FactEmit | ToastEmit;
    tags: 'busy' | 'test';
  },
  actors,
  guards: {
    canAsk: ({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.loadUnit');
      return questionFor(event.output, occasionOf(context)) !== null;
    },
    isEnough: ({ context: { answers, units } }) => isEnough(answers, units.length),
    isUnit: ({ context: { units }, event }) => {
      assertEvent(event, 'unit.picked');
      return units.some(({ id }) => id === event.unit);
    },
  },
  actions: {
    ask: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.loadUnit');
      return { ...questionFor(event.output, occasionOf(context)), given: null };
    }),
    judge: assign(({ context: { answers, question }, event }) => {
      if (!question) return {};
      const { id, unit, kind } = question;
      const given = event.type === 'answer.submitted' ? event.text : null;
      const outcome = given === null ? 'unknown' : outcomeOf(question, given);
      return { answers: [...answers, { id, unit, kind, outcome }], given };
    }),
    suggest: assign(({ context: { answers, units } }) => ({
      question: null,
      given: null,
      unit: idAt(units, suggestedUnit(answers, units.length)),
    })),
    pick: assign(({ event }) => {
      assertEvent(event, 'unit.picked');
      return { unit: event.unit };
    }),
    pickFirst: assign({ unit: ({ context: { units } }) => idAt(units, 0) }),
    forget: assign({ answers: [], question: null, given: null }),
    recordPlace: enqueueActions(({ context: { unit }, enqueue }) => {
      enqueue.emit({ type: 'fact.recorded', fact: { kind: 'course.placed', facts: { unit } } });
    }),
    announceLoadFailure: emit(toast('error', 'Failed to load the questions. Please try again.')),
  },
  delays: { pause: ({ context }) => context.pause },
}).createMachine({
  id: 'placement',
  context: ({ input }) => ({
    ...input,
    pause: PLACEMENT_PAUSE,
    answers: [],
    question: null,
    given: null,
    unit: idAt(input.units, 0),
  }),
  initial: 'offered',
  states: {
    offered: {
      on: {
        'zero.chosen': { target: 'placed', actions: 'pickFirst' },
        'unit.picked': { guard: 'isUnit', actions: 'pick' },
        'unit.chosen': 'placed',
        'test.started': 'testing',
      },
    },
    testing: {
      tags: 'test',
      initial: 'fetching',
      on: { 'test.left': { target: 'offered', actions: 'forget' } },
      states: {
        fetching: {
          tags: 'busy',
          invoke: {
            id: 'loadUnit',
            src: 'loadUnit',
            input: nextUnitOf,
            onDone: [
              { guard: 'canAsk', target: 'asking', actions: 'ask' },
              { target: 'failed', actions: 'announceLoadFailure' },
            ],
            onError: { target: 'failed', actions: 'announceLoadFailure' },
          },
        },
        asking: {
          on: {
            'answer.submitted': { target: 'judging', actions: 'judge' },
            'answer.unknown': { target: 'judging', actions: 'judge' },
          },
        },
        judging: {
          after: {
            pause: [
              { guard: 'isEnough', target: '#placement.suggested', actions: 'suggest' },
              { target: 'fetching' },
            ],
          },
        },
        failed: { on: { 'load.retried': 'fetching' } },
      },
    },
    suggested: {
      on: {
        'unit.picked': { guard: 'isUnit', actions: 'pick' },
        'unit.chosen': 'placed',
      },
    },
    placed: {
      type: 'final',
      entry: 'recordPlace',
    },
  },
});

function nextUnitOf({ context }: { context: Context }) {
  return { unit: idAt(context.units, occasionOf(context).unit) };
}

function occasionOf({ answers, units, seed }: Context) {
  return { unit: nextUnit(answers, units.length), kind: nextKind(answers), answers, seed };
}

function idAt(units: readonly Unit[], place: number): string {
  return units[place]?.id ?? '';
}
