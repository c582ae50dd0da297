import { pathTo, type PathList } from '#machines/inspect/picture.ts';
import { eventName } from './event-name.ts';

/** A path's number, length and last event. */
export function titleOf(paths: PathList, path: number): string {
  const steps = pathTo(paths, paths.ends[path] ?? -1);
  const last = steps.at(-1);
  const count = steps.length - 1;
  return `Path ${path + 1}: ${count} ${count === 1 ? 'step' : 'steps'}${last && count > 0 ? `, last ${eventName(last.event)}` : ''}`;
}
