import type { AnyActor, AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { Evidence } from './evidence.ts';
import { machineOf, RecordedRun, type Recording } from './recorded-run.ts';
import type { Trace, TraceApp } from './trace.ts';

export interface RecorderOptions {
  app: TraceApp;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  /** Whether to record shapes instead of values. */
  isMasked: (machine: string) => boolean;
  /** Maximum steps per run; longer runs hold at least half as many. 10,000 by default. */
  capacity?: number;
  /** Ended runs held; 20 by default. */
  ended?: number;
}

export interface Recorder {
  /** The `inspect` option of a root actor. */
  inspect: (event: InspectionEvent) => void;
  /** Records a running actor until the returned function is called. */
  watch: (actor: AnyActor) => () => void;
  /** Latest first. */
  recordings: () => readonly Recording[];
  /** The trace so far. Throws for an id missing from `recordings`. */
  trace: (id: number, evidence?: Evidence) => Trace;
}

/**
 * Records root actors: each event with the resulting value and context changes.
 * Secrets are dropped before anything is stored.
 */
export function createRecorder(options: RecorderOptions): Recorder {
  const { app, now, isMasked, capacity = 10_000, ended = 20 } = options;
  const byActor = new WeakMap<AnyActorRef, RecordedRun>();
  const watched = new Set<AnyActor>();
  let runs: readonly RecordedRun[] = [];
  let count = 0;

  const begin = (actor: AnyActorRef, input?: { value: unknown }): RecordedRun => {
    count += 1;
    const run = new RecordedRun(count, actor, now, { capacity, isMasked }, input);
    byActor.set(actor, run);
    const past = runs.filter((one) => !one.isRunning);
    const surplus = new Set(past.slice(0, Math.max(0, past.length - ended)));
    runs = [...runs.filter((one) => !surplus.has(one)), run];
    return run;
  };
  const isWanted = (actor: AnyActorRef, rootId: string): boolean =>
    actor.sessionId === rootId && machineOf(actor) !== undefined;

  const inspect = (inspected: InspectionEvent): void => {
    if (inspected.type !== '@xstate.event' && inspected.type !== '@xstate.snapshot') return;
    const { event } = inspected;
    const actorRef = inspected.actorRef as AnyActorRef;
    const known = byActor.get(actorRef);
    if (!known && !isWanted(actorRef, inspected.rootId)) return;
    if (inspected.type === '@xstate.snapshot') {
      known?.settle(event, inspected.snapshot as AnyMachineSnapshot);
    } else if (event.type === 'xstate.init') {
      if (known) known.resume();
      else begin(actorRef, { value: 'input' in event ? event['input'] : undefined });
    } else {
      (known ?? begin(actorRef)).take(event);
    }
  };

  return {
    inspect,
    watch: (actor) => {
      if (!isWanted(actor, actor.sessionId)) return () => undefined;
      const subscription = actor.system.inspect(inspect);
      watched.add(actor);
      byActor.get(actor)?.resume();
      return () => {
        subscription.unsubscribe();
        watched.delete(actor);
        byActor.get(actor)?.end();
      };
    },
    recordings: () => {
      // Actors that started before they were watched and have received no events.
      for (const actor of watched) if (!byActor.has(actor)) begin(actor);
      return runs.map((run) => run.describe()).toReversed();
    },
    trace: (id, evidence) => {
      const run = runs.find((one) => one.id === id);
      if (!run) throw new Error(`No recording ${id}.`);
      return run.trace(app, evidence);
    },
  };
}
