/** A row of a word list: the number of its first line, and its fields; null if a quotation mark isn't closed. */
export interface Row {
  line: number;
  fields: readonly string[] | null;
}

/** The head of Anki's text export, and where the rows begin. */
export interface Head {
  /** Null if the file doesn't say. */
  separator: string | null;
  isHtml: boolean;
  isAnki: boolean;
  /** Indices, from 0, of columns without card text. */
  meta: ReadonlySet<number>;
  /** The names of the columns, if the head has them. */
  names: string | null;
  /** The offset of the first row, and the number of its line. */
  start: number;
  line: number;
}

const SEPARATORS = ['\t', ';', ','] as const;
const NAMED: Readonly<Record<string, string>> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  pipe: '|',
  space: ' ',
  colon: ':',
};
/** How many rows decide the separator. */
const SAMPLE = 20;
/** The most lines of one quoted field. */
const LONGEST_QUOTE = 10;
const HEAD_LINE = /#([a-z]+(?: [a-z]+)?):([^\r\n]*)\r?\n?/y;

/** Decodes a file: UTF-8, or UTF-16 with a byte order mark, else Windows-1252, which includes Latin-1's letters. */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads the lines of Anki's head, which begin with `#`. */
export function headOf(text: string): Head {
  let separator: string | null = null;
  let isHtml = false;
  let names: string | null = null;
  let start = text.startsWith('\uFEFF') ? 1 : 0;
  let line = 1;
  const meta = new Set<number>();
  for (;;) {
    HEAD_LINE.lastIndex = start;
    const [whole, key = '', value = ''] = HEAD_LINE.exec(text) ?? [];
    if (!whole) return { separator, isHtml, isAnki: line > 1, meta, names, start, line };
    start += whole.length;
    line += 1;
    if (key === 'separator')
      separator = NAMED[value.trim().toLowerCase()] ?? (value === '' ? null : value.charAt(0));
    if (key === 'html') isHtml = value.trim() === 'true';
    if (key === 'columns') names = value;
    if (/^(guid|notetype|deck|tags) column$/.test(key)) meta.add(Number(value) - 1);
  }
}

/** The separator that splits the most of the first rows. */
export function separatorOf(text: string, { start, line }: Pick<Head, 'start' | 'line'>): string {
  let best: string = SEPARATORS[0];
  let most = 0;
  for (const separator of SEPARATORS) {
    let count = 0;
    let seen = 0;
    for (const { fields } of rowsIn(text, { separator, start, line })) {
      seen += 1;
      if (fields && fields.filter((field) => field.trim() !== '').length > 1) count += 1;
      if (seen === SAMPLE) break;
    }
    if (count > most) [best, most] = [separator, count];
  }
  return best;
}

/**
 * Yields the rows of a list without empty ones, so that the caller may let others work. Quoted fields follow RFC 4180.
 * A quotation mark that isn't closed only spoils its own line.
 */
export function* rowsIn(
  text: string,
  { separator, start, line }: { separator: string; start: number; line: number },
): Generator<Row & { end: number }> {
  const code = separator.charCodeAt(0).toString(16).padStart(4, '0');
  const end = new RegExp(`[\\r\\n\\u${code}]|$`, 'g');
  let place = start;
  let number = line;
  while (place < text.length) {
    const row = rowAt(text, place, { separator, end });
    if (!row.fields || row.fields.some((field) => field.trim() !== ''))
      yield { line: number, fields: row.fields, end: row.end };
    number += row.lines;
    place = row.end;
  }
}

function rowAt(
  text: string,
  start: number,
  { separator, end: endOfField }: { separator: string; end: RegExp },
): { fields: string[] | null; end: number; lines: number } {
  const fields: string[] = [];
  let place = start;
  let lines = 1;
  for (;;) {
    let field = '';
    if (text.charAt(place) === '"') {
      const quoted = quotedAt(text, place, separator);
      if (quoted) {
        ({ field } = quoted);
        place = quoted.end;
        lines += quoted.lines;
      } else if (!isClosedInLine(text, place)) return { fields: null, ...lineAt(text, start), lines: 1 };
    }
    endOfField.lastIndex = place;
    const end = endOfField.exec(text)?.index ?? text.length;
    fields.push(field + text.slice(place, end));
    if (text.charAt(end) !== separator || end >= text.length) return { fields, ...lineAt(text, end), lines };
    place = end + 1;
  }
}

/** The end of the line, its line break included. */
function lineAt(text: string, start: number): { end: number } {
  const end = /\r\n|\n|\r|$/g;
  end.lastIndex = start;
  const found = end.exec(text);
  return { end: (found?.index ?? text.length) + (found?.[0].length ?? 0) };
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
      const after = text.charAt(found.index + 1);
      if (after !== '' && after !== separator && after !== '\n' && after !== '\r') return null;
      const field = text.slice(start + 1, found.index).replaceAll('""', '"');
      return { field, end: found.index + 1, lines };
    }
    if (found[0] !== '""') lines += 1;
  }
  return null;
}
