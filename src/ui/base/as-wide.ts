const FIGURE_SPACE = '\u{2007}';

/** A number as wide as the largest, so that what follows stays in place. */
export function asWide(number: number, largest: number): string {
  return String(number).padStart(String(largest).length, FIGURE_SPACE);
}
