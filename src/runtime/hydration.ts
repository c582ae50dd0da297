/** The parts of the prerendered page that React has yet to take over. */
const parts = new Set<string>();
const waiting: (() => void)[] = [];

/** Adds a part, which React takes over later than what is around it; returns what removes it. */
export function awaitPart(part: string): () => void {
  parts.add(part);
  return () => takePart(part);
}

export function takePart(part: string): void {
  parts.delete(part);
  if (parts.size === 0) for (const resolve of waiting.splice(0)) resolve();
}

/** Resolves once React has taken over the whole prerendered page. */
export function whenWhole(): Promise<void> {
  return new Promise((resolve) => {
    if (parts.size === 0) resolve();
    else waiting.push(resolve);
  });
}
