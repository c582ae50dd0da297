import type { User } from '#machines/types.ts';
import { createContext, use } from 'react';
import type { ActorOptions, AnyStateMachine, InputFrom, InspectionEvent } from 'xstate';
import { Ring } from '#machines/inspect/ring.ts';
import { isMasked } from './masked.ts';
import { runningFlows, type RunningFlows } from './running-flows.ts';
import type { Recording } from './recording.ts';
import { toasts, type Toasts } from './toasts.ts';
import type { Wired } from './wire.ts';

type Inspect = (event: InspectionEvent) => void;

/** How flows run on this page. Tests supply their own actors, inputs and clock. */
export interface Runtime {
  /** A flow's machine and actor options. */
  prepare: <Machine extends AnyStateMachine>(
    flow: Wired<Machine>,
    input: InputFrom<Machine>,
  ) => { machine: Machine; options: ActorOptions<Machine> };
  /** A different number at every call. */
  newSeed: () => number;
  now: () => number;
  /** The user of the session stored when the page opened, else this device's guest. */
  storedUser: User | null;
  /** Whether the stored session's owner was unknown. */
  isOwnerUnknown: boolean;
  /** Options for actors outside components. */
  inspected: { inspect?: Inspect };
  flows: RunningFlows;
  /** The last steps of all flows, in memory. */
  ring: Ring;
  toasts: Toasts;
  recording: () => Promise<Recording>;
}

/** The browser's runtime; `inspect` receives every inspection event. */
export function createRuntime(
  inspect?: Inspect,
  storedUser: User | null = null,
  isOwnerUnknown = false,
): Runtime {
  const flows = runningFlows();
  const ring = new Ring({ now: () => performance.now(), isMasked });
  flows.watch(ring.watch);
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
    ring,
    toasts: toasts(),
    recording: () => {
      recording ??= import('./recording.ts').then(
        ({ recordingOf }) => recordingOf(flows, ring),
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

/** A seed for machines that shuffle or choose at random; differs at every call. */
export function useSeed(): number {
  return useRuntime().newSeed();
}
