import type { BankSentence } from '#machines/games/bank.types.ts';
import type { Level } from '#machines/types.ts';
import { sentencesOf } from '../content/bank-entries.ts';
import { units } from '../content/units.ts';
import type { UnitNeeds } from '../content/word-needs.ts';

/** By sentence id; the build adds them to each file. */
type SentenceUses = Readonly<Record<string, readonly number[]>>;

const bank = import.meta.glob<{ default: unknown; uses?: SentenceUses; needs?: UnitNeeds }>(
  '../content/bank/*.ts',
);

const noNeeds: UnitNeeds = {
  sentences: {},
  examples: {},
  questions: {},
  points: {},
  transforms: {},
  mistakes: {},
  replies: {},
};

/**
 * A unit's sentences, in a chunk of their own, those with vosotros only for who learns it; empty without a file. Rejects
 * if the fetch fails; a new call retries.
 */
export async function loadSentencesOf(unit: string, hasVosotros = false): Promise<readonly BankSentence[]> {
  return (await loadUsesOf(unit, hasVosotros)).map(({ sentence }) => sentence);
}

/**
 * The same sentences with the cards they use as triples: index of the card in the course, index of its first word in the
 * sentence, number of words. Rejects if the fetch fails; a new call retries.
 */
export async function loadUsesOf(
  unit: string,
  hasVosotros = false,
): Promise<readonly { sentence: BankSentence; uses: readonly number[] }[]> {
  const file = bank[`../content/bank/${unit}.ts`];
  if (!file) return [];
  const { default: entries, uses } = await file();
  return sentencesOf(unit, entries)
    .filter(({ vosotros }) => hasVosotros || vosotros !== true)
    .map((sentence) => ({ sentence, uses: uses?.[sentence.id] ?? [] }));
}

/** What a unit's texts need that earlier units don't teach. Rejects if the fetch fails; a new call retries. */
export async function loadNeedsOf(unit: string): Promise<UnitNeeds> {
  return (await bank[`../content/bank/${unit}.ts`]?.())?.needs ?? noNeeds;
}

/**
 * Sentences of a unit and, until there are enough, of the units before it, nearest first. Rejects if a
 * fetch fails; a new call retries.
 */
export async function loadSentencesBefore(
  unit: string,
  isEnough: (sentences: readonly BankSentence[]) => boolean,
  hasVosotros = false,
): Promise<readonly BankSentence[]> {
  const sentences: BankSentence[] = [];
  for (const { id } of units.slice(0, 1 + units.findIndex((one) => one.id === unit)).toReversed()) {
    if (isEnough(sentences)) break;
    sentences.push(...(await loadSentencesOf(id, hasVosotros)));
  }
  return sentences;
}

/**
 * Sentences of a level from its first unit on, until there are enough. Rejects if a fetch fails; a new
 * call retries.
 */
export async function loadSentencesUntil(
  level: Level,
  isEnough: (sentences: readonly BankSentence[]) => boolean,
  hasVosotros = false,
): Promise<readonly BankSentence[]> {
  const sentences: BankSentence[] = [];
  for (const { id } of units.filter((unit) => unit.level === level)) {
    if (isEnough(sentences)) break;
    sentences.push(...(await loadSentencesOf(id, hasVosotros)));
  }
  return sentences;
}
