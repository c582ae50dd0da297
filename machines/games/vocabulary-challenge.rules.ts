import { pickDistinct, shareMeaning } from '../learning/cards.rules.ts';
import {
  TIMER_TICK,
  VOCABULARY_ADVANCE,
  VOCABULARY_QUESTIONS,
  VOCABULARY_SECONDS,
  VOCABULARY_TIMEOUT_ADVANCE,
  VOCABULARY_WRONG_OPTIONS,
} from '../constants.ts';
import { withGame, type RecentGames } from '../parts/recent-games.ts';
import { shuffle, type Seed } from '../parts/random.ts';
import type { Card, Difficulty, GameResult } from '../types.ts';
import { noWords, withNearest, type GameWords } from './game-words.rules.ts';

/** A question lasts `seconds` ticks; times are in milliseconds. */
export interface VocabularyRules {
  questions: Record<Difficulty, number>;
  seconds: Record<Difficulty, number>;
  advanceDelay: number;
  timeoutDelay: number;
  tick: number;
}

export const defaultRules: VocabularyRules = {
  questions: VOCABULARY_QUESTIONS,
  seconds: VOCABULARY_SECONDS,
  advanceDelay: VOCABULARY_ADVANCE,
  timeoutDelay: VOCABULARY_TIMEOUT_ADVANCE,
  tick: TIMER_TICK,
};

export const vocabularyModes = ['spanish-to-english', 'english-to-spanish'] as const;

export type VocabularyMode = (typeof vocabularyModes)[number];

/** A word with its translation among wrong ones; `id` is the card's. */
export interface VocabularyQuestion {
  id: string;
  word: string;
  correctAnswer: string;
  options: readonly string[];
}

/** `null` if time ran out. */
export interface VocabularyAnswer {
  id: string;
  chosen: string | null;
  right: boolean;
}

/** Up to `count` questions, no two with the same meaning; recent ones come last. */
export function pickQuestions(
  cards: readonly Card[],
  mode: VocabularyMode,
  count: number,
  seed: Seed,
  recentGames: RecentGames = [],
): { questions: VocabularyQuestion[]; seed: Seed } {
  const picked = pickDistinct(cards, count, seed, recentGames);
  const questions: VocabularyQuestion[] = [];
  let current = picked.seed;
  for (const card of picked.cards) {
    const wrong = pickWrong(card, cards, current);
    const options = shuffle([card, ...wrong.cards], wrong.seed);
    current = options.seed;
    questions.push({
      id: card.id,
      word: mode === 'spanish-to-english' ? card.spanish : card.english,
      correctAnswer: answerOf(card, mode),
      options: options.items.map((option) => answerOf(option, mode)),
    });
  }
  return { questions, seed: current };
}

export interface VocabularyInput {
  seed: Seed;
  rules?: VocabularyRules;
}

export interface Vocabulary extends Progress, Omit<GameWords, 'words'> {
  words: GameWords['words'] | null;
  rules: VocabularyRules;
  seed: Seed;
  difficulty: Difficulty;
  mode: VocabularyMode;
  recentGames: RecentGames;
  index: number;
  /** Seconds left for the question. */
  remaining: number;
  seconds: number;
}

/** A new game without choices. */
export function unplayed({ seed, rules = defaultRules }: VocabularyInput): Vocabulary {
  return {
    rules,
    seed,
    difficulty: 'easy',
    mode: 'spanish-to-english',
    ...noWords,
    recentGames: [],
    questions: [],
    index: 0,
    answers: [],
    remaining: 0,
    seconds: 0,
  };
}

type Choice = Pick<
  Vocabulary,
  'cards' | 'further' | 'mode' | 'rules' | 'difficulty' | 'seed' | 'recentGames'
>;

/** A game's words: the chosen source, with as few further ones as fill it. */
export function poolOf({ rules, difficulty, seed, recentGames, ...words }: Choice): readonly Card[] {
  const count = rules.questions[difficulty];
  return withNearest(words, (cards) => pickDistinct(cards, count, seed, recentGames).cards.length === count);
}

export function newGame(choice: Choice) {
  const { mode, rules, difficulty, seed, recentGames } = choice;
  const picked = pickQuestions(poolOf(choice), mode, rules.questions[difficulty], seed, recentGames);
  return {
    ...picked,
    recentGames: withGame(recentGames, picked.questions),
    index: 0,
    answers: [],
    remaining: rules.seconds[difficulty],
    seconds: 0,
  };
}

/** Whether the cards yield questions with enough wrong options. */
export function isEnough({ cards, further }: GameWords, seed: Seed): boolean {
  return (
    pickDistinct([...cards, ...further], VOCABULARY_WRONG_OPTIONS + 1, seed).cards.length >
    VOCABULARY_WRONG_OPTIONS
  );
}

interface Progress {
  questions: readonly VocabularyQuestion[];
  /** One per checked question. */
  answers: readonly VocabularyAnswer[];
}

/** Adds the next answer; `null` if time ran out. */
export function answersWith({ questions, answers }: Progress, chosen: string | null): VocabularyAnswer[] {
  const asked = questions.slice(answers.length, answers.length + 1);
  return [
    ...answers,
    ...asked.map(({ id, correctAnswer }) => ({ id, chosen, right: chosen === correctAnswer })),
  ];
}

export function resultOf(
  game: Progress & { difficulty: Difficulty; mode: VocabularyMode; seconds: number },
): GameResult {
  const direction = game.mode === 'spanish-to-english' ? 'es-en' : 'en-es';
  return {
    game: 'vocabulary-challenge',
    difficulty: game.difficulty,
    right: game.answers.filter(({ right }) => right).length,
    total: game.questions.length,
    seconds: game.seconds,
    cards: game.answers.map(({ id, right }) => ({ id, right, direction })),
  };
}

/**
 * Three cards with plausible wrong texts: none shares a meaning with `card` or another. Prefers the same
 * part of speech, then category, then group.
 */
function pickWrong(card: Card, cards: readonly Card[], seed: Seed): { cards: Card[]; seed: Seed } {
  const shuffled = shuffle(cards, seed);
  const picked: Card[] = [];
  const ranked = shuffled.items.map((candidate) => ({ candidate, closeness: closenessOf(card, candidate) }));
  for (const { candidate } of ranked.toSorted((one, other) => other.closeness - one.closeness)) {
    if (picked.length === VOCABULARY_WRONG_OPTIONS) break;
    if ([card, ...picked].every((taken) => !shareMeaning(taken, candidate))) picked.push(candidate);
  }
  return { cards: picked, seed: shuffled.seed };
}

function closenessOf(one: Card, other: Card): number {
  const isSameForm = formOf(one) === formOf(other);
  const isSameCategory = one.category === other.category;
  const isSameGroup = isSameCategory && one.group === other.group;
  return (isSameForm ? 4 : 0) + (isSameCategory ? 2 : 0) + (isSameGroup ? 1 : 0);
}

/** The part of speech, guessed from the texts. */
function formOf({ spanish, english }: Card): string {
  if (/^(el|la|los|las)[ /]/.test(spanish)) return 'noun';
  if (english.startsWith('to ')) return 'verb';
  return /[¿¡]/.exec(spanish)?.[0] ?? 'other';
}

function answerOf(card: Card, mode: VocabularyMode): string {
  return mode === 'spanish-to-english' ? card.english : card.spanish;
}
