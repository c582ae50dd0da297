import { digestReader } from '#machines/learning/digest.rules.ts';
import type { Learner } from './backend.ts';

/** The pieces of the learner's digest, as the account answers. */
export async function piecesFor({ client }: Learner): Promise<Record<string, unknown>[]> {
  const { data, error } = await client.rpc('activity_digest');
  if (error) throw error;
  return data as Record<string, unknown>[];
}

/** What all pieces of a digest lead to. */
export function read(pieces: readonly unknown[]) {
  const reader = digestReader();
  for (const piece of pieces) {
    const portions = reader.add(piece);
    while (!portions.next().done);
  }
  return reader.finish();
}
