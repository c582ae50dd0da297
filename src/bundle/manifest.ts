/** The used part of Vite's manifest: one entry per source with a chunk. */
export type Manifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; assets?: string[]; isDynamicEntry?: boolean }
>;

/** Files that `keys` load statically, deduped. Ignores unknown keys. */
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

/** Files that the script of `index.html` loads. */
export function appIn(manifest: Manifest): readonly string[] {
  return manifest['index.html']?.dynamicImports ?? [];
}
