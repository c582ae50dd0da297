import type { Card, Difficulty } from '#machines/types.ts';

/** The themes of the course, in their order, with the groups of cards that belong to each. */
export const themes: readonly { title: string; groups: readonly string[] }[] = [
  {
    title: 'Hola',
    groups: [
      'Saying hello',
      'Saying goodbye',
      'Asking how someone is',
      'Introductions',
      'Being and having',
      'Zero to ten',
      'Origin',
      'Yes, no and maybe',
      'Question words',
    ],
  },
  {
    title: 'Familia',
    groups: [
      'People and family',
      'Subject',
      'Possessive',
      'People',
      'Character',
      'Good wishes',
      'Eleven to twenty-nine',
      'Articles and contractions',
    ],
  },
  {
    title: 'Casa',
    groups: [
      'House and home',
      'Home',
      'Prepositions in two or more words',
      'Size and shape',
      'Ser and estar',
      'Place',
    ],
  },
  {
    title: 'Mi día',
    groups: [
      'Daily routine',
      'Parts of the day',
      'Telling the time',
      'Days of the week',
      'Frequency',
      'Units of time',
      'Time',
    ],
  },
  {
    title: 'Comer',
    groups: [
      'Meals',
      'Drinks',
      'Fruit',
      'Vegetables',
      'Meat and fish',
      'Eggs and dairy',
      'Bread, rice and pasta',
      'Sweets',
      'At the table',
      'At the restaurant',
      'Courtesy',
    ],
  },
  {
    title: 'Ciudad',
    groups: ['City and transport', 'Movement', 'Prepositions', 'Demonstrative', 'Ordinals'],
  },
  {
    title: 'Compras',
    groups: [
      'Clothes',
      'Shopping and money',
      'Colors',
      'Hundreds, thousands, millions',
      'Thirty to ninety',
      'Comparing',
      'Order and comparison',
      'Degree',
    ],
  },
  {
    title: 'Trabajo y escuela',
    groups: [
      'Work and money',
      'School and study',
      'Work and study',
      'Wanting and being able',
      'After a preposition',
      'Parts and sets',
    ],
  },
  {
    title: 'Tiempo libre',
    groups: [
      'Culture and free time',
      'Free time and people',
      'Good and bad',
      'Object and reflexive',
      'Seasons',
      'Everyday actions',
    ],
  },
  { title: 'Salud', groups: ['Body and health', 'Feelings and health', 'Feelings', 'Condition', 'Manner'] },
  {
    title: 'Viajes',
    groups: [
      'Travel',
      'Nature and animals',
      'Months',
      'Today, yesterday and tomorrow',
      'Por and para',
      'Changes',
    ],
  },
  {
    title: 'Contar e ideas',
    groups: [
      'Ideas and feelings',
      'Objects and technology',
      'Connectors',
      'Constructions',
      'Relative',
      'Indefinite',
      'Speaking and thinking',
    ],
  },
];

/** The words of the first days, ahead of their themes: what one needs to say anything at all. */
const firstWords: readonly string[] = [
  'greetings-hola',
  'pronouns-yo',
  'greetings-gracias',
  'numbers-uno',
  'food-drinks-el-agua',
  'adverbs-si',
  'verbs-ser',
  'greetings-por-favor',
  'nouns-la-casa',
  'greetings-adios',
  'pronouns-tu',
  'adverbs-no',
  'food-drinks-el-pan',
  'greetings-que-tal',
  'numbers-dos',
  'adverbs-bien',
  'verbs-tener',
  'nouns-el-amigo',
  'greetings-buenos-dias',
  'pronouns-que',
  'numbers-tres',
  'verbs-estar',
  'food-drinks-el-cafe',
  'greetings-como-estas',
  'nouns-la-familia',
  'grammar-y',
  'adverbs-aqui',
  'greetings-perdon',
  'time-days-hoy',
  'verbs-querer',
];

type Placed = Pick<Card, 'id' | 'difficulty' | 'group'>;

const levels: Record<Difficulty, number> = { easy: 0, medium: 1, hard: 2 };
const LAST = Number.MAX_SAFE_INTEGER;

/**
 * The cards as the course teaches them: the first words, then easy before medium before hard, theme by theme. Within a
 * theme the groups take turns, each in its own order.
 */
export function inCourseOrder<C extends Placed>(cards: readonly C[]): C[] {
  const taken = new Map<string, number>();
  return cards
    .map((card) => ({ card, place: placeOf(card, taken) }))
    .toSorted((one, other) => compare(one.place, other.place))
    .map(({ card }) => card);
}

function placeOf({ id, difficulty = 'easy', group = '' }: Placed, taken: Map<string, number>): number[] {
  const first = firstWords.indexOf(id);
  if (first >= 0) return [-1, first];
  const theme = themes.findIndex(({ groups }) => groups.includes(group));
  const place = themes[theme]?.groups.indexOf(group) ?? 0;
  const key = `${difficulty} ${group}`;
  const turn = taken.get(key) ?? 0;
  taken.set(key, turn + 1);
  return [levels[difficulty], theme < 0 ? LAST : theme, turn, place];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
