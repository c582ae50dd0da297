import {
  EXAM_BADGE_PERCENT,
  EXAM_CARD_LIMIT,
  EXAM_EXCELLENT_PERCENT,
  EXAM_MIX,
  EXAM_STRONG_PERCENT,
  type EXAM_QUESTIONS,
} from '../constants.ts';
import { leastRecentFirst, withGame, type RecentGames } from '../parts/recent-games.ts';
import { shuffle, type Seed } from '../parts/random.ts';
import type { Card, GameResult } from '../types.ts';
import { drafts, type ExamQuestion, type ExamQuestionType } from './exam-questions.rules.ts';

export type ExamDifficulty = keyof typeof EXAM_QUESTIONS;

/** Times are in milliseconds. */
export interface ExamRules {
  questions: Record<ExamDifficulty, number>;
  /** Fewer questions start no exam. */
  minimum: number;
  cardLimit: number;
  feedback: number;
  tick: number;
}

const examTypes: readonly ExamQuestionType[] = ['match', 'translate', 'sentence', 'grammar'];
/** The side each type asks: a gap asks for the Spanish of its translation, a grammar question for neither. */
const directions = { match: 'en-es', translate: 'es-en', sentence: 'en-es', grammar: null } as const;

/**
 * An exam of up to `size` questions from at most `limit` cards, each asked once, recent ones last.
 * `mixOf` sets the number per type; others fill up a type that falls short.
 */
export function pickExam(
  cards: readonly Card[],
  size: number,
  seed: Seed,
  limit: number = EXAM_CARD_LIMIT,
  recentGames: RecentGames = [],
): { questions: ExamQuestion[]; seed: Seed } {
  const ordered = leastRecentFirst(cards, recentGames, seed);
  const deck = ordered.items.slice(0, limit);
  const open = new Set(deck);
  const questions: ExamQuestion[] = [];
  let current = ordered.seed;
  const ask = (type: ExamQuestionType, count: number) => {
    const last = questions.length + count;
    for (const card of open) {
      if (questions.length >= last) return;
      const others = shuffle(deck, current);
      const draft = drafts[type](card, others.items);
      if (!draft || questions.some(({ question }) => question === draft.question)) continue;
      const { isOrdered, ...question } = draft;
      const options = isOrdered
        ? { items: question.options, seed: others.seed }
        : shuffle(question.options, others.seed);
      current = options.seed;
      const id = type === 'grammar' ? `grammar-${questions.length}` : `${type}-${card.id}`;
      questions.push({ id, type, ...question, options: options.items, flashcard: card });
      open.delete(card);
    }
  };
  const wanted = mixOf(size);
  for (const type of examTypes.toReversed()) ask(type, wanted[type]);
  for (const type of examTypes) ask(type, size - questions.length);
  const mixed = shuffle(questions, current);
  return { questions: mixed.items, seed: mixed.seed };
}

interface Choice {
  cards: readonly Card[];
  rules: ExamRules;
  difficulty: ExamDifficulty;
  seed: Seed;
  recentGames: RecentGames;
}

/** The context of a new exam; one with too few questions doesn't start and so asked nothing. */
export function newExam({ cards, rules, difficulty, seed, recentGames }: Choice) {
  const exam = pickExam(cards, rules.questions[difficulty], seed, rules.cardLimit, recentGames);
  const cardsAsked = exam.questions.map(({ flashcard }) => flashcard);
  const starts = cardsAsked.length >= rules.minimum;
  return {
    ...exam,
    recentGames: starts ? withGame(recentGames, cardsAsked) : recentGames,
    index: 0,
    chosen: null,
    answers: [],
    seconds: 0,
  };
}

/**
 * Questions by type in an exam of `size`: 40 % match, 30 % translate, 20 % sentence, 10 % grammar, by
 * largest remainder; earlier types win ties.
 */
export function mixOf(size: number): Record<ExamQuestionType, number> {
  const shares = examTypes.map((type) => {
    const hundredths = Math.round(EXAM_MIX[type] * 100) * size;
    return { type, count: Math.floor(hundredths / 100), remainder: hundredths % 100 };
  });
  const left = size - shares.reduce((sum, { count }) => sum + count, 0);
  const largest = new Set(shares.toSorted((one, other) => other.remainder - one.remainder).slice(0, left));
  const counts = { match: 0, translate: 0, sentence: 0, grammar: 0 };
  for (const share of shares) counts[share.type] = share.count + (largest.has(share) ? 1 : 0);
  return counts;
}

type Answers = GameResult['cards'];

/** The answers to questions that ask a side of their card, with the direction. */
export function askedCards(questions: readonly ExamQuestion[], answers: Answers): Answers {
  return questions.flatMap(({ type }, index) => {
    const direction = directions[type];
    return direction ? answers.slice(index, index + 1).map((answer) => ({ ...answer, direction })) : [];
  });
}

/** percent = round(score / total × 100) */
export function examPercent(score: number, total: number): number {
  return Math.round((score / total) * 100);
}

/** The grade: from 90, 75 or 60 percent, or below. The first three pass. */
export function examGrade(percent: number): 'excellent' | 'strong' | 'passed' | 'failed' {
  if (percent >= EXAM_EXCELLENT_PERCENT) return 'excellent';
  if (percent >= EXAM_STRONG_PERCENT) return 'strong';
  return percent >= EXAM_BADGE_PERCENT ? 'passed' : 'failed';
}
