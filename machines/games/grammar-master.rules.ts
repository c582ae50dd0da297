import {
  GAME_MEMORY,
  GRAMMAR_ADVANCE,
  GRAMMAR_AGAIN,
  GRAMMAR_LEAST,
  GRAMMAR_QUESTIONS,
  TIMER_TICK,
} from '../constants.ts';
import type { GrammarQuestion, GrammarType } from './exercise.types.ts';
import { leastRecentFirst, type RecentGames } from '../parts/recent-games.ts';
import { shuffle, type Seed } from '../parts/random.ts';
import type { Difficulty, GameResult } from '../types.ts';

/** Times are in milliseconds. */
export interface GrammarMasterRules {
  questions: Record<Difficulty, number>;
  advanceDelay: number;
  tick: number;
}

export const defaultRules: GrammarMasterRules = {
  questions: GRAMMAR_QUESTIONS,
  advanceDelay: GRAMMAR_ADVANCE,
  tick: TIMER_TICK,
};

export interface AskedQuestion extends Omit<GrammarQuestion, 'options'> {
  options: readonly string[];
}

/** What the learner chose, by the id of the question. */
export interface GrammarAnswer {
  id: string;
  chosen: string;
  right: boolean;
}

/** What earlier games asked and missed. */
export interface History {
  recentGames: RecentGames;
  /** Questions whose last answer was wrong. */
  missed: readonly string[];
}

export interface GrammarMasterInput {
  seed: Seed;
  rules?: GrammarMasterRules;
  points?: readonly string[];
}

export interface GrammarMaster extends History {
  rules: GrammarMasterRules;
  seed: Seed;
  difficulty: Difficulty;
  filter: GrammarType;
  /** The grammar points to practice; all if empty. */
  points: readonly string[];
  bank: readonly GrammarQuestion[];
  questions: readonly AskedQuestion[];
  index: number;
  answers: readonly GrammarAnswer[];
  seconds: number;
  /** Where the learner wanted to go during the game. */
  address: string;
}

/** A new game, possibly limited to some points. */
export function unplayed({ seed, rules = defaultRules, points = [] }: GrammarMasterInput): GrammarMaster {
  return {
    rules,
    seed,
    difficulty: 'easy',
    filter: 'mixed',
    points,
    bank: [],
    recentGames: [],
    missed: [],
    questions: [],
    index: 0,
    answers: [],
    seconds: 0,
    address: '',
  };
}

/** Wanted points that have questions; empty if these are too few for a game. */
export function knownPoints(bank: readonly GrammarQuestion[], wanted: readonly string[]): readonly string[] {
  const known = wanted.filter((id) => bank.some(({ point }) => point === id));
  return onPoints(bank, known).length < GRAMMAR_LEAST ? [] : known;
}

/** The questions on the points; all if there are none. */
export function onPoints(
  bank: readonly GrammarQuestion[],
  points: readonly string[],
): readonly GrammarQuestion[] {
  return points.length > 0 ? bank.filter(({ point }) => points.includes(point)) : bank;
}

/**
 * Up to `count` random questions without repeats. `mixed` draws from all; other types draw from their own
 * and fill up with mixed ones. Some were missed before, but not in recent games; then come new ones, then
 * the least recent.
 */
export function pickQuestions(
  bank: readonly GrammarQuestion[],
  type: GrammarType,
  count: number,
  seed: Seed,
  history: History = { recentGames: [], missed: [] },
): { questions: AskedQuestion[]; seed: Seed } {
  const isMain = ({ grammarType }: GrammarQuestion) => type === 'mixed' || grammarType === type;
  const main = inTurn(bank.filter(isMain), count, seed, history);
  const rest = inTurn(
    bank.filter((question) => !isMain(question) && question.grammarType === 'mixed'),
    count - main.items.length,
    main.seed,
    history,
  );
  const picked = shuffle([...main.items, ...rest.items], rest.seed);
  const questions: AskedQuestion[] = [];
  let current = picked.seed;
  for (const question of picked.items) {
    const options = shuffle(question.options, current);
    current = options.seed;
    questions.push({ ...question, options: options.items });
  }
  return { questions, seed: current };
}

/** Up to `count` questions: missed ones that may return, then the others, least recent first. */
function inTurn(
  questions: readonly GrammarQuestion[],
  count: number,
  seed: Seed,
  { recentGames, missed }: History,
): { items: GrammarQuestion[]; seed: Seed } {
  const ordered = leastRecentFirst(questions, recentGames, seed);
  const recent = new Set(recentGames.slice(1 - GAME_MEMORY).flat());
  const again = ordered.items
    .filter(({ id }) => missed.includes(id) && !recent.has(id))
    .slice(0, Math.floor(Math.max(0, count) * GRAMMAR_AGAIN));
  const others = ordered.items.filter((question) => !again.includes(question));
  return { items: [...again, ...others].slice(0, Math.max(0, count)), seed: ordered.seed };
}

type Choice = Omit<GrammarMaster, 'questions' | 'index' | 'answers' | 'seconds' | 'address'>;

export function withGames(before: RecentGames, games: RecentGames): RecentGames {
  const all = [...before, ...games];
  const last = new Map(all.flatMap((ids, game) => ids.map((id) => [id, game] as const)));
  return all.map((ids, game) => ids.filter((id) => last.get(id) === game)).filter((ids) => ids.length > 0);
}

export function newGame({ bank, filter, points, rules, difficulty, seed, recentGames, missed }: Choice) {
  const [pool, type] = points.length > 0 ? [onPoints(bank, points), 'mixed' as const] : [bank, filter];
  const picked = pickQuestions(pool, type, rules.questions[difficulty], seed, { recentGames, missed });
  const ids = picked.questions.map(({ id }) => id);
  return { ...picked, recentGames: withGames(recentGames, [ids]), index: 0, answers: [], seconds: 0 };
}

/** The missed questions after these answers. */
export function missedAfter(missed: readonly string[], answers: readonly GrammarAnswer[]): string[] {
  const wrong = answers.flatMap(({ id, right }) => (right ? [] : [id]));
  return [...missed.filter((id) => answers.every((answer) => answer.id !== id)), ...wrong];
}

export function judgeAnswer({ id, correctAnswer }: AskedQuestion, chosen: string): GrammarAnswer {
  return { id, chosen, right: chosen === correctAnswer };
}

interface Finished {
  difficulty: Difficulty;
  points: readonly string[];
  questions: readonly AskedQuestion[];
  answers: readonly GrammarAnswer[];
  seconds: number;
}

/** Questions on chosen points are a practice. */
export function resultOf({ difficulty, points, questions, answers, seconds }: Finished): GameResult {
  return {
    game: 'grammar-master',
    difficulty: points.length > 0 ? 'practice' : difficulty,
    right: answers.filter(({ right }) => right).length,
    total: questions.length,
    seconds,
    cards: [],
    items: answers.map(({ id, right }) => ({ id, right })),
  };
}
