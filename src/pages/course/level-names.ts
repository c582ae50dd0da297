import type { Level } from '#machines/types.ts';

export const levelNames: Record<Level, string> = {
  A1: 'First steps',
  A2: 'On to the sea',
  B1: 'Over the mountains',
};
