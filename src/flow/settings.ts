import { createContext, use } from 'react';
import type { ActorOptions, AnyStateMachine, InputFrom } from 'xstate';
import { liveOptions } from '../inspectors.ts';
import { wiring } from '../wiring.ts';

/** How the machines of a page are run. Tests run them with actors, inputs and a clock of their own. */
export interface FlowSettings {
  prepare<Machine extends AnyStateMachine>(
    machine: Machine,
    input: InputFrom<Machine>,
  ): { machine: Machine; options: ActorOptions<Machine> };
  newSeed(): number;
  /** The learner's date as YYYY-MM-DD; a day ends at midnight in the timezone of the device. */
  today(): string;
}

const wired = new WeakMap<AnyStateMachine, AnyStateMachine>();

export const FlowSettingsContext = createContext<FlowSettings>({
  prepare(machine, input) {
    const known = wired.get(machine) ?? machine.provide({ actors: actorsOf(machine.id) });
    wired.set(machine, known);
    return { machine: known as typeof machine, options: { input, ...liveOptions } };
  },
  newSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  today: () => localDate(new Date()),
});

/** A seed for the input of a machine that shuffles or draws; another one at every call. */
export function useSeed(): number {
  return use(FlowSettingsContext).newSeed();
}

/** The learner's date as YYYY-MM-DD, for the input of a machine. */
export function useToday(): string {
  return use(FlowSettingsContext).today();
}

function localDate(time: Date): string {
  const parts = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

function actorsOf(id: string): object {
  return id in wiring ? wiring[id as keyof typeof wiring] : {};
}
