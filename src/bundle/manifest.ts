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

/** What the script of `index.html` loads. */
export function appIn(manifest: Manifest): readonly string[] {
  return manifest['index.html']?.dynamicImports ?? [];
}
