import {
  grammarTypes,
  persons,
  tenses,
  type GrammarQuestion,
  type GrammarType,
  type Person,
  type Sentence,
  type Tense,
  type Verb,
} from '#machines/games/exercise.types.ts';
import type { Difficulty } from '#machines/types.ts';
import { coreOf, when } from './card-text.ts';
import { englishProblems, problemsOfEach, repeatedIds, spanishProblems } from './exercise-text.ts';

const sentencesOfLevel = 7;
const wordsOfLevel: Record<Difficulty, readonly [least: number, most: number]> = {
  easy: [3, 5],
  medium: [5, 7],
  hard: [7, 10],
};

const questionsAtLeast = 40;
const questionsOfTypeAtLeast = 8;
const questionsOfFilterAtLeast = 15;
const explanationLength = [60, 260] as const;

const questionFields = [
  'point',
  'question',
  'options',
  'correctAnswer',
  'explanation',
  'category',
  'grammarType',
] as const;

const infinitives = ['hablar', 'comer', 'vivir', 'ser', 'estar', 'tener', 'hacer', 'ir'];
const withoutImperfect = new Set(['hacer']);

/** Endings shared by all Spanish verbs. */
const personEndings: readonly (readonly [Person, RegExp])[] = [
  ['tu', /(s|ste)$/],
  ['nosotros', /mos$/],
  ['vosotros', /[ií]s$/],
  ['ellos', /n$/],
];

/** Broken rules for Sentence Builder, as `sentence id: reason` or `level: reason`. */
export function problemsOfSentences(sentences: readonly Sentence[]): string[] {
  return [
    problemsOfEach(sentences, ['spanish', 'english', 'words', 'level'], sentenceProblems),
    repeatedIds(sentences),
    (['easy', 'medium', 'hard'] as const).flatMap((level) => {
      const { length } = sentences.filter((sentence) => sentence.level === level);
      return when(
        length !== sentencesOfLevel,
        `${level}: ${length} sentences, there must be ${sentencesOfLevel}`,
      );
    }),
  ].flat();
}

/**
 * Broken rules for Grammar Master, as `question id: reason` or `questions: reason`. Explanations must
 * name the right option and `wrongNamed` wrong ones.
 */
export function problemsOfQuestions(questions: readonly GrammarQuestion[], wrongNamed = 3): string[] {
  return [
    problemsOfEach(questions, questionFields, (question) => questionProblems(question, wrongNamed)),
    repeatedIds(questions),
    questionCountProblems(questions).map((reason) => `questions: ${reason}`),
  ].flat();
}

/** Broken rules for verb tables, as `infinitive: reason` or `verbs: reason`. */
export function problemsOfVerbs(verbs: readonly Verb[]): string[] {
  const found = verbs.map(({ infinitive }) => infinitive).join(', ');
  return [
    when(
      found !== infinitives.join(', '),
      `verbs: they are ${found}, they must be ${infinitives.join(', ')}`,
    ),
    verbs.flatMap((verb) => verbProblems(verb).map((reason) => `${verb.infinitive}: ${reason}`)),
  ].flat();
}

function sentenceProblems({ id, spanish, english, words, level }: Sentence): string[] {
  if (!Object.hasOwn(wordsOfLevel, level)) return ['level is not easy, medium or hard'];
  const [least, most] = wordsOfLevel[level];
  const cores = words.map((word) => coreOf(word).toLowerCase());
  const repeated = cores.filter((word, index) => cores.indexOf(word) < index);
  return [
    when(!isIdOf(id, level), `the id should be ${level}-{words}`),
    when(words.join(' ') !== spanish, `the words joined give "${words.join(' ')}"`),
    when(
      words.some((word) => coreOf(word) === '' || /\s/u.test(word)),
      'every entry of words is one word',
    ),
    repeated.map((word) => `"${word}" occurs twice`),
    when(
      words.length < least || words.length > most,
      `${words.length} words, ${level} sentences have ${least} to ${most}`,
    ),
    when(!/^[¿¡]?\p{Lu}.*[.!?]$/u.test(spanish), 'spanish has no capital at the start or no mark at the end'),
    when(!/^\p{Lu}.*[.!?)]$/u.test(english), 'english has no capital at the start or no mark at the end'),
    spanishProblems('spanish', spanish),
    englishProblems('english', english),
  ].flat();
}

function questionProblems(item: GrammarQuestion, wrongNamed: number): string[] {
  const { id, point, question, options, correctAnswer, explanation, category, grammarType } = item;
  const unnamed = options.filter((option) => !isSpokenOf(option, explanation, correctAnswer));
  const isAnswerUnnamed = unnamed.includes(correctAnswer);
  const isTooFew = isAnswerUnnamed || options.length - unnamed.length - 1 < wrongNamed;
  const texts = Object.entries({ question, explanation, category });
  const [shortest, longest] = explanationLength;
  const gaps = question.split('___').length - 1;
  const isCapitalWanted = /«[¿¡]?___/u.test(question);
  return [
    when(!grammarTypes.includes(grammarType), `grammarType is not one of ${grammarTypes.join(', ')}`),
    when(
      !isIdOf(id, grammarType) && !isIdOf(id, point),
      `the id should be ${grammarType}-{words} or ${point}-{words}`,
    ),
    when(options.length !== 4, `${options.length} options, 4 are wanted`),
    when(new Set(options.map(asHeard)).size < options.length, 'two options are the same'),
    when(
      options.filter((option) => option === correctAnswer).length !== 1,
      `correctAnswer "${correctAnswer}" is not exactly one of the options`,
    ),
    when(gaps > 1, `the question has ${gaps} gaps`),
    when(
      gaps === 1 && options.some((option) => /^\p{Lu}/u.test(option) !== isCapitalWanted),
      `the options ${isCapitalWanted ? 'begin' : 'do not begin'} with a capital, as the gap wants it`,
    ),
    unnamed.flatMap((option) => when(isTooFew, `the explanation does not speak of "${option}"`)),
    when(
      explanation.length < shortest || explanation.length > longest,
      `the explanation has ${explanation.length} characters, ${shortest} to ${longest} are wanted`,
    ),
    when(!/[.?)»]$/u.test(question), 'the question does not end with a mark'),
    when(!explanation.endsWith('.'), 'the explanation does not end with a full stop'),
    texts.flatMap(([field, text]) => englishProblems(field, text)),
    options.flatMap((option) => spanishProblems(`option "${option}"`, option)),
  ].flat();
}

/**
 * Whether some Spanish in the explanation equals, contains or is part of the option, but isn't part of
 * the right answer.
 */
function isSpokenOf(option: string, explanation: string, correctAnswer: string): boolean {
  const pieces = [...explanation.matchAll(/«([^»]*)»/gu)].map((match) => match[1] ?? '');
  return pieces.some((piece) => {
    const isPart = contains(option, piece) && (option === correctAnswer || !contains(correctAnswer, piece));
    return isPart || contains(piece, option);
  });
}

function contains(text: string, words: string): boolean {
  return ` ${asHeard(text)} `.includes(` ${asHeard(words)} `);
}

function asHeard(text: string): string {
  return coreOf(text).toLowerCase();
}

function questionCountProblems(questions: readonly GrammarQuestion[]): string[] {
  const countOf = (type: GrammarType) => questions.filter(({ grammarType }) => grammarType === type).length;
  const mixed = countOf('mixed');
  return [
    when(
      questions.length < questionsAtLeast,
      `${questions.length} in all, at least ${questionsAtLeast} are wanted`,
    ),
    grammarTypes.flatMap((type) => {
      const count = countOf(type);
      const available = type === 'mixed' ? questions.length : count + mixed;
      return [
        when(
          count < questionsOfTypeAtLeast,
          `${count} of type ${type}, at least ${questionsOfTypeAtLeast} are wanted`,
        ),
        when(
          available < questionsOfFilterAtLeast,
          `${available} for the filter ${type}, at least ${questionsOfFilterAtLeast} are wanted`,
        ),
      ].flat();
    }),
  ].flat();
}

function verbProblems({ infinitive, translation, conjugations }: Verb): string[] {
  const wanted = tenses.filter((tense) => tense !== 'imperfect' || !withoutImperfect.has(infinitive));
  return [
    when(!translation.startsWith('to '), 'the translation begins with "to "'),
    when(
      Object.keys(conjugations).join(', ') !== wanted.join(', '),
      `the tenses are ${Object.keys(conjugations).join(', ')}; ${wanted.join(', ')} are wanted`,
    ),
    tenses.flatMap((tense) => {
      const forms = conjugations[tense];
      return forms ? formProblems(tense, forms).map((reason) => `${tense}: ${reason}`) : [];
    }),
  ].flat();
}

function formProblems(tense: Tense, forms: Readonly<Partial<Record<Person, string>>>): string[] {
  const found = Object.keys(forms).join(', ');
  const different = new Set(Object.values(forms)).size;
  const expected = tense === 'imperfect' ? persons.length - 1 : persons.length;
  return [
    when(found !== persons.join(', '), `the persons are ${found}; ${persons.join(', ')} are wanted`),
    when(different !== expected, `${different} different forms, ${expected} are wanted`),
    Object.entries(forms).flatMap(([person, form]) =>
      when(!/^[a-záéíóúüñ]+$/u.test(form), `"${form}" of ${person} is no lower-case word`),
    ),
    personEndings.flatMap(([person, ending]) => {
      const form = forms[person] ?? '';
      return when(!ending.test(form), `"${form}" does not have the ending of ${person}`);
    }),
  ].flat();
}

function isIdOf(id: string, kind: string): boolean {
  return id.startsWith(`${kind}-`) && /^[a-z]+(-[a-z]+)+$/.test(id);
}
