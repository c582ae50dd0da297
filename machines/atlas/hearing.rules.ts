import type { AtlasEntry, EmittedText } from '../inspect/picture.ts';

/** An emit with its listeners, and the flows that emit it to these. */
interface Hearing extends Pick<EmittedText, 'type' | 'text' | 'handlers'> {
  /** `at` is the first arrow that emits it, if an arrow does. */
  from: { id: string; title: string; at: string | null }[];
}

/** All emits by type; flows whose emits are heard by others have a row of their own. */
export function emitsByType(entries: readonly AtlasEntry[]): Hearing[] {
  const rows = new Map<string, Hearing>();
  for (const { id, title, emits } of entries)
    for (const { type, text, handlers, transitions } of emits) {
      const key = JSON.stringify([type, handlers]);
      const row = rows.get(key) ?? { type, text, handlers, from: [] };
      row.from.push({ id, title, at: transitions[0] ?? null });
      rows.set(key, row);
    }
  return [...rows.values()].toSorted((one, other) => other.from.length - one.from.length);
}
