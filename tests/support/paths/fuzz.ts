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
  /** Shrinks the first failing sequence, which takes time; true by default. */
  shrinks?: boolean;
}

const RUNS = 10_000;
/** Three of four sequences have at most ten events. */
const LENGTHS = [
  { weight: 3, maxLength: 10 },
  { weight: 1, maxLength: 25 },
];
/** One in this many events is stray. */
const STRAY_SHARE = 8;
/** Prefixes up to this length run once for all sequences. */
const SHARED = 4;

/**
 * Sends random events to a machine, expected and stray ones. Shrinks the first sequence that makes it
 * fail or breaks an invariant and returns it as text with its seed; empty without one.
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

interface Situation {
  path: Path;
  state: Tracked;
  seen: ReadonlyMap<string, AnyEventObject>;
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
  /** Types of external events. */
  own: readonly string[];
}

// A bare machine logic uses nothing of its actor scope.
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

/** Depends on the choice alone, so that sequences can be shrunk and repeated. */
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
