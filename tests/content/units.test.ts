import { describe, expect, it } from 'vitest';
import { unitsOf } from '../../src/content/course.ts';
import { unitLessons } from '../../src/content/unit-cards.ts';
import { levelOf, themes, units } from '../../src/content/units.ts';
import { cards, points } from '../support/content-files.ts';
import { allowing, englishDictionary, spanishDictionary, misspellings } from '../support/spelling.ts';
import { allowedSpanish } from '../support/spelling-allowed.ts';

const course = unitsOf(cards);
const lessons = course.flatMap((unit) => unit.lessons);
const listedLessons = unitLessons.flatMap(([, own]) => own);
const listed = new Set(listedLessons.flatMap((ids) => ids.split(' ')));
const unitOf = new Map(course.flatMap((unit) => unit.cards.map((card) => [card, unit] as const)));

describe('the units', () => {
  it('are twelve themes at three levels, then those of B1, each with an id, a title and a goal of its own', () => {
    const slugs = 'hola familia casa mi-dia comer ciudad compras trabajo tiempo-libre salud viajes ideas';
    expect(units.map(({ id }) => id)).toEqual([
      ...['a1', 'a2', 'b1'].flatMap((level) => slugs.split(' ').map((slug) => `${level}-${slug}`)),
      'b1-noticias',
      'b1-sociedad',
      'b1-relaciones',
      'b1-dinero',
      'b1-tecnologia',
      'b1-conflictos',
      'b1-medio-ambiente',
      'b1-cultura',
      'b1-vecinos',
      'b1-cocina',
      'b1-bienestar',
      'b1-migracion',
    ]);
    expect(new Set(units.map(({ title }) => title)).size).toBe(units.length);
    expect(new Set(units.map(({ goal }) => goal)).size).toBe(units.length);
    for (const { title, goal } of units) {
      expect(title.length, title).toBeLessThanOrEqual(26);
      expect(goal).toMatch(/^I can [^.]{15,80}\.$/);
    }
  });

  it('are spelled right', () => {
    const spanish = allowing(spanishDictionary, allowedSpanish);
    const texts = (key: 'title' | 'goal') => units.map((unit) => ({ place: unit.id, text: unit[key] }));
    expect(misspellings(texts('title'), spanish)).toEqual([]);
    expect(misspellings(texts('goal'), englishDictionary)).toEqual([]);
  });

  it('have every card once, and 8 to 66 each, or 75 to 84 if they came later', () => {
    const ids = course.flatMap((unit) => unit.cards);
    expect(ids.toSorted()).toEqual(cards.map(({ id }) => id).toSorted());
    const sizes = course.map(
      ({ cards: own, since }) =>
        [own.length, since === undefined ? 8 : 75, since === undefined ? 66 : 84] as const,
    );
    expect(sizes.filter(([size, least, most]) => size < least || size > most)).toEqual([]);
  });

  it('have cards of their level and theme only, except those listed by hand', () => {
    const strays = cards.filter((card) => {
      const unit = unitOf.get(card.id);
      const theme = themes.find(({ title }) => title === unit?.theme);
      const fits = theme?.groups.includes(card.group ?? '') === true || listed.has(card.id);
      return unit?.level !== levelOf[card.difficulty ?? 'easy'] || !fits;
    });
    expect(strays).toEqual([]);
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

  it('of A1 and A2 are those that are listed, those of B1 begin with them', () => {
    const listedOf = new Map(unitLessons);
    for (const { id, level, lessons: own } of course) {
      const given = own.map((lesson) => lesson.cards.join(' '));
      const expected = listedOf.get(id) ?? [];
      expect(level === 'B1' ? given.slice(0, expected.length) : given, id).toEqual(expected);
    }
  });

  it('share out the words of A1: 40 to 66 in each unit', () => {
    const sizes = course.flatMap((unit) => (unit.level === 'A1' ? unit.cards.length : []));
    expect(sizes.filter((size) => size < 40 || size > 66)).toEqual([]);
  });
});

describe('the order by use', () => {
  const lessonOf = new Map(lessons.flatMap((lesson, at) => lesson.cards.map((card) => [card, at] as const)));
  const placeOf = (card: string) => lessonOf.get(card) ?? Infinity;
  const placesOf = (ids: string) => ids.split(' ').map(placeOf);
  const unitAt = new Map(course.map(({ id }, at) => [id, at] as const));

  it('teaches the 57 words that every sentence needs within the first forty lessons', () => {
    const core = new Set(Object.values(coreWords).flatMap((ids) => ids.split(' ')));
    expect(core.size).toBe(57);
    expect([...core].filter((card) => placeOf(card) >= 40)).toEqual([]);
  });

  it('teaches zero to ten together and before the time', () => {
    const numbers = placesOf(
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez'.replaceAll(/\S+/g, 'numbers-$&'),
    );
    const [first = 0] = numbers;
    expect(numbers.every((at) => at === first || at === first + 1)).toBe(true);
    const time = placesOf('time-days-que-hora-es time-days-y-media course-a-que-hora course-y-cuarto');
    expect(Math.max(...numbers)).toBeLessThan(Math.min(...time));
  });

  it('teaches how to get by in the first unit', () => {
    const repair = 'no-entiendo puede-repetir como-se-dice mas-despacio-por-favor';
    const taught = repair.split(' ').map((slug) => unitOf.get(`course-${slug}`)?.id);
    expect(new Set(taught)).toEqual(new Set(['a1-hola']));
  });

  it('teaches a point in no unit before its words', () => {
    const early = points.flatMap(({ id, unit }) =>
      (wordsOfPoints[id] ?? '').split(' ').flatMap((card) => {
        const own = unitOf.get(card);
        const isLater = own && (unitAt.get(own.id) ?? 0) > (unitAt.get(unit) ?? 0);
        return isLater ? [`${id} (${unit}): ${card} (${own.id})`] : [];
      }),
    );
    expect(early).toEqual([]);
    expect(Object.keys(wordsOfPoints).filter((id) => points.every((point) => point.id !== id))).toEqual([]);
    const named = Object.values(wordsOfPoints).flatMap((ids) => ids.split(' '));
    expect(named.filter((card) => !unitOf.has(card))).toEqual([]);
  });

  it.each(['ir-and-contractions', 'stem-changes'])('teaches %s in the unit of its last word', (id) => {
    const places = (wordsOfPoints[id] ?? '').split(' ').map((card) => unitAt.get(unitOf.get(card)?.id ?? ''));
    const own = points.find((point) => point.id === id);
    expect(unitAt.get(own?.unit ?? '')).toBe(Math.max(...places.map((at) => at ?? Infinity)));
  });
});

/** The words of rule 5 of how Camino teaches, by what they are. */
const coreWords = {
  verbs: 'ser estar tener ir querer poder hacer decir saber gustar'.replaceAll(/\S+/g, 'verbs-$&'),
  there: 'grammar-hay',
  joining: 'grammar-y grammar-o grammar-pero pronouns-que-relative grammar-porque grammar-si grammar-cuando',
  saying: 'adverbs-no adverbs-muy adverbs-mucho adverbs-mas adverbs-tambien adverbs-aqui adverbs-bien',
  when: 'time-days-ahora time-days-hoy time-days-manana',
  whose: 'pronouns-este grammar-mi grammar-tu grammar-su',
  objects: 'pronouns-lo pronouns-la pronouns-me pronouns-te pronouns-le',
  between: 'grammar-a grammar-de grammar-en grammar-con grammar-por grammar-para',
  asking: 'que quien donde cuando como cuanto'.replaceAll(/\S+/g, 'pronouns-$&'),
  amounts: 'pronouns-todo pronouns-algo pronouns-nada pronouns-otro adjectives-bueno numbers-uno',
  people: 'pronouns-nosotros pronouns-ellos',
};

/** The words that a point is about, by the id of the point. */
const wordsOfPoints: Readonly<Record<string, string>> = {
  'ser-and-subject-pronouns':
    'verbs-ser pronouns-yo pronouns-tu pronouns-el pronouns-ella pronouns-usted pronouns-nosotros pronouns-ustedes pronouns-ellos',
  'gender-and-articles': 'grammar-el-la grammar-un-una grammar-los-las',
  possessives: 'grammar-mi grammar-tu grammar-su grammar-nuestro verbs-tener',
  'estar-and-hay': 'verbs-estar grammar-hay pronouns-donde grammar-en',
  'reflexive-verbs': 'pronouns-me pronouns-te pronouns-se pronouns-nos verbs-levantarse',
  'telling-time': 'time-days-que-hora-es time-days-y-media numbers-dos numbers-diez numbers-doce',
  'gustar-and-querer':
    'verbs-gustar verbs-querer pronouns-me pronouns-te pronouns-le pronouns-nos pronouns-les pronouns-mi',
  'ir-and-contractions': 'verbs-ir grammar-a grammar-de grammar-al grammar-del',
  'question-words':
    'pronouns-que pronouns-quien pronouns-donde pronouns-cuando pronouns-como pronouns-cuanto pronouns-cual pronouns-por-que',
  'demonstratives-and-prices': 'pronouns-este pronouns-ese pronouns-aquel verbs-costar numbers-cien',
  'stem-changes': 'verbs-poder verbs-hacer verbs-querer verbs-decir verbs-saber',
  'verb-and-infinitive': 'verbs-poder course-tener-que',
  'ir-a': 'verbs-ir grammar-a',
  'direct-object': 'pronouns-lo pronouns-la pronouns-los pronouns-las',
  'tener-and-doler': 'course-tener-hambre course-tener-sed verbs-doler pronouns-le',
  'muy-and-mucho': 'adverbs-muy adverbs-mucho',
  'ser-estar-hace': 'verbs-ser verbs-estar verbs-hacer',
  negation: 'adverbs-no adverbs-nunca adverbs-tampoco pronouns-nada pronouns-nadie',
  connectors: 'grammar-y grammar-o grammar-pero grammar-porque',
  'preterite-or-imperfect': 'grammar-cuando',
  'indirect-object': 'pronouns-me pronouns-te pronouns-le pronouns-les',
  'two-pronouns': 'pronouns-lo pronouns-la pronouns-se',
  comparative: 'adverbs-mas adverbs-menos adverbs-tan grammar-como adjectives-mejor adjectives-peor',
  superlative: 'adverbs-mas adverbs-menos adjectives-mejor adjectives-peor',
  'diminutives-and-exclamations': 'pronouns-que adverbs-mas adverbs-tan',
  'ser-estar-meanings':
    'adjectives-listo adjectives-aburrido adjectives-rico adjectives-malo adjectives-verde adjectives-seguro',
  'por-and-para': 'grammar-por grammar-para',
  'personal-a': 'grammar-a',
  'saber-and-conocer': 'verbs-saber verbs-conocer',
  relatives: 'pronouns-que-relative pronouns-quien pronouns-donde',
  indefinites: 'pronouns-alguien pronouns-nadie pronouns-algo pronouns-nada pronouns-alguno pronouns-ninguno',
  'verbs-with-prepositions':
    'verbs-pensar verbs-acordarse verbs-casarse verbs-empezar verbs-dejar course-enamorarse course-sonar-con course-depender-de course-tardar-en course-insistir-en',
  'lo-and-adjective': 'pronouns-lo grammar-lo-mejor',
};
