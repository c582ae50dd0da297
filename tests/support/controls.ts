/** A button can also be disabled by `aria-disabled`, which keeps focus. */
export function isUsable(button: HTMLButtonElement): boolean {
  return !button.disabled && button.getAttribute('aria-disabled') !== 'true';
}
