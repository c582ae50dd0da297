import type { CardData, CategorySlug, Difficulty } from '#machines/types.ts';
import { describe, expect, it } from 'vitest';
import { clashesBetween, problemsOf, slugOf } from '../support/content.ts';

const house = noun('la casa', 'house', 'Vivo en la casa de mi abuela.', 'Feminine. The s is soft.', 'easy');
const dog = noun('el perro', 'dog', '¿Duerme el perro en tu cama?', 'Masculine. Roll the rr.', 'easy');
const water = noun('el agua', 'water', '¡Qué fría está el agua hoy!', 'Feminine, but el before a.', 'medium');
const tree = noun('el árbol', 'tree', 'Plantamos el árbol en abril.', 'Masculine. Plural árboles.', 'hard');
const tourist: CardData = {
  ...noun(
    'el/la turista',
    'tourist',
    'Un turista come helado.',
    'One form, masculine or feminine.',
    'medium',
  ),
  exampleForm: 'turista',
};
const wellFormed = [house, dog, water, tree, tourist];
const nouns = { slug: 'nouns', count: 5 } as const;

describe('the rules for cards', () => {
  it('have nothing to say about good cards', () => {
    expect(problemsOf(wellFormed, nouns)).toEqual([]);
  });

  it.each<[reason: string, change: Partial<CardData>]>([
    ['english is missing', { english: '' }],
    ['exampleTranslation is missing', { exampleTranslation: ' ' }],
    ['english is empty or has spaces around it', { english: 'house ' }],
    ['alsoEnglish is empty or has spaces around it', { alsoEnglish: [''] }],
    ['alsoEnglish is an empty list', { alsoEnglish: [] }],
    ["alsoEnglish repeats itself or the card's own text", { alsoEnglish: ['House'] }],
    ["alsoSpanish repeats itself or the card's own text", { alsoSpanish: ['el hogar', 'el hogar'] }],
    ['english contains "’" (U+2019)', { english: 'one’s house' }],
    ['spanish contains "́" (U+0301)', { spanish: 'la casa\u0301' }],
    ['example contains two spaces in a row', { example: 'Vivo en  la casa de mi abuela.' }],
    ['example contains several full stops, … is one character', { example: 'Vivo en la casa de mi...' }],
    ['¿ and ? are not paired in example', { example: 'Vives en la casa de tu abuela?' }],
    ['¿ and ? are not paired in example', { example: '¿Vives en la casa de tu abuela.' }],
    ['¡ and ! are not paired in example', { example: 'Vives en !la casa de tu abuela¡.' }],
    ['¡ and ! are not paired in alsoSpanish', { alsoSpanish: ['hogar!'] }],
    ['the example has 3 words, 4 to 12 are wanted', { example: 'Es la casa.' }],
    [
      'the example has 13 words, 4 to 12 are wanted',
      { example: 'Vivo en la casa de mi abuela con mi tía y mi prima.' },
    ],
    ['example does not end with punctuation', { example: 'Vivo en la casa de mi abuela' }],
    ['exampleTranslation does not end with punctuation', { exampleTranslation: 'A sentence' }],
    ['example does not begin with a capital letter', { example: 'vivo en la casa de mi abuela.' }],
    ['the example does not contain "la casa" as whole words', { example: 'Vivo en las casas de mi abuela.' }],
    ['the example does not contain "Casa" as whole words', { exampleForm: 'Casa' }],
    ['the example does not contain "cas" as whole words', { exampleForm: 'cas' }],
    ['the example does not contain "" as whole words', { exampleForm: '' }],
    ['exampleForm is the headword itself and can go', { exampleForm: 'la casa' }],
    ['the tip is not longer than ten characters', { grammarTip: 'Feminine.' }],
    ['the tip does not end with punctuation', { grammarTip: 'Feminine as most in -a' }],
    ['the tip has «» that are not pairs around Spanish', { grammarTip: 'Feminine: «casa, not house.' }],
    ['the tip has «» that are not pairs around Spanish', { grammarTip: 'Feminine: «casa ».' }],
    ['example contains "«" (U+00AB)', { example: 'Vivo en «la casa de mi abuela.' }],
    ['the tip of a noun names Masculine or Feminine once', { grammarTip: 'A feminine noun.' }],
    ['the tip names Masculine or Feminine more than once', { grammarTip: 'Feminine, not Masculine.' }],
    ['the tip names Masculine or Feminine more than once', { grammarTip: 'Feminine. Feminine.' }],
    ['the tip says Masculine, the article is la', { grammarTip: 'Masculine as a rule.' }],
    ['a noun has its article', { id: 'nouns-casa', spanish: 'casa' }],
    ['the id should be nouns-la-casa', { id: 'nouns-casa' }],
    ['the id should be nouns-la-casa', { id: 'verbs-la-casa' }],
    ['same id as nouns-el-perro', { id: 'nouns-el-perro' }],
    ['same Spanish as nouns-la-casa', { spanish: 'El perro' }],
    ['same English as nouns-la-casa', { english: 'Dog' }],
    ['same tip as nouns-la-casa', { grammarTip: 'Masculine. Roll the rr.' }],
    ['same example, but for the headword, as nouns-la-casa', { example: '¿Duerme la casa en tu cama?' }],
    ['alsoSpanish must list "la casa", for nouns-la-casa has alsoEnglish "dog"', { alsoEnglish: ['dog'] }],
    [
      'alsoEnglish must list "house", for nouns-la-casa has alsoSpanish "el perro (Peru)"',
      { alsoSpanish: ['el perro (Peru)'] },
    ],
    ['no group, though other cards of the category have one', { group: 'Home' }],
  ])('report: %s', (reason, change) => {
    expect(reasonsAfter(change)).toContain(reason);
  });

  it.each<[reason: string, change: Partial<CardData>]>([
    ['the tip says Feminine, the article is el', { spanish: 'el perro', grammarTip: 'Feminine as a rule.' }],
    [
      'the tip says Masculine, but the headword has both genders: write it small',
      { spanish: 'el/la perro', grammarTip: 'Masculine or feminine.' },
    ],
    [
      'the tip says Feminine, but the headword has both genders: write it small',
      { spanish: 'el perro, la perra', grammarTip: 'Feminine in -a.' },
    ],
  ])('report of a noun: %s', (reason, change) => {
    expect(reasonsAfter(change)).toContain(reason);
  });

  it('require the gender in the tip of a noun in every category, but not of other words with an article', () => {
    const withoutGender = { spanish: 'la casa', grammarTip: 'Say the s as in "see".' };
    const reason = 'the tip of a noun names Masculine or Feminine once';
    expect(reasonsAfter(withoutGender, 'food-drinks')).toContain(reason);
    expect(reasonsAfter(withoutGender, 'pronouns')).not.toContain(reason);
  });

  it('require neither article nor gender of a card that is not a noun', () => {
    const noNoun = { spanish: 'bonito', grammarTip: 'The plural is bonitos.' };
    expect(reasonsAfter(noNoun, 'adjectives')).not.toContainEqual(
      expect.stringMatching(/article|gender|Masculine|Feminine/),
    );
    expect(reasonsAfter({ ...noNoun, grammarTip: 'Masculine form.' }, 'adjectives')).toContain(
      'the tip says Masculine, but the headword is no noun with article',
    );
  });

  it('report a verb without "to" or out of the infinitive', () => {
    const noInfinitive = 'nouns-la-casa: a verb is in the infinitive';
    const withoutTo = 'nouns-la-casa: the English of a verb begins with "to "';
    expect(problemsOfVerb({ spanish: 'vivo' })).toContain(noInfinitive);
    expect(problemsOfVerb({ english: 'be' })).toContain(withoutTo);
    for (const spanish of ['ir', 'oír', 'levantarse', 'darse cuenta de', 'reírse']) {
      expect(problemsOfVerb({ spanish })).not.toContain(noInfinitive);
      expect(problemsOfVerb({ spanish })).not.toContain(withoutTo);
    }
  });

  it('report a card without difficulty', () => {
    const { difficulty: _, ...card } = house;
    expect(problemsOf([card, dog, water, tree, tourist], nouns)).toContain(
      'nouns-la-casa: difficulty is not easy, medium or hard',
    );
  });

  it('report a number of cards that is not the specified one', () => {
    expect(problemsOf(wellFormed, { ...nouns, count: 6 })).toEqual(['nouns: 5 cards, there must be 6']);
  });

  it('allow a longer id where two headwords differ only by an accent', () => {
    const twin = {
      ...dog,
      spanish: 'el pérro',
      example: '¿Ladra el pérro por la noche?',
      grammarTip: 'Masculine. A twin.',
    };
    const withTwin = (id: string) =>
      problemsOf([{ ...twin, id, english: 'twin' }, dog, water, house, tree], nouns);
    expect(withTwin('nouns-el-perro-accented')).not.toContainEqual(expect.stringContaining('id'));
    expect(withTwin('nouns-el-perro')).toContain('nouns-el-perro: same id as nouns-el-perro');
    expect(withTwin('nouns-can')).toContain(
      'nouns-can: the id should be nouns-el-perro or, as another card has that slug, nouns-el-perro-{word}',
    );
  });

  it('accept synonyms that name each other', () => {
    const cards = [
      { ...house, alsoEnglish: ['dog'], alsoSpanish: ['el perro (Peru)'] },
      { ...dog, alsoEnglish: ['house'], alsoSpanish: ['la casa'] },
    ];
    expect(problemsOf([...cards, water, tree, tourist], nouns)).toEqual([]);
  });

  it('report what is in two categories', () => {
    const elsewhere = { ...tree, id: 'verbs-casa', spanish: '¡La casa!' };
    expect(
      clashesBetween([
        [house, dog],
        [elsewhere, tree],
      ]),
    ).toEqual(['verbs-casa: same Spanish as nouns-la-casa']);
    expect(clashesBetween([[house], [{ ...tree, grammarTip: house.grammarTip }]])).toEqual([
      'nouns-el-arbol: same tip as nouns-la-casa',
    ]);
    expect(clashesBetween([[house], [dog]])).toEqual([]);
  });

  it('name the card at the beginning of a problem', () => {
    expect(problemsOf([{ ...house, english: ' house' }, dog, water, tree, tourist], nouns)).toEqual([
      'nouns-la-casa: english is empty or has spaces around it',
    ]);
  });
});

function noun(
  spanish: string,
  english: string,
  example: string,
  grammarTip: string,
  difficulty: Difficulty,
): CardData {
  const exampleTranslation = 'A sentence in English.';
  return {
    id: `nouns-${slugOf(spanish)}`,
    spanish,
    english,
    example,
    exampleTranslation,
    grammarTip,
    difficulty,
  };
}

function problemsOfVerb(change: Partial<CardData>): string[] {
  return problemsOf([{ ...house, english: 'to be', ...change }], { slug: 'verbs', count: 1 });
}

/** The problems of the five good cards after a change to the first, `la casa`. */
function reasonsAfter(change: Partial<CardData>, slug: CategorySlug = 'nouns'): string[] {
  return problemsOf([{ ...house, ...change }, dog, water, tree, tourist], { slug, count: 5 }).map((problem) =>
    problem.slice(problem.indexOf(': ') + 2),
  );
}
