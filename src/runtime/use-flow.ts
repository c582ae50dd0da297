import { useActorRef } from '@xstate/react';
import { useLayoutEffect } from 'react';
import type { Actor, ActorOptions, AnyStateMachine, InputFrom } from 'xstate';
import { useRuntime } from './runtime.ts';
import { useEmits } from './use-emits.ts';
import type { Wired } from './wire.ts';

type InputArgument<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine> ? [input?: InputFrom<Machine>] : [input: InputFrom<Machine>];

/** Runs a flow while its component is mounted and handles its emits. Read it with `useSelector`. */
export function useFlow<Machine extends AnyStateMachine>(
  flow: Wired<Machine>,
  ...[input]: InputArgument<Machine>
): Actor<Machine> {
  const { prepare, flows } = useRuntime();
  const { machine, options } = prepare(flow, input as InputFrom<Machine>);
  const actorRef = start(machine, options);
  useEmits(actorRef);
  useLayoutEffect(() => flows.announce(actorRef), [flows, actorRef]);
  return actorRef;
}

// For a generic machine the hook's signature can't tell whether input is required.
const start: <Machine extends AnyStateMachine>(
  machine: Machine,
  options: ActorOptions<Machine>,
) => Actor<Machine> = useActorRef;
