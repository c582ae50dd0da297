import type { GrammarTab } from '#machines/games/exercise.types.ts';
import adjectives from './reference/adjectives.ts';
import nouns from './reference/nouns.ts';
import pronouns from './reference/pronouns.ts';
import verbs from './reference/verbs.ts';

/** The whole reference. Its page loads the tabs one by one. */
export default [nouns, verbs, pronouns, adjectives] satisfies readonly GrammarTab[];
