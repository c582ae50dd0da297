import { use } from 'react';

type Load<Chunk> = () => Promise<Chunk>;

const chunks = new Map<Load<unknown>, Promise<unknown>>();
const failed = new Set<Load<unknown>>();

/** What a chunk of its own exports. Suspends while it is fetched; throws when it cannot be, until `retryChunks`. */
export function useChunk<Chunk>(load: Load<Chunk>): Chunk {
  return use(chunkOf(load));
}

/** Lets chunks that could not be fetched be asked for again. */
export function retryChunks(): void {
  for (const load of failed) chunks.delete(load);
  failed.clear();
}

function chunkOf<Chunk>(load: Load<Chunk>): Promise<Chunk> {
  const known = chunks.get(load);
  if (known) return known as Promise<Chunk>;
  const chunk = load();
  chunk.catch(() => failed.add(load));
  chunks.set(load, chunk);
  return chunk;
}
