import { Suspense, type ReactNode } from 'react';

/**
 * A part of a prerendered page that the rest does not wait for: React hydrates it afterwards by itself, or at once if it
 * is used before.
 */
export function Part({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
