import type { AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate';

/** The effect of one event: ids of the transitions taken, and of the atomic states active after them. */
export interface StepRecord {
  transitions: readonly string[];
  states: readonly string[];
}

/** Reads the effects of the start and of each event after it from an actor's inspection events. */
export class StepRecorder {
  readonly steps: StepRecord[] = [];
  readonly #names: ReadonlyMap<AnyTransitionDefinition, string>;
  #root: InspectionEvent['actorRef'] | undefined;
  #transitions: string[] = [];

  constructor(names: ReadonlyMap<AnyTransitionDefinition, string>) {
    this.#names = names;
  }

  inspect = (event: InspectionEvent): void => {
    this.#root ??= event.actorRef;
    if (event.actorRef !== this.#root) return;
    if (event.type === '@xstate.microstep') {
      const { _transitions: transitions } = event;
      const taken = transitions.map((one) => this.#names.get(one));
      this.#transitions.push(...taken.filter((id) => id !== undefined));
    }
    if (event.type !== '@xstate.snapshot' || !('_nodes' in event.snapshot)) return;
    const { _nodes: nodes } = event.snapshot as AnyMachineSnapshot;
    const states = nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ id }) => id);
    this.steps.push({ transitions: this.#transitions, states });
    this.#transitions = [];
  };
}
