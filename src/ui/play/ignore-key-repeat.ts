import type { KeyboardEvent } from 'react';

/** Keeps a held key from pressing the button that replaced the one it pressed. */
export function ignoreKeyRepeat(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
