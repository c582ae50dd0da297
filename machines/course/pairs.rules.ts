import type { Answer, Draft } from './lesson.types.ts';

type Board = Extract<Answer, { by: 'pairs' }>;
export type Column = 'spanish' | 'english';

/** `wrong`: in a pair that doesn't match; `matched`: in one that does. */
export type TileState = 'open' | 'selected' | 'wrong' | 'matched';

/** A tile's name in a draft: its text, with `(en)` if an English one reads like a Spanish one. */
export function tileName({ spanish }: Board, column: Column, text: string): string {
  return column === 'english' && spanish.includes(text) ? `${text} (en)` : text;
}

/** The rows of the board; once it's over, what belongs together stands side by side. */
export function pairRows(
  { spanish, english, pairs }: Board,
  isOver: boolean,
): readonly (readonly [spanish: string, english: string])[] {
  return spanish.map((text, row) => [text, (isOver ? pairs[text] : english[row]) ?? '']);
}

/**
 * The draft with one more tile. A second tile of the same column replaces the first; the same tile takes itself back.
 */
export function withTile(board: Board, draft: Draft, tile: string): Draft {
  if (tileState(board, draft, tile) === 'matched') return draft;
  const first = draft.length % 2 === 1 ? draft.at(-1) : undefined;
  if (first === undefined) return [...draft, tile];
  if (first === tile) return draft.slice(0, -1);
  return isSpanish(board, first) === isSpanish(board, tile)
    ? [...draft.slice(0, -1), tile]
    : [...draft, tile];
}

export function tileState(board: Board, draft: Draft, tile: string): TileState {
  const pairs = pairsIn(draft);
  if (pairs.some((pair) => pair.includes(tile) && isPair(board, pair))) return 'matched';
  if (draft.length % 2 === 1) return draft.at(-1) === tile ? 'selected' : 'open';
  return pairs.at(-1)?.includes(tile) ? 'wrong' : 'open';
}

/** Whether every Spanish tile is matched. */
export function areAllFound(board: Board, draft: Draft): boolean {
  return board.spanish.every((tile) => tileState(board, draft, tile) === 'matched');
}

/** Whether no wrong pair was chosen. */
export function areAllPairs(board: Board, draft: Draft): boolean {
  return pairsIn(draft).every((pair) => isPair(board, pair));
}

function isSpanish({ spanish }: Board, tile: string): boolean {
  return spanish.includes(tile);
}

/** Whichever column the first tile came from. */
function isPair(board: Board, [one = '', other = '']: readonly string[]): boolean {
  return isTranslation(board, one, other) || isTranslation(board, other, one);
}

function isTranslation(board: Board, spanish: string, english: string): boolean {
  const meaning = Object.hasOwn(board.pairs, spanish) ? board.pairs[spanish] : undefined;
  return meaning !== undefined && tileName(board, 'english', meaning) === english;
}

function pairsIn(draft: Draft): readonly (readonly string[])[] {
  return draft.flatMap((tile, index) => {
    const next = draft[index + 1];
    return index % 2 === 0 && next !== undefined ? [[tile, next]] : [];
  });
}
