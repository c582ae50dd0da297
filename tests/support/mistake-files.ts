import type { Mistake, MistakesOfUnits } from '#machines/games/bank.types.ts';
import { replaceWords } from './card-text.ts';

const files = import.meta.glob<MistakesOfUnits>('../../src/content/mistakes/*.ts', {
  eager: true,
  import: 'default',
});

export const mistakesOfUnits: ReadonlyMap<string, readonly Mistake[]> = new Map(
  Object.values(files).flatMap((units) => Object.entries(units)),
);

export const mistakes: readonly Mistake[] = [...mistakesOfUnits.values()].flat();

/** The sentence with one of the right words, by default the first, in place of the wrong one. */
export function corrected({ spanish, wrong, right }: Mistake, word: string = right[0]): string {
  return replaceWords(spanish, wrong, word);
}
