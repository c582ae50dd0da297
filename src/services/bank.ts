import type { BankSentence, Reading } from '#machines/games/bank.types.ts';
import { readingOf, sentencesOf } from '../content/bank-entries.ts';

const bank = import.meta.glob<{ default: unknown }>('../content/bank/*.ts');
const readings = import.meta.glob<{ default: unknown }>('../content/readings/*.ts');

/**
 * The sentences of a unit, a chunk of their own; none where there is no file. Rejects if it cannot be fetched; a new
 * call tries again.
 */
export async function loadSentencesOf(unit: string): Promise<readonly BankSentence[]> {
  const file = bank[`../content/bank/${unit}.ts`];
  return file ? sentencesOf(unit, (await file()).default) : [];
}

/** The reading of a unit, a chunk of its own, if it has one. Rejects if it cannot be fetched; a new call tries again. */
export async function loadReadingOf(unit: string): Promise<Reading | undefined> {
  const file = readings[`../content/readings/${unit}.ts`];
  return file && readingOf(unit, (await file()).default);
}
