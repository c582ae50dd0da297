import type { Answer, Draft } from './lesson.types.ts';

type Order = Extract<Answer, { by: 'order' }>;

/** A word on offer; its `name` is unique. */
interface OfferedWord {
  id: number;
  text: string;
  name: string;
}

/** A repeated word gets a number in its name, as `el 2`: no word has a space. */
export function offeredWords({ words }: Order): readonly OfferedWord[] {
  return words.map((text, id) => {
    const number = words.slice(0, id + 1).filter((each) => each === text).length;
    return { id, text, name: number > 1 ? `${text} ${number}` : text };
  });
}

export function wordText(name: string): string {
  return name.replace(/ \d+$/, '');
}

export function placedWords(answer: Order, draft: Draft): readonly OfferedWord[] {
  const offered = offeredWords(answer);
  return [...new Set(draft)].flatMap((name) => offered.find((word) => word.name === name) ?? []);
}

/** The draft with a word at `position`, not counting the word itself; at the end by default. */
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

/** Whether each word of the draft is in its place, compared with the order that fits best. */
export function rightPlaces({ orders }: Order, draft: Draft): readonly boolean[] {
  const results = orders.map((order) => draft.map((name, index) => order[index] === wordText(name)));
  const [best] = results.toSorted((one, other) => count(other) - count(one));
  return best ?? [];
}

function count(places: readonly boolean[]): number {
  return places.filter(Boolean).length;
}
