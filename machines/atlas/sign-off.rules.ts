import { isPlain, printable } from '../inspect/trace-file.ts';

/** By flow, then by state (`''` for the flow as a whole): a hash that changes whenever what it does may have changed. */
export type FlowPrints = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** That somebody has read a flow or a state, as it was then. */
export interface ReadMark {
  flow: string;
  /** Id of the state; empty for the flow as a whole. */
  state: string;
  /** The flow or state as a reader names it. */
  name: string;
  reader: string;
  /** Hash of what was read. */
  print: string;
  /** When, in milliseconds since 1970. */
  readAt: number;
}

/** What a browser keeps of a sign-off. */
export interface SignOff {
  /** Who marks in this browser. */
  reader: string;
  marks: readonly ReadMark[];
}

export type ParsedSignOff = { ok: true; marks: readonly ReadMark[] } | { ok: false; message: string };

export interface Reading {
  status: 'unread' | 'read' | 'changed';
  /** The last mark of each reader, the latest first. */
  marks: readonly ReadMark[];
}

const SIGN_OFF_FORMAT = 'camino-sign-off';
export const SIGN_OFF_MAX_BYTES = 2 * 1024 * 1024;
export const SIGN_OFF_EXPECTED = 'Camino expects a sign-off file that “Export” on this page saved.';
export const MAX_NAME = 80;
const MAX_MARKS = 20_000;

/** The name of a reader as it is shown. */
export function readerName(text: string): string {
  return printable(text.slice(0, MAX_NAME), MAX_NAME);
}

/** Marks with others: of a reader's marks of one part the latest stays. */
export function withMarks(marks: readonly ReadMark[], others: readonly ReadMark[]): ReadMark[] {
  const latest = new Map<string, ReadMark>();
  for (const mark of [...marks, ...others]) {
    const known = latest.get(keyOf(mark));
    if (!known || known.readAt <= mark.readAt) latest.set(keyOf(mark), mark);
  }
  return [...latest.values()];
}

/** Without a reader's mark of a part. */
export function withoutMark(
  marks: readonly ReadMark[],
  gone: Pick<ReadMark, 'flow' | 'state' | 'reader'>,
): ReadMark[] {
  return marks.filter((mark) => keyOf(mark) !== keyOf(gone));
}

function keyOf({ flow, state, reader }: Pick<ReadMark, 'flow' | 'state' | 'reader'>): string {
  return JSON.stringify([flow, state, reader]);
}

/** Whether a flow, or a state of it, was read as it is now. One reader who has seen it as it is is enough. */
export function readingOf(marks: readonly ReadMark[], prints: FlowPrints, flow: string, state = ''): Reading {
  const own = marks
    .filter((mark) => mark.flow === flow && mark.state === state)
    .toSorted((one, other) => other.readAt - one.readAt);
  const print = prints[flow]?.[state];
  const isCurrent = own.some((mark) => mark.print === print);
  return { status: own.length === 0 ? 'unread' : isCurrent ? 'read' : 'changed', marks: own };
}

/** The marks of states of a flow that have changed since they were read, and of those that are no longer there. */
export function changedStates(marks: readonly ReadMark[], prints: FlowPrints, flow: string): ReadMark[] {
  const states = new Set(
    marks.filter((mark) => mark.flow === flow && mark.state !== '').map(({ state }) => state),
  );
  return [...states].flatMap((state) => {
    const { status, marks: own } = readingOf(marks, prints, flow, state);
    return status === 'changed' ? own.slice(0, 1) : [];
  });
}

/** A sign-off as the text of a file. `now` is in milliseconds since 1970. */
export function signOffText({ reader, marks }: SignOff, now: number): string {
  const rows = marks
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en') || one.readAt - other.readAt)
    .map(({ readAt, ...mark }) => JSON.stringify({ ...mark, readAt: new Date(readAt).toISOString() }));
  const head = { format: SIGN_OFF_FORMAT, version: 1, savedBy: reader, savedAt: new Date(now).toISOString() };
  return `${JSON.stringify(head).slice(0, -1)},"marks":[\n${rows.join(',\n')}\n]}\n`;
}

/** Reads the text of a sign-off file; what a stranger wrote in it is made printable. A refusal says what was expected. */
export function parseSignOff(text: string): ParsedSignOff {
  const refuse = (problem: string) => ({ ok: false as const, message: `${problem} ${SIGN_OFF_EXPECTED}` });
  const content = jsonOf(text);
  if (!isRecord(content) || content['format'] !== SIGN_OFF_FORMAT) return refuse('This is no sign-off.');
  if (content['version'] !== 1) return refuse('This sign-off is from a newer Camino.');
  const listed = content['marks'];
  if (!Array.isArray(listed) || listed.length > MAX_MARKS) return refuse('This sign-off is damaged.');
  const marks = listed.map(markOf);
  const whole = marks.filter((mark) => mark !== null);
  return whole.length === marks.length ? { ok: true, marks: whole } : refuse('This sign-off is damaged.');
}

function markOf(value: unknown): ReadMark | null {
  if (!isRecord(value)) return null;
  const [flow, state, name, reader, print, readAt] = [
    'flow',
    'state',
    'name',
    'reader',
    'print',
    'readAt',
  ].map((key) => value[key]);
  const isTexts = [flow, state, print].every(
    (id) => typeof id === 'string' && id.length <= 200 && isPlain(id),
  );
  const time = typeof readAt === 'string' ? Date.parse(readAt) : Number.NaN;
  if (!isTexts || typeof name !== 'string' || typeof reader !== 'string' || Number.isNaN(time)) return null;
  return {
    flow: String(flow),
    state: String(state),
    name: printable(name, 2 * MAX_NAME),
    reader: readerName(reader).trim(),
    print: String(print),
    readAt: time,
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
