import type { PlayReport } from '#machines/inspect/play.ts';
import type { Scene } from '#machines/inspect/scene.ts';
import type { Json } from '#machines/inspect/trace-encoding.ts';
import { inFolder } from '../paths.ts';

/** URL of the page in the iframe. */
export const IFRAME_PATH = inFolder('/flows/screen');

/** What the iframe shows. */
export interface Shown {
  scene: Scene;
  look: 'light' | 'dark';
  /** If readers may use the page. */
  play?: Playing;
}

/** What free play needs besides a scene. */
export interface Playing {
  /** Events that may be offered, if the state takes them. */
  offers: readonly Json[];
  /** The time of the virtual clock to reach, in milliseconds. */
  time: number;
}

/** Messages from the iframe; `states` are the active ids. */
export type IframeMessage =
  | { type: 'iframe.ready' }
  | { type: 'iframe.shown'; states: readonly string[] }
  | { type: 'iframe.played'; report: PlayReport }
  | { type: 'iframe.failed'; message: string };
