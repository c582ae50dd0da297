import { KEPT_LEVEL } from '#machines/course/kept-files.rules.ts';
import { units } from '../content/units.ts';

/** Why a unit's content couldn't be loaded, and what to do. */
export function missingText(unit: string): string {
  const isLeftOut = units.some(({ id, level }) => id === unit && level === KEPT_LEVEL);
  if (navigator.onLine || !isLeftOut) return 'Check your connection and try again.';
  return `You’re offline, and this part of ${KEPT_LEVEL} isn’t on this device yet. Connect to the internet and try again. To have all of ${KEPT_LEVEL} offline, choose “Keep ${KEPT_LEVEL} on this device” in the course.`;
}
