/** The part of Vite's manifest that is used here: one entry per source that has a chunk. */
export type Manifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; assets?: string[]; isDynamicEntry?: boolean }
>;

/** Files of the chunks that `keys` load statically, each once. Keys missing from the manifest are ignored. */
export function closureOf(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...new Set([...seen].flatMap((key) => manifest[key]?.file ?? []))];
}

/** Chunks that import each other in a circle: one of them would run before its imports have. */
export function circlesOf(manifest: Manifest): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (key: string, path: readonly string[]) => {
    if (path.includes(key)) circles.push([...path.slice(path.indexOf(key)), key].join(' → '));
    else if (!done.has(key)) for (const next of manifest[key]?.imports ?? []) visit(next, [...path, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) visit(key, []);
  return circles;
}
