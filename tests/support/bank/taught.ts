import points, { type Construction } from '../../../src/content/points.ts';

const wordsOfConstruction: Partial<Record<Construction, string>> = {
  'subject-pronoun': 'yo tú él ella usted nosotros nosotras ustedes ellos ellas',
  ser: 'y no sí de en a el la los las un una me te se qué mi tu',
  spelling: 'con o be ce ge hache i u jota ka ele ene eñe erre uve equis ye zeta',
  article: 'el la los las un una unos unas',
  possessive: 'mi mis tu tus su sus nuestro nuestra nuestros nuestras con',
  hay: 'hay',
  gustar: 'me te le nos les mí ti',
  contraction: 'al del',
  question: 'qué quién quiénes cuándo dónde adónde cómo cuánto cuánta cuántos cuántas cuál cuáles por',
  demonstrative:
    'este esta estos estas esto ese esa esos esas eso aquel aquella aquellos aquellas aquello que más menos',
  infinitive: 'que',
  'direct-object': 'lo la los las me te nos',
  degree: 'muy mucho mucha muchos muchas poco poca pocos pocas',
  negation: 'nada nadie nunca tampoco ni',
  connector: 'y e o u pero porque',
  'possessive-pronoun': 'mío mía míos mías tuyo tuya tuyos tuyas suyo suya suyos suyas',
  'indirect-object': 'le les me te nos',
  'prepositional-pronoun': 'mí ti conmigo contigo sí consigo',
  comparative: 'más menos tan tanto tanta tantos tantas como que mejor peor mayor menor',
  superlative: 'más menos mejor peor',
  'por-para': 'por para',
  relative: 'que quien quienes donde lo',
  duration: 'desde hace que',
  indefinite: 'cualquier cualquiera',
  'lo-adjective': 'lo que',
  'si-clause': 'si',
  'relative-preposition': 'que cual cuales quien quienes donde',
  contrast: 'pero sino aunque',
};

const verbsOfConstruction: Partial<Record<Construction, readonly string[]>> = {
  ser: ['ser'],
  llamarse: ['llamar'],
  tener: ['tener'],
  estar: ['estar'],
  hay: ['haber'],
  gustar: ['gustar'],
  querer: ['querer'],
  ir: ['ir'],
  doler: ['doler'],
  'ir-a': ['ir'],
};

/** Number words by the card that introduces them. */
const numbersFrom: readonly (readonly [headword: string, words: string])[] = [
  ['uno', 'un una uno'],
  ['diez', 'cero uno dos tres cuatro cinco seis siete ocho nueve diez'],
  ['doce', 'once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve'],
  [
    'veinte',
    'veinte veintiuno veintiún veintiuna veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
  ],
  ['treinta', 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'],
  [
    'cien',
    'cien ciento doscientos doscientas trescientos trescientas cuatrocientos cuatrocientas quinientos quinientas seiscientos seiscientas setecientos setecientas ochocientos ochocientas novecientos novecientas mil',
  ],
];

export interface Taught {
  constructions: ReadonlySet<Construction>;
  points: ReadonlySet<string>;
  words: ReadonlySet<string>;
  verbs: ReadonlySet<string>;
}

export function taughtBy(units: readonly string[]): Taught {
  const given = points.filter(({ unit }) => units.includes(unit));
  const constructions = new Set(given.flatMap(({ teaches }): readonly Construction[] => teaches));
  return {
    constructions,
    points: new Set(given.map(({ id }) => id)),
    words: new Set([...constructions].flatMap((each) => wordsOfConstruction[each]?.split(' ') ?? [])),
    verbs: new Set([...constructions].flatMap((each) => verbsOfConstruction[each] ?? [])),
  };
}

export const pointIds: ReadonlySet<string> = new Set(points.map(({ id }) => id));

export function numbersWith(headwords: { has: (word: string) => boolean }): string[] {
  return numbersFrom.flatMap(([headword, words]) => (headwords.has(headword) ? words.split(' ') : []));
}
