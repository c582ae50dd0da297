import { categoryLoaderMachine } from '#machines/study/category-loader.machine.ts';
import type { Card, CategorySlug } from '#machines/types.ts';
import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import { categories } from '../content/categories.ts';
import { liveOptions } from '../runtime/inspectors.ts';
import { loadCategory } from '../services/cards.ts';

type Loader = ActorRefFrom<typeof categoryLoaderMachine>;

const machine = categoryLoaderMachine.provide({
  actors: { loadCategory: fromPromise(({ input }) => loadCategory(input.category)) },
});
let loaders: Map<CategorySlug, Loader> | undefined;

/** Starts the ten category loaders, once; the essential ones fetch their cards a second later. */
export function openLibrary(): Map<CategorySlug, Loader> {
  loaders ??= new Map(
    categories.map(({ slug, isEssential }) => [
      slug,
      createActor(machine, { input: { category: slug, isEssential }, ...liveOptions }).start(),
    ]),
  );
  return loaders;
}

/** The cards of all `wanted` categories, in that order. Rejects when one of them cannot be loaded. */
export async function cardsOf(wanted: readonly CategorySlug[]): Promise<readonly Card[]> {
  return (await Promise.all(wanted.map(cardsOfCategory))).flat();
}

async function cardsOfCategory(category: CategorySlug): Promise<readonly Card[]> {
  const loader = openLibrary().get(category);
  if (!loader) return [];
  loader.send({ type: 'load.requested' });
  const settled = await waitFor(loader, (state) => !state.hasTag('busy'));
  if (settled.matches('failed')) throw new Error(`The cards of ${category} could not be loaded`);
  return settled.context.cards;
}
