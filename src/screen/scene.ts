import type { Scene } from '#machines/inspect/scene.ts';

/** What the page in the frame shows. */
export interface Shown {
  scene: Scene;
  look: 'light' | 'dark';
}

/** What the frame tells the page around it. */
export type FrameMessage =
  | { type: 'frame.ready' }
  | { type: 'frame.shown' }
  | { type: 'frame.failed'; message: string };
