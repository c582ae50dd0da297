import { catalog } from '#machines/catalog.ts';
import { transitionsOf } from '#machines/inspect/model.ts';
import type { LiveState } from '#machines/atlas/live-view.rules.ts';
import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { LIVE_CHANNEL, TAB, type LiveMessage } from './live.ts';

/** Flows that handle secrets or private data: only their states and event types are broadcast. */
const guarded = new Set<string>(catalog.filter(({ masked }) => masked).map(({ id }) => id));

/** The watching machine, which would otherwise receive its own broadcasts forever. */
const SILENT_FLOW = 'live-view';

/**
 * Broadcasts this tab's machines to watching tabs. Pass the returned function to actors as `inspect`.
 * Payloads and context never leave the tab.
 */
export function broadcastFlows(tab: string = TAB): (event: InspectionEvent) => void {
  const channel = new BroadcastChannel(LIVE_CHANNEL);
  const post: (message: LiveMessage) => void = channel.postMessage.bind(channel);
  const running = new Map<string, LiveState>();
  const runs = new WeakMap<object, string>();
  const taken = new WeakMap<object, string[]>();
  const names = new WeakMap<AnyStateMachine, ReturnType<typeof transitionsOf>>();
  let count = 0;

  const runOf = (actor: object): string => {
    const known = runs.get(actor);
    if (known !== undefined) return known;
    count += 1;
    runs.set(actor, `${tab}:${count}`);
    return `${tab}:${count}`;
  };
  const namesOf = (machine: AnyStateMachine) => {
    const known = names.get(machine) ?? transitionsOf(machine);
    names.set(machine, known);
    return known;
  };

  channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => {
    if (data.type !== 'flows.asked') return;
    for (const state of running.values()) post({ type: 'flow.changed', state });
  });
  addEventListener('pagehide', () => {
    for (const run of running.keys()) post({ type: 'flow.ended', run });
  });

  return (event) => {
    if (!('snapshot' in event) || !isOfMachine(event.snapshot)) return;
    const { snapshot, actorRef } = event;
    const flow = snapshot.machine.id;
    if (flow === SILENT_FLOW) return;
    if (event.type === '@xstate.microstep') {
      const { _transitions: transitions } = event;
      const ids = transitions.flatMap((one) => namesOf(snapshot.machine).get(one) ?? []);
      taken.set(actorRef, [...(taken.get(actorRef) ?? []), ...ids]);
    }
    if (event.type !== '@xstate.snapshot') return;
    const run = runOf(actorRef);
    if (snapshot.status === 'stopped') {
      running.delete(run);
      return post({ type: 'flow.ended', run });
    }
    const state: LiveState = {
      run,
      flow,
      states: statesOf(snapshot),
      transitions: guarded.has(flow) ? [] : (taken.get(actorRef) ?? []),
      event: event.event.type,
    };
    taken.delete(actorRef);
    running.set(run, state);
    post({ type: 'flow.changed', state });
  };
}

function statesOf({ _nodes: nodes }: AnyMachineSnapshot): string[] {
  return nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ id }) => id);
}

function isOfMachine(snapshot: object): snapshot is AnyMachineSnapshot {
  return 'machine' in snapshot && '_nodes' in snapshot;
}
