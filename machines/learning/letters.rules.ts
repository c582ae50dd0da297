/** A typed letter and the expected one; empty where one of the texts has none. */
export interface LetterPair {
  typed: string;
  expected: string;
  mark: 'right' | 'wrong' | 'missing' | 'extra';
}

/**
 * Aligns the typed text with the expected one, letter by letter, with the fewest corrections. A letter that only lacks
 * its accent is paired with the accented one before any other.
 */
export function alignLetters(typed: string, expected: string): LetterPair[] {
  const from = Array.from(plainAnswer(typed));
  const to = Array.from(expected);
  const costs = costTable(from, to);
  const pairs: LetterPair[] = [];
  let row = from.length;
  let column = to.length;
  while (row > 0 || column > 0) {
    const cost = costAt(costs, row, column);
    const letter = from[row - 1] ?? '';
    const wanted = to[column - 1] ?? '';
    const isPair = cost === costAt(costs, row - 1, column - 1) + pairCost(letter, wanted);
    const isExtra = !isPair && cost === costAt(costs, row - 1, column) + SINGLE_COST;
    pairs.unshift(pairOf(isPair || isExtra ? letter : '', isExtra ? '' : wanted));
    if (isPair || isExtra) row -= 1;
    if (!isExtra) column -= 1;
  }
  return pairs;
}

const SINGLE_COST = 2;

function costTable(from: readonly string[], to: readonly string[]): number[][] {
  const costs: number[][] = [[0, ...to.map((_letter, index) => (index + 1) * SINGLE_COST)]];
  for (const [above, letter] of from.entries()) {
    const row = [(above + 1) * SINGLE_COST];
    for (const [left, wanted] of to.entries()) {
      const cost = Math.min(
        costAt(costs, above, left) + pairCost(letter, wanted),
        costAt(costs, above, left + 1) + SINGLE_COST,
        (row[left] ?? 0) + SINGLE_COST,
      );
      row.push(cost);
    }
    costs.push(row);
  }
  return costs;
}

/** Infinity outside the table. */
function costAt(costs: readonly number[][], row: number, column: number): number {
  return costs[row]?.[column] ?? Infinity;
}

function pairCost(letter: string, wanted: string): number {
  if (letter === wanted) return 0;
  return baseLetter(letter) === baseLetter(wanted) ? 1 : 3;
}

function pairOf(typed: string, expected: string): LetterPair {
  if (typed === '') return { typed, expected, mark: 'missing' };
  if (expected === '') return { typed, expected, mark: 'extra' };
  return { typed, expected, mark: typed === expected ? 'right' : 'wrong' };
}

function baseLetter(letter: string): string {
  return letter.normalize('NFD').charAt(0);
}

/** An answer as compared: trimmed and in lower case. */
export function plainAnswer(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}
