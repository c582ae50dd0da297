import type { Transform, TransformsOfUnits } from '#machines/games/bank.types.ts';

const files = import.meta.glob<TransformsOfUnits>('../../src/content/transforms/*.ts', {
  eager: true,
  import: 'default',
});

export const transformsOfUnits: ReadonlyMap<string, readonly Transform[]> = new Map(
  Object.values(files).flatMap((units) => Object.entries(units)),
);

export const transforms: readonly Transform[] = [...transformsOfUnits.values()].flat();
