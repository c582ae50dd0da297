import type { Task } from './figures.ts';
import type { Mark } from './places.ts';

/** A load as seen in the page. Milliseconds since navigation, 0 if not yet. */
export interface Watched {
  firstPaint: number;
  largestPaint: number;
  tasks: Task[];
  /** The sum of all layout shifts without input. */
  shift: number;
  /** React listens to the control. */
  live: number;
}

declare global {
  var watched: Watched | undefined;
}

/** Runs in the page before its scripts, so it must be self-contained. */
export function watchPage(control: Mark): void {
  const watched: Watched = {
    firstPaint: 0,
    largestPaint: 0,
    tasks: [],
    shift: 0,
    live: 0,
  };
  globalThis.watched = watched;
  /** Polling costs a throttled CPU several milliseconds, so poll rarely until the control is found. */
  const LOOK = 50;
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    watched.largestPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => watched.tasks.push({ start: startTime, duration }));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) watched.shift += value;
  });

  const find = ({ selector, text }: Mark): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
      const label = element.getAttribute('aria-label') ?? element.textContent;
      return (
        element.checkVisibility({ visibilityProperty: true }) &&
        (text === undefined || label.trim().startsWith(text))
      );
    });
  const isListenedTo = (element: Element): boolean =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$')) &&
    !element.matches(':disabled, [aria-disabled=true]');
  let known: HTMLElement | undefined;
  const lookForControl = () => {
    if (!known?.isConnected) known = find(control);
    if (known && isListenedTo(known)) watched.live = performance.now();
    else setTimeout(lookForControl, known ? 0 : LOOK);
  };
  setTimeout(lookForControl, LOOK);
}
