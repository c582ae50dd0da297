import { findFlows, hasWords } from '#machines/atlas/flow-atlas.rules.ts';
import { expect, test } from 'vitest';
import { lampAtlas } from '../support/picture-fixture.ts';

test('an empty search finds all flows, without triggers', () => {
  expect(findFlows(lampAtlas, ' ')).toEqual(lampAtlas.map((entry) => ({ entry, triggers: [] })));
});

test('flows are found by their triggers', () => {
  expect(findFlows(lampAtlas, '  failed glow ')).toEqual([
    { entry: lampAtlas[0], triggers: ['glow failed'] },
  ]);
});

test.each(lampAtlas.flatMap(({ id, title, summary }) => [id, title, summary].map((text) => [id, text])))(
  '%s is found by its own words: %s',
  (id, text) => {
    expect(findFlows(lampAtlas, text).map(({ entry }) => entry.id)).toContain(id);
  },
);

test('a query that matches no flow finds none', () => {
  expect(findFlows(lampAtlas, 'submarine')).toEqual([]);
});

test('a text has the words of a query in any order and in any case, or it lacks one of them', () => {
  expect(hasWords('The glow has FAILED', 'failed  Glow')).toBe(true);
  expect(hasWords('The glow has failed', 'failed lamp')).toBe(false);
});
