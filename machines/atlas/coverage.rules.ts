import type { PictureTransition } from '../inspect/picture.ts';

/** The transitions that the fewest generated paths take, fewest first, in reading order among equals. */
export function leastProved(transitions: readonly PictureTransition[], count: number): PictureTransition[] {
  return transitions.toSorted((one, other) => one.paths - other.paths).slice(0, count);
}
