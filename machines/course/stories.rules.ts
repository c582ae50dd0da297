import { isKnown } from '../learning/kept.rules.ts';
import type { Progress } from '../learning/progress.rules.ts';
import type { ShelfStory, Story } from './stories.types.ts';

/** The readings with what the log says of them, in the same order. */
export function shelfOf(stories: readonly Story[], log: Progress): ShelfStory[] {
  return stories.map(({ cards, ...story }) => ({
    ...story,
    words: cards.length,
    known: cards.filter((card) => isKnown(log.cards.get(card) ?? [])).length,
    best: log.stories.get(story.unit)?.best ?? null,
  }));
}
