import { progressOf, readDigest } from '#machines/learning/digest.rules.ts';
import type { Bridge } from '#machines/study/log.types.ts';
import { slicer } from './slices.ts';

/**
 * The progress of the database's answer to `activity_digest`, computed in slices, so that the page stays responsive.
 * Rejects if this release cannot read it.
 */
export async function progressIn(answer: unknown): Promise<Pick<Bridge, 'progress' | 'through'>> {
  const digest = readDigest(answer);
  if (!digest) throw new Error('The digest cannot be read');
  const pause = slicer();
  const steps = progressOf(digest);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return { progress: step.value, through: digest.sequence };
    await pause();
  }
}
