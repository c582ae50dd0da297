import { SEPARATORS } from './card-import.rules.ts';

/** A row of a word list: the number of its first line, and its fields; null if a quotation mark isn't closed. */
export interface Row {
  line: number;
  fields: readonly string[] | null;
}

/** Where the rows of a text begin: the offset, and the number of the line. */
export interface Start {
  start: number;
  line: number;
  /** Whether lines with a `#` in front are comments. */
  hasComments: boolean;
}

/** How many rows decide the separator. */
const SAMPLE = 20;
const SAMPLE_LENGTH = 50_000;
/** The most fields of a row; the last one has what comes after. */
const MOST_FIELDS = 50;
/** The most lines of one quoted field: a mark without its partner must not swallow the rest of a list. */
const LONGEST_QUOTE = 100;

/** The separator that divides the most of the first rows. */
export function separatorOf(text: string, start: Start): string {
  const beginning = text.slice(0, start.start + SAMPLE_LENGTH);
  let best: string = SEPARATORS[0].value;
  let most = 0;
  for (const { value } of SEPARATORS) {
    if (value === ' ') continue;
    let count = 0;
    let seen = 0;
    for (const { fields } of rowsIn(beginning, { ...start, separator: value })) {
      seen += 1;
      if (fields && fields.filter(isWhole).length > 1) count += 1;
      if (seen === SAMPLE) break;
    }
    if (count > most) [best, most] = [value, count];
  }
  return best;
}

/**
 * Whether commas with a space behind them belong to the text, as in `la nube,cloud, sky`: each of the first rows has one
 * without, too.
 */
export function hasTightCommas(text: string, start: Start): boolean {
  const beginning = text.slice(0, start.start + SAMPLE_LENGTH);
  let seen = 0;
  for (const { fields } of rowsIn(beginning, { ...start, separator: ',', isTight: true })) {
    if (fields?.length === 1 && fields[0]?.includes(',')) return false;
    seen += 1;
    if (seen === SAMPLE) break;
  }
  return true;
}

/** Whether a field has text and wasn't cut out of a quoted one. */
function isWhole(field: string): boolean {
  return field.trim() !== '' && (field.split('"').length % 2 === 1 || !/^\s*"|"\s*$/.test(field));
}

/**
 * Yields the rows of a list without empty ones, so that the caller may let others work. Quoted fields follow RFC 4180.
 * A quotation mark that isn't closed only spoils its own line.
 */
export function* rowsIn(
  text: string,
  { separator, start, line, hasComments, isTight = false }: Start & { separator: string; isTight?: boolean },
): Generator<Row & { end: number }> {
  const end = new RegExp(`[\\r\\n]|${patternOf(separator, isTight)}|$`, 'g');
  const most = separator.length > 1 || separator === '=' || separator === '–' ? 2 : MOST_FIELDS;
  let place = start;
  let number = line;
  while (place < text.length) {
    const isComment = hasComments && text.charAt(place) === '#';
    const row = isComment
      ? { fields: [], ...lineAt(text, place), lines: 1 }
      : rowAt(text, place, { separator, end, most });
    if (!row.fields || row.fields.some((field) => field.trim() !== ''))
      yield { line: number, fields: row.fields, end: row.end };
    number += row.lines;
    place = row.end;
  }
}

/** Semicolons but those that end an entity of HTML. */
const SEMICOLON =
  ';(?<!&(?:#\\d{1,7}|#x[\\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp|[aeiou]acute|ntilde|uuml|iquest|iexcl|[lr][ds]quo|[lr]aquo|hellip|[mn]dash|ord[fm]);)';

function patternOf(separator: string, isTight: boolean): string {
  if (separator === ';') return SEMICOLON;
  const pattern = separator.replaceAll(/[|]/g, String.raw`\$&`);
  return isTight ? `${pattern}(?! )` : pattern;
}

/** Spaces and Excel's `=` may stand before a quotation mark. */
const OPENING = / *=?"/y;

/** The offset of the quotation mark that opens the field; -1 without one. */
function openingOf(text: string, place: number, separator: string): number {
  const first = text.charAt(place);
  const isPlain = separator === '=' || (separator.trim() === '' && separator !== '\t');
  if (isPlain || (first !== ' ' && first !== '=')) return first === '"' ? place : -1;
  OPENING.lastIndex = place;
  return OPENING.test(text) ? OPENING.lastIndex - 1 : -1;
}

function rowAt(
  text: string,
  start: number,
  { separator, end: endOfField, most }: { separator: string; end: RegExp; most: number },
): { fields: string[] | null; end: number; lines: number } {
  const fields: string[] = [];
  let place = start;
  let lines = 1;
  for (;;) {
    let field = '';
    const opening = openingOf(text, place, separator);
    if (opening >= 0) {
      const quoted = quotedAt(text, opening, separator);
      if (quoted) {
        ({ field } = quoted);
        place = quoted.end;
        lines += quoted.lines;
      } else if (opening === place && !isClosedInLine(text, place))
        return { fields: null, ...lineAt(text, start), lines: 1 };
    }
    endOfField.lastIndex = place;
    const isLast = fields.length + 1 === most;
    const end = isLast ? lineEnd(text, place) : (endOfField.exec(text)?.index ?? text.length);
    fields.push(field + text.slice(place, end));
    if (isLast || end >= text.length || !text.startsWith(separator, end))
      return { fields, ...lineAt(text, end), lines };
    place = end + separator.length;
  }
}

/** The end of the line, its line break included. */
function lineAt(text: string, start: number): { end: number } {
  const end = lineEnd(text, start);
  return { end: end + (text.startsWith('\r\n', end) ? 2 : 1) };
}

/** The offset of the next line break, or of the end. */
function lineEnd(text: string, start: number): number {
  const end = /[\r\n]|$/g;
  end.lastIndex = start;
  return end.exec(text)?.index ?? text.length;
}

/** Whether the line has another quotation mark after this one: then both belong to the text. */
function isClosedInLine(text: string, start: number): boolean {
  const next = text.indexOf('"', start + 1);
  return next > 0 && !/[\r\n]/.test(text.slice(start, next));
}

/**
 * The quoted field that begins here, and how many lines it adds; null if it doesn't end, or not before a separator or
 * the end of a line.
 */
function quotedAt(
  text: string,
  start: number,
  separator: string,
): { field: string; end: number; lines: number } | null {
  const mark = /"("?)|\r\n|\n|\r/g;
  mark.lastIndex = start + 1;
  for (let lines = 0; lines < LONGEST_QUOTE;) {
    const found = mark.exec(text);
    if (!found) return null;
    if (found[0] === '"') {
      const end = found.index + 1;
      const isEnd = end === text.length || /[\r\n]/.test(text.charAt(end)) || text.startsWith(separator, end);
      const field = text.slice(start + 1, found.index).replaceAll('""', '"');
      return isEnd ? { field, end, lines } : null;
    }
    if (found[0] !== '""') lines += 1;
  }
  return null;
}
