import { digestReader } from '#machines/learning/digest.rules.ts';
import type { Bridge } from '#machines/study/log.types.ts';
import { slicer } from './slices.ts';

/**
 * The progress of the database's answer to `activity_digest`, computed in slices as its pieces come, so that the page
 * stays responsive. Rejects if this release cannot read it.
 */
export async function progressIn(
  pieces: Iterable<unknown> | AsyncIterable<unknown>,
): Promise<Pick<Bridge, 'progress' | 'through'>> {
  const reader = digestReader();
  const pause = slicer();
  for await (const piece of pieces) {
    const portions = reader.add(piece);
    while (!portions.next().done) await pause();
  }
  return reader.finish();
}
