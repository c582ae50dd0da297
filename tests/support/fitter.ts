import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { TrainingSet } from '#machines/learning/memory-fit.rules.ts';

/** fsrs-rs as WebAssembly. */
export function fsrsCode(): Uint8Array<ArrayBuffer> {
  const file = createRequire(import.meta.url).resolve('fsrs-browser/fsrs_browser_bg.wasm');
  return new Uint8Array(readFileSync(file));
}

/** fsrs-browser's code for threads looks for a worker's scope when it's loaded. */
export function pretendWorker(): void {
  const scope = globalThis as { self?: unknown };
  scope.self ??= { addEventListener: () => undefined };
}

/** Fits FSRS-6's numbers in Node. Throws what WebAssembly throws. */
export async function fitInNode(set: TrainingSet): Promise<Float32Array> {
  pretendWorker();
  const { fitNumbers } = await import('../../src/services/memory/fit.ts');
  return fitNumbers(set, fsrsCode(), () => undefined);
}
