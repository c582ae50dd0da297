import type { Task } from './figures.ts';
import type { Mark, Place } from './places.ts';

/** What is seen of a load, from inside the page. Times are milliseconds since the navigation, 0 if not yet. */
export interface Watched {
  firstPaint: number;
  largestPaint: number;
  tasks: Task[];
  /** The sum of all layout shifts without input. */
  shift: number;
  /** The control is on the screen. */
  seen: number;
  /** React listens to the control. */
  ready: number;
  tapped: number;
  answered: number;
}

declare global {
  var watched: Watched | undefined;
  /** Scrolls to the control and returns its middle. */
  var placeOfControl: (() => { x: number; y: number } | undefined) | undefined;
}

type Watching = Pick<Place, 'control' | 'effect'>;

/** Runs in the page before its scripts, so it uses nothing from outside itself. */
export function watchPage({ control, effect }: Watching): void {
  const watched: Watched = {
    firstPaint: 0,
    largestPaint: 0,
    tasks: [],
    shift: 0,
    seen: 0,
    ready: 0,
    tapped: 0,
    answered: 0,
  };
  globalThis.watched = watched;
  /** Looking costs a slowed processor several milliseconds, so it is done rarely until the control is found. */
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
  const isAnswered = () => (effect === 'gone' ? !find(control) : Boolean(find(effect)));

  globalThis.placeOfControl = () => {
    const element = find(control);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };

  let known: HTMLElement | undefined;
  const lookForControl = () => {
    if (!known?.isConnected) known = find(control);
    if (known) watched.seen ||= performance.now();
    if (known && isListenedTo(known)) watched.ready = performance.now();
    else setTimeout(lookForControl, known ? 0 : LOOK);
  };
  setTimeout(lookForControl, LOOK);

  const lookForEffect = () => {
    if (!isAnswered()) requestAnimationFrame(lookForEffect);
    else requestAnimationFrame(() => (watched.answered = performance.now()));
  };
  addEventListener(
    'click',
    ({ timeStamp, isTrusted }) => {
      if (!isTrusted) return;
      if (watched.tapped === 0) requestAnimationFrame(lookForEffect);
      watched.tapped = timeStamp;
    },
    { capture: true },
  );
}
