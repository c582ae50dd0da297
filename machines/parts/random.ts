/** A 32-bit seed. Every draw returns the next one; nothing here keeps state. */
export type Seed = number;

/** mulberry32: a draw from [0, 1) and the seed for the next draw. */
function draw(seed: Seed): { value: number; seed: Seed } {
  const next = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(next ^ (next >>> 15), 1 | next);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return { value: ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296, seed: next };
}

/** Fisher–Yates on a copy. */
export function shuffle<Item>(items: readonly Item[], seed: Seed): { items: Item[]; seed: Seed } {
  const result = [...items];
  let current = seed;
  for (let last = result.length - 1; last > 0; last -= 1) {
    const drawn = draw(current);
    current = drawn.seed;
    const other = Math.floor(drawn.value * (last + 1));
    const moved = result[other];
    const kept = result[last];
    if (moved === undefined || kept === undefined) continue;
    result[last] = moved;
    result[other] = kept;
  }
  return { items: result, seed: current };
}
