export type Seed = number;

/** mulberry32: a number in [0, 1) and the next seed. */
export function nextRandom(seed: Seed): { value: number; seed: Seed } {
  const next = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(next ^ (next >>> 15), 1 | next);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return { value: ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296, seed: next };
}

export function shuffle<Item>(items: readonly Item[], seed: Seed): { items: Item[]; seed: Seed } {
  const result = [...items];
  let current = seed;
  for (let last = result.length - 1; last > 0; last -= 1) {
    const random = nextRandom(current);
    current = random.seed;
    const other = Math.floor(random.value * (last + 1));
    const moved = result[other];
    const kept = result[last];
    if (moved === undefined || kept === undefined) continue;
    result[last] = moved;
    result[other] = kept;
  }
  return { items: result, seed: current };
}
