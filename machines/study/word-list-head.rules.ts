import { rowsIn, type Start } from './word-list-rows.rules.ts';

/** What stands before the rows: Excel's `sep=;`, or the head of Anki's text export. */
export interface Head extends Start {
  /** Null if the file doesn't say. */
  separator: string | null;
  /** Null if the file doesn't say. */
  isHtml: boolean | null;
  /** Indices, from 0, of columns without card text. */
  meta: ReadonlySet<number>;
  /** The names of the columns, if the head has them. */
  names: readonly string[] | null;
}

const NAMED = new Map([
  ['tab', '\t'],
  ['comma', ','],
  ['semicolon', ';'],
  ['pipe', '|'],
  ['space', ' '],
  ['colon', ':'],
]);
const LINE = /([^\r\n]*)(\r\n|\r|\n|$)/y;

/**
 * Reads the lines before the rows as Anki does: `#key: value` with keys in any case, others with `#` as comments.
 * `isHeading` says whether a line names columns, since a column may be called `#`.
 */
export function headOf(text: string, isHeading: (line: string) => boolean): Head {
  let separator: string | null = null;
  let isHtml: boolean | null = null;
  let names: string | null = null;
  let hasComments = false;
  let start = text.startsWith('\uFEFF') ? 1 : 0;
  let line = 1;
  const meta = new Set<number>();
  for (; start < text.length; line += 1) {
    LINE.lastIndex = start;
    const [whole = '', content = ''] = LINE.exec(text) ?? [];
    const [, ofExcel] = /^"?sep=(.)"?[ \t;,]*$/i.exec(content) ?? [];
    const isComment = content.startsWith('#') && !isHeading(content);
    if (content.trim() !== '' && !isComment && (ofExcel === undefined || separator !== null)) break;
    start += whole.length;
    if (ofExcel !== undefined) separator = ofExcel;
    const [, name = '', value = ''] = /^#([^:]*):(.*)$/.exec(content) ?? [];
    const key = name.trim().toLowerCase();
    const said = value.trim().toLowerCase();
    const isKnown =
      /^(separator|html|columns|tags|notetype|deck|if matches|(guid|notetype|deck|tags) column)$/;
    if (isComment && isKnown.test(key)) hasComments = true;
    if (key === 'separator')
      separator = NAMED.get(said) ?? ([...NAMED.values()].includes(value) ? value : separator);
    if (key === 'html' && (said === 'true' || said === 'false')) isHtml = said === 'true';
    if (key === 'columns') names = value;
    if (/^(guid|notetype|deck|tags) column$/.test(key)) meta.add(Number(said) - 1);
  }
  const [first] =
    names === null ? [] : rowsIn(names, { separator: separator ?? '\t', start: 0, line, hasComments });
  return { separator, isHtml, meta, names: first?.fields ?? null, start, line, hasComments };
}
