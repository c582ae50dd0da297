import { createContext, use } from 'react';
import type { ActorOptions, AnyStateMachine, InputFrom } from 'xstate';
import { liveOptions } from './inspectors.ts';

/** How the machines of a page are run. Tests run them with actors, inputs and a clock of their own. */
export interface FlowSettings {
  prepare<Machine extends AnyStateMachine>(
    machine: Machine,
    input: InputFrom<Machine>,
  ): { machine: Machine; options: ActorOptions<Machine> };
  newSeed(): number;
  /** The date as YYYY-MM-DD in a timezone of the IANA database. */
  today(timezone: string): string;
}

let actors: Readonly<Record<string, object>> = {};
const wired = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** Hands over what fills the holes of machines, by their ids. */
export function provideActors(table: Readonly<Record<string, object>>): void {
  actors = table;
}

export const FlowSettingsContext = createContext<FlowSettings>({
  prepare(machine, input) {
    const known = wired.get(machine) ?? machine.provide({ actors: actorsOf(machine.id) });
    wired.set(machine, known);
    return { machine: known as typeof machine, options: { input, ...liveOptions } };
  },
  newSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  today: (timeZone) => new Date().toLocaleDateString('sv', { timeZone }),
});

/** A seed for the input of a machine that shuffles or draws; another one at every call. */
export function useSeed(): number {
  return use(FlowSettingsContext).newSeed();
}

const DAY_CHECK = 60_000;

/** For `useSyncExternalStore`: asks now and then whether another day has begun, on a page that stays open. */
export function watchDay(onChange: () => void): () => void {
  const timer = setInterval(onChange, DAY_CHECK);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

function actorsOf(id: string): object {
  return actors[id] ?? {};
}
