import { IMPORT_ROWS, SEPARATORS } from './card-import.rules.ts';

/** Spaces of other widths, and line breaks that only word processors make. */
const SPACES = /[\u00A0\u2002-\u200A\u202F\u3000]/g;
const BREAKS = /[\u2028\u2029\v\f]/g;
const INDENT = /^ +/gm;
const LINE = /\S[^\r\n]*/g;
/** A bullet, box or number at the beginning of a line. */
const MARK = /^[ \t]*(?:[•·◦▪‣●○■□➢✓✔*–—-]|\d{1,4}[.)]|\(\d{1,4}\))[ \t]+(?:\[[ xX]?\][ \t]+)?/gm;
/** What divides a card within its row, if semicolons divide the rows, and how many rows make it sure. */
const WITHIN = [
  ['\t', 2],
  [' – ', 2],
  [' - ', 2],
  [' = ', 2],
  [/ ?\([^()]{2,}\)\s*$/, 2],
  [/,(?! )/, 2],
  [',', 4],
  ['=', 4],
  [':', 4],
] as const;
/** A line with its translation in brackets, which has two letters at least: `(f)` is a gender. */
const BRACKETED = /^([^\t()[\]]+)[([]([^\t()[\]]{2,})[)\]]\s*$/;
/** The most lines of a card in a block of its own. */
const BLOCK = 3;

/**
 * A list with one word on each line: bullets and numbers are gone, rows divided by semicolons alone, as Quizlet offers,
 * and cards in blocks of lines have become lines, and translations in brackets a column.
 */
export function linedUp(text: string): string {
  const usual = text.replaceAll(SPACES, ' ').replaceAll(BREAKS, '\n').replaceAll(INDENT, '');
  // Longer lists are refused.
  if (linesIn(usual) > BLOCK * IMPORT_ROWS) return usual;
  return withoutBrackets(withoutBlocks(withoutSemicolons(withoutMarks(usual))));
}

function withoutMarks(text: string): string {
  const marks = text.match(MARK)?.length ?? 0;
  return marks * 2 > linesIn(text) ? text.replaceAll(MARK, '') : text;
}

/** How many lines have a text. */
function linesIn(text: string): number {
  return text.match(LINE)?.length ?? 0;
}

function withoutSemicolons(text: string): string {
  const row = text.trim();
  if (/[\r\n"]/.test(row)) return text;
  const pieces = row.split(';').filter((piece) => piece.trim() !== '');
  const isCards = WITHIN.some(
    ([separator, least]) =>
      pieces.length >= least && pieces.every((piece) => piece.split(separator).length === 2),
  );
  return isCards ? pieces.join('\n') : text;
}

/** Puts cards of two or three lines, with empty lines between them, on one line each. */
function withoutBlocks(text: string): string {
  if (/\t|^#/m.test(text)) return text;
  const lines = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').trimEnd().split('\n');
  const blocks: string[][] = [[]];
  for (const line of lines)
    if (line.trim() !== '') blocks.at(-1)?.push(line);
    else if (blocks.at(-1)?.length !== 0) blocks.push([]);
  const [height = 0] = blocks.map((block) => block.length);
  const isEven = height > 1 && height <= BLOCK && blocks.every((block) => block.length === height);
  if (blocks.length < 2 || !isEven || isDivided(blocks.flat())) return text;
  return lines
    .map((line, index) => {
      const next = lines[index + 1] ?? '';
      return line.trim() === '' || next.trim() === '' ? `${line}\n` : `${line}\t`;
    })
    .join('');
}

/** Divides `la nube (cloud)`, if all lines are so and few translations are the same, as grammatical terms would be. */
function withoutBrackets(text: string): string {
  const lines = text.split(/\r\n|\r|\n/);
  const full = lines.filter((line) => line.trim() !== '');
  const found = full.flatMap((line) => BRACKETED.exec(line)?.[2] ?? []);
  const isEach = found.length === full.length && new Set(found).size * 2 > full.length;
  if (!isEach || isDivided(full)) return text;
  return lines
    .map((line) =>
      line.replace(BRACKETED, (_line, word: string, other: string) => `${word.trim()}\t${other}`),
    )
    .join('\n');
}

/** Whether most lines have the same separator. */
function isDivided(lines: readonly string[]): boolean {
  return SEPARATORS.some(
    ({ value }) =>
      value.trim() !== '' && lines.filter((line) => line.includes(value)).length * 2 > lines.length,
  );
}
