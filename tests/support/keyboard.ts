/** The control that a click is for takes the focus, as where it is pressed by keyboard. Returns how to stop. */
export function pressAsByKeyboard(): () => void {
  const focus = ({ target }: MouseEvent) => {
    if (target instanceof Element) target.closest<HTMLElement>('button, a, input, select')?.focus();
  };
  document.addEventListener('click', focus, { capture: true });
  return () => document.removeEventListener('click', focus, { capture: true });
}

/** The element that has the focus. A control that is disabled loses it, which happy-dom leaves out. */
export function focusedAsInBrowser(): Element | null {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches(':disabled')) activeElement.blur();
  return document.activeElement;
}
