import { act } from '@testing-library/react';
import { afterPaint } from '../../src/runtime/after-paint.ts';

/** Resolves when a page has rendered what comes after its first paint: parts within others come two paints later each. */
export async function lowerPartsThere(): Promise<void> {
  let before: string;
  do {
    before = document.body.innerHTML;
    for (let paint = 0; paint < 2; paint += 1)
      await act(() => new Promise<void>((resolve) => afterPaint(resolve)));
  } while (document.body.innerHTML !== before);
}
