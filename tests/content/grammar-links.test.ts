import type { GrammarTab } from '#machines/games/exercise.types.ts';
import { categorySlugs, type Card, type CardData } from '#machines/types.ts';
import { expect, test } from 'vitest';
import {
  genderSection,
  sectionOfCard,
  sectionOfQuestion,
  sectionOfVerb,
  type GrammarLink,
} from '../../src/content/grammar-links.ts';
import questions from '../../src/content/grammar-questions.ts';
import reference from '../../src/content/grammar-reference.ts';
import verbs from '../../src/content/verb-tables.ts';

const files = import.meta.glob<{ default: readonly CardData[] }>('../../src/content/cards/*.ts', {
  eager: true,
});
const cards: Card[] = categorySlugs.flatMap((category) =>
  (files[`../../src/content/cards/${category}.ts`]?.default ?? []).map((data) => ({ ...data, category })),
);
const tabs: readonly GrammarTab[] = reference;
const sections = tabs.flatMap((tab) => [...tab.sections, ...(tab.moreSections ?? [])]);
const card = (id: string) => cards.filter((one) => one.id === id).map(sectionOfCard);

test('every link names a section of the reference by its title, and only the list of verbs has none', () => {
  const links = [
    genderSection,
    ...cards.map(sectionOfCard),
    ...questions.map(({ category }) => sectionOfQuestion(category)),
    ...verbs.flatMap(({ infinitive }) =>
      (['present', 'preterite', 'imperfect'] as const).map((tense) => sectionOfVerb(infinitive, tense)),
    ),
  ].filter((link): link is GrammarLink => link !== undefined);
  for (const { id, title } of links)
    expect(sections.find((section) => section.id === id)?.title, id).toBe(title);
  const linked = new Set(links.map(({ id }) => id));
  expect(sections.filter(({ id }) => !linked.has(id)).map(({ id }) => id)).toEqual(['common-verbs']);
});

test.each([
  ['verbs-llamarse', 'reflexive'],
  ['verbs-ser', 'present-irregular'],
  ['verbs-hablar', undefined],
  ['pronouns-yo', 'subject'],
  ['nouns-la-casa', undefined],
])('the card %s leads to %s', (id, section) => {
  expect(card(id).map((link) => link?.id)).toEqual([section]);
});

test.each([
  ['tener', 'present', undefined],
  ['tener', 'preterite', 'preterite'],
  ['ir', 'present', 'present-irregular'],
] as const)('%s in the %s leads to %s', (infinitive, tense, section) => {
  expect(sectionOfVerb(infinitive, tense)?.id).toBe(section);
});
