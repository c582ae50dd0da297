import type { RepliesOfUnits, Reply } from '#machines/games/bank.types.ts';

const files = import.meta.glob<RepliesOfUnits>('../../src/content/replies/*.ts', {
  eager: true,
  import: 'default',
});

export const repliesOfUnits: ReadonlyMap<string, readonly Reply[]> = new Map(
  Object.values(files).flatMap((units) => Object.entries(units)),
);

export const replies: readonly Reply[] = [...repliesOfUnits.values()].flat();
