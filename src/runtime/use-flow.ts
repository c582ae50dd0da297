import { useActorRef } from '@xstate/react';
import { use, useLayoutEffect } from 'react';
import type { Actor, ActorOptions, AnyStateMachine, InputFrom } from 'xstate';
import { announceFlow } from './running.ts';
import { FlowSettingsContext } from './settings.ts';
import { useEffects } from './use-effects.ts';

type InputArgument<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine> ? [input?: InputFrom<Machine>] : [input: InputFrom<Machine>];

/** Runs a machine of the catalog with its actors wired and its emits performed. Read it with `useSelector`. */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  ...[input]: InputArgument<Machine>
): Actor<Machine> {
  const prepared = use(FlowSettingsContext).prepare(machine, input as InputFrom<Machine>);
  const actorRef = start(prepared.machine, prepared.options);
  useEffects(actorRef);
  useLayoutEffect(() => announceFlow(actorRef), [actorRef]);
  return actorRef;
}

// The hook's own signature cannot tell whether an input is needed while the machine is a type parameter.
const start: <Machine extends AnyStateMachine>(
  machine: Machine,
  options: ActorOptions<Machine>,
) => Actor<Machine> = useActorRef;
