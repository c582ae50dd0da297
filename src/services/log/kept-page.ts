const ends = new Set<() => void>();
let showing: Promise<void> | null = null;

if ('addEventListener' in globalThis) addEventListener('pagehide', leave);

/** Calls `end` whenever the browser keeps the page for Back. Returns a function that stops this. */
export function whenKept(end: () => void): () => void {
  ends.add(end);
  return () => ends.delete(end);
}

/** Resolves when a kept page is shown again. Null while it's shown. */
export function untilShown(): Promise<void> | null {
  return showing;
}

function leave({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  showing ??= new Promise((resolve) => {
    const resume = () => {
      showing = null;
      resolve();
    };
    addEventListener('pageshow', resume, { once: true });
  });
  for (const end of ends) end();
}
