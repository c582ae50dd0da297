/** The changed lines of a generated text and how to update it; empty if it's current. */
export function staleText(flow: string, stored: string | undefined, now: string): string {
  if (stored === now) return '';
  if (stored === undefined) return `${flow} has no diagram yet: run \`npm run flows ${flow}\`.`;
  const [before, after] = [stored, now].map((text) => text.split('\n'));
  const without = (lines: readonly string[], others: readonly string[], sign: string) =>
    lines.filter((line) => !others.includes(line)).map((line) => `  ${sign} ${line.trim()}`);
  return [
    `${flow} no longer matches machines/diagrams/${flow}.md:`,
    ...without(before ?? [], after ?? [], '-'),
    ...without(after ?? [], before ?? [], '+'),
    'If each of these is intended, run `npm run flows`.',
  ].join('\n');
}
