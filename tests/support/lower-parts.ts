import { act } from '@testing-library/react';
import { afterPaint } from '../../src/runtime/after-paint.ts';

/** Resolves when a page has rendered what lies below its first screen. */
export async function lowerPartsThere(): Promise<void> {
  await act(() => new Promise<void>((resolve) => afterPaint(resolve)));
}
