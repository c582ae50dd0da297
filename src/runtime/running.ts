import type { AnyActor } from 'xstate';

/** Attends to a flow as long as it runs; what it returns is called when that ends. */
type Watch = (actor: AnyActor) => () => void;

/** The flows that run on this page. */
export interface RunningFlows {
  /** Makes a flow known to those that watch; call the result when it ends. */
  announce: (actor: AnyActor) => () => void;
  /** Attends to every flow that runs, now and from now on, until the result is called. */
  watch: (watch: Watch) => () => void;
}

export function runningFlows(): RunningFlows {
  const flows = new Set<AnyActor>();
  const watches = new Map<Watch, Map<AnyActor, () => void>>();
  return {
    announce: (actor) => {
      flows.add(actor);
      for (const [watch, ends] of watches) ends.set(actor, watch(actor));
      return () => {
        flows.delete(actor);
        for (const ends of watches.values()) {
          ends.get(actor)?.();
          ends.delete(actor);
        }
      };
    },
    watch: (watch) => {
      const ends = new Map([...flows].map((actor) => [actor, watch(actor)]));
      watches.set(watch, ends);
      return () => {
        watches.delete(watch);
        for (const end of ends.values()) end();
      };
    },
  };
}
