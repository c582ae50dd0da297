const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A time in words, in seconds below a minute, else in minutes: `45 seconds`, `1 minute`, `145 minutes`. */
export function durationText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / SECOND);
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.round(milliseconds / MINUTE), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
