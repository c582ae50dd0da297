import * as fc from 'fast-check';
import type { ActorScope, AnyEventObject } from 'xstate';
import { inert } from './control.ts';
import { bounded, eventsOf, ownTypes } from './explore.ts';
import { formatPath, messageOf } from './format.ts';
import { isIgnored } from './ignores.ts';
import type { MachineModel, Path } from './model.ts';
import { changesOf, trackedLogic, type Tracked } from './tracked.ts';

interface FuzzOptions {
  seed: number;
  /** Number of sequences; 10,000 by default. */
  runs?: number;
  /** Whether the first failing sequence is shortened, which takes time; true by default. */
  shrinks?: boolean;
}

const RUNS = 10_000;
/** Three sequences out of four have at most ten events. */
const LENGTHS = [
  { weight: 3, maxLength: 10 },
  { weight: 1, maxLength: 25 },
];
/** One in this many events is a stray one. */
const STRAY_SHARE = 8;
/** Prefixes up to this length are run once and shared by all sequences that start with them. */
const SHARED = 4;

/**
 * Sends random sequences of events to a machine: what can happen in its state, and stray events that it does not wait
 * for or that come late. The first sequence that makes it fail or breaks its model's invariant is shrunk and returned
 * as text with its seed; empty if there is none.
 */
export function fuzzProblem(model: MachineModel, { seed, runs = RUNS, shrinks = true }: FuzzOptions): string {
  const walk = walkOf(model);
  const choice = fc.noBias(fc.nat({ max: 0xffff }));
  const sequence = fc.oneof(
    ...LENGTHS.map(({ weight, maxLength }) => ({
      weight,
      arbitrary: fc.array(choice, { maxLength, size: 'max' }),
    })),
  );
  const property = fc.property(fc.constantFrom(...startsOf(walk)), sequence, (start, choices) => {
    let situation = start;
    for (const one of choices) situation = follow(walk, situation, one);
  });
  const { failed, errorInstance, numRuns } = fc.check(property, {
    seed,
    numRuns: runs,
    endOnFailure: !shrinks,
  });
  if (!failed) return '';
  return `${messageOf(errorInstance)}\n  in sequence ${numRuns} of ${runs}; CAMINO_FUZZ_SEED=${seed} repeats it`;
}

/** Where a sequence of events has led. */
interface Situation {
  path: Path;
  state: Tracked;
  /** The first possible event of each type on this path. */
  seen: ReadonlyMap<string, AnyEventObject>;
  /** What can follow; computed on first use. */
  next?: Next;
}

interface Next {
  expected: readonly AnyEventObject[];
  stray: readonly AnyEventObject[];
  seen: Situation['seen'];
  known: Map<AnyEventObject, Situation>;
}

interface Walk {
  model: MachineModel;
  logic: ReturnType<typeof trackedLogic>;
  /** Types of the events from outside. */
  own: readonly string[];
}

// A machine's logic on its own needs nothing from the actor that runs it.
const NO_SCOPE = {} as ActorScope<Tracked, AnyEventObject>;

function walkOf(model: MachineModel): Walk {
  const own = model.machine.events.filter((type) => !type.startsWith('xstate.'));
  return { model, logic: trackedLogic(bounded(inert(model.machine))), own };
}

function startsOf({ model, logic }: Walk): Situation[] {
  return model.inputs.map((input: unknown) => {
    const state = logic.getInitialSnapshot(NO_SCOPE, input);
    return { path: { input, events: [] }, state, seen: new Map() };
  });
}

/** The choice alone determines the next event, so that a sequence can be shrunk and repeated. */
function follow(walk: Walk, situation: Situation, choice: number): Situation {
  const next = situation.next ?? nextOf(walk, situation);
  situation.next = next;
  const isStray = next.expected.length === 0 || choice % STRAY_SHARE === STRAY_SHARE - 1;
  const events = isStray ? next.stray : next.expected;
  const event = events[Math.floor(choice / STRAY_SHARE) % events.length];
  if (!event) return situation;
  const known = next.known.get(event);
  if (known) return known;
  const { input, events: way } = situation.path;
  const path = { input, events: [...way, event] };
  const after = { path, state: take(walk, situation.state, path, event), seen: next.seen };
  if (way.length < SHARED) next.known.set(event, after);
  return after;
}

function nextOf({ model, own }: Walk, { state, seen }: Situation): Next {
  const expected = eventsOf(model, state);
  const isFresh = expected.some(({ type }) => !seen.has(type));
  const first = expected.toReversed().map((event) => [event.type, event] as const);
  const all = isFresh ? new Map([...first, ...seen]) : seen;
  const stray = own.flatMap((type) => all.get(type) ?? (type in model.cases ? [] : [{ type }]));
  return { expected, stray, seen: all, known: new Map() };
}

function take({ model, logic }: Walk, state: Tracked, path: Path, event: AnyEventObject): Tracked {
  try {
    const after = logic.transition(state, event, NO_SCOPE);
    if (after.machine.status === 'error') throw after.machine.error;
    model.invariant({
      before: state.machine,
      event,
      after: after.machine,
      emitted: after.emitted,
      path,
      index: path.events.length - 1,
    });
    const isKnown = ownTypes(state.machine).includes(event.type);
    const changes = isKnown && !isIgnored(model, event.type, state.machine) ? [] : changesOf(state, after);
    if (changes.length > 0)
      throw new Error(
        `an event that is ${isKnown ? 'ignored' : 'not taken'} has an effect: ${changes.join('; ')}`,
      );
    return after;
  } catch (error) {
    throw new Error(`${model.machine.id}: ${messageOf(error)}\n${formatPath(path)}`, { cause: error });
  }
}
