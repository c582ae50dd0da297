import { format } from 'node:util';
import { vi } from 'vitest';

/** For a test that expects the database to refuse something: nothing of that is printed until it ends. */
export function expectRefusals(): void {
  const print = console.error.bind(console);
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    if (!format(...said).startsWith('[backend] SQL error')) print(...said);
  });
}
