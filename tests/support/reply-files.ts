import type { Reply } from '#machines/games/bank.types.ts';

const files = import.meta.glob<readonly Reply[]>('../../src/content/replies/*.ts', {
  eager: true,
  import: 'default',
});

export const repliesOfUnits: ReadonlyMap<string, readonly Reply[]> = new Map(
  Object.entries(files).map(([path, replies]) => [path.replace(/^.*\/|\.ts$/g, ''), replies]),
);

export const replies: readonly Reply[] = [...repliesOfUnits.values()].flat();
