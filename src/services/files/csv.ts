import { plainTip } from '#machines/learning/cards.rules.ts';
import type { Card } from '#machines/types.ts';

const columns = [
  ['spanish', ({ spanish }) => spanish],
  ['english', ({ english }) => english],
  ['example', ({ example }) => example],
  ['example_translation', ({ exampleTranslation }) => exampleTranslation],
  ['grammar_tip', plainTip],
  ['category', ({ category }) => category],
  ['group', ({ group }) => group ?? ''],
  ['difficulty', ({ difficulty }) => difficulty ?? ''],
  ['card_id', ({ id }) => id],
] as const satisfies readonly (readonly [string, (card: Card) => string])[];

/** Without a byte order mark Excel reads UTF-8 as the system's code page and breaks accents. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * CSV by RFC 4180: a header, CRLF after every row, all fields quoted. Cells that spreadsheets would read
 * as formulas start with an apostrophe.
 */
export function toCsv(cards: readonly Card[]): string {
  const rows = [columns.map(([name]) => name), ...cards.map((card) => columns.map(([, read]) => read(card)))];
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

function quoted(field: string): string {
  const harmless = /^[=+\-@\t\r]/.test(field) ? `'${field}` : field;
  return `"${harmless.replaceAll('"', '""')}"`;
}
