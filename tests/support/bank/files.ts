import type { BankSentence, Reading } from '#machines/games/bank.types.ts';
import { readingOf, sentencesOf } from '../../../src/content/bank-entries.ts';

/** The files of a folder as they were written, by unit; nothing is known of their shape. */
export type Files = ReadonlyMap<string, unknown>;

const bank = import.meta.glob<unknown>('../../../src/content/bank/*.ts', { eager: true, import: 'default' });
const readings = import.meta.glob<unknown>('../../../src/content/readings/*.ts', {
  eager: true,
  import: 'default',
});

export const bankFiles: Files = byUnit(bank);
export const readingFiles: Files = byUnit(readings);

/** The well-formed sentences of the bank in the order of the units. */
export function sentencesIn(files: Files, units: readonly string[]): BankSentence[] {
  return units.flatMap((unit) => sentencesOf(unit, files.get(unit)));
}

/** The well-formed readings in the order of the units. */
export function readingsIn(files: Files, units: readonly string[]): Reading[] {
  return units.flatMap((unit) => readingOf(unit, files.get(unit)) ?? []);
}

function byUnit(modules: Record<string, unknown>): Files {
  return new Map(
    Object.entries(modules).map(([path, content]) => [path.replace(/^.*\/|\.ts$/g, ''), content]),
  );
}
