import type { BankSentence } from '#machines/games/bank.types.ts';
import type { Level } from '#machines/types.ts';
import { sentencesOf } from '../content/bank-entries.ts';
import { units } from '../content/units.ts';
import type { UnitNeeds } from '../content/word-needs.ts';

/** By the id of a sentence; the build adds it to its file. */
type SentenceUses = Readonly<Record<string, readonly number[]>>;

const bank = import.meta.glob<{ default: unknown; uses?: SentenceUses; needs?: UnitNeeds }>(
  '../content/bank/*.ts',
);

const noNeeds: UnitNeeds = { sentences: {}, examples: {}, questions: {}, lines: [] };

/**
 * The sentences of a unit, a chunk of their own; none where there is no file. Rejects if it cannot be fetched; a new
 * call tries again.
 */
export async function loadSentencesOf(unit: string): Promise<readonly BankSentence[]> {
  const file = bank[`../content/bank/${unit}.ts`];
  return file ? sentencesOf(unit, (await file()).default) : [];
}

/**
 * The sentences of a unit, each with the cards that it uses: numbers in threes, that of the card in the course, of its
 * first word in the sentence, and how many words it has. Rejects if they cannot be fetched; a new call tries again.
 */
export async function loadUsesOf(
  unit: string,
): Promise<readonly { sentence: BankSentence; uses: readonly number[] }[]> {
  const file = bank[`../content/bank/${unit}.ts`];
  if (!file) return [];
  const { default: entries, uses } = await file();
  return sentencesOf(unit, entries).map((sentence) => ({ sentence, uses: uses?.[sentence.id] ?? [] }));
}

/** What the texts of a unit need beyond those before it. Rejects if it cannot be fetched; a new call tries again. */
export async function loadNeedsOf(unit: string): Promise<UnitNeeds> {
  return (await bank[`../content/bank/${unit}.ts`]?.())?.needs ?? noNeeds;
}

/**
 * The sentences of a unit and, until they are enough, of those before it, the nearest first. Rejects if one cannot be
 * fetched; a new call tries again.
 */
export async function loadSentencesBefore(
  unit: string,
  isEnough: (sentences: readonly BankSentence[]) => boolean,
): Promise<readonly BankSentence[]> {
  const sentences: BankSentence[] = [];
  for (const { id } of units.slice(0, 1 + units.findIndex((one) => one.id === unit)).toReversed()) {
    if (isEnough(sentences)) break;
    sentences.push(...(await loadSentencesOf(id)));
  }
  return sentences;
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
