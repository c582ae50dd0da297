import type { KeyboardEvent } from 'react';

/** A key held down does not press what has replaced the button. */
export function ignoreKeyRepeat(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
