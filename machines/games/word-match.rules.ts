import { pickDistinct } from '../learning/cards.rules.ts';
import { CARD_SETS, TIMER_TICK, WORD_MATCH_FLIP_BACK, WORD_MATCH_PAIRS } from '../constants.ts';
import { withGame, type RecentGames } from '../parts/recent-games.ts';
import { shuffle, type Seed } from '../parts/random.ts';
import type { Card, Difficulty, Direction, GameResult } from '../types.ts';
import { isCategory, noWords, withNearest, type GameWords, type WordRequest } from './game-words.rules.ts';

interface WordMatchRules {
  pairs: Record<Difficulty, number>;
  flipBack: number;
  tick: number;
}

export const defaultRules: WordMatchRules = {
  pairs: WORD_MATCH_PAIRS,
  flipBack: WORD_MATCH_FLIP_BACK,
  tick: TIMER_TICK,
};

/** What Spanish words are matched with. */
export type Partner = 'english' | 'picture';

export interface Tile {
  id: string;
  cardId: string;
  text: string;
  language: 'spanish' | 'english';
  /** Replaces the English text as the picture's label. */
  picture?: Pick<Card, 'category' | 'picture'>;
  originalIndex: number;
}

const unplayed = { matched: [], answers: [], seen: [], first: null, second: null, moves: 0, seconds: 0 };

/** Whether a pair was missed, and its direction: from the tile turned first. */
export interface PairAnswer {
  id: string;
  right: boolean;
  direction: Direction;
}

export interface WordMatchInput {
  seed: Seed;
  rules?: WordMatchRules;
}

export interface WordMatch extends Omit<GameWords, 'words'> {
  words: GameWords['words'] | null;
  rules: WordMatchRules;
  seed: Seed;
  difficulty: Difficulty;
  partner: Partner;
  recentGames: RecentGames;
  tiles: readonly Tile[];
  matched: readonly string[];
  answers: readonly PairAnswer[];
  seen: readonly string[];
  first: Tile | null;
  second: Tile | null;
  moves: number;
  seconds: number;
}

export function newGame({ seed, rules = defaultRules }: WordMatchInput): WordMatch {
  return {
    rules,
    seed,
    difficulty: 'easy',
    partner: 'english',
    ...noWords,
    recentGames: [],
    tiles: [],
    ...unplayed,
  };
}

/**
 * Two tiles per card, shuffled; recent cards last. May be fewer than `pairs`. Picture pairs use cards
 * with distinct pictures.
 */
export function dealTiles(
  cards: readonly Card[],
  pairs: number,
  seed: Seed,
  { partner = 'english', recentGames = [] }: { partner?: Partner; recentGames?: RecentGames } = {},
): { tiles: Tile[]; seed: Seed } {
  const order = partner === 'picture' ? shuffle(cards, seed) : { items: cards, seed };
  const usable = partner === 'picture' ? withOwnPicture(order.items) : cards;
  const picked = pickDistinct(usable, pairs, order.seed, recentGames);
  const tiles = picked.cards.flatMap(({ id, spanish, english, category, picture }, originalIndex): Tile[] => [
    { id: `${id}:es`, cardId: id, text: spanish, language: 'spanish', originalIndex },
    {
      id: `${id}:en`,
      cardId: id,
      text: english,
      language: 'english',
      ...(partner === 'picture' && picture !== undefined && { picture: { category, picture } }),
      originalIndex,
    },
  ]);
  const shuffled = shuffle(tiles, picked.seed);
  return { tiles: shuffled.items, seed: shuffled.seed };
}

/** Cards with a picture that no earlier one has. */
function withOwnPicture(cards: readonly Card[]): Card[] {
  const shown = new Set<string | undefined>([undefined]);
  return cards.filter(({ picture }) => !shown.has(picture) && shown.add(picture));
}

/** The input of `loadCards`: the chosen words and categories. */
export function wordRequestOf({ context: { words } }: { context: Pick<WordMatch, 'words'> }): WordRequest {
  return { words, categories: isCategory(words) ? [words] : CARD_SETS.matching };
}

type Choice = Pick<
  WordMatch,
  'cards' | 'further' | 'rules' | 'difficulty' | 'partner' | 'seed' | 'recentGames'
>;

/** The words of a board: those chosen, and as few further ones as complete it. */
export function poolOf({ rules, difficulty, seed, ...choice }: Choice): readonly Card[] {
  const pairs = rules.pairs[difficulty];
  return withNearest(choice, (cards) => dealTiles(cards, pairs, seed, choice).tiles.length === 2 * pairs);
}

/** Whether the cards fill a board of the difficulty. */
export function isEnough(choice: Choice): boolean {
  return newBoard(choice).tiles.length === 2 * choice.rules.pairs[choice.difficulty];
}

export function newBoard(choice: Choice) {
  const { rules, difficulty, seed } = choice;
  const dealt = dealTiles(poolOf(choice), rules.pairs[difficulty], seed, choice);
  const dealtCards = [...new Set(dealt.tiles.map(({ cardId }) => cardId))].map((id) => ({ id }));
  return { ...dealt, recentGames: withGame(choice.recentGames, dealtCards), ...unplayed };
}

export function isPair(first: Tile, second: Tile): boolean {
  return first.originalIndex === second.originalIndex && first.language !== second.language;
}

export function tileOf(tiles: readonly Tile[], id: string): Tile | undefined {
  return tiles.find((tile) => tile.id === id);
}

/** Whether a tile is on the board and unmatched. */
export function isOpen(board: { tiles: readonly Tile[]; matched: readonly string[] }, id: string): boolean {
  const tile = tileOf(board.tiles, id);
  return tile !== undefined && !board.matched.includes(tile.cardId);
}

interface Move {
  first: Tile | null;
  second: Tile | null;
  /** Tiles turned over and back before this move. */
  seen: readonly string[];
  answers: readonly PairAnswer[];
}

/** Removes a found pair: right unless missed before. */
export function withPair({ first, matched, answers }: Move & { matched: readonly string[] }) {
  const found = first
    ? { matched: [...matched, first.cardId], answers: answersWith(answers, first, true) }
    : {};
  return { ...found, first: null, second: null };
}

/**
 * Adds a mismatch. The first tile's card is missed only if the second, in the other language, had been
 * seen before: then the meaning was wrong, not just memory or luck.
 */
export function answersWithMismatch({ first, second, seen, answers }: Move): readonly PairAnswer[] {
  if (!first || !second || first.language === second.language || !seen.includes(second.id)) return answers;
  return answersWith(answers, first, false);
}

function answersWith(answers: readonly PairAnswer[], asked: Tile, right: boolean): readonly PairAnswer[] {
  const { cardId: id, language } = asked;
  if (answers.some((answer) => answer.id === id)) return answers;
  return [...answers, { id, right, direction: language === 'spanish' ? 'es-en' : 'en-es' }];
}

export function seenWith({ first, second, seen }: Move): readonly string[] {
  return [...new Set([...seen, ...[first, second].flatMap((tile) => tile?.id ?? [])])];
}

export function resultOf(board: {
  difficulty: Difficulty;
  tiles: readonly Tile[];
  matched: readonly string[];
  answers: readonly PairAnswer[];
  moves: number;
  seconds: number;
}): GameResult {
  const { difficulty, tiles, matched, answers, moves, seconds } = board;
  const total = tiles.length / 2;
  return { game: 'word-match', difficulty, right: matched.length, total, moves, seconds, cards: answers };
}
