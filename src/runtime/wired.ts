import { provideActors } from './settings.ts';

/** Loads a chunk that runs machines together with the actors of all machines. */
export function wired<Chunk>(load: () => Promise<Chunk>): () => Promise<Chunk> {
  return async () => {
    const [chunk, { wiring }] = await Promise.all([load(), import('../actors/wiring.ts')]);
    provideActors(wiring);
    return chunk;
  };
}
