import { hasMet } from '#machines/learning/progress.rules.ts';
import type { FileToMake, HeldFile } from '#machines/upkeep/download.machine.ts';
import type { Card } from '#machines/types.ts';
import { fromPromise, type EventObject } from 'xstate';
import { fromLazyCallback } from './lazy-callback.ts';
import { readProgress, type OwnLog } from './learner-flows.ts';
import { learnsVosotros, retentionOf, type PreferencesFlow } from './preferences.ts';

const files = () => import('../services/files/files.ts');

/**
 * Makes a file of cards. Printed cards get examples that the learner can read, if these load; Anki's options get the
 * numbers fitted to the learner's memory, if any.
 */
export function makeFileFor(log: OwnLog, preferences: PreferencesFlow) {
  return fromLazyCallback<EventObject, FileToMake>(async ({ input, sendBack }) => {
    const { startFile } = await files();
    const isPrinted = input.request?.kind === 'set' || input.request?.kind === 'custom';
    const cards = isPrinted ? await printedCards(input.cards, log, preferences) : input.cards;
    const memory = input.request?.kind === 'anki' ? await memoryFor(log, preferences) : null;
    return { stop: startFile({ ...input, cards, memory }, sendBack) };
  });
}

async function memoryFor(log: OwnLog, preferences: PreferencesFlow) {
  const retention = retentionOf(preferences);
  const last = (await readProgress(log)).fits.at(-1);
  if (last?.kind !== 'memory.fitted' || retention === null) return null;
  return { w: last.facts.w, at: last.at, retention };
}

async function printedCards(
  cards: readonly Card[],
  log: OwnLog,
  preferences: PreferencesFlow,
): Promise<readonly Card[]> {
  try {
    const [{ withExamplesAtLevel }, progress] = await Promise.all([
      import('../services/examples.ts'),
      readProgress(log),
    ]);
    return await withExamplesAtLevel(cards, (id) => hasMet(progress, id), learnsVosotros(preferences));
  } catch {
    return cards;
  }
}

/** Frees a file when stopped. */
export const holdFile = fromLazyCallback<EventObject, HeldFile | null>(async ({ input }) => {
  const { releaseFile } = await files();
  return { stop: () => releaseFile(input) };
});

export const saveFile = fromPromise(async ({ input }: { input: HeldFile | null }) =>
  (await files()).saveHeldFile(input),
);
