import type { AnyActor } from 'xstate';

/** The returned function is called when the flow ends. */
type Watch = (actor: AnyActor) => () => void;

export interface RunningFlows {
  /** Announces a flow; the returned function announces its end. */
  announce: (actor: AnyActor) => () => void;
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
