import { dialogueIn } from '#machines/course/dialogue.rules.ts';
import type { Dialogue } from '#machines/course/dialogue.types.ts';
import type { BankSentence, Reading } from '#machines/games/bank.types.ts';
import { readingOf, sentencesOf } from '../../../src/content/bank-entries.ts';

/** A folder's files as written, by unit; their shape is unchecked. */
export type Files = ReadonlyMap<string, unknown>;

const bank = import.meta.glob<unknown>('../../../src/content/bank/*.ts', { eager: true, import: 'default' });
const readings = import.meta.glob<unknown>('../../../src/content/readings/*.ts', {
  eager: true,
  import: 'default',
});

const dialogues = import.meta.glob<unknown>('../../../src/content/dialogues/*.ts', {
  eager: true,
  import: 'default',
});

export const bankFiles: Files = byUnit(bank);
export const readingFiles: Files = byUnit(readings);
export const dialogueFiles: Files = byUnit(dialogues);

export function sentencesIn(files: Files, units: readonly string[]): BankSentence[] {
  return units.flatMap((unit) => sentencesOf(unit, files.get(unit)));
}

export function readingsIn(files: Files, units: readonly string[]): Reading[] {
  return units.flatMap((unit) => readingOf(unit, files.get(unit)) ?? []);
}

/** The dialogues to hear, in the order of the units: readings that are dialogues, and units' own. */
export function dialoguesIn(units: readonly string[]): Dialogue[] {
  return units.flatMap((unit) =>
    [...readingsIn(readingFiles, [unit]), ...readingsIn(dialogueFiles, [unit])].flatMap(
      (reading) => dialogueIn(reading) ?? [],
    ),
  );
}

function byUnit(modules: Record<string, unknown>): Files {
  return new Map(
    Object.entries(modules).map(([path, content]) => [path.replace(/^.*\/|\.ts$/g, ''), content]),
  );
}
