import type { MouseEvent } from 'react';

/**
 * Ignores the second click of a double click, which was meant for the previous control. Without `act`:
 * for links and submit buttons.
 */
export function singleClick(act?: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.detail > 1) event.preventDefault();
    else act?.();
  };
}
