import type { Scene } from '#machines/inspect/scene.ts';

/** The address of the page in the iframe. */
export const IFRAME_PATH = '/flows/screen';

/** What the page in the iframe shows. */
export interface Shown {
  scene: Scene;
  look: 'light' | 'dark';
}

/** What the iframe tells the page around it; `states` are the ids of those that are active. */
export type IframeMessage =
  | { type: 'iframe.ready' }
  | { type: 'iframe.shown'; states: readonly string[] }
  | { type: 'iframe.failed'; message: string };
