import { atLevel, type CardSentence, type CardSentences } from '#machines/course/level-example.rules.ts';
import type { Card } from '#machines/types.ts';
import { courseIndex, courseUnits } from '../content/course-index.ts';
import { loadNeedsOf, loadUsesOf } from './bank.ts';
import { needsOf } from './word-needs.ts';

/** By card id. */
export type Examples = ReadonlyMap<string, CardSentences>;

/**
 * A unit's sentences by the cards they use, shortest first, and what each card's own example needs: a word of the lesson
 * before, as a sign that the learner has come that far. A sentence needs all of its cards; those with vosotros are for who
 * learns it. Rejects if the fetch fails; a new call retries.
 */
export async function loadExamplesOf(unit: string, hasVosotros = false): Promise<Examples> {
  const [sentences, needs] = await Promise.all([loadUsesOf(unit, hasVosotros), loadNeedsOf(unit)]);
  const place = courseUnits.findIndex(({ id }) => id === unit);
  const own = courseUnits[place]?.cards ?? [];
  const before = courseUnits[place - 1]?.lessons.at(-1)?.cards;
  const others = new Map<string, CardSentence[]>();
  for (const { sentence, uses } of sentences) {
    const cards = uses.flatMap((number, index) => (index % 3 === 0 ? [courseIndex[number]?.id ?? ''] : []));
    const { id, spanish, english } = sentence;
    const needed = [...cards.map((card) => [card]), ...needsOf(needs.sentences[id])];
    for (const [index, card] of cards.entries()) {
      const [at = 0, length = 0] = uses.slice(3 * index + 1);
      others.set(card, [
        ...(others.get(card) ?? []),
        { spanish, english, use: { card, at, length }, needs: needed },
      ]);
    }
  }
  return new Map(
    [...new Set([...own, ...others.keys()])].map((id) => [
      id,
      {
        own: own.includes(id) ? [...(before ? [before] : []), ...needsOf(needs.examples[id])] : null,
        others: (others.get(id) ?? []).toSorted((one, other) => one.spanish.length - other.spanish.length),
      },
    ]),
  );
}

/** The cards, each with a sentence that can be read by who has met what `isMet` says. Rejects as `loadExamplesOf` does. */
export async function withExamplesAtLevel(
  cards: readonly Card[],
  isMet: (id: string) => boolean,
  hasVosotros = false,
): Promise<readonly Card[]> {
  const ids = new Set(cards.map(({ id }) => id));
  const units = courseUnits.filter((unit) => unit.cards.some((id) => ids.has(id)));
  const examples = await Promise.all(units.map(({ id }) => loadExamplesOf(id, hasVosotros)));
  return cards.map((card) => {
    const sentences = examples.flatMap((unit) => unit.get(card.id) ?? [])[0];
    return sentences ? atLevel(card, sentences, (id) => id === card.id || isMet(id)) : card;
  });
}
