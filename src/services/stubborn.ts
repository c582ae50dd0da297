import { NOTE_LIMIT } from '#machines/learning/facts.rules.ts';
import { ownCardsOf } from '#machines/learning/own-cards.rules.ts';
import { prepareSchedules } from '#machines/learning/schedule.rules.ts';
import { hasStubborn, stubbornSteps, type StubbornWord } from '#machines/learning/stubborn.rules.ts';
import type { Validated } from '#machines/parts/form.ts';
import type { MemorySource } from '#machines/study/memory.machine.ts';
import { visibleText } from '#machines/study/own-words.rules.ts';
import type { NoteCheck } from '#machines/study/word-note.machine.ts';
import type { AnyCard } from '#machines/types.ts';
import { inSlices } from './slices.ts';

/**
 * The learner's stubborn and paused words. `loadCards` fetches Camino's cards. Rejects if it does, or `signal` is
 * aborted.
 */
export async function findStubborn(
  { progress, rules: { retention } }: MemorySource,
  loadCards: () => Promise<readonly AnyCard[]>,
  signal: AbortSignal,
): Promise<readonly StubbornWord[]> {
  await inSlices(prepareSchedules(progress, retention), signal);
  if (!hasStubborn(progress, retention)) return [];
  const cards = [...(await loadCards()), ...ownCardsOf(progress)];
  return inSlices(stubbornSteps(progress, retention, cards), signal);
}

/** The note without invisible characters, or why it can't be saved; an empty one removes the note before it. */
export function checkNote({ note, before }: NoteCheck): Validated<{ note: string }> {
  const text = visibleText(note);
  const length = Array.from(text).length;
  if (length > NOTE_LIMIT)
    return {
      ok: false,
      errors: { note: `Your note has ${length.toLocaleString('en')} characters; ${NOTE_LIMIT} fit` },
    };
  if (text === '' && before === '') return { ok: false, errors: { note: 'Please write what helps you' } };
  return { ok: true, values: { note: text } };
}
