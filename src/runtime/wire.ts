import type { AnyStateMachine } from 'xstate';

export type ActorsOf<Machine extends AnyStateMachine> = Required<
  NonNullable<Parameters<Machine['provide']>[0]['actors']>
>;

/** A machine with all its actors, made by `wire`. */
export interface Wired<Machine extends AnyStateMachine> {
  readonly machine: Machine;
  readonly actors: ActorsOf<Machine>;
}

export function wire<Machine extends AnyStateMachine>(
  machine: Machine,
  actors: ActorsOf<Machine>,
): Wired<Machine> {
  return { machine: machine.provide({ actors }) as Machine, actors };
}
