import { noFitFor, outcomeOf, trainingSetOf } from '#machines/learning/memory-fit.rules.ts';
import type { FitFailure, FitJob, FitNews } from '#machines/learning/memory-fit.types.ts';
import { fitNumbers } from './fit.ts';

/** Fits numbers and compares them with those in use, or says why not. `code` is fsrs-rs's WebAssembly. */
export async function fitReply(
  { log, current }: FitJob,
  code: Parameters<typeof fitNumbers>[1],
  onProgress: (done: number) => void,
): Promise<FitNews> {
  const why = noFitFor(log);
  if (why) return { type: 'fit.failed', reason: why };
  try {
    const raw = await fitNumbers(trainingSetOf(log), code, onProgress);
    return { type: 'fit.completed', outcome: outcomeOf(log, current, raw) };
  } catch (error) {
    return { type: 'fit.failed', reason: failureOf(error) };
  }
}

/** A policy that blocks WebAssembly fails its compilation; too little memory is a RangeError; fetch throws TypeErrors. */
function failureOf(error: unknown): FitFailure {
  if (typeof WebAssembly === 'undefined' || error instanceof WebAssembly.CompileError) return 'blocked';
  if (error instanceof RangeError) return 'memory';
  return error instanceof TypeError ? 'unloaded' : 'broken';
}
