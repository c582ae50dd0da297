import { GRAMMAR_ADVANCE, GRAMMAR_QUESTIONS, TIMER_TICK } from '../constants.ts';
import type { GrammarQuestion, GrammarType } from './exercise.types.ts';
import { shuffle, type Seed } from '../parts/random.ts';
import type { Difficulty, GameResult } from '../types.ts';

/** The figures of a game; times are milliseconds. */
export interface GrammarMasterRules {
  questions: Record<Difficulty, number>;
  advance: number;
  tick: number;
}

export const defaultRules: GrammarMasterRules = {
  questions: GRAMMAR_QUESTIONS,
  advance: GRAMMAR_ADVANCE,
  tick: TIMER_TICK,
};

/** A question as it is asked, its options in random order. */
export interface AskedQuestion extends Omit<GrammarQuestion, 'options'> {
  options: readonly string[];
}

/** What the learner chose, by the id of the question. */
export interface GrammarAnswer {
  id: string;
  chosen: string;
  right: boolean;
}

/**
 * Up to `count` questions in random order, none twice. `mixed` chooses from all; another type chooses from its own
 * questions and, if they are too few, fills up with mixed ones.
 */
export function pickQuestions(
  bank: readonly GrammarQuestion[],
  type: GrammarType,
  count: number,
  seed: Seed,
): { questions: AskedQuestion[]; seed: Seed } {
  const isMain = ({ grammarType }: GrammarQuestion) => type === 'mixed' || grammarType === type;
  const main = shuffle(bank.filter(isMain), seed);
  const rest = shuffle(
    bank.filter((question) => !isMain(question) && question.grammarType === 'mixed'),
    main.seed,
  );
  const picked = shuffle([...main.items, ...rest.items].slice(0, count), rest.seed);
  const questions: AskedQuestion[] = [];
  let current = picked.seed;
  for (const question of picked.items) {
    const options = shuffle(question.options, current);
    current = options.seed;
    questions.push({ ...question, options: options.items });
  }
  return { questions, seed: current };
}

export function judgeAnswer({ id, correctAnswer }: AskedQuestion, chosen: string): GrammarAnswer {
  return { id, chosen, right: chosen === correctAnswer };
}

interface Finished {
  difficulty: Difficulty;
  questions: readonly AskedQuestion[];
  answers: readonly GrammarAnswer[];
  seconds: number;
}

/** The result of a finished game. */
export function resultOf({ difficulty, questions, answers, seconds }: Finished): GameResult {
  return {
    game: 'grammar-master',
    difficulty,
    right: answers.filter(({ right }) => right).length,
    total: questions.length,
    seconds,
    cards: [],
  };
}
