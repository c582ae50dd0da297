import { atLevel, type CardSentence, type CardSentences } from '#machines/course/level-example.rules.ts';
import type { Card } from '#machines/types.ts';
import { courseIndex, courseUnits } from '../content/course-index.ts';
import { loadUsesOf } from './bank.ts';

/** By card id. */
export type Examples = ReadonlyMap<string, CardSentences>;

/**
 * A unit's sentences by the cards they use, shortest first; a sentence needs all of its cards. Rejects if the fetch
 * fails; a new call retries.
 */
export async function loadExamplesOf(unit: string): Promise<Examples> {
  const examples = new Map<string, CardSentence[]>();
  for (const { sentence, uses } of await loadUsesOf(unit)) {
    const cards = uses.flatMap((number, index) => (index % 3 === 0 ? [courseIndex[number]?.id ?? ''] : []));
    for (const [index, id] of cards.entries()) {
      const [at = 0, length = 0] = uses.slice(3 * index + 1);
      const { spanish, english } = sentence;
      const own = { spanish, english, use: { card: id, at, length }, needs: cards.map((one) => [one]) };
      examples.set(id, [...(examples.get(id) ?? []), own]);
    }
  }
  return new Map(
    [...examples].map(([id, sentences]) => [
      id,
      { own: null, others: sentences.toSorted((one, other) => one.spanish.length - other.spanish.length) },
    ]),
  );
}

/** The cards with examples that a learner who has met `isMet` can read. Rejects as `loadExamplesOf` does. */
export async function withExamplesAtLevel(
  cards: readonly Card[],
  isMet: (id: string) => boolean,
): Promise<readonly Card[]> {
  const ids = new Set(cards.map(({ id }) => id));
  const units = courseUnits.filter((unit) => unit.cards.some((id) => ids.has(id)));
  const examples = await Promise.all(units.map(({ id }) => loadExamplesOf(id)));
  return cards.map((card) => {
    const sentences = examples.flatMap((unit) => unit.get(card.id) ?? [])[0];
    return sentences ? atLevel(card, sentences, (id) => id === card.id || isMet(id)) : card;
  });
}
