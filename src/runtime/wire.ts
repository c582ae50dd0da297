import type { AnyStateMachine } from 'xstate';

/** The logic of every actor that a machine names. */
export type ActorsOf<Machine extends AnyStateMachine> = Required<
  NonNullable<Parameters<Machine['provide']>[0]['actors']>
>;

/** A machine with the logic of all its actors; made by `wire`. */
export interface Wired<Machine extends AnyStateMachine> {
  readonly machine: Machine;
  readonly actors: ActorsOf<Machine>;
}

/** Gives a machine all of its actors. `useFlow` runs the result. */
export function wire<Machine extends AnyStateMachine>(
  machine: Machine,
  actors: ActorsOf<Machine>,
): Wired<Machine> {
  return { machine: machine.provide({ actors }) as Machine, actors };
}
