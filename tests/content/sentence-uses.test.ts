import { expect, test } from 'vitest';
import { courseIndex } from '../../src/content/course-index.ts';
import { lexiconOf, usesIn } from '#machines/course/sentence-uses.rules.ts';
import { verbBook } from '../../src/content/verb-book.ts';
import { cards } from '../support/content-files.ts';

const inOrder = courseIndex.flatMap(({ id }) => cards.find((card) => card.id === id) ?? []);
const lexicon = lexiconOf(inOrder, verbBook);
const usesOf = (spanish: string, english: string) =>
  usesIn({ spanish, english }, lexicon).map(([card, at, length]) => [inOrder[card]?.id, at, length]);
const found = (spanish: string, english: string) => usesOf(spanish, english).map(([id]) => id);

test.each([
  [
    'plural and feminine',
    'Mis hermanas comen pan.',
    'My sisters eat bread.',
    ['grammar-mi', 'nouns-el-hermano', 'verbs-comer', 'food-drinks-el-pan'],
  ],
  [
    'adjectives that agree',
    'Las camisas son blancas.',
    'The shirts are white.',
    ['grammar-los-las', 'nouns-la-camisa', 'verbs-ser', 'adjectives-blanco'],
  ],
  [
    'reflexive verbs',
    'Me levanto temprano.',
    'I get up early.',
    ['pronouns-me', 'verbs-levantarse', 'time-days-temprano'],
  ],
  [
    'a past tense',
    'Ayer comimos una manzana.',
    'Yesterday we ate an apple.',
    ['time-days-ayer', 'verbs-comer', 'grammar-un-una', 'food-drinks-la-manzana'],
  ],
  [
    'an imperative with its pronouns, and a phrase',
    'Dámelo, por favor.',
    'Give it to me, please.',
    ['verbs-dar', 'greetings-por-favor'],
  ],
  [
    'a noun behind its article, not the verb with that form',
    'El desayuno es a las ocho.',
    'Breakfast is at eight.',
    ['grammar-el-la', 'food-drinks-el-desayuno', 'verbs-ser', 'grammar-a', 'grammar-los-las', 'numbers-ocho'],
  ],
  [
    'an adjective, where the participle has no «haber»',
    'El banco está abierto.',
    'The bank is open.',
    ['grammar-el-la', 'nouns-el-banco', 'verbs-estar', 'adjectives-abierto'],
  ],
  [
    'a participle behind «haber»',
    'Ya he abierto la puerta.',
    'I have already opened the door.',
    ['adverbs-ya', 'verbs-haber', 'verbs-abrir', 'grammar-el-la', 'nouns-la-puerta'],
  ],
  [
    'what only the course teaches',
    'En abril llovió mucho, pero ya está sana.',
    'In April it rained a lot, but she is healthy now.',
    [
      'grammar-en',
      'time-days-abril',
      'course-llover',
      'adverbs-mucho',
      'grammar-pero',
      'adverbs-ya',
      'verbs-estar',
      'course-sano',
    ],
  ],
  [
    'a phrase with a gap',
    'Mi hija tiene ya diez años.',
    'My daughter is already ten years old.',
    ['grammar-mi', 'nouns-la-hija', 'course-tener-anos', 'adverbs-ya', 'numbers-diez', 'time-days-el-ano'],
  ],
  ['a phrase rather than its words', '¿Cómo estás?', 'How are you?', ['greetings-como-estas']],
  [
    'a phrase, and a woman',
    'Buenos días, profesora.',
    'Good morning, teacher.',
    ['greetings-buenos-dias', 'nouns-el-profesor'],
  ],
  [
    'a shortened adjective',
    'Es un buen amigo.',
    'He is a good friend.',
    ['verbs-ser', 'grammar-un-una', 'adjectives-bueno', 'nouns-el-amigo'],
  ],
  [
    '«como», where the English says to eat',
    'Como una manzana.',
    'I eat an apple.',
    ['verbs-comer', 'grammar-un-una', 'food-drinks-la-manzana'],
  ],
  [
    '«la» before a verb: the pronoun',
    'La veo mañana.',
    'I see her tomorrow.',
    ['pronouns-la', 'verbs-ver', 'time-days-manana'],
  ],
  [
    'no name within a sentence',
    'Hoy come con Rosa.',
    'Today she eats with Rosa.',
    ['time-days-hoy', 'verbs-comer', 'grammar-con'],
  ],
  ['no city', 'Vive en Madrid.', 'She lives in Madrid.', ['verbs-vivir', 'grammar-en']],
  ['nothing in nothing', '', '', []],
])('%s', (_what, spanish, english, ids) => {
  expect(found(spanish, english)).toEqual(ids);
});

test('a use says where it begins and how many words it has', () => {
  expect(usesOf('Dámelo, por favor.', 'Give it to me, please.')).toEqual([
    ['verbs-dar', 0, 1],
    ['greetings-por-favor', 1, 2],
  ]);
});
