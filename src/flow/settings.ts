import { createContext, use } from 'react';
import type { ActorOptions, AnyStateMachine, InputFrom } from 'xstate';
import { wiring } from '../wiring.ts';

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

const wired = new WeakMap<AnyStateMachine, AnyStateMachine>();

export const FlowSettingsContext = createContext<FlowSettings>({
  prepare(machine, input) {
    const known = wired.get(machine) ?? machine.provide({ actors: actorsOf(machine.id) });
    wired.set(machine, known);
    return { machine: known as typeof machine, options: { input } };
  },
  newSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  today: (timeZone) => new Date().toLocaleDateString('sv', { timeZone }),
});

/** A seed for the input of a machine that shuffles or draws; another one at every call. */
export function useSeed(): number {
  return use(FlowSettingsContext).newSeed();
}

function actorsOf(id: string): object {
  return id in wiring ? wiring[id as keyof typeof wiring] : {};
}
