import type { Json } from '#machines/inspect/trace-encoding.ts';

/** What the page in the frame shows: a machine from its start, and what has happened to it. Values are encoded. */
export interface Scene {
  flow: string;
  /** Tells one start from another. */
  run: string;
  start: { input: Json };
  /** What happened, in order; `id` tells one event from another. */
  events: readonly { id: number; event: Json }[];
  look: 'light' | 'dark';
}

/** What the frame tells the page around it. */
export type FrameMessage =
  | { type: 'frame.ready' }
  | { type: 'frame.shown' }
  | { type: 'frame.failed'; message: string };
