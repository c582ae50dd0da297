import { emitsByType } from '#machines/atlas/hearing.rules.ts';
import { questionPlaces, questions, questionTitles, type Question } from '#machines/atlas/questions.ts';
import { catalog } from '#machines/catalog.ts';
import { flows } from '#machines/all.ts';
import { toDiagram } from '#machines/inspect/model.ts';
import { describe, expect, test } from 'vitest';
import { lampAtlas } from '../support/picture-fixture.ts';

const parts = new Set(
  flows.flatMap(({ id, machine }) => {
    const { nodes, edges } = toDiagram(machine);
    return [...nodes, ...edges].map((part) => `${id} ${part.id}`);
  }),
);

describe.each(Object.entries<Question>(questions))('%s', (_id, { title, asked, statements }) => {
  test('links each statement, but a no, to states and arrows that are on a diagram', () => {
    for (const { text, at } of Object.values(statements)) {
      expect(at.length > 0 || text.startsWith('No. '), text).toBe(true);
      expect(at.map((part) => part.join(' ')).filter((part) => !parts.has(part))).toEqual([]);
    }
  });

  test('is a question with plain statements, and known by what reviewers type', () => {
    expect(title).toMatch(/^[A-Z].*[?]$/);
    for (const { text } of Object.values(statements)) expect(text).toMatch(/^[“A-Z][^?]*[.]$/);
    expect(asked.length).toBeGreaterThan(2);
  });
});

test('the list and the search have every question, beside the flows', () => {
  const ids = questionTitles.map(([id]) => id);
  expect(questionPlaces().map(({ flow }) => flow)).toEqual(ids);
  expect(catalog.filter(({ id }) => ids.includes(id))).toEqual([]);
});

test('an emit is listed once for all flows whose listeners are the same', () => {
  const [lamp, bell] = lampAtlas;
  const [emit] = lamp?.emits ?? [];
  if (!lamp || !bell || !emit) throw new Error('The atlas is empty.');
  const unheard = { ...emit, handlers: [], transitions: [] };
  const rows = emitsByType([lamp, { ...bell, emits: [emit, unheard] }]);
  expect(rows.map(({ handlers, from }) => [handlers.length, from.map(({ id, at }) => [id, at])])).toEqual([
    [
      1,
      [
        ['lamp', emit.transitions[0]],
        ['bell', emit.transitions[0]],
      ],
    ],
    [0, [['bell', null]]],
  ]);
});
