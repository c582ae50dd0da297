import type { GrammarQuestion } from '#machines/games/exercise.types.ts';
import { describe, expect, it } from 'vitest';
import { firstQuestions, questionsOfLevels, points } from '../support/content-files.ts';
import { problemsOfQuestions } from '../support/exercises.ts';
import { problemsByPoint, wantedOfLevel } from '../support/point-questions.ts';

describe('the questions on the points of grammar', () => {
  const question: GrammarQuestion = {
    id: 'plural-pan',
    point: 'plural',
    question: 'Which of these is the plural of «el pan»?',
    options: ['los panes', 'los pans', 'el panes', 'los pan'],
    correctAnswer: 'los panes',
    explanation: 'After a consonant the plural adds -es: «los panes», not «los pans» or «los pan».',
    category: 'Plural',
    grammarType: 'noun',
  };
  const problemsWith = (level: string, ...items: GrammarQuestion[]) =>
    problemsByPoint([], new Map([[level, items]]), points).filter((problem) => !problem.includes(' wanted'));

  it.each([...questionsOfLevels])('of %s keep every rule', (_, questions) => {
    const { wrongNamed } = wantedOfLevel(questions[0]?.point ?? '', points);
    const broken = problemsOfQuestions(questions, wrongNamed);
    expect(broken.filter((problem) => !problem.startsWith('questions: '))).toEqual([]);
  });

  it('are enough, each for one point of its level and asked once', () => {
    expect(problemsByPoint(firstQuestions, questionsOfLevels, points)).toEqual([]);
  });

  it('may leave wrong options to the rule that excludes them', () => {
    const problemsOf = (wrongNamed: number) =>
      problemsOfQuestions([question], wrongNamed).filter((problem) => !problem.startsWith('questions: '));
    expect(problemsOf(2)).toEqual([]);
    expect(problemsOf(3)).toEqual(['plural-pan: the explanation does not speak of "el panes"']);
  });

  it('must be six on each point of A1', () => {
    const six = Array.from({ length: 6 }, () => question);
    const wanted = (count: number) => `plural: ${count} questions, at least 6 are wanted`;
    expect(problemsByPoint(six.slice(1), new Map(), points)).toContain(wanted(5));
    expect(problemsByPoint(six, new Map(), points)).not.toContainEqual(expect.stringContaining('plural: '));
  });

  it('must belong where they are', () => {
    expect(problemsWith('a1', question)).toEqual([]);
    expect(problemsWith('a2', question)).toEqual(['plural-pan: plural is a point of A1, the file is a2']);
    expect(problemsWith('a1', { ...question, id: 'noun-pan' })).toEqual([
      'noun-pan: the id should be plural-{words}',
    ]);
    expect(problemsWith('a1', { ...question, id: 'plurals-pan', point: 'plurals' })).toEqual([
      'plurals-pan: there is no point plurals',
    ]);
  });

  it('must not be asked twice, nor share an id', () => {
    expect(problemsWith('a1', question, { ...question, id: 'plural-bread' })).toEqual([
      'plural-bread: it is asked twice',
    ]);
    const other = { ...question, question: 'What is «breads»?' };
    expect(problemsWith('a1', question, other)).toEqual(['plural-pan: the id occurs twice']);
    const gap = { ...question, question: 'Complete: «Compro dos ___.» ("I buy two.")' };
    const again = { ...gap, id: 'plural-bread', question: 'Which fits? «Compro dos ___.»' };
    expect(problemsWith('a1', gap, again)).toEqual(['plural-bread: it is asked twice']);
  });
});
