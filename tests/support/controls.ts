/** Whether a button may be pressed: neither disabled nor marked as disabled while it keeps the focus. */
export function isUsable(button: HTMLButtonElement): boolean {
  return !button.disabled && button.getAttribute('aria-disabled') !== 'true';
}
