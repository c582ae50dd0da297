import { walkModel } from './walk.ts';
import type { MachineModel, Path } from './model.ts';

const known = new WeakMap<MachineModel, readonly Path[]>();

export function greedyPaths(model: MachineModel): readonly Path[] {
  const paths = known.get(model) ?? choosePaths(model);
  known.set(model, paths);
  return paths;
}

function choosePaths(model: MachineModel): Path[] {
  const { runs, taken } = walkModel(model);
  let candidates: readonly Candidate[] = runs.map(({ path }, index) => ({
    path,
    left: new Set(taken[index]),
  }));
  const chosen: Path[] = [];
  for (;;) {
    candidates = candidates.filter(({ left }) => left.size > 0);
    const [first, ...others] = candidates;
    if (!first) return chosen;
    const best = others.reduce((one, other) => (isBetter(other, one) ? other : one), first);
    chosen.push(best.path);
    const found = [...best.left];
    for (const { left } of candidates) for (const id of found) left.delete(id);
  }
}

function isBetter(one: Candidate, other: Candidate): boolean {
  if (one.left.size !== other.left.size) return one.left.size > other.left.size;
  return one.path.events.length < other.path.events.length;
}

interface Candidate {
  path: Path;
  left: Set<string>;
}
