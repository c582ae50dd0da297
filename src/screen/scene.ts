import type { Scene } from '#machines/inspect/scene.ts';
import { inFolder } from '../paths.ts';

/** URL of the page in the iframe. */
export const IFRAME_PATH = inFolder('/flows/screen');

/** What the iframe shows. */
export interface Shown {
  scene: Scene;
  look: 'light' | 'dark';
}

/** Messages from the iframe; `states` are the active ids. */
export type IframeMessage =
  | { type: 'iframe.ready' }
  | { type: 'iframe.shown'; states: readonly string[] }
  | { type: 'iframe.failed'; message: string };
