import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { isReturn } from '../ui/base/returns.ts';

/** Milliseconds in which a page that came back has all its parts. */
const PATIENCE = 3000;
/** Of `<main>`, in pixels, by address. */
const heights = new Map<string, number>();

/**
 * Keeps a page that came back as high as it was until all its parts are there: in a shorter one the browser could not
 * scroll to where it was.
 */
export function useKeptHeight(): void {
  const [place] = useLocation();
  useLayoutEffect(() => {
    const main = document.querySelector('main');
    if (!main) return undefined;
    const { style } = main;
    const height = isReturn() && heights.get(place);
    style.minHeight = height ? `${height}px` : '';
    const timer = setTimeout(() => style.removeProperty('min-height'), PATIENCE);
    const observer = new ResizeObserver(() => heights.set(place, main.offsetHeight));
    observer.observe(main);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [place]);
}
