import {
  DAILY_XP_PER_WORD,
  EARLIER_XP,
  EXAM_XP_MINIMUM,
  EXAM_XP_PER_POINT,
  GRAMMAR_XP,
  GRAMMAR_XP_ACCURACY,
  GRAMMAR_XP_SPEED,
  LEARNING_PAYS_FROM,
  LESSONS_TEACH_FROM,
  RATING_XP,
  SENTENCE_XP,
  STOP_XP,
  STORY_XP,
  VERB_XP,
  VOCABULARY_XP,
  WORD_MATCH_XP_BASE,
  WORD_MATCH_XP_MINIMUM,
} from '../constants.ts';
import type { Difficulty, GameName, GameResult } from '../types.ts';

const formulas: Record<GameName, (result: GameResult, difficulty: Difficulty) => number> = {
  'word-match': ({ total, moves = total }) => wordMatchXp(total, moves),
  'daily-challenge': ({ right }) => dailyXp(right),
  'grammar-master': ({ right, total, seconds, difficulty: chosen }, difficulty) =>
    chosen === 'practice' ? practiceXp(right) : grammarXp(difficulty, right, total, seconds),
  'sentence-builder': ({ right, difficulty }) => sentenceXp(difficulty as keyof typeof SENTENCE_XP, right),
  'vocabulary-challenge': ({ right }, difficulty) => vocabularyXp(difficulty, right),
  'verb-conjugation': ({ right, half = 0, difficulty }) =>
    verbXp(difficulty as keyof typeof VERB_XP, right + half / 2),
  'exam-quiz': ({ right }) => examXp(right),
};

/** XP of a finished game. The database computes the same from the same facts. */
export function xpOf(result: GameResult): number {
  return formulas[result.game](result, result.difficulty as Difficulty);
}

/** XP for the first rating of a direction of a card on a day (YYYY-MM-DD). */
export function ratingXp(day: string): number {
  return day < LEARNING_PAYS_FROM ? 0 : RATING_XP;
}

/**
 * XP that a game adds. A day's Daily Challenges together pay as much as the best one; `challenge` is the best so far.
 */
export function gameXp(result: GameResult, day: string, challenge: number): number {
  const xp = xpOf(result);
  if (result.game !== 'daily-challenge' || day < LEARNING_PAYS_FROM) return xp;
  return Math.max(0, xp - challenge);
}

/** XP = max(10, round(50 × pairs / moves)) */
export function wordMatchXp(pairs: number, moves: number): number {
  return Math.max(WORD_MATCH_XP_MINIMUM, Math.round((WORD_MATCH_XP_BASE * pairs) / moves));
}

/** XP = 10 × right */
export function dailyXp(right: number): number {
  return DAILY_XP_PER_WORD * right;
}

/** XP = (50, 100, 150) + round(right / total × 50) + max(0, 50 − floor(seconds / total)) */
export function grammarXp(difficulty: Difficulty, right: number, total: number, seconds: number): number {
  const accuracy = Math.round((right / total) * GRAMMAR_XP_ACCURACY);
  const speed = Math.max(0, GRAMMAR_XP_SPEED - Math.floor(seconds / total));
  return GRAMMAR_XP[difficulty] + accuracy + speed;
}

/**
 * XP = (10, 15, 20) × correct; `correct` counts sentences solved, however many Checks they took. A1, A2 and B1 count as
 * easy, medium and hard.
 */
export function sentenceXp(difficulty: keyof typeof SENTENCE_XP, correct: number): number {
  return SENTENCE_XP[difficulty] * correct;
}

/** XP = (10, 15, 20) × right */
export function vocabularyXp(difficulty: Difficulty, right: number): number {
  return VOCABULARY_XP[difficulty] * right;
}

/** XP = round((10, 15, 20) × score); a game of all verbs counts as hard. */
export function verbXp(difficulty: keyof typeof VERB_XP, score: number): number {
  return Math.round(VERB_XP[difficulty] * score);
}

/** XP = max(10, round(score × 15)) */
export function examXp(score: number): number {
  return Math.max(EXAM_XP_MINIMUM, Math.round(score * EXAM_XP_PER_POINT));
}

/** XP of a practice (grammar questions or a dictation) = 5 + 3 × right */
function practiceXp(right: number): number {
  return earned(STOP_XP.practice, right);
}

/**
 * XP of a stop of the course on a day (YYYY-MM-DD): a lesson = min(80, 40 + 2 × right), a checkpoint or an exam = 50 +
 * 2 × right, a dictation counts as practice. Each pays its best result of the day, once.
 */
export function stopXp(stop: string, right: number, day: string): number {
  if (day < LESSONS_TEACH_FROM) return earned(EARLIER_XP.stop, right);
  if (stop.endsWith('-dictation')) return practiceXp(right);
  return earned(/-checkpoint$|^[ab][12]-exam$/.test(stop) ? STOP_XP.test : STOP_XP.lesson, right);
}

/** XP of a reading on a day (YYYY-MM-DD), paid once a day. */
export function storyXp(day: string): number {
  return day < LESSONS_TEACH_FROM ? EARLIER_XP.story : STORY_XP;
}

function earned({ base, each, most }: { base: number; each: number; most: number }, right: number): number {
  return Math.min(most, base + each * right);
}
