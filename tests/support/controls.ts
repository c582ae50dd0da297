/** Whether a button can be pressed: neither disabled nor marked as disabled to keep the focus. */
export function isUsable(button: HTMLButtonElement): boolean {
  return !button.disabled && button.getAttribute('aria-disabled') !== 'true';
}
