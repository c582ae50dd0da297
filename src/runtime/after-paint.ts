/** Calls back after the next frame is painted, so as not to delay it. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
