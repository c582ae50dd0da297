import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A dialog over the page from one time to another, in milliseconds since 1970; requires a fake `Date`. */
export async function coverPage({ openedAt, now }: { openedAt: number; now: number }): Promise<void> {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  vi.setSystemTime(openedAt);
  await act(async () => dialog.setAttribute('open', ''));
  vi.setSystemTime(now);
  await act(async () => dialog.removeAttribute('open'));
  dialog.remove();
}
