import type { BankSentence, Level } from '#machines/games/bank.types.ts';
import { sentencesOf } from '../content/bank-entries.ts';
import { units } from '../content/units.ts';

const bank = import.meta.glob<{ default: unknown }>('../content/bank/*.ts');

/**
 * The sentences of a unit, a chunk of their own; none where there is no file. Rejects if it cannot be fetched; a new
 * call tries again.
 */
export async function loadSentencesOf(unit: string): Promise<readonly BankSentence[]> {
  const file = bank[`../content/bank/${unit}.ts`];
  return file ? sentencesOf(unit, (await file()).default) : [];
}

/**
 * The sentences of a level from its first unit on, as many units as it takes until they are enough, or all. Rejects if
 * one cannot be fetched; a new call tries again.
 */
export async function loadSentencesUntil(
  level: Level,
  isEnough: (sentences: readonly BankSentence[]) => boolean,
): Promise<readonly BankSentence[]> {
  const sentences: BankSentence[] = [];
  for (const { id } of units.filter((unit) => unit.level === level)) {
    if (isEnough(sentences)) break;
    sentences.push(...(await loadSentencesOf(id)));
  }
  return sentences;
}
