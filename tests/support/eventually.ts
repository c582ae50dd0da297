import { vi } from 'vitest';
import { PATIENCE } from './until.ts';

/** Waits until `assert` throws no more; Vitest’s second isn’t enough for a busy machine. */
export function eventually<Result>(assert: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(assert, { timeout: PATIENCE });
}

/** Advances the fake clock once all code asked for has come, which takes real time. */
export async function passes(milliseconds: number): Promise<void> {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(milliseconds);
}
