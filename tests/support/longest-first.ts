import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, in the order of time taken: begun last, one of them would be waited for by an idle processor. */
const longest = [
  'accessibility',
  'games',
  'faults',
  'games-in-real-time',
  'journey',
  'games-disturbed',
  'progress',
  'paths',
  'activity',
  'backend-safety',
  'preferences',
  'fuzz',
  'own-data',
  'backend-links',
  'activity-server',
];

/**
 * A fresh clone knows of no earlier run, where Vitest would begin with the largest files. Projects stay together: for
 * another one a process begins anew.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- this is Vitest's method, not that of arrays
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted
        .filter((file) => file.project === project)
        .toSorted((one, other) => placeOf(one) - placeOf(other)),
    );
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.indexOf(basename(moduleId).replace(/\.test\.tsx?$/, ''));
  return place === -1 ? longest.length : place;
}
