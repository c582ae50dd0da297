import type { SessionRow } from '../inspect/session-playback.ts';
import { rowsOfSteps } from './trace-player.rules.ts';

/** A line of the timeline: one row, or the ticks of one flow that follow one another. */
export interface SessionLine extends SessionRow {
  /** How many rows it stands for, and the number of the last step. */
  times: number;
  last: number;
  /** What has passed since the line before, in words; empty for less than a second. */
  gap: string;
}

/** How many lines are shown at a time. */
export const LINES = 200;

/** The rows of a session as lines: what a delay of a flow repeats in the same state is one. */
export function linesOf(rows: readonly SessionRow[]): SessionLine[] {
  const folded = rowsOfSteps(
    rows.map(({ kind, event, flow, value }) => ({
      event: kind === 'step' ? event : '',
      value: `${flow} ${value}`,
    })),
    rows.findIndex(({ isDivergent }) => isDivergent),
  );
  let before = 0;
  return folded.flatMap(({ from, to }) => {
    const row = rows[from];
    const last = rows[to];
    if (!row || !last) return [];
    const gap = gapText(row.at - before);
    before = last.at;
    return [{ ...row, times: to - from + 1, last: last.n, gap }];
  });
}

/** The index of the first line of the page that shows `line`; the pages end with the last line. */
export function pageAt(line: number, count: number): number {
  return Math.max(0, Math.min(line, count - LINES));
}

/** What has passed, in words: `4 s later`, `2 min later`; empty for less than a second. */
export function gapText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (milliseconds < 1000) return '';
  return seconds < 120 ? `${seconds} s later` : `${Math.round(seconds / 60)} min later`;
}

/** A time of the session: `0:04.2`, `12:30.0`. */
export function clockText(milliseconds: number): string {
  const tenths = Math.floor(milliseconds / 100);
  const seconds = String(Math.floor(tenths / 10) % 60).padStart(2, '0');
  return `${Math.floor(tenths / 600)}:${seconds}.${tenths % 10}`;
}
