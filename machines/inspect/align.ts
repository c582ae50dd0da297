/** How many items after a difference are searched for a match. */
const AHEAD = 20;

/** Matching indexes; `null` on a side without a match. */
export type Pair = readonly [left: number | null, right: number | null];

/** Aligns two lists: a difference ends where two items in a row match again. Takes linear time. */
export function align(left: readonly string[], right: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  let at = 0;
  let other = 0;
  while (at < left.length || other < right.length) {
    const [more, others] = left[at] === right[other] ? [1, 1] : stepsToCommon(left, at, right, other);
    for (let index = 0; index < Math.max(more, others); index += 1)
      pairs.push([index < more ? at + index : null, index < others ? other + index : null]);
    at += more;
    other += others;
  }
  return pairs;
}

function stepsToCommon(left: readonly string[], at: number, right: readonly string[], other: number) {
  if (at >= left.length) return [0, 1] as const;
  if (other >= right.length) return [1, 0] as const;
  const isCommon = ([more, others]: readonly [number, number]) => {
    const [one, two] = [at + more, other + others];
    if (one >= left.length || two >= right.length || left[one] !== right[two]) return false;
    return one + 1 >= left.length || two + 1 >= right.length || left[one + 1] === right[two + 1];
  };
  return ways.find(isCommon) ?? ([1, 1] as const);
}

/** How far to skip on each side: short distances first, then balanced ones. */
const ways = Array.from({ length: AHEAD }, (_one, index) => index + 1).flatMap((distance) =>
  Array.from({ length: distance + 1 }, (_one, more) => [more, distance - more] as const).toSorted(
    ([one, two], [three, four]) => Math.abs(one - two) - Math.abs(three - four),
  ),
);
