import type { AtlasEntry } from '../inspect/picture.ts';

/** A flow found by a search, with matching triggers. */
export interface Finding {
  entry: AtlasEntry;
  triggers: readonly string[];
}

/** Whether a text has all words of a query, in any order and case. */
export function hasWords(text: string, query: string): boolean {
  const haystack = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

/** Flows whose name, summary or triggers match; all for an empty query. */
export function findFlows(entries: readonly AtlasEntry[], query: string): Finding[] {
  const wanted = query.trim();
  if (wanted === '') return entries.map((entry) => ({ entry, triggers: [] }));
  return entries.flatMap((entry) => {
    const triggers = entry.triggers.filter((trigger) => hasWords(trigger, wanted));
    const isNamed = hasWords(`${entry.id} ${entry.title} ${entry.summary}`, wanted);
    return isNamed || triggers.length > 0 ? [{ entry, triggers }] : [];
  });
}
