import { hasMet } from '#machines/learning/progress.rules.ts';
import { atLevel } from '#machines/course/level-example.rules.ts';
import type { AnyCard } from '#machines/types.ts';
import { examplesIn } from '../actors/library.ts';
import { useProgress } from '../learner/Activity.tsx';
import { usePreference } from '../learner/Preferences.tsx';
import { useChunk } from '../runtime/Chunk.tsx';

/** The card with an example the learner can read, once its unit's sentences have loaded. */
export function useCardAtLevel<C extends AnyCard>(card: C): C {
  const progress = useProgress();
  const hasVosotros = usePreference('vosotros') === true;
  const sentences = useChunk(examplesIn(card.unit ?? '', hasVosotros))?.get(card.id);
  return progress && sentences
    ? atLevel(card, sentences, (id) => id === card.id || hasMet(progress, id))
    : card;
}
