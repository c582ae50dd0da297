import type { Scene } from '#machines/inspect/scene.ts';

/** The address of the page in the frame. */
export const FRAME = '/flows/screen';

/** What the page in the frame shows. */
export interface Shown {
  scene: Scene;
  look: 'light' | 'dark';
}

/** What the frame tells the page around it; `states` are the ids of those that are active. */
export type FrameMessage =
  | { type: 'frame.ready' }
  | { type: 'frame.shown'; states: readonly string[] }
  | { type: 'frame.failed'; message: string };
