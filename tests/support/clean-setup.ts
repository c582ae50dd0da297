import { afterEach, vi } from 'vitest';

// Restores globals before the next file.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
