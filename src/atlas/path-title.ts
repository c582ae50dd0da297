import { pathTo, type PathList } from '#machines/inspect/picture.ts';

/** A path's number, length and purpose. */
export function titleOf(paths: PathList, path: number): string {
  const count = pathTo(paths, paths.ends[path] ?? -1).length - 1;
  return `Path ${path + 1}, ${count} ${count === 1 ? 'step' : 'steps'}: ${paths.titles[path] ?? ''}`;
}
