import type { AnyStateMachine } from 'xstate';
import { stateNodesOf } from '#machines/inspect/model.ts';
import type { FlowWords } from '#machines/words/words.types.ts';

const files = import.meta.glob<{ words: FlowWords }>('../../machines/words/*.ts', { eager: true });

export function wordsOf(id: string): FlowWords {
  const words = files[`../../machines/words/${id}.ts`]?.words;
  if (!words) throw new Error(`'${id}' has no words; write machines/words/${id}.ts.`);
  return words;
}

export function namesOf(machine: AnyStateMachine): string[] {
  const { guards, actions, delays, actors } = machine.implementations;
  const parts: Record<keyof FlowWords, readonly string[]> = {
    states: stateNodesOf(machine)
      .filter(({ parent, type }) => parent && type !== 'history')
      .map(({ path }) => path.join('.')),
    events: machine.events.filter((type) => !type.startsWith('xstate.')),
    guards: Object.keys(guards),
    actions: Object.keys(actions),
    delays: Object.keys(delays),
    background: Object.keys(actors),
  };
  return Object.entries(parts).flatMap(([part, names]) => names.map((name) => `${part}.${name}`));
}

/** Every name that a flow has words for; none without a file. */
export function wordedNames(id: string): string[] {
  const words = files[`../../machines/words/${id}.ts`]?.words ?? {};
  return Object.entries(words).flatMap(([part, clauses]) =>
    Object.keys(clauses as object).map((name) => `${part}.${name}`),
  );
}
