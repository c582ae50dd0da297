import { describe, expect, it } from 'vitest';
import { unitsOf } from '../../src/content/course.ts';
import { exceptions, firstUnits } from '../../src/content/unit-cards.ts';
import { levelOf, themes, units } from '../../src/content/units.ts';
import { cards } from '../support/content-files.ts';
import { allowing, loadEnglish, loadSpanish, misspellings } from '../support/spelling.ts';
import { allowedSpanish } from '../support/spelling-allowed.ts';

const course = unitsOf(cards);
const lessons = course.flatMap((unit) => unit.lessons);
const firstLessons = firstUnits.flatMap(([, own]) => own);
const listed = new Set(firstLessons.flatMap((ids) => ids.split(' ')));
const moved = exceptions.flatMap(([unit, reason, ids]) =>
  ids.split(' ').map((card) => ({ card, unit, reason })),
);
const unitOf = new Map(course.flatMap((unit) => unit.cards.map((card) => [card, unit] as const)));

describe('the units', () => {
  it('are twelve themes at three levels, each with an id, a title and a goal of its own', () => {
    const slugs = 'hola familia casa mi-dia comer ciudad compras trabajo tiempo-libre salud viajes ideas';
    expect(units.map(({ id }) => id)).toEqual(
      ['a1', 'a2', 'b1'].flatMap((level) => slugs.split(' ').map((slug) => `${level}-${slug}`)),
    );
    expect(new Set(units.map(({ title }) => title)).size).toBe(36);
    expect(new Set(units.map(({ goal }) => goal)).size).toBe(36);
    for (const { title, goal } of units) {
      expect(title.length, title).toBeLessThanOrEqual(26);
      expect(goal).toMatch(/^I can [^.]{15,80}\.$/);
    }
  });

  it('are spelled right', () => {
    const spanish = allowing(loadSpanish(), allowedSpanish);
    const texts = (key: 'title' | 'goal') => units.map((unit) => ({ place: unit.id, text: unit[key] }));
    expect(misspellings(texts('title'), spanish)).toEqual([]);
    expect(misspellings(texts('goal'), loadEnglish())).toEqual([]);
  });

  it('have every card once, and 8 to 60 each', () => {
    const ids = course.flatMap((unit) => unit.cards);
    expect(ids.toSorted()).toEqual(cards.map(({ id }) => id).toSorted());
    expect(course.filter((unit) => unit.cards.length < 8 || unit.cards.length > 60)).toEqual([]);
  });

  it('have cards of their level only, and of their theme but for those listed by hand', () => {
    const excepted = new Set([...listed, ...moved.map(({ card }) => card)]);
    const strays = cards.filter((card) => {
      const unit = unitOf.get(card.id);
      const theme = themes.find(({ title }) => title === unit?.theme);
      const fits = theme?.groups.includes(card.group ?? '') === true || excepted.has(card.id);
      return unit?.level !== levelOf[card.difficulty ?? 'easy'] || !fits;
    });
    expect(strays).toEqual([]);
  });

  it('have exceptions that move an existing card to another unit of its level', () => {
    const plain = new Map(themes.flatMap(({ title, groups }) => groups.map((group) => [group, title])));
    const groupOf = new Map(cards.map(({ id, group }) => [id, group ?? '']));
    expect(new Set(moved.map(({ card }) => card)).size).toBe(moved.length);
    for (const { card, unit, reason } of moved) {
      expect(listed).not.toContain(card);
      expect(unitOf.get(card)?.id, card).toBe(unit);
      expect(unitOf.get(card)?.theme, card).not.toBe(plain.get(groupOf.get(card) ?? ''));
      expect(reason).toMatch(/^\S.{5,}/);
    }
  });
});

describe('the groups', () => {
  it('each belong to one theme', () => {
    const groups = themes.flatMap((theme) => theme.groups);
    expect(new Set(groups).size).toBe(groups.length);
    expect(new Set(groups)).toEqual(new Set(cards.map(({ group }) => group)));
  });

  it('do not lack a theme without notice', () => {
    expect(() => unitsOf([{ id: 'nouns-el-ovni', difficulty: 'hard', group: 'Space' }])).toThrow(
      'no theme for the group "Space"',
    );
  });

  it('keep their order within a unit', () => {
    for (const unit of course) {
      const own = unit.cards.filter((id) => !listed.has(id));
      for (const group of new Set(cards.map((card) => card.group))) {
        const inGroup = cards.filter((card) => card.group === group && own.includes(card.id));
        const ids = new Set(inGroup.map(({ id }) => id));
        expect(own.filter((id) => ids.has(id))).toEqual([...ids]);
      }
    }
  });
});

describe('the lessons', () => {
  it('have at most six cards, few of them less than four, and ids of their own', () => {
    const sizes = lessons.map((lesson) => lesson.cards.length);
    expect(Math.max(...sizes)).toBe(6);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(4);
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    expect(lessons[0]?.id).toBe('a1-hola-1');
  });

  it('are the cards of their unit in order', () => {
    for (const { cards: ids, lessons: own } of course) {
      expect(own.flatMap((lesson) => lesson.cards)).toEqual(ids);
    }
  });

  it('begin as the first units list them', () => {
    expect(lessons.slice(0, firstLessons.length).map((lesson) => lesson.cards.join(' '))).toEqual(
      firstLessons,
    );
  });

  it('share out the words of A1: at most 84 in the first three units, 38 to 52 in each other', () => {
    const sizes = course.flatMap((unit) => (unit.level === 'A1' ? unit.cards.length : []));
    expect(sizes.slice(0, 3).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(84);
    expect(sizes.slice(3).filter((size) => size < 38 || size > 52)).toEqual([]);
  });
});
