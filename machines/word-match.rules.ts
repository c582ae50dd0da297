import { WORD_MATCH_XP_BASE, WORD_MATCH_XP_MINIMUM } from './constants.ts';
import { pickDistinct } from './cards.rules.ts';
import { shuffle, type Seed } from './random.ts';
import type { Card, Difficulty, GameResult } from './types.ts';

export interface Tile {
  id: string;
  cardId: string;
  text: string;
  language: 'spanish' | 'english';
  originalIndex: number;
}

/** Two tiles a card, shuffled; fewer than `pairs` pairs where the cards do not yield them. */
export function dealTiles(cards: readonly Card[], pairs: number, seed: Seed): { tiles: Tile[]; seed: Seed } {
  const picked = pickDistinct(cards, pairs, seed);
  const tiles = picked.cards.flatMap((card, originalIndex): Tile[] => [
    { id: `${card.id}:es`, cardId: card.id, text: card.spanish, language: 'spanish', originalIndex },
    { id: `${card.id}:en`, cardId: card.id, text: card.english, language: 'english', originalIndex },
  ]);
  const shuffled = shuffle(tiles, picked.seed);
  return { tiles: shuffled.items, seed: shuffled.seed };
}

export function isPair(first: Tile, second: Tile): boolean {
  return first.originalIndex === second.originalIndex && first.language !== second.language;
}

export function tileOf(tiles: readonly Tile[], id: string): Tile | undefined {
  return tiles.find((tile) => tile.id === id);
}

/** The facts of a board that is cleared. */
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

/** XP = max(10, round(50 × pairs / moves)), specification section 9. */
export function wordMatchXp(pairs: number, moves: number): number {
  return Math.max(WORD_MATCH_XP_MINIMUM, Math.round((WORD_MATCH_XP_BASE * pairs) / moves));
}
