/** For `ref`: scrolls to the element as soon as it is rendered. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView();
}
