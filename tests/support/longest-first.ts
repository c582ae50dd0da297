import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest tests, by time taken: if they started last, idle processors would wait for them. */
const longest = [
  'accessibility',
  'translation',
  'games',
  'worker',
  'paths',
  'faults',
  'course',
  'backend-folder',
  'games-disturbed',
  'backend-upgrade',
  'backend-safety',
  'backend-strangers',
  'nothing-lost',
  'pages',
  'link',
  'frames',
  'lesson',
  'damaged-log',
  'fuzz',
  'journey',
  'backend-privileges',
];

/**
 * A fresh clone has no earlier run, so Vitest would start with the largest files. Projects stay together: each needs a
 * process of its own. With `--sequence.shuffle` the files of a project are shuffled, too, by the seed.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- this is Vitest's method, not that of arrays
    const sorted = await super.sort(files);
    const { shuffle, seed } = this.ctx.config.sequence;
    const rankOf = shuffle ? (file: TestSpecification) => shuffledPlaceOf(file, seed) : placeOf;
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).toSorted((one, other) => rankOf(one) - rankOf(other)),
    );
  }
}

function shuffledPlaceOf({ moduleId }: TestSpecification, seed: number): number {
  return createHash('sha256')
    .update(`${seed} ${basename(moduleId)}`)
    .digest()
    .readUInt32BE();
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.indexOf(basename(moduleId).replace(/\.test\.tsx?$/, ''));
  return place === -1 ? longest.length : place;
}
