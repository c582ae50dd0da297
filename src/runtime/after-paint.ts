/** Calls back once the next frame is painted, which it therefore does not hold up. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
