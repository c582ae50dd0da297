import type { GrammarTab } from '#machines/games/exercise.types.ts';
import { fetchChunk } from '../runtime/Chunk.tsx';

type Load = () => Promise<{ default: GrammarTab }>;

/** The tabs behind the first, each a chunk of its own. */
export const furtherTabs: Readonly<Record<Exclude<GrammarTab['id'], 'nouns'>, Load>> = {
  verbs: () => import('../content/reference/verbs.ts'),
  pronouns: () => import('../content/reference/pronouns.ts'),
  adjectives: () => import('../content/reference/adjectives.ts'),
};

/** Loads every tab, so that each is rendered at once when it is opened. A failure is left to the opening. */
export async function fetchTabs(): Promise<void> {
  await Promise.all(Object.values(furtherTabs).map((load) => fetchChunk(load)));
}
