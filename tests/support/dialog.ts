import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A dialog that lies over the page from one time to another, in milliseconds since 1970; `Date` has to be faked. */
export async function coverPage({ openedAt, now }: { openedAt: number; now: number }): Promise<void> {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  vi.setSystemTime(openedAt);
  await act(async () => dialog.setAttribute('open', ''));
  vi.setSystemTime(now);
  await act(async () => dialog.removeAttribute('open'));
  dialog.remove();
}
