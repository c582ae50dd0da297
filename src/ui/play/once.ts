import type { KeyboardEvent } from 'react';

/** A key held down does not press what has replaced the button. */
export function once(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
