import type { Article, Block } from '#machines/article.types.ts';
import gender from '../content/articles/gender-with-nouns.ts';
import serAndEstar from '../content/articles/ser-and-estar.ts';
import spacedRepetition from '../content/articles/spaced-repetition.ts';

const WORDS_A_MINUTE = 200;

/** The articles of the blog, in the order of the list. */
export const articles: readonly Article[] = [spacedRepetition, gender, serAndEstar];

/** How long reading an article takes, in whole minutes. */
export function minutesOf({ lead, blocks }: Article): number {
  const words = [lead, ...blocks.flatMap(textsOf)].join(' ').split(/\s+/).length;
  return Math.round(words / WORDS_A_MINUTE);
}

function textsOf(block: Block): readonly string[] {
  if (block.kind === 'examples') return block.items.flatMap(({ spanish, english }) => [spanish, english]);
  if (block.kind === 'list') return block.items;
  return block.kind === 'links' ? [] : [block.text];
}
