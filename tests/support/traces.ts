import { createActor, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import type { Trace } from '#machines/inspect/trace.ts';
import { createRecorder, type RecorderOptions } from '#machines/inspect/trace-recorder.ts';
import { inert } from './paths/control.ts';
import type { Path } from './paths/model.ts';

interface Recorded {
  trace: Trace;
  snapshot: AnyMachineSnapshot;
}

const inertOnes = new WeakMap<AnyStateMachine, AnyStateMachine>();

export function recordPath(
  machine: AnyStateMachine,
  path: Path,
  options: Partial<RecorderOptions> = {},
): Recorded {
  let now = 0;
  const recorder = createRecorder({
    app: { version: '0.0.0', commit: null },
    now: () => now,
    isMasked: () => false,
    ...options,
  });
  const still = inertOnes.get(machine) ?? inert(machine);
  inertOnes.set(machine, still);
  const actor = createActor(still, {
    input: path.input,
    clock: { setTimeout: () => 0, clearTimeout: () => undefined },
    inspect: recorder.inspect,
  });
  actor.subscribe({ error: () => undefined });
  actor.start();
  for (const event of path.events) {
    now += 1000;
    actor.send(event);
  }
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  const [recording] = recorder.recordings();
  if (!recording) throw new Error(`${machine.id} was not recorded.`);
  return { trace: recorder.trace(recording.id), snapshot };
}
