import type { GrammarTab } from '#machines/games/exercise.types.ts';
import { describe, expect, it } from 'vitest';
import { sectionOfCard } from '../../src/content/grammar-links.ts';
import type { GrammarPoint } from '../../src/content/points.ts';
import { cards, grammarTabs, points } from '../support/content-files.ts';
import { problemsOfPoints } from '../support/points.ts';

const tabs: readonly GrammarTab[] = grammarTabs;
const sections = new Set(
  tabs.flatMap((tab) => [...tab.sections, ...(tab.moreSections ?? [])]).map(({ id }) => id),
);

describe('the points of grammar', () => {
  it('keep every rule', () => {
    expect(problemsOfPoints(points, sections)).toEqual([]);
  });

  it('lead with the cards to every section of the reference but the list of verbs', () => {
    const reached = new Set<string | undefined>([
      ...points.map(({ section }) => section),
      ...cards.map((card) => sectionOfCard(card)?.id),
    ]);
    expect([...sections].filter((id) => !reached.has(id))).toEqual(['common-verbs']);
    expect(sections.size).toBeGreaterThanOrEqual(24);
  });
});

describe('the rules for points', () => {
  const all: readonly GrammarPoint[] = points;
  const problemsWith = (id: string, change: object) =>
    problemsOfPoints(
      all.map((point) => (point.id === id ? { ...point, ...change } : point)),
      sections,
    );
  const example = { spanish: 'la casa azul', forms: ['azul'], english: 'the blue house' };

  it.each<[problem: string, change: object]>([
    ['the id is not of lower-case words joined by hyphens', { id: 'El plural' }],
    ['there is no unit a1-playa', { unit: 'a1-playa' }],
    ['the unit a2-comer is not of level A1', { unit: 'a2-comer' }],
    ['the reference has no section plurals', { section: 'plurals' }],
    ['title has Spanish outside of «»', { title: 'El plural de día' }],
    ['text does not end with a mark', { text: 'Add -s' }],
    ['61 words, 60 are the most', { text: `${'word '.repeat(60)}word.` }],
    ['2 examples, 3 or 4 are wanted', { examples: [example, { ...example, spanish: 'el pan' }] }],
    [
      '"la casa azul" has no "azules", "casa" in this order',
      { examples: [example, example, { ...example, forms: ['azules', 'casa'] }] },
    ],
    ['"la casa azul" marks no form', { examples: [example, example, { ...example, forms: [] }] }],
    ['text is missing', { text: undefined }],
  ])('report: %s', (problem, change) => {
    const id = 'id' in change ? String(change.id) : 'plural';
    expect(problemsWith('plural', change)).toContain(`${id}: ${problem}`);
  });

  it('report what is wrong with the list', () => {
    const [first, ...rest] = all;
    const second = rest[0];
    if (!first || !second) throw new Error('There are no points');
    expect(problemsOfPoints([...rest, first], sections)).toEqual([
      'points: they are not in the order of the units',
    ]);
    expect(problemsOfPoints([first, first, ...rest], sections)).toEqual([
      `${first.id}: the id occurs twice`,
      'points: 27 of level A1, there must be 26',
      ...first.teaches.map((construction) => `points: ${construction} is taught 2 times`),
      ...first.examples.map(({ spanish }) => `points: the example "${spanish}" occurs twice`),
    ]);
    expect(problemsWith('plural', { teaches: [] })).toEqual(['points: plural is taught 0 times']);
    const withoutHome = all.filter(({ unit }) => unit !== 'a1-casa');
    expect(problemsOfPoints(withoutHome, sections)).toContain('points: the unit a1-casa has no point');
  });
});
