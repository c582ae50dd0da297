import type { AtlasEntry } from '../inspect/picture.ts';

/** A flow that a search found, with the triggers that match. */
export interface Finding {
  entry: AtlasEntry;
  triggers: readonly string[];
}

/** Whether a text has every word of a query, in any order; case does not matter. */
export function hasWords(text: string, query: string): boolean {
  const haystack = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

/** The flows whose name, summary or triggers match a query; all for an empty query. */
export function findFlows(entries: readonly AtlasEntry[], query: string): Finding[] {
  const wanted = query.trim();
  if (wanted === '') return entries.map((entry) => ({ entry, triggers: [] }));
  return entries.flatMap((entry) => {
    const triggers = entry.triggers.filter((trigger) => hasWords(trigger, wanted));
    const isNamed = hasWords(`${entry.id} ${entry.title} ${entry.summary}`, wanted);
    return isNamed || triggers.length > 0 ? [{ entry, triggers }] : [];
  });
}
