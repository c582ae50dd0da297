import { categoriesOf, type Request } from '#machines/study/flashcards.rules.ts';
import type { Card, CategorySlug } from '#machines/types.ts';
import { categories } from '../content/categories.ts';
import { loadFirstCards } from '../services/first-cards.ts';
import { knownCards } from './library.ts';

/** The first cards of categories, for pages that show them before the category's loader has them all. */
const firstCards = new Map<CategorySlug, readonly Card[]>();

/** Loads the first cards of a category, which `knownFor` then knows. Rejects if they cannot be loaded. */
export async function openFirstCards(category: CategorySlug): Promise<void> {
  firstCards.set(category, await loadFirstCards(category));
}

/**
 * The cards of all categories of a request, in their order, if these have all been loaded; else the first ones of the
 * category that it asks for, and how many are missing then; else none.
 */
export function knownFor(request: Request): { known: readonly Card[]; missing: number } {
  const all = knownCards(categoriesOf(request));
  const category = request.kind === 'category' && categories.find(({ slug }) => slug === request.category);
  const first = category ? firstCards.get(category.slug) : undefined;
  if (all.length > 0 || !category || !first) return { known: all, missing: 0 };
  return { known: first, missing: category.count - first.length };
}
