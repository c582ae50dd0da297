import type { MouseEvent } from 'react';

/**
 * Handles a click unless it is the second of a double click, which was meant for what was there before. Without `act`
 * it is for a link, or for a button that submits its form.
 */
export function singleClick(act?: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.detail > 1) event.preventDefault();
    else act?.();
  };
}
