import type { GrammarQuestion, Sentence, Tense, Verb, VerbForms } from '#machines/games/exercise.types.ts';
import { describe, expect, it } from 'vitest';
import { firstQuestions, sentences, verbs } from '../support/content-files.ts';
import { problemsOfQuestions, problemsOfSentences, problemsOfVerbs } from '../support/exercises.ts';

describe('the sentences of Sentence Builder', () => {
  const sentence: Sentence = {
    id: 'easy-my-name',
    spanish: 'Me llamo Carmen.',
    english: 'My name is Carmen.',
    words: ['Me', 'llamo', 'Carmen.'],
    level: 'easy',
  };
  const problemsOf = (change: object) =>
    problemsOfSentences([{ ...sentence, ...change }]).filter((problem) => !problem.includes('there must be'));

  it('keep every rule', () => {
    expect(problemsOfSentences(sentences)).toEqual([]);
  });

  it('have rules that a good one keeps', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each<[problem: string, change: object]>([
    ['easy-my-name: words is missing', { words: undefined }],
    ['easy-my-name: level is not easy, medium or hard', { level: 'expert' }],
    ['hard-my-name: the id should be easy-{words}', { id: 'hard-my-name' }],
    ['easy-Nombre: the id should be easy-{words}', { id: 'easy-Nombre' }],
    ['easy-my-name: the words joined give "Me Carmen. llamo"', { words: ['Me', 'Carmen.', 'llamo'] }],
    ['easy-my-name: the words joined give "Me llamo Carmen"', { words: ['Me', 'llamo', 'Carmen'] }],
    ['easy-my-name: every entry of words is one word', { words: ['Me llamo', 'Carmen.'] }],
    ['easy-my-name: every entry of words is one word', { words: ['Me', 'llamo', 'Carmen', '.'] }],
    ['easy-my-name: "me" occurs twice', { words: ['Me', 'llamo', 'me.'] }],
    ['easy-my-name: 2 words, easy sentences have 3 to 5', { words: ['Buenos', 'días.'] }],
    [
      'easy-my-name: 6 words, easy sentences have 3 to 5',
      { words: ['Me', 'llamo', 'Carmen', 'y', 'tú', 'no.'] },
    ],
    ['easy-my-name: 3 words, hard sentences have 7 to 10', { level: 'hard' }],
    [
      'easy-my-name: spanish has no capital at the start or no mark at the end',
      { spanish: 'me llamo Carmen.' },
    ],
    [
      'easy-my-name: spanish has no capital at the start or no mark at the end',
      { spanish: 'Me llamo Carmen' },
    ],
    ['easy-my-name: ¿ and ? are not paired in spanish', { spanish: 'Cómo está usted?' }],
    [
      'easy-my-name: english has no capital at the start or no mark at the end',
      { english: 'My name is Carmen' },
    ],
    ['easy-my-name: english is empty or has spaces around it', { english: '' }],
  ])('report %s', (problem, change) => {
    expect(problemsOf(change)).toContain(problem);
  });

  it('report one too few, one too many and a repeated id', () => {
    const first = sentences.slice(0, 1);
    const count = (length: number) => `easy: ${length} sentences, there must be 7`;
    expect(problemsOfSentences(sentences.slice(1))).toEqual([count(6)]);
    expect(problemsOfSentences([...first, ...sentences])).toEqual([
      `${first[0]?.id}: the id occurs twice`,
      count(8),
    ]);
  });
});

describe('the questions of Grammar Master', () => {
  const question: GrammarQuestion = {
    id: 'verb-tener-age',
    point: 'tener-and-doler',
    question: 'Complete the sentence: «Mi hermano ___ veinte años.» ("… is twenty years old.")',
    options: ['es', 'tiene', 'está', 'ha'],
    correctAnswer: 'tiene',
    explanation:
      'Age takes «tener»: «tiene veinte años». «Es» and «está» copy English, and «ha» is a helping verb.',
    category: 'Expressions with tener',
    grammarType: 'verb',
  };
  const problemsOf = (change: object) =>
    problemsOfQuestions([{ ...question, ...change }]).filter((problem) => !problem.startsWith('questions: '));

  it('keep every rule', () => {
    expect(problemsOfQuestions(firstQuestions)).toEqual([]);
  });

  it('have rules that a good one keeps', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each<[reason: string, change: object]>([
    ['options is missing', { options: undefined }],
    ['the id should be pronoun-{words} or tener-and-doler-{words}', { grammarType: 'pronoun' }],
    ['grammarType is not one of noun, verb, pronoun, adjective, mixed', { grammarType: 'adverb' }],
    ['two options are the same', { options: ['es', 'tiene', 'Es', 'ha'] }],
    ['3 options, 4 are wanted', { options: ['es', 'tiene', 'ha'] }],
    ['correctAnswer "tienes" is not exactly one of the options', { correctAnswer: 'tienes' }],
    [
      'correctAnswer "tiene" is not exactly one of the options',
      { options: ['tiene', 'tiene', 'está', 'ha'] },
    ],
    [
      'option "h@" contains a character that does not belong in it',
      { options: ['es', 'tiene', 'está', 'h@'] },
    ],
    ['¿ and ? are not paired in option "ha?"', { options: ['es', 'tiene', 'está', 'ha?'] }],
    ['¡ and ! are not paired in option "ha!"', { options: ['es', 'tiene', 'está', 'ha!'] }],
    ['the explanation does not speak of "está"', { explanation: 'It is «tiene», not «es» or «ha».' }],
    ['the explanation does not speak of "está"', { explanation: '«Tiene», not «es», «ha» or está.' }],
    ['the explanation does not speak of "tiene"', { explanation: 'Not «es», not «está», not «ha».' }],
    ['the explanation has 16 characters, 60 to 260 are wanted', { explanation: 'It is «tener» so' }],
    ['the explanation does not end with a full stop', { explanation: 'It is «tener» so' }],
    ['« and » are not paired in explanation', { explanation: 'It is «tiene.' }],
    ['explanation contains a character that does not belong in it', { explanation: 'It’s «tiene».' }],
    ['explanation contains two spaces in a row', { explanation: 'It is  «tiene».' }],
    ['explanation contains several full stops, … is one character', { explanation: 'It is «tiene»...' }],
    ['explanation has Spanish outside of «»', { explanation: 'It is está.' }],
    ['the quotation marks in question are not paired', { question: 'How do you say "is?' }],
    ['the question does not end with a mark', { question: 'Which verb' }],
    ['the question has 2 gaps', { question: 'Complete: «Mi ___ ___ veinte años.»' }],
    ['the options begin with a capital, as the gap wants it', { question: 'Complete: «¿___ veinte años?»' }],
    [
      'the options do not begin with a capital, as the gap wants it',
      { options: ['es', 'tiene', 'está', 'Ha'] },
    ],
    ['category is empty or has spaces around it', { category: ' ' }],
  ])('report verb-tener-age: %s', (reason, change) => {
    expect(problemsOf(change)).toContain(`verb-tener-age: ${reason}`);
  });

  it('do not mistake a word of the right answer for a wrong option', () => {
    const options = ['la problema', 'el problema', 'los problema', 'un problemo'];
    const explanation = 'It is «el problema», as «problema» is masculine; «la» and «un problemo» are wrong.';
    expect(problemsOf({ options, correctAnswer: 'el problema', explanation })).toContain(
      'verb-tener-age: the explanation does not speak of "los problema"',
    );
  });

  it('report a repeated id', () => {
    expect(problemsOfQuestions([...firstQuestions, ...firstQuestions.slice(0, 1)])).toContain(
      `${firstQuestions[0]?.id}: the id occurs twice`,
    );
  });

  it('report too few in all, of a type and for a filter', () => {
    const seven = Array.from({ length: 7 }, () => question);
    expect(problemsOfQuestions(seven)).toEqual(
      expect.arrayContaining([
        'questions: 7 in all, at least 40 are wanted',
        'questions: 7 of type verb, at least 8 are wanted',
        'questions: 7 for the filter verb, at least 15 are wanted',
        'questions: 7 for the filter mixed, at least 15 are wanted',
      ]),
    );
  });
});

describe('the verb tables', () => {
  const [hablar, ...others] = verbs as [Verb, ...Verb[]];

  it('keep every rule', () => {
    expect(problemsOfVerbs(verbs)).toEqual([]);
  });

  it.each<[reason: string, tense: Tense, change: Partial<VerbForms>]>([
    ['present: 5 different forms, 6 are wanted', 'present', { el: 'hablo' }],
    ['imperfect: 6 different forms, 5 are wanted', 'imperfect', { el: 'habló' }],
    ['preterite: "Hablé" of yo is no lower-case word', 'preterite', { yo: 'Hablé' }],
    ['present: "" of yo is no lower-case word', 'present', { yo: '' }],
    ['present: "habla" does not have the ending of tu', 'present', { tu: 'habla' }],
    ['preterite: "hablamos" does not have the ending of vosotros', 'preterite', { vosotros: 'hablamos' }],
  ])('report hablar: %s', (reason, tense, change) => {
    const conjugations = { ...hablar.conjugations, [tense]: { ...hablar.conjugations[tense], ...change } };
    expect(problemsOfVerbs([{ ...hablar, conjugations }, ...others])).toContain(`hablar: ${reason}`);
  });

  it('report a missing person, a missing tense and a translation without "to"', () => {
    const { present, preterite } = hablar.conjugations;
    const { ellos: _, ...five } = present;
    const conjugations = { present: five as VerbForms, preterite };
    expect(problemsOfVerbs([{ ...hablar, translation: 'speak', conjugations }, ...others])).toEqual([
      'hablar: the translation begins with "to "',
      'hablar: the tenses are present, preterite; present, preterite, imperfect are wanted',
      'hablar: present: the persons are yo, tu, el, nosotros, vosotros; yo, tu, el, nosotros, vosotros, ellos are wanted',
      'hablar: present: 5 different forms, 6 are wanted',
      'hablar: present: "" does not have the ending of ellos',
    ]);
  });

  it('report an imperfect of hacer, and a missing verb', () => {
    const withImperfect = verbs.map((verb) =>
      verb.infinitive === 'hacer' ? { ...hablar, infinitive: 'hacer' } : verb,
    );
    expect(problemsOfVerbs(withImperfect)).toEqual([
      'hacer: the tenses are present, preterite, imperfect; present, preterite are wanted',
    ]);
    expect(problemsOfVerbs(others)).toEqual([
      'verbs: they are comer, vivir, ser, estar, tener, hacer, ir, they must be hablar, comer, vivir, ser, estar, tener, hacer, ir',
    ]);
  });
});
