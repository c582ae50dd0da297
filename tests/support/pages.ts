import { test } from 'vitest';
import { greedyPaths } from './paths/greedy.ts';
import type { MachineModel, Path } from './paths/model.ts';
import { walkModel } from './paths/walk.ts';
import { walkPage, type PageOf } from './walk.tsx';

/**
 * Walks a page along paths that take every transition of its flow. `npm test` takes those that show a state or
 * cause an event for the first time: the machine's own tests take every transition, too.
 */
export function testPage(name: string, pageOf: PageOf): void {
  const paths = greedyPaths(pageOf.model);
  const known = new Set<string>();
  for (const [index, path] of paths.entries()) {
    const seen = seenOn(pageOf.model, path);
    const tags = seen.every((one) => known.has(one)) ? ['long'] : [];
    for (const one of seen) known.add(one);
    test(`${name}, path ${index + 1} of ${paths.length} (${path.events.length} steps)`, { tags }, () =>
      walkPage(pageOf, path),
    );
  }
}

/** The states and events of a path. */
function seenOn(model: MachineModel, path: Path): string[] {
  const { runs, records } = walkModel(model);
  const own = records[runs.findIndex((run) => run.path === path)] ?? [];
  return [...own.flatMap(({ states }) => states), ...path.events.map(({ type }) => type)];
}
