/** A `ref` that scrolls to its element on mount. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView();
}
