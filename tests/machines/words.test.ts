import { stateNodesOf } from '#machines/inspect/model.ts';
import { describe, expect, test } from 'vitest';
import { namesOf, wordedNames, wordsOf } from '../support/flow-words.ts';
import { modelled } from '../support/models.ts';

const LONGEST = 90;

describe.each(modelled)('$id', ({ id, machine }) => {
  const words = wordsOf(id);

  test('has words for nothing that its machine lacks', () => {
    const names = namesOf(machine);
    expect(wordedNames(id).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('has all its words there: descriptions in its machine would load with each page', () => {
    const nodes = stateNodesOf(machine);
    const described = [...nodes, ...nodes.flatMap(({ transitions }) => [...transitions.values()].flat())];
    expect(described.flatMap(({ description }) => description ?? [])).toEqual([]);
  });

  test('has no clause that is empty, too long or malformed', () => {
    const { states: sentences, ...others } = words;
    const clauses = Object.values(others).flatMap((part) => Object.values(part).flat());
    expect(Object.values(sentences).filter((text) => !/^[¿¡“A-Z0-9].*[.]$/.test(text))).toEqual([]);
    expect(clauses.filter((text) => !/^[^ ].*[^ .]$/.test(text))).toEqual([]);
    expect([...Object.values(sentences), ...clauses].filter(({ length }) => length > LONGEST)).toEqual([]);
  });
});
