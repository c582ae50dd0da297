import { test } from 'vitest';
import { greedyPaths } from './paths/greedy.ts';
import { walkPage, type PageOf } from './walk.tsx';

export function testPage(name: string, pageOf: PageOf): void {
  const paths = greedyPaths(pageOf.model);
  test.each(paths.map((path, index) => ({ index: index + 1, steps: path.events.length, path })))(
    `${name}, path $index of ${paths.length} ($steps steps)`,
    ({ path }) => walkPage(pageOf, path),
  );
}
