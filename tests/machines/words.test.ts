import { flows } from '#machines/all.ts';
import { stateNodesOf } from '#machines/inspect/model.ts';
import type { FlowWords } from '#machines/words/words.types.ts';
import { describe, expect, test } from 'vitest';

const LONGEST = 90;
const files = import.meta.glob<{ words: FlowWords }>('../../machines/words/*.ts', { eager: true });
const wordsOf = (id: string) => files[`../../machines/words/${id}.ts`]?.words;

describe.each(flows.map(({ id, machine }) => ({ id, machine })))('$id', ({ id, machine }) => {
  const words = wordsOf(id);
  const states = stateNodesOf(machine).filter(({ parent, type }) => parent && type !== 'history');
  const events = machine.events.filter((type) => !type.startsWith('xstate.'));
  const { guards, actions, delays, actors } = machine.implementations;

  test.each([
    ['states', states.map(({ path }) => path.join('.'))],
    ['events', events],
    ['guards', Object.keys(guards)],
    ['actions', Object.keys(actions)],
    ['delays', Object.keys(delays)],
    ['background', Object.keys(actors)],
  ] as const)('has words for exactly its %s', (part, names) => {
    expect(Object.keys(words?.[part] ?? {}).toSorted((one, other) => one.localeCompare(other))).toEqual(
      [...names].toSorted((one, other) => one.localeCompare(other)),
    );
  });

  test('has all its words there: its machine describes nothing, since a build would load that with each page', () => {
    const nodes = stateNodesOf(machine);
    const described = [...nodes, ...nodes.flatMap(({ transitions }) => [...transitions.values()].flat())];
    expect(described.flatMap(({ description }) => description ?? [])).toEqual([]);
  });

  test('has no clause that is empty, too long or of the wrong form', () => {
    const { states: sentences = {}, ...others } = words ?? {};
    const clauses = Object.values(others).flatMap((part) => Object.values(part).flat());
    expect(Object.values(sentences).filter((text) => !/^[¿¡“A-Z0-9].*[.]$/.test(text))).toEqual([]);
    expect(clauses.filter((text) => !/^[^ ].*[^ .]$/.test(text))).toEqual([]);
    expect([...Object.values(sentences), ...clauses].filter(({ length }) => length > LONGEST)).toEqual([]);
  });
});
