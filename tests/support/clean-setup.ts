import { afterEach, vi } from 'vitest';

// What a test replaced is back before the next file is loaded.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
