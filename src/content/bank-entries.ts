import type { BankSentence, Reading } from '#machines/games/bank.types.ts';
import { levels, type Level } from '#machines/types.ts';

/** The level of a unit by its id: `a1-hola` is A1. */
function levelOf(unit: string): Level {
  return levels.find((level) => unit.startsWith(`${level.toLowerCase()}-`)) ?? 'A1';
}

/** The sentences of a unit's file, without invalid entries. */
export function sentencesOf(unit: string, entries: unknown): BankSentence[] {
  const level = levelOf(unit);
  return Array.isArray(entries)
    ? entries.filter(isSentence).map((sentence) => ({ ...sentence, unit, level }))
    : [];
}

/** The reading of a file named by its key; undefined if the file is anything else. */
export function readingOf(unit: string, entry: unknown): Reading | undefined {
  return isReading(entry) ? { ...entry, unit, level: levelOf(unit) } : undefined;
}

function isSentence(entry: unknown): entry is BankSentence {
  return (
    hasTexts(entry, ['id', 'spanish', 'english']) &&
    ['alsoEnglish', 'alsoSpanish', 'orders', 'points', 'unfit'].every(
      (field) => !(field in entry) || isTexts(valueOf(entry, field)),
    )
  );
}

function isReading(entry: unknown): entry is Reading {
  if (!hasTexts(entry, ['id', 'title', 'kind'])) return false;
  const glosses = valueOf(entry, 'glosses');
  return (
    isListOf(valueOf(entry, 'lines'), (line) => hasTexts(line, ['spanish', 'english'])) &&
    isListOf(
      valueOf(entry, 'questions'),
      (each) => hasTexts(each, ['question', 'correctAnswer']) && isTexts(valueOf(each, 'options')),
    ) &&
    typeof glosses === 'object' &&
    glosses !== null &&
    isTexts(Object.values(glosses))
  );
}

function hasTexts(entry: unknown, fields: readonly string[]): entry is object {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    fields.every((field) => typeof valueOf(entry, field) === 'string')
  );
}

function isTexts(value: unknown): boolean {
  return isListOf(value, (each) => typeof each === 'string');
}

function isListOf(value: unknown, isRight: (each: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isRight);
}

function valueOf(entry: object, field: string): unknown {
  return (entry as Record<string, unknown>)[field];
}
