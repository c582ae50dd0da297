import { BLANK, hasHeadword, type ExamCard } from '#machines/games/exam-questions.rules.ts';
import { pickExam } from '#machines/games/exam-quiz.rules.ts';
import { categorySlugs, type CategorySlug } from '#machines/types.ts';
import { describe, expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { loadExamCardsWith } from '../../src/actors/exam-cards.ts';
import { sectionOfCard, sectionOfQuestion } from '../../src/content/grammar-links.ts';
import { loadCategory } from '../../src/services/cards.ts';
import { withExamExercises } from '../../src/services/exam-exercises.ts';
import { loadQuestions } from '../../src/services/exercises.ts';

const seeds = Array.from({ length: 12 }, (_unused, seed) => seed);

async function examCards(category: CategorySlug, seed = 1): Promise<readonly ExamCard[]> {
  const cards = await loadCategory(category);
  return withExamExercises(
    cards.map((card) => ({ ...card, category })),
    seed,
  );
}

const questionsOf = (cards: readonly ExamCard[]) =>
  seeds.flatMap((seed) => pickExam(cards, 20, seed).questions);

describe('grammar', () => {
  test.each(['grammar', 'pronouns'] as const)(
    'most cards of %s have a question on their point',
    async (category) => {
      const cards = await examCards(category);
      const withPoint = cards.filter(({ questions = [] }) => questions.length > 0);
      expect(withPoint.length).toBeGreaterThan(0.8 * cards.length);
      for (const card of withPoint) {
        const sections = (card.questions ?? []).map((question) => sectionOfQuestion(question.category)?.id);
        expect(new Set(sections)).toEqual(new Set([sectionOfCard(card)?.id]));
      }
    },
  );

  test('an exam asks the question with its own options instead of a statement', async () => {
    const all = await loadQuestions();
    const asked = questionsOf(await examCards('grammar')).filter(({ type }) => type === 'grammar');
    expect(asked.length).toBeGreaterThan(0);
    const onPoints = asked.filter(({ flashcard }) => sectionOfCard(flashcard) !== undefined);
    for (const { question, options, correctAnswer, optionLanguage } of onPoints) {
      const source = all.find((one) => one.question === question && one.correctAnswer === correctAnswer);
      expect(options.toSorted()).toEqual(source?.options.toSorted());
      expect(optionLanguage).toBe('es');
    }
    expect(onPoints.length).toBeGreaterThan(0);
  });

  test('the question whose right option has the headword comes first', async () => {
    const cards = await examCards('pronouns');
    let count = 0;
    for (const card of cards) {
      const has = (text: string) => hasHeadword(card, text);
      const [first] = card.questions ?? [];
      if (!card.questions?.some(({ correctAnswer }) => has(correctAnswer))) continue;
      expect([card.id, has(first?.correctAnswer ?? '')]).toEqual([card.id, true]);
      count += 1;
    }
    expect(count).toBeGreaterThan(10);
  });
});

describe('sentences', () => {
  test.each(categorySlugs)('an exam on %s blanks sentences of the course, each once', async (category) => {
    const cards = await examCards(category, 3);
    const known = new Set(cards.map(({ example }) => example));
    const asked = questionsOf(cards).filter(({ type }) => type === 'sentence');
    const ofCourse = asked.filter(
      ({ question, correctAnswer }) => !known.has(question.replaceAll(BLANK, correctAnswer)),
    );
    expect(ofCourse.length).toBeGreaterThan(0.2 * asked.length);
    for (const { question, options, correctAnswer, translation } of asked) {
      expect(question).toContain(BLANK);
      expect(options).toContain(correctAnswer);
      expect(new Set(options).size).toBe(4);
      expect(translation).toBeTruthy();
    }
  });

  test('another seed takes other units', async () => {
    const gaps = async (seed: number) =>
      (await examCards('nouns', seed)).flatMap((card) => (card.gaps ?? []).map(({ question }) => question));
    expect(await gaps(1)).not.toEqual(await gaps(2));
    expect(await gaps(1)).toEqual(await gaps(1));
  });
});

test('the actor gives the cards with their exercises', async () => {
  const logic = loadExamCardsWith(() => 1);
  const cards = await toPromise(createActor(logic, { input: { categories: ['pronouns'] } }).start());
  expect(cards.some(({ questions = [] }) => questions.length > 0)).toBe(true);
  expect(cards.some(({ gaps = [] }) => gaps.length > 0)).toBe(true);
});
