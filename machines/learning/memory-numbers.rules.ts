/** The least and the most of each of FSRS-6's numbers, w0 to w20, as ts-fsrs has them. */
export const RANGES: readonly (readonly [least: number, most: number])[] = [
  [0.001, 100],
  [0.001, 100],
  [0.001, 100],
  [0.001, 100],
  [1, 10],
  [0.001, 4],
  [0.001, 4],
  [0.001, 0.75],
  [0, 4.5],
  [0, 0.8],
  [0.001, 3.5],
  [0.001, 5],
  [0.001, 0.25],
  [0.001, 0.9],
  [0, 4],
  [0, 1],
  [1, 6],
  [0, 2],
  [0, 2],
  [0.01, 0.8],
  [0.1, 0.8],
];
/** Facts hold the numbers with this many decimals, and losses with two more. */
export const DECIMALS = 4;
export const LOSS_DECIMALS = 6;
const MOST_LOSS = 100;

/** Whether the value is a set of numbers that FSRS-6 can compute with, as facts hold them. */
export function isNumbers(value: unknown): value is readonly number[] {
  return (
    Array.isArray(value) &&
    value.length === RANGES.length &&
    RANGES.every(([least, most], index) => isDecimal(value[index], least, most, DECIMALS))
  );
}

/** Whether the value is a log loss as facts hold it. */
export function isLoss(value: unknown): value is number {
  return isDecimal(value, 0, MOST_LOSS, LOSS_DECIMALS);
}

export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}

function isDecimal(value: unknown, least: number, most: number, decimals: number): value is number {
  return typeof value === 'number' && value >= least && value <= most && rounded(value, decimals) === value;
}
