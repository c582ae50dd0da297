import { firstChoice, ownWords, type GameWords, type WordRequest } from '#machines/games/game-words.rules.ts';
import type { Card } from '#machines/types.ts';
import { fromPromise } from 'xstate';
import { cardsOf } from './library.ts';
import { readProgress, type OwnLog } from './own-log.ts';

/** The words that a game is to ask. Rejects if some of them cannot be loaded. */
export function loadWordsOf(log: OwnLog) {
  return fromPromise<GameWords, WordRequest>(async ({ input: { words, categories } }) => {
    if (words !== null && words !== 'met' && words !== 'unit')
      return { words, cards: await cardsOf(categories), further: [], unit: '' };
    const [known, { courseIndex, courseUnits }] = await Promise.all([
      readProgress(log),
      import('../content/course-index.ts'),
    ]);
    const chosen = words ?? firstChoice(courseUnits, known);
    if (chosen === 'all') return { words: chosen, cards: await cardsOf(categories), further: [], unit: '' };
    const { ids, further, unit } = ownWords(courseUnits, known, chosen);
    const wanted = new Set([...ids, ...further]);
    const places = new Set(courseIndex.flatMap(({ id, category }) => (wanted.has(id) ? [category] : [])));
    const cards = new Map((await cardsOf([...places])).map((card) => [card.id, card]));
    const cardsIn = (list: readonly string[]): Card[] => list.flatMap((id) => cards.get(id) ?? []);
    return { words: chosen, cards: cardsIn(ids), further: cardsIn(further), unit };
  });
}
