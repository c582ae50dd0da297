import { matchesState, type AnyMachineSnapshot, type AnyStateMachine, type StateValue } from 'xstate';
import { stateNodesOf } from '#machines/inspect/model.ts';
import { exploreModel, ownTypes, type ExploredStep } from './explore.ts';
import { canonical, formatPath } from './format.ts';
import type { MachineModel } from './model.ts';
import { changesOf } from './tracked.ts';

/**
 * Wrong `ignores` of a model, as sentences: an ignored event has an effect or is never sent, or a dialog
 * or lock ignores an event silently.
 */
export function ignoreProblems(model: MachineModel): string[] {
  const { steps } = exploreModel(model);
  const stepsIn = byState(steps);
  return [...effectsOfIgnored(model, steps), ...unseenIgnored(model, stepsIn), ...unlisted(model, stepsIn)];
}

/** Whether the model says that the event changes nothing in this state. */
export function isIgnored(model: MachineModel, type: string, snapshot: AnyMachineSnapshot): boolean {
  return ignoredIn(model, type).some((state) => snapshot.matches(state));
}

function effectsOfIgnored(model: MachineModel, steps: readonly ExploredStep[]): string[] {
  const found = new Map<string, string>();
  for (const { before, event, after, path } of steps) {
    if (!isIgnored(model, event.type, before.machine)) continue;
    const what = `${model.machine.id}: '${event.type}' is not ignored in ${canonical(before.machine.value)}`;
    const changes = changesOf(before, after);
    if (changes.length > 0 && !found.has(what))
      found.set(what, `${what}: ${changes.join('; ')}.\n${formatPath(path)}`);
  }
  return [...found.values()];
}

function unseenIgnored(model: MachineModel, stepsIn: StepsIn): string[] {
  return Object.keys(model.ignores ?? {}).flatMap((type) =>
    ignoredIn(model, type).flatMap((state) => {
      const { isReached, isKnown, sent } = stepsIn(state, type);
      if (isReached && (!isKnown || sent.length > 0)) return [];
      const what = isReached ? `no path sends '${type}' in` : `no path that ignores '${type}' reaches`;
      return [`${model.machine.id}: ${what} ${canonical(state)}: add a case, or correct 'ignores'.`];
    }),
  );
}

/** Whether a dialog or lock takes, doesn't know or ignores each event. */
function unlisted(model: MachineModel, stepsIn: StepsIn): string[] {
  const { id, events } = model.machine;
  const guarded = guardedStates(model.machine);
  return events
    .filter((type) => guarded.length > 0 && !type.startsWith('xstate.'))
    .flatMap((type) => {
      if (!(type in (model.takes ?? {})))
        return [`${id} has a dialog or a lock: say in 'takes' where '${type}' is taken.`];
      const idle = guarded.filter((state) => {
        if (ignoredIn(model, type).some((ignored) => matchesState(ignored, state))) return false;
        const { isKnown, sent } = stepsIn(state, type);
        return isKnown && sent.every(({ before, after }) => changesOf(before, after).length === 0);
      });
      if (idle.length === 0) return [];
      const line = `'${type}': [${idle.map(canonical).join(', ')}]`;
      return [
        `${id}: '${type}' changes nothing in a dialog or a lock: add ${line} to 'ignores', or a case that changes something.`,
      ];
    });
}

type StepsIn = ReturnType<typeof byState>;

function byState(steps: readonly ExploredStep[]) {
  const known = new Map<string, { inState: readonly ExploredStep[]; types: ReadonlySet<string> }>();
  const find = (state: StateValue) => {
    const inState = steps.filter(({ before }) => before.machine.matches(state));
    return { inState, types: new Set(inState.flatMap(({ before }) => ownTypes(before.machine))) };
  };
  return (state: StateValue, type: string) => {
    const key = canonical(state);
    const found = known.get(key) ?? find(state);
    known.set(key, found);
    return {
      isReached: found.inState.length > 0,
      isKnown: found.types.has(type),
      sent: found.inState.filter(({ event }) => event.type === type),
    };
  };
}

function ignoredIn({ ignores = {} }: MachineModel, type: string): readonly StateValue[] {
  const byType: Readonly<Record<string, readonly StateValue[] | undefined>> = ignores;
  return byType[type] ?? [];
}

function guardedStates(machine: AnyStateMachine): StateValue[] {
  return stateNodesOf(machine)
    .filter(({ tags }) => tags.includes('dialog') || tags.includes('locked'))
    .map(({ path }) =>
      path.reduceRight<StateValue>((inner, key) => (inner === '' ? key : { [key]: inner }), ''),
    );
}
