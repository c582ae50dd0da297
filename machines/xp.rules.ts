import { dailyXp } from './daily-challenge.rules.ts';
import { examXp } from './exam-quiz.rules.ts';
import { grammarXp } from './grammar-master.rules.ts';
import { sentenceXp } from './sentence-builder.rules.ts';
import type { Difficulty, GameResult } from './types.ts';
import { verbXp } from './verb-conjugation.rules.ts';
import { vocabularyXp } from './vocabulary-challenge.rules.ts';
import { wordMatchXp } from './word-match.rules.ts';

const formulas: Record<GameResult['game'], (result: GameResult, difficulty: Difficulty) => number> = {
  'word-match': ({ total, moves = total }) => wordMatchXp(total, moves),
  'daily-challenge': ({ right }) => dailyXp(right),
  'grammar-master': ({ right, total, seconds }, difficulty) => grammarXp(difficulty, right, total, seconds),
  'sentence-builder': ({ right }, difficulty) => sentenceXp(difficulty, right),
  'vocabulary-challenge': ({ right }, difficulty) => vocabularyXp(difficulty, right),
  'verb-conjugation': ({ right, half = 0 }, difficulty) => verbXp(difficulty, right + half / 2),
  'exam-quiz': ({ right }) => examXp(right),
};

/** XP of a finished game by its formula, specification section 9. The database computes the same from the same facts. */
export function xpOf(result: GameResult): number {
  return formulas[result.game](result, result.difficulty as Difficulty);
}
