import { pickDistinct } from '../learning/cards.rules.ts';
import { TIMER_TICK, WORD_MATCH_FLIP_BACK, WORD_MATCH_PAIRS } from '../constants.ts';
import { shuffle, type Seed } from '../parts/random.ts';
import type { Card, Difficulty, GameResult } from '../types.ts';

/** The figures of a game; times are milliseconds. */
export interface WordMatchRules {
  pairs: Record<Difficulty, number>;
  flipBack: number;
  tick: number;
}

export const defaultRules: WordMatchRules = {
  pairs: WORD_MATCH_PAIRS,
  flipBack: WORD_MATCH_FLIP_BACK,
  tick: TIMER_TICK,
};

export interface Tile {
  id: string;
  cardId: string;
  text: string;
  language: 'spanish' | 'english';
  originalIndex: number;
}

/** Two tiles per card, shuffled; fewer than `pairs` pairs if the cards do not yield them. */
export function dealTiles(cards: readonly Card[], pairs: number, seed: Seed): { tiles: Tile[]; seed: Seed } {
  const picked = pickDistinct(cards, pairs, seed);
  const tiles = picked.cards.flatMap((card, originalIndex): Tile[] => [
    { id: `${card.id}:es`, cardId: card.id, text: card.spanish, language: 'spanish', originalIndex },
    { id: `${card.id}:en`, cardId: card.id, text: card.english, language: 'english', originalIndex },
  ]);
  const shuffled = shuffle(tiles, picked.seed);
  return { tiles: shuffled.items, seed: shuffled.seed };
}

interface Choice {
  cards: readonly Card[];
  rules: WordMatchRules;
  difficulty: Difficulty;
  seed: Seed;
}

/** Whether the cards yield a board of the chosen difficulty. */
export function isEnough({ cards, rules, difficulty, seed }: Choice): boolean {
  const pairs = rules.pairs[difficulty];
  return dealTiles(cards, pairs, seed).tiles.length === 2 * pairs;
}

/** A fresh board. */
export function newBoard({ cards, rules, difficulty, seed }: Choice) {
  const dealt = dealTiles(cards, rules.pairs[difficulty], seed);
  return { ...dealt, matched: [], first: null, second: null, moves: 0, seconds: 0 };
}

export function isPair(first: Tile, second: Tile): boolean {
  return first.originalIndex === second.originalIndex && first.language !== second.language;
}

export function tileOf(tiles: readonly Tile[], id: string): Tile | undefined {
  return tiles.find((tile) => tile.id === id);
}

/** The result of a cleared board. */
export function resultOf(board: {
  difficulty: Difficulty;
  tiles: readonly Tile[];
  matched: readonly string[];
  moves: number;
  seconds: number;
}): GameResult {
  const { difficulty, tiles, matched, moves, seconds } = board;
  const total = tiles.length / 2;
  const cards = matched.map((id) => ({ id, right: true }));
  return { game: 'word-match', difficulty, right: matched.length, total, moves, seconds, cards };
}
