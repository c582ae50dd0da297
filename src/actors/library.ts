import { categoryLoaderMachine } from '#machines/study/category-loader.machine.ts';
import type { Card, CardCategory } from '#machines/types.ts';
import { createActor, fromPromise, waitFor, type ActorOptions, type ActorRefFrom } from 'xstate';
import { decks } from '../content/categories.ts';
import { loadCategory, loadWordsOf } from '../services/cards.ts';
import type { Examples } from '../services/examples.ts';

type Loader = ActorRefFrom<typeof categoryLoaderMachine>;
type Options = Pick<ActorOptions<typeof categoryLoaderMachine>, 'inspect'>;

const categoryLoader = categoryLoaderMachine.provide({
  actors: { loadCategory: fromPromise(({ input }) => loadCategory(input.category)) },
});

/** One loader per deck. They outlive a learner: the cards are the same for all. */
const loaders = new Map<CardCategory, Loader>();

const words = new Map<string, () => Promise<readonly Card[]>>();

/** Returns the function that loads the words that only a unit teaches; always the same one for the same unit. */
export function wordsIn(unit: string): () => Promise<readonly Card[]> {
  const load = words.get(unit) ?? (() => loadWordsOf(unit));
  words.set(unit, load);
  return load;
}

/** Starts the category loaders once; the essential ones fetch after a second. */
export function openLibrary(options: Options = {}): void {
  if (loaders.size > 0) return;
  for (const { slug, isEssential } of decks) {
    const input = { category: slug, isEssential };
    loaders.set(slug, createActor(categoryLoader, { input, ...options }).start());
  }
}

/** The cards of the categories, in order. Rejects if one can't be loaded. */
export async function cardsOf(wanted: readonly CardCategory[]): Promise<readonly Card[]> {
  openLibrary();
  return (await Promise.all(wanted.map(cardsOfCategory))).flat();
}

/** The cards of the categories, in order; empty unless all are loaded. */
export function knownCards(wanted: readonly CardCategory[]): readonly Card[] {
  const found = wanted.map((category) => loaders.get(category)?.getSnapshot().context.cards ?? []);
  return found.every((cards) => cards.length > 0) ? found.flat() : [];
}

async function cardsOfCategory(category: CardCategory): Promise<readonly Card[]> {
  const loader = loaders.get(category);
  if (!loader) return [];
  loader.send({ type: 'load.requested' });
  const settled = await waitFor(loader, (state) => !state.hasTag('busy'));
  if (settled.matches('failed')) throw new Error(`The cards of ${category} couldn’t be loaded`);
  return settled.context.cards;
}

export const loadCards = fromPromise<readonly Card[], { categories: readonly CardCategory[] }>(({ input }) =>
  cardsOf(input.categories),
);

/** The words that only the course teaches. */
export const loadWords = fromPromise(() => cardsOf(['course']));

const loads = new Map<string, () => Promise<Examples>>();

/** Returns the function that loads a unit's examples, with or without vosotros; always the same one for the same. */
export function examplesIn(unit: string, hasVosotros: boolean): () => Promise<Examples> {
  const key = `${unit} ${hasVosotros}`;
  const load =
    loads.get(key) ??
    (async () => (await import('../services/examples.ts')).loadExamplesOf(unit, hasVosotros));
  loads.set(key, load);
  return load;
}
