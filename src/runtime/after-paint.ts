import { useSyncExternalStore } from 'react';

let isPainted = false;

/**
 * Calls back after the next frame is painted, or after that many, so as not to delay them; not if the returned function is
 * called before.
 */
export function afterPaint(callback: () => void, paints = 1): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = requestAnimationFrame(function wait() {
    paints -= 1;
    if (paints > 0) frame = requestAnimationFrame(wait);
    else timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Whether the first page has been painted. What may come later, such as a menu nobody has opened, waits for it. */
export function useIsPainted(): boolean {
  return useSyncExternalStore(
    awaitPaint,
    () => isPainted,
    () => false,
  );
}

function awaitPaint(onPaint: () => void): () => void {
  return afterPaint(() => {
    isPainted = true;
    onPaint();
  });
}

/** Resolves in another task, so that the browser may paint and respond between two pieces of work. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Resolves when a page has asked for what it shows. */
export function pageSettled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 3000));
}
