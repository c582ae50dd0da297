import type { User } from '#machines/types.ts';
import { createContext, use } from 'react';
import type { ActorOptions, AnyStateMachine, InputFrom, InspectionEvent } from 'xstate';
import { runningFlows, type RunningFlows } from './running-flows.ts';
import type { Recording } from './recording.ts';
import { toasts, type Toasts } from './toasts.ts';
import type { Wired } from './wire.ts';

type Inspect = (event: InspectionEvent) => void;

/** How flows run on this page. Tests supply their own actors, inputs and clock. */
export interface Runtime {
  /** The machine of a flow, and the options with which its actor is created. */
  prepare: <Machine extends AnyStateMachine>(
    flow: Wired<Machine>,
    input: InputFrom<Machine>,
  ) => { machine: Machine; options: ActorOptions<Machine> };
  /** A different number at every call. */
  newSeed: () => number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The learner whose session this device kept when the page was opened. */
  storedUser: User | null;
  /** Whether it kept a session of which only the service can tell whose it is. */
  isOwnerUnknown: boolean;
  /** The options of an actor that runs outside of a component. */
  inspected: { inspect?: Inspect };
  flows: RunningFlows;
  toasts: Toasts;
  /** The recorder of flows; the first call loads its code. Rejects if that fails. */
  recording: () => Promise<Recording>;
}

/** The runtime of a browser; `inspect` receives every inspection event of its flows. */
export function createRuntime(
  inspect?: Inspect,
  storedUser: User | null = null,
  isOwnerUnknown = false,
): Runtime {
  const flows = runningFlows();
  const inspected = inspect ? { inspect } : {};
  let recording: Promise<Recording> | undefined;
  return {
    prepare: ({ machine }, input) => ({ machine, options: { input, ...inspected } }),
    newSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    now: () => Date.now(),
    storedUser,
    isOwnerUnknown,
    inspected,
    flows,
    toasts: toasts(),
    recording: () => {
      recording ??= import('./recording.ts').then(
        ({ recordingOf }) => recordingOf(flows),
        (error: unknown) => {
          recording = undefined;
          throw error;
        },
      );
      return recording;
    },
  };
}

export const RuntimeContext = createContext<Runtime | null>(null);

export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext);
  if (!runtime) throw new Error('A RuntimeContext is missing');
  return runtime;
}

/** A seed for the input of a machine that shuffles or chooses at random; a different one at every call. */
export function useSeed(): number {
  return useRuntime().newSeed();
}
