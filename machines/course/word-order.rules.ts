import type { Answer, Draft } from './lesson.types.ts';

type Order = Extract<Answer, { by: 'order' }>;

/** A word on offer; `name` tells it from another one of the same text. */
interface OfferedWord {
  id: number;
  text: string;
  name: string;
}

/** A further word of the same text has its number in its name, as `el 2`: no word has a space. */
export function offeredWords({ words }: Order): readonly OfferedWord[] {
  return words.map((text, id) => {
    const number = words.slice(0, id + 1).filter((each) => each === text).length;
    return { id, text, name: number > 1 ? `${text} ${number}` : text };
  });
}

/** The text of a word by its name. */
export function wordText(name: string): string {
  return name.replace(/ \d+$/, '');
}

/** The offered words of which the draft consists. */
export function placedWords(answer: Order, draft: Draft): readonly OfferedWord[] {
  const offered = offeredWords(answer);
  return [...new Set(draft)].flatMap((name) => offered.find((word) => word.name === name) ?? []);
}

/** The draft with a word at a position, which does not count the word itself; without one at the end. */
export function withWord(answer: Order, draft: Draft, id: number, position = Infinity): Draft {
  const word = offeredWords(answer)[id];
  if (!word) return draft;
  const others = placedWords(answer, draft).filter((each) => each.id !== id);
  return [...others.slice(0, position), word, ...others.slice(position)].map(({ name }) => name);
}

export function withoutWord(answer: Order, draft: Draft, id: number): Draft {
  return placedWords(answer, draft)
    .filter((word) => word.id !== id)
    .map(({ name }) => name);
}

/** For each word of the draft, whether it has its place in the order that has most of them there. */
export function rightPlaces({ orders }: Order, draft: Draft): readonly boolean[] {
  const results = orders.map((order) => draft.map((name, index) => order[index] === wordText(name)));
  const [best] = results.toSorted((one, other) => count(other) - count(one));
  return best ?? [];
}

function count(places: readonly boolean[]): number {
  return places.filter(Boolean).length;
}
