import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import { guardName, stateNodesOf, transitionsOf } from '#machines/inspect/model.ts';

interface GuardCount {
  yes: number;
  no: number;
}

/** Transitions taken by an event, and active atomic states after it. */
export interface StepRecord {
  transitions: readonly string[];
  states: readonly string[];
}

/**
 * Coverage of `machine` from guards and microsteps: transitions taken, guarded ones refused, states
 * entered. Call `begin` before each step, `inspect` with its inspection events, `end` after it.
 */
export class Coverage {
  readonly machine: AnyStateMachine;
  readonly taken = new Set<string>();
  readonly refused = new Set<string>();
  readonly entered = new Set<string>();
  /** The answers of every named guard during steps. */
  readonly guards = new Map<string, GuardCount>();
  readonly #ids: Map<AnyTransitionDefinition, string>;
  #active: readonly AnyStateNode[] = [];
  #transitions: string[] = [];
  #isStepping = false;

  constructor(machine: AnyStateMachine) {
    const counting = Object.entries(machine.implementations.guards).map(([name, guard]) => {
      const count: GuardCount = { yes: 0, no: 0 };
      this.guards.set(name, count);
      return [
        name,
        countingGuard(guard, (answer) => this.#isStepping && (count[answer ? 'yes' : 'no'] += 1)),
      ];
    });
    this.machine = machine.provide({ guards: Object.fromEntries(counting) });
    this.#ids = transitionsOf(this.machine);
  }

  /** `before` is null at the start. */
  begin(before: AnyMachineSnapshot | null): void {
    const { _nodes: nodes = [] } = before ?? {};
    this.#active = nodes;
    this.#transitions = [];
    this.#isStepping = true;
  }

  inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    const { _transitions: transitions } = event;
    this.#readMicrostep(transitions, event.event.type, event.snapshot as AnyMachineSnapshot);
  };

  end(after: AnyMachineSnapshot): StepRecord {
    this.#isStepping = false;
    this.#enter(after);
    if (after.status === 'active') this.#refuse('', new Set());
    const { _nodes: nodes } = after;
    const states = nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ id }) => id);
    return { transitions: this.#transitions, states };
  }

  #readMicrostep(
    transitions: readonly AnyTransitionDefinition[],
    type: string,
    after: AnyMachineSnapshot,
  ): void {
    for (const transition of transitions) {
      this.entered.add(transition.source.id);
      const id = this.#ids.get(transition);
      if (id === undefined) continue;
      this.taken.add(id);
      this.#transitions.push(id);
    }
    const isEventless = transitions.some((transition) => transition.eventType === '');
    const asked = isEventless ? '' : type;
    if (this.#active.length > 0) this.#refuse(asked, new Set(transitions));
    else for (const transition of transitions) this.#refuse(asked, new Set(transitions), [transition.source]);
    this.#enter(after);
  }

  #enter(snapshot: AnyMachineSnapshot): void {
    const { _nodes: nodes } = snapshot;
    this.#active = nodes;
    for (const node of nodes) this.entered.add(node.id);
  }

  /** From every leaf upwards, in the machine's order: everything before the taken transition was refused. */
  #refuse(
    type: string,
    chosen: ReadonlySet<AnyTransitionDefinition>,
    leaves = this.#active.filter((node) => node.type === 'atomic' || node.type === 'final'),
  ): void {
    for (const leaf of leaves) {
      for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
        const candidates = (type === '' ? node.always : node.transitions.get(type)) ?? [];
        const choice = candidates.findIndex((candidate) => chosen.has(candidate));
        for (const candidate of choice < 0 ? candidates : candidates.slice(0, choice)) {
          const id = this.#ids.get(candidate);
          if (id !== undefined && candidate.guard) this.refused.add(id);
        }
        if (choice >= 0) break;
      }
    }
  }
}

/** What wasn't covered, as sentences. */
export function gaps(coverage: Coverage): string[] {
  const { machine, guards } = coverage;
  const transitions = [...transitionsOf(machine)];
  const name = machine.id;
  return [
    ...stateNodesOf(machine)
      .filter((node) => node.type !== 'history' && !coverage.entered.has(node.id))
      .map((node) => `${name}: state '${node.id}' is never entered.`),
    ...transitions
      .filter(([, id]) => !coverage.taken.has(id))
      .map(
        ([transition]) =>
          `${name}: transition ${arrow(transition)} is never taken. ${hint(transition, coverage)}`,
      ),
    ...transitions
      .filter(([transition, id]) => transition.guard && !coverage.refused.has(id))
      .map(([transition]) => `${name}: transition ${arrow(transition)} is never refused by its guard.`),
    ...[...guards].flatMap(([guard, { yes, no }]) => {
      if (yes > 0 && no > 0) return [];
      const missing = yes === 0 && no === 0 ? 'never asked' : yes === 0 ? 'never true' : 'never false';
      return [`${name}: guard '${guard}' is ${missing} (true ${yes} times, false ${no} times).`];
    }),
  ];
}

/** A transition as text: `a --event [guard]--> b`. */
function arrow(transition: AnyTransitionDefinition): string {
  const guard = transition.guard ? ` [${guardName(transition.guard)}]` : '';
  const targets = transition.target?.map((target) => target.id).join(', ') ?? '(stays)';
  return `${transition.source.id} --${transition.eventType || 'always'}${guard}--> ${targets}`;
}

function hint(transition: AnyTransitionDefinition, coverage: Coverage): string {
  if (!coverage.entered.has(transition.source.id)) return 'Its source is never entered.';
  const cases = `Add a case for '${transition.eventType}' or an input to the model`;
  if (transition.guard)
    return `${transition.eventType ? cases : 'Add an input or a case to the model'} that its guard lets through, or add what the guard reads to 'project'.`;
  return `Its source is entered, but another transition always comes first. ${cases}, add what its guard reads to 'project', or drop the transition.`;
}

function countingGuard(guard: unknown, count: (answer: unknown) => unknown): unknown {
  if (typeof guard !== 'function') return guard;
  const counted = (answer: unknown) => {
    count(answer);
    return answer;
  };
  if (!('check' in guard) || typeof guard.check !== 'function') {
    return (args: unknown, params: unknown) => counted(guard(args, params));
  }
  const { check } = guard;
  return Object.assign(() => false, guard, {
    check: (snapshot: unknown, args: unknown) => counted(check(snapshot, args, guard)),
  });
}
