import { pickDistinct } from '#machines/learning/cards.rules.ts';
import { WORD_MATCH_PAIRS } from '#machines/constants.ts';
import { categorySlugs, type CardData } from '#machines/types.ts';
import { describe, expect, it } from 'vitest';
import { categories, courseDeck } from '../../src/content/categories.ts';
import { courseWords } from '../../src/content/course-words.ts';
import { levelOf } from '../../src/content/units.ts';
import { paths } from '../../src/paths.ts';
import { clashesBetween, problemsOf } from '../support/content.ts';

const expected = [
  ['1', 'Greetings', 'greetings', 45, 'green', true],
  ['2', 'Verbs', 'verbs', 150, 'blue', true],
  ['3', 'Nouns', 'nouns', 275, 'orange', true],
  ['4', 'Pronouns', 'pronouns', 45, 'yellow', false],
  ['5', 'Grammar', 'grammar', 80, 'purple', false],
  ['6', 'Adverbs', 'adverbs', 65, 'red', false],
  ['7', 'Adjectives', 'adjectives', 125, 'pink', false],
  ['8', 'Numbers', 'numbers', 50, 'cyan', false],
  ['9', 'Food & Drinks', 'food-drinks', 75, 'amber', false],
  ['10', 'Time & Days', 'time-days', 40, 'indigo', false],
];

const modules = import.meta.glob<readonly CardData[]>('../../src/content/cards/*.ts', {
  eager: true,
  import: 'default',
});
const files = Object.entries(modules).map(([path, cards]) => ({
  name: path.slice(path.lastIndexOf('/') + 1, -'.ts'.length),
  cards,
}));

describe('the categories', () => {
  it('are the ten known ones, in order', () => {
    expect(
      categories.map(({ id, title, slug, count, color, isEssential }) => [
        id,
        title,
        slug,
        count,
        color,
        isEssential,
      ]),
    ).toEqual(expected);
    expect(categories.map(({ slug }) => slug)).toEqual([...categorySlugs]);
  });

  it('lead to their own page', () => {
    for (const { slug, path } of categories) expect(path).toBe(paths.flashcardCategory(slug));
  });

  it('each have an icon of their own and one line about them', () => {
    expect(new Set(categories.map(({ icon }) => icon)).size).toBe(categories.length);
    for (const { icon, description } of categories) {
      expect(icon).toMatch(/^\p{Extended_Pictographic}$/u);
      expect(description).toMatch(/^\p{Lu}[^\n]{20,80}\.$/u);
    }
  });
});

describe('the cards', () => {
  it('are in files that are named after a category', () => {
    expect(
      files.map(({ name }) => name).filter((name) => !categorySlugs.some((slug) => slug === name)),
    ).toEqual([]);
  });

  it('are not in two categories', () => {
    expect(clashesBetween([...files.map(({ cards }) => cards), courseWords])).toEqual([]);
  });

  describe.each(files)('of $name', ({ name, cards }) => {
    const category = categories.find(({ slug }) => slug === name);

    it('keep every rule', () => {
      expect(category ? problemsOf(cards, category) : [`no category is called ${name}`]).toEqual([]);
    });

    it('always yield a hard Word Match board without two right answers', () => {
      const deck = category ? cards.map((card) => ({ ...card, category: category.slug })) : [];
      const sizes = Array.from(
        { length: 50 },
        (_, seed) => pickDistinct(deck, deck.length, seed).cards.length,
      );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(WORD_MATCH_PAIRS.hard);
    });
  });
});

describe('the words that only the course teaches', () => {
  const written = courseWords.map(({ category: _category, unit: _unit, ...card }) => card);

  it('keep every rule of a card', () => {
    expect(problemsOf(written, courseDeck)).toEqual([]);
  });

  it('stand in a file of each unit of A1 and A2 and of some of B1, at its level', () => {
    const units = new Set(courseWords.map(({ unit }) => unit));
    expect([...units].filter((unit) => !unit?.startsWith('b1-'))).toHaveLength(24);
    const strays = courseWords.filter(
      ({ unit, difficulty = 'easy' }) => unit?.slice(0, 2).toUpperCase() !== levelOf[difficulty],
    );
    expect(strays).toEqual([]);
  });

  it('are shown below the categories, on a page of their own', () => {
    expect(courseDeck.path).toBe(paths.flashcardCategory('course'));
    expect(courseDeck.description).toMatch(/^\p{Lu}[^\n]{20,80}\.$/u);
  });
});
