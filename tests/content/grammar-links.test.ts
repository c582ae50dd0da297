import type { GrammarSection, GrammarTab } from '#machines/games/exercise.types.ts';
import { categorySlugs, type Card, type CardData } from '#machines/types.ts';
import { expect, test } from 'vitest';
import {
  genderSection,
  sectionOfCard,
  sectionOfQuestion,
  sectionOfVerb,
  tablesOfVerb,
  type GrammarLink,
} from '../../src/content/grammar-links.ts';
import reference from '../../src/content/grammar-reference.ts';
import points from '../../src/content/points.ts';
import { outline } from '../../src/content/reference/outline.ts';
import verbs from '../../src/content/verb-tables.ts';
import { grammarQuestions as questions, questionsOfLevels } from '../support/content-files.ts';

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
  const linked = new Set([...links.map(({ id }) => id), ...points.map(({ section }) => section)]);
  expect(sections.filter(({ id }) => !linked.has(id)).map(({ id }) => id)).toEqual(['common-verbs']);
});

test('the outline names the tabs and sections as the reference does, in its order', () => {
  const brief = (list: readonly GrammarSection[]) => list.map(({ id, title }) => ({ id, title }));
  expect(outline).toEqual(
    tabs.map(({ id, title, sections: first, moreSections }) => ({
      id,
      title,
      sections: brief(first),
      ...(moreSections && { moreSections: brief(moreSections) }),
    })),
  );
});

test('every question leads to a section', () => {
  expect(questions.filter(({ category }) => !sectionOfQuestion(category))).toEqual([]);
});

test('a verb of the cards leads to its tables, which have the address of its card', () => {
  const ofCards = cards.filter(({ category }) => category === 'verbs');
  expect(ofCards.map(({ spanish }) => tablesOfVerb(spanish).id)).toEqual(ofCards.map(({ id }) => id));
  expect(sectionOfVerb('oír', 'future')).toEqual({ id: 'verbs-oir', title: 'All forms of «oír»' });
  expect(sections.filter(({ id }) => id.startsWith('verbs-'))).toEqual([]);
});

test('a question of a level leads to the section of its point', () => {
  const sectionOf = new Map<string, string>(points.map(({ id, section }) => [id, section]));
  const ofLevels = [...questionsOfLevels.values()].flat();
  const astray = ofLevels.filter(
    ({ category, point }) => sectionOfQuestion(category)?.id !== sectionOf.get(point),
  );
  expect(astray.map(({ id, point }) => `${id} does not lead to ${sectionOf.get(point)}`)).toEqual([]);
});

test.each([
  ['verbs-llamarse', 'reflexive'],
  ['verbs-ser', 'present-irregular'],
  ['verbs-poder', 'present-changes'],
  ['pronouns-le', 'indirect-object'],
  ['grammar-por', 'prepositions'],
  ['numbers-cien', 'numbers'],
  ['verbs-hablar', undefined],
  ['pronouns-yo', 'subject'],
  ['nouns-la-casa', undefined],
])('the card %s leads to %s', (id, section) => {
  expect(card(id).map((link) => link?.id)).toEqual([section]);
});

test.each([
  ['tener', 'present', 'present-changes'],
  ['hablar', 'present', 'present-regular'],
  ['tener', 'preterite', 'preterite'],
  ['ir', 'present', 'present-irregular'],
] as const)('%s in the %s leads to %s', (infinitive, tense, section) => {
  expect(sectionOfVerb(infinitive, tense)?.id).toBe(section);
});
