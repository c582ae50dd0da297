import type { ComparedRow, Comparison } from '../inspect/compare.ts';
import type { DifferentPart } from '../inspect/differences.ts';

/** The names of both sides. */
export type SideNames = readonly [left: string, right: string];

/** Describes a row: `First difference: step 7`, `Difference 2 of 3: steps 8 and 9`, `Step 5: the same`. */
export function placeText({ rows, differences }: Comparison, position: number): string {
  const row = rows[position];
  const place = row ? stepText(row) : '';
  const index = differences.indexOf(position);
  if (index === -1) return `${place.charAt(0).toUpperCase()}${place.slice(1)}: the same`;
  return index === 0
    ? `First difference: ${place}`
    : `Difference ${index + 1} of ${differences.length}: ${place}`;
}

export function differenceTexts(row: ComparedRow, [one, other]: SideNames): string[] {
  const { left, right, differs, event, context } = row;
  if (!left || !right) return [`${left ? one : other} only: ${(left ?? right)?.event ?? ''}.`];
  const pair = (here: string, there: string) => `${one}: ${here}; ${other}: ${there}.`;
  return [
    ...(left.event === right.event ? [] : [pair(left.event, right.event)]),
    ...(differs.includes('state') ? [pair(left.value, right.value)] : []),
    ...[...event, ...context].map((part) => partText(part, [one, other])),
  ];
}

function partText({ path, left, right }: DifferentPart, [one, other]: SideNames): string {
  return `${path} is ${left ?? 'missing'} (${one.toLowerCase()}) and ${right ?? 'missing'} (${other.toLowerCase()}).`;
}

function stepText({ left, right }: ComparedRow): string {
  if (left?.position === 0 || right?.position === 0) return 'the start';
  if (left && right && left.n !== right.n) return `steps ${left.n} and ${right.n}`;
  return `step ${(left ?? right)?.n ?? ''}`;
}
