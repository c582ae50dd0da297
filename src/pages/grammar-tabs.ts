import type { GrammarTab } from '#machines/games/exercise.types.ts';

type Load = () => Promise<{ default: GrammarTab }>;

/** All tabs but the first, each in its own chunk. */
export const furtherTabs: Readonly<Record<Exclude<GrammarTab['id'], 'nouns'>, Load>> = {
  verbs: () => import('../content/reference/verbs.ts'),
  pronouns: () => import('../content/reference/pronouns.ts'),
  adjectives: () => import('../content/reference/adjectives.ts'),
};
