import type { TrainingSet } from '#machines/learning/memory-fit.rules.ts';
import loadFsrs, { Fsrs, type InitInput } from 'fsrs-browser';

const EPOCHS = 5;
const EPOCH = /^epoch: (\d+)/;

/**
 * Fits FSRS-6's 21 numbers with fsrs-rs, whose WebAssembly is `code`. Takes a second for 10,000 answers and blocks its
 * thread. `onProgress` gets the share done. Throws what loading or WebAssembly throws.
 */
export async function fitNumbers(
  { ratings, deltas, lengths }: TrainingSet,
  code: InitInput,
  onProgress: (done: number) => void,
): Promise<Float32Array> {
  await loadFsrs({ module_or_path: code });
  return withInfo(
    (text) => {
      const [, epoch] = EPOCH.exec(text) ?? [];
      if (epoch !== undefined) onProgress(Number(epoch) / EPOCHS);
    },
    () => new Fsrs().computeParameters(ratings, deltas, lengths, undefined, true),
  );
}

/** Hears what is written to `console.info`: fsrs-rs tells its progress nowhere else on one thread. */
function withInfo<Result>(hear: (text: string) => void, work: () => Result): Result {
  const { info } = console;
  Object.assign(console, { info: (text: unknown) => hear(String(text)) });
  try {
    return work();
  } finally {
    Object.assign(console, { info });
  }
}
