/** Milliseconds; shorter pauses aren't shown. */
const GAP = 2000;

const UNITS = [
  { name: 'h', milliseconds: 3_600_000 },
  { name: 'min', milliseconds: 60_000 },
  { name: 's', milliseconds: 1000 },
] as const;

/** A pause in words: `4 s later`; empty if it's short. */
export function pauseText(milliseconds: number): string {
  if (!(milliseconds >= GAP)) return '';
  const { name, milliseconds: one } = UNITS.find((unit) => milliseconds >= unit.milliseconds) ?? UNITS[2];
  return `${Math.floor(milliseconds / one)} ${name} later`;
}
