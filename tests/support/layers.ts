import { importsOf, type Import, type Sources } from './imports.ts';

/**
 * What files may import. Names are folders (ending in `/`), files or packages and cover everything below;
 * `*` matches text without `/`.
 */
export interface Layer {
  files: readonly string[];
  mayImport: readonly string[];
  mayImportTypes: readonly string[];
}

export function problemsOf(table: readonly Layer[], sources: Sources): string[] {
  const imports = importsOf(sources);
  const problems = [
    ...[...sources.keys()].filter((file) => !placeOf(table, file)).map((file) => `${file} has no layer`),
    ...staleNames(table, sources),
    ...imports.filter((each) => !isAllowed(table, each)).map(describeImport),
    ...imports.filter((each) => each.isReexported).map(({ from, to }) => `${from} re-exports ${to}`),
    ...cyclesOf(imports, sources),
  ];
  return [...new Set(problems)].toSorted();
}

interface Place {
  layer: Layer;
  name: string;
}

const placesOf = new WeakMap<readonly Layer[], Map<string, Place | undefined>>();

function placeOf(table: readonly Layer[], file: string): Place | undefined {
  const places = placesOf.get(table) ?? new Map<string, Place | undefined>();
  placesOf.set(table, places);
  if (!places.has(file)) places.set(file, findPlace(table, file));
  return places.get(file);
}

function findPlace(table: readonly Layer[], file: string): Place | undefined {
  return table
    .flatMap((layer) => layer.files.map((name) => ({ layer, name })))
    .filter(({ name }) => covers(name, file))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
}

const patterns = new Map<string, RegExp>();

function covers(name: string, target: string): boolean {
  const pattern = patterns.get(name) ?? patternOf(name);
  patterns.set(name, pattern);
  return pattern.test(target);
}

function patternOf(name: string): RegExp {
  const parts = name.split('*').map((part) => part.replaceAll(/[.?+^$()[\]{}|\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('[^/]*')}${/[/:]$/.test(name) ? '' : '(/|$)'}`);
}

function isAllowed(table: readonly Layer[], { from, to, isTypeOnly }: Import): boolean {
  const place = placeOf(table, from);
  if (!place) return true;
  const own = place.name.endsWith('/') && place.name === placeOf(table, to)?.name ? [place.name] : [];
  const { mayImport, mayImportTypes } = place.layer;
  return [...own, ...mayImport, ...(isTypeOnly ? mayImportTypes : [])].some((name) => covers(name, to));
}

function staleNames(table: readonly Layer[], sources: Sources): string[] {
  const files = [...sources.keys()];
  const names = table.flatMap((layer) => layer.files);
  const used = new Set(files.map((file) => placeOf(table, file)?.name));
  const roots = new Set(files.map((file) => file.split('/')[0]));
  const grants = table.flatMap((layer) =>
    [...layer.mayImport, ...layer.mayImportTypes].map((name) => ({ owner: layer.files.join(', '), name })),
  );
  return [
    ...names.filter((name, place) => names.indexOf(name) < place).map((name) => `${name} has two rows`),
    ...names.filter((name) => !used.has(name)).map((name) => `${name} has a row but covers no file`),
    ...grants
      .filter(({ name }) => roots.has(name.split('/')[0]) || name.startsWith('tests/'))
      .filter(({ name }) => !files.some((file) => covers(name, file)))
      .map(({ owner, name }) => `${owner} may import ${name}, which is no source file`),
  ];
}

/** Counts workers, globs and dynamic imports, but not type imports. */
function cyclesOf(imports: readonly Import[], sources: Sources): string[] {
  const edges = new Map<string, string[]>();
  for (const { from, to } of imports) {
    const files = to.endsWith('/') ? [...sources.keys()].filter((file) => file.startsWith(to)) : [to];
    edges.set(from, [
      ...(edges.get(from) ?? []),
      ...files.filter((file) => !to.endsWith('/') || file !== from),
    ]);
  }
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, trail: readonly string[]) => {
    if (trail.includes(file)) cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
    if (trail.includes(file) || done.has(file)) return;
    for (const to of edges.get(file) ?? []) visit(to, [...trail, file]);
    done.add(file);
  };
  for (const file of edges.keys()) visit(file, []);
  return cycles;
}

function describeImport({ from, to }: Import): string {
  return `${from} imports ${to}`;
}
