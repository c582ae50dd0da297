import type { Expectation } from '../inspect/expected.ts';
import type { PlaybackStep } from '../inspect/playback.ts';
import type { SessionRun } from '../inspect/session-playback.ts';
import type { BrokenTrace } from '../inspect/traces.ts';
import { TRACE_EXPECTED, TRACE_MAX_BYTES, TRACE_TOO_LARGE } from '../inspect/trace-file.ts';

export interface OfferedFile {
  name: string;
  size: number;
  isFolder: boolean;
  content: Blob;
}

export const PLAY_SPEEDS = [1, 2, 4, 16] as const;
export type PlaySpeed = (typeof PLAY_SPEEDS)[number];

export function isTooLarge({ size }: OfferedFile): boolean {
  return size > TRACE_MAX_BYTES;
}

/** The maximum number of files sorted at once. */
const MOST_FILES = 1000;

/** Whether to sort the files into traces and others. */
export function areMany({ length }: readonly OfferedFile[]): boolean {
  return length > 1 && length <= MOST_FILES;
}

/** Why files can't be opened as one trace; empty if they may be. */
export function refusalOf(files: readonly OfferedFile[]): string {
  const [file] = files;
  if (!file) return `There is no file here. ${TRACE_EXPECTED}`;
  if (files.length > MOST_FILES)
    return `There are ${files.length} files. Camino reads up to ${MOST_FILES} at a time.`;
  if (files.length > 1) return 'There are several files. Open one trace at a time.';
  if (file.isFolder) return `This is a folder. ${TRACE_EXPECTED}`;
  return isTooLarge(file) ? TRACE_TOO_LARGE : '';
}

/** Files sorted into traces and others. */
export interface TracePile {
  traces: readonly PiledTrace[];
  broken: readonly BrokenTrace[];
}

export interface PiledTrace {
  index: number;
  name: string;
  title: string;
  steps: number;
}

/** A trace to turn into a regression test. */
export interface WantedTest {
  content: Blob;
  /** The number of the step where the machine misbehaves. */
  step: number;
  expectation: Expectation & { problem: string };
  name: string;
}

/** The flow that makes the report; its own steps are the last ones. */
const REPORT = 'problem-report';

/**
 * Where to open a session: in the flow of the reported page that was active last, or when the page crashed,
 * at that step; without one, in another flow but that of the report.
 */
export function openingOf(runs: readonly [SessionRun, ...SessionRun[]]): {
  playback: SessionRun;
  position: number;
} {
  const crash = runs[0].incidents.findLast(({ isCrash }) => isCrash)?.t;
  const until = crash ?? Infinity;
  const lastOf = ({ steps }: SessionRun) => steps.findLast(({ t }) => t <= until)?.t ?? -1;
  const rankOf = ({ isOnPage, machine }: SessionRun) => (isOnPage ? 2 : machine === REPORT ? 0 : 1);
  const playback = runs.reduce((best, run) => {
    const rank = rankOf(run) - rankOf(best);
    return rank > 0 || (rank === 0 && lastOf(run) > lastOf(best)) ? run : best;
  });
  return { playback, position: crash === undefined ? 0 : stepAt(playback, crash) };
}

/** The last step at or before `time` (milliseconds); the start without one. */
export function stepAt(run: SessionRun | null, time: number): number {
  return Math.max(0, run?.steps.findLastIndex(({ t }) => t <= time) ?? 0);
}

/** Whether the page failed while it was rendered after a step, before the next one. */
export function hasCrashed({ steps, incidents }: SessionRun, position: number): boolean {
  const from = steps[position]?.t ?? Infinity;
  const to = steps[position + 1]?.t ?? Infinity;
  return incidents.some(({ t, isCrash }) => isCrash && t >= from && t <= to);
}

/** The shown trace as a file: the opened one, or a part of it. */
export function shownTrace({
  content,
  playback,
}: {
  content: Blob | null;
  playback: SessionRun | null;
}): Blob {
  return playback?.trace === undefined ? (content ?? new Blob()) : new Blob([playback.trace]);
}

/** A regression test's file name: the flow and its problem. */
export function testName(machine: string, problem: string, step: number): string {
  const slug = problem
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return `${machine}-${slug || `step-${step}`}.trace.json`;
}

/** A context key after a step. */
export interface ContextEntry {
  key: string;
  /** The value as JSON. */
  text: string;
  isChanged: boolean;
  /** The value before; `null` if it's unchanged or new. */
  before: string | null;
}

/** The steps that changed each context key, in order. */
export type ContextPlaces = ReadonlyMap<string, readonly number[]>;

export function placesOf(steps: readonly PlaybackStep[]): ContextPlaces {
  const places = new Map<string, number[]>();
  for (const [position, { changes }] of steps.entries()) {
    for (const key in changes) {
      const known = places.get(key);
      if (known) known.push(position);
      else places.set(key, [position]);
    }
  }
  return places;
}

/** The context after a step: changed keys first, each group in order of appearance. */
export function contextAt(
  steps: readonly PlaybackStep[],
  position: number,
  places: ContextPlaces = placesOf(steps),
): ContextEntry[] {
  const entries = [...places].flatMap(([key, all]): ContextEntry[] => {
    const count = countUpTo(all, position);
    const text = textAt(steps, all[count - 1], key);
    if (text === undefined) return [];
    const isChanged = position > 0 && all[count - 1] === position;
    return [
      { key, text, isChanged, before: isChanged ? (textAt(steps, all[count - 2], key) ?? null) : null },
    ];
  });
  return [...entries.filter(({ isChanged }) => isChanged), ...entries.filter(({ isChanged }) => !isChanged)];
}

/** A row of steps, by first and last index. */
export interface StepRow {
  from: number;
  to: number;
}

/** Up to this many ticks in a row stay separate. */
const UNFOLDED = 2;

/** Rows of steps: repeated delays in one state become a row, except for the `divergent` step. */
export function rowsOfSteps(
  steps: readonly Pick<PlaybackStep, 'event' | 'value'>[],
  divergent: number,
): StepRow[] {
  const rows: StepRow[] = [];
  for (const [index, { event, value }] of steps.entries()) {
    const last = rows.at(-1);
    const first = last && steps[last.from];
    const isRepeated = event.startsWith('xstate.after.') && first?.event === event && first.value === value;
    if (last && isRepeated && index !== divergent && last.from !== divergent) last.to = index;
    else rows.push({ from: index, to: index });
  }
  return rows.flatMap((row) =>
    row.to - row.from >= UNFOLDED
      ? [row]
      : Array.from({ length: row.to - row.from + 1 }, (_one, at) => ({
          from: row.from + at,
          to: row.from + at,
        })),
  );
}

/** The index of a step's row. */
export function rowAt(rows: readonly StepRow[], position: number): number {
  let from = 0;
  let to = rows.length - 1;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((rows[middle]?.to ?? 0) < position) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Rows listed at a time. */
export const LISTED = 20;
const MOVED = 5;

/**
 * The middle step of the list around a position; it moves in jumps, so that most steps leave the list
 * alone.
 */
export function middleListed(position: number, count: number): number {
  return Math.min(position - (position % MOVED) + (MOVED - 1) / 2, count - 1);
}

/** The first listed step around a position. */
export function firstListed(position: number, count: number): number {
  return Math.max(0, Math.min(middleListed(position, count) - LISTED / 2, count - LISTED));
}

function textAt(
  steps: readonly PlaybackStep[],
  position: number | undefined,
  key: string,
): string | undefined {
  return position === undefined ? undefined : steps[position]?.changes[key];
}

function countUpTo(places: readonly number[], position: number): number {
  let from = 0;
  let to = places.length;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((places[middle] ?? 0) <= position) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Formats a duration: `11.8 seconds`, `2 min 5 s`, `1 h 20 min`. */
export function spanText(milliseconds: number): string {
  const tenths = Math.floor(milliseconds / 100);
  if (tenths < 600) return tenths === 10 ? '1 second' : `${tenths / 10} seconds`;
  const seconds = Math.floor(tenths / 10);
  const minutes = Math.floor(seconds / 60);
  const [whole, part] =
    minutes < 60
      ? [`${minutes} min`, `${seconds % 60} s`]
      : [`${Math.floor(minutes / 60)} h`, `${minutes % 60} min`];
  return part.startsWith('0') ? whole : `${whole} ${part}`;
}
