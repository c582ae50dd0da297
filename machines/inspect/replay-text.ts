import type { AnyEventObject, StateValue } from 'xstate';
import type { Replay, ReplayStep } from './replay.ts';
import type { Divergence } from './replay-divergence.ts';
import { encode, type Json } from './trace-encoding.ts';
import { isPlain, printable } from './trace-file.ts';

/** Characters. */
const LINE_LENGTH = 2000;
const COLUMN_WIDTHS = [9, 9, 60, 70, 40, 60];

export function valueText(value: StateValue): string {
  if (typeof value === 'string') return value;
  const regions = Object.entries(value).map(([key, inner]) => ({ key, text: valueText(inner ?? {}) }));
  const [first, ...others] = regions;
  if (!first) return '';
  if (others.length > 0)
    return `(${regions.map(({ key, text }) => (text ? `${key}: ${text}` : key)).join(', ')})`;
  if (first.text === '') return first.key;
  return first.text.startsWith('(') ? `${first.key} ${first.text}` : `${first.key}.${first.text}`;
}

export function replayTable({ steps, divergence }: Replay): string {
  const rows = steps.map((step) => [
    `${step.n === divergence?.n ? '✗' : ' '} ${step.n}`,
    String(step.t),
    step.event ? printable(step.event.type, 200) : 'start',
    valueText(step.value) + (step.status === 'active' ? '' : ` [${step.status}]`),
    step.changed.join(', '),
    step.emitted.map((event) => emitText(event)).join('; '),
  ]);
  const table = [['  n', 'ms', 'event', 'value', 'changed', 'emitted'], ...rows];
  const widths = COLUMN_WIDTHS.map((most, column) =>
    Math.min(most, Math.max(...table.map((row) => (row[column] ?? '').length))),
  );
  return table
    .map((row) => row.map((cell, column) => fit(cell, widths[column] ?? 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

/** The context as indented JSON with changed keys marked. */
export function contextText({ context, changed }: ReplayStep): string {
  return Object.keys(context)
    .map((key) => {
      const text = jsonText(context[key], key).replaceAll('\n', '\n    ');
      return `${changed.includes(key) ? '  ~ ' : '    '}${printable(key)}: ${text}\n`;
    })
    .join('');
}

/** Indented JSON without secrets; `key` is the value's key. */
export function jsonText(value: unknown, key = ''): string {
  return lines(JSON.stringify(encode(value, key), null, 2));
}

/** An event in one line with its payload, without secrets: `tile.clicked {"id":"el-pan:es"}`. */
export function eventText({ type, ...payload }: AnyEventObject): string {
  const name = printable(type, 200);
  return Object.keys(payload).length > 0 ? `${name} ${quote(encode(payload))}` : name;
}

export function divergenceText({ n, where, expected, actual }: Divergence): string {
  if (where === 'start') return `The machine can’t start from this trace: ${quote(actual)}.`;
  const what = where === 'context' ? 'the context holds' : `the ${where} is`;
  const at = n === 0 ? 'At the start' : `After step ${n}`;
  return `${at} ${what} ${quote(actual)}; the recording has ${quote(expected)}.`;
}

export function emitText(event: { type: string }, name?: string): string {
  const { type, ...payload } = event;
  const texts = Object.values(payload).filter((value) => typeof value === 'string');
  const label = name ?? type;
  return printable(texts.length > 0 ? `${label} “${texts.join(' · ')}”` : label, 200);
}

function quote(json: Json): string {
  return printable(JSON.stringify(json), 400);
}

/** Escapes unprintable characters except line breaks. */
function lines(text: string): string {
  if (text.length <= LINE_LENGTH && isPlain(text)) return text;
  return text
    .split('\n')
    .map((line) => printable(line, LINE_LENGTH))
    .join('\n');
}

function fit(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
}
