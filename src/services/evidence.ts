import type { Circumstances, HeldIncident, Incident } from '#machines/inspect/evidence.ts';

/** Incidents held: the first ones, which often explain the others, and the last. */
const FIRST = 20;
const LAST = 80;

const held: HeldIncident[] = [];
let complain = console.error.bind(console);

/** What went wrong on this page so far. */
export function incidents(): readonly HeldIncident[] {
  return [...held];
}

export function forgetIncidents(): void {
  held.length = 0;
}

export function note(incident: Incident): void {
  if (held.length === FIRST + LAST) held.splice(FIRST, 1);
  held.push({ ...incident, at: performance.now() });
}

/** Notes errors that nothing handles, files that don't load, and what the console says, from now on. */
export function watchIncidents(): void {
  addEventListener(
    'error',
    (event) => {
      const { error, message, target }: { error?: unknown; message?: string; target: EventTarget | null } =
        event;
      if (message === undefined) noteFile(target);
      else note({ kind: 'error', where: 'script', error: error ?? message });
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    note({ kind: 'error', where: 'promise', error: reason }),
  );
  complain = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    note({ kind: 'console', values });
    complain(...values);
  };
}

/** For React's `onCaughtError`: an error that a boundary handled. */
export function noteCaught(
  error: unknown,
  { componentStack }: { componentStack?: string | undefined },
): void {
  note({ kind: 'error', where: 'render', error, components: componentStack ?? '' });
  complain(error);
}

/** The page now. */
export function circumstances(): Circumstances {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return {
    address: location.pathname,
    browser: navigator.userAgent,
    size: `${innerWidth} × ${innerHeight}`,
    language: navigator.language,
    zone: timeZone,
    date: localTime(new Date()),
    isOnline: navigator.onLine,
  };
}

function noteFile(target: EventTarget | null): void {
  const url = target instanceof Element && (target.getAttribute('src') ?? target.getAttribute('href'));
  if (url) note({ kind: 'file', url });
}

/** ISO 8601 in local time: 2026-11-03T10:00:00+01:00. */
function localTime(time: Date): string {
  const offset = -time.getTimezoneOffset();
  const part = (minutes: number) => String(Math.floor(minutes)).padStart(2, '0');
  const local = new Date(time.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const size = Math.abs(offset);
  return `${local}${offset < 0 ? '-' : '+'}${part(size / 60)}:${part(size % 60)}`;
}
