import type { Article } from './article.types.ts';
import gender from './articles/gender-with-nouns.ts';
import serAndEstar from './articles/ser-and-estar.ts';
import spacedRepetition from './articles/spaced-repetition.ts';

/** The articles of the blog, in the order of their list. */
export const articles: readonly Article[] = [spacedRepetition, gender, serAndEstar];
