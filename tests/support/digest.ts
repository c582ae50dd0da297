import { digestReader } from '#machines/learning/digest.rules.ts';

/** What all pieces of a digest lead to. */
export function read(pieces: readonly unknown[]) {
  const reader = digestReader();
  for (const piece of pieces) {
    const portions = reader.add(piece);
    while (!portions.next().done);
  }
  return reader.finish();
}
