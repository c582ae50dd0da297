import { voicesOf } from '#machines/course/dialogue.rules.ts';
import type { Dialogue } from '#machines/course/dialogue.types.ts';

/** The lines from `from` on, before `to`, with the side of each speaker. */
export function turnsOf({ lines }: Dialogue, from: number, to: number) {
  const sides = voicesOf(lines);
  return lines
    .map(({ speaker, spanish }, at) => ({ speaker, spanish, side: sides[at] ?? 0 }))
    .slice(Math.max(0, from), to);
}
