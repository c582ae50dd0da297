/** Which lines of a generated text changed, and what to do about it; empty if it is as stored. */
export function staleText(flow: string, stored: string | undefined, now: string): string {
  if (stored === now) return '';
  if (stored === undefined) return `${flow} has never been drawn: \`npm run flows\` draws it.`;
  const [before, after] = [stored, now].map((text) => text.split('\n'));
  const without = (lines: readonly string[], others: readonly string[], sign: string) =>
    lines.filter((line) => !others.includes(line)).map((line) => `  ${sign} ${line.trim()}`);
  return [
    `${flow} works otherwise than machines/diagrams/${flow}.md says:`,
    ...without(before ?? [], after ?? [], '-'),
    ...without(after ?? [], before ?? [], '+'),
    'Only if each of these was meant: `npm run flows` writes it.',
  ].join('\n');
}
