import type { PlaybackStep } from './inspect/playback.ts';
import { TRACE_MAX_BYTES } from './inspect/trace-file.ts';

/** Something that was dropped, chosen or pasted. */
export interface OfferedFile {
  name: string;
  /** Bytes. */
  size: number;
  isFolder: boolean;
  content: Blob;
}

export const PLAY_SPEEDS = [1, 2, 4, 16] as const;
export type PlaySpeed = (typeof PLAY_SPEEDS)[number];

export function isTooLarge({ size }: OfferedFile): boolean {
  return size > TRACE_MAX_BYTES;
}

/** One key of a context after a step. */
export interface ContextEntry {
  key: string;
  /** What it holds, as JSON. */
  text: string;
  isChanged: boolean;
  /** What it held before the step that changed it; `null` where that is not so or where it held nothing. */
  before: string | null;
}

/** The context after the step at a position: what changed first, else in the order in which its keys came. */
export function contextAt(steps: readonly PlaybackStep[], position: number): ContextEntry[] {
  const held = new Map<string, string>();
  for (let index = 0; index < position; index += 1) takeChanges(held, steps[index]);
  const before = new Map(held);
  const step = steps[position];
  takeChanges(held, step);
  const isStart = position === 0;
  const entries = [...held].map(([key, text]) => {
    const isChanged = !isStart && step !== undefined && Object.hasOwn(step.changes, key);
    return { key, text, isChanged, before: isChanged ? (before.get(key) ?? null) : null };
  });
  return [...entries.filter(({ isChanged }) => isChanged), ...entries.filter(({ isChanged }) => !isChanged)];
}

/** The block of `size` steps in which a position lies: the first place and the one after the last. */
export function blockAround(position: number, count: number, size: number): { from: number; to: number } {
  const from = position - (position % size);
  return { from, to: Math.min(from + size, count) };
}

function takeChanges(held: Map<string, string>, step: PlaybackStep | undefined): void {
  for (const key in step?.changes) {
    const text = step.changes[key];
    if (text !== undefined) held.set(key, text);
  }
}
