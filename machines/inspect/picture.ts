import type { DiagramEdge, DiagramNode } from './model.ts';
import type { Json } from './trace-encoding.ts';

/** In pixels at scale 1. */
export type Box = readonly [x: number, y: number, width: number, height: number];

export interface PictureFact {
  kind: 'sentence' | 'tag' | 'invoke' | 'entry' | 'exit' | 'handles';
  /** Has line breaks. */
  text: string;
  /** The transition that the line describes. */
  transition?: string;
}

export interface PictureState extends Pick<DiagramNode, 'id' | 'key' | 'kind' | 'history' | 'description'> {
  parent: string | null;
  box: Box;
  /** Extra space on the left for a line. */
  head?: number;
  facts: PictureFact[];
}

export interface PictureTransition extends Pick<DiagramEdge, 'id' | 'from' | 'to' | 'kind' | 'description'> {
  /** `event [guard] / actions`, with line breaks if it's next to a line. */
  label: string;
  /** The label's box, unless it's a line of text in its state. */
  box?: Box;
  /** Corners from source to target, alternating x and y. */
  line?: readonly number[];
  /** How many generated paths take it. */
  paths: number;
}

/** A diagram with its layout, as in `public/flows/<id>.json`. */
export interface Picture {
  id: string;
  title: string;
  summary: string;
  /** The hash of the diagram, to detect outdated pictures. */
  hash: string;
  width: number;
  height: number;
  states: PictureState[];
  transitions: PictureTransition[];
  /** Initial dots with lines to the initial states. */
  starts: { dot: readonly [x: number, y: number]; line: readonly number[] }[];
  /** What an action shows or opens, and the second line of what it shows. */
  effects: Record<string, string>;
}

/** Where `effects` has the second line of an action’s message. */
export function secondLine(action: string): string {
  return `${action}, second line`;
}

/** An emit and its results. */
export interface EmittedText {
  type: string;
  /** What that is, in words. */
  text: string;
  /** Flows that handle it, if any, and the result as a sentence. */
  handlers: { to: { id: string; title: string }[]; text: string }[];
  /** Transitions of the steps in which generated paths emit it. */
  transitions: string[];
}

export interface AtlasEntry {
  id: string;
  title: string;
  summary: string;
  /** Its audience, a group of the map. */
  group: string;
  states: number;
  transitions: number;
  paths: number;
  /** What it tells others. */
  emits: EmittedText[];
  /** Comments on it, once they're counted. */
  comments?: number;
  thumbnail: { width: number; height: number; boxes: string; leaves: string; lines: string };
}

/** What a search can lead to: a state or an arrow, a whole flow, or a question between flows. */
export interface Place {
  /** The id of the flow, or of the question. */
  flow: string;
  /** The id of the state or transition; null for the flow. */
  part: string | null;
  /** The flow’s title and the state’s: `Word Match › Playing › Board`. */
  title: string;
  sentence: string;
  /** Texts on the screen: titles, buttons, toasts, error messages; a question’s statements. */
  screen: readonly string[];
  /** What reviewers type to ask it; of questions only. */
  asked?: readonly string[];
}

/** An event of a path. Steps form a tree: `after` is the previous step, -1 at the start. */
export interface PathStep {
  after: number;
  event: string;
  payload?: string;
  transitions: string[];
  /** Active atomic states after it. */
  states: string[];
}

/** A machine's generated paths by their last steps; the greedy ones together cover every transition. */
export interface PathList {
  steps: PathStep[];
  ends: number[];
  greedy: number[];
  /** Events in words, by type. */
  clauses: Record<string, string>;
  titles: string[];
}

/** Paths as stored: each text once, referenced by index. */
export interface StoredPaths {
  texts: string[];
  ids: string[];
  steps: [after: number, event: number, payload: number, transitions: number[], states: number[]][];
  ends: number[];
  greedy: number[];
  clauses: Record<string, string>;
  /** Indexes into `texts`. */
  titles: number[];
}

/** Encoded event payloads of the stored paths; the machine's input at a start. */
export interface StoredScenes {
  payloads: Json[];
  /** By step: an index. */
  steps: number[];
}

export const LINE_HEIGHT = 15;
export const FONT_SIZE = 12;
export const HEAD_HEIGHT = 26;
export const HISTORY_SIZE = 30;

/** Expands stored paths. */
export function readPaths({ texts, ids, steps, ends, greedy, clauses, titles }: StoredPaths): PathList {
  const nameOf = (index: number) => ids[index] ?? '';
  return {
    ends,
    greedy,
    clauses,
    titles: titles.map((title) => texts[title] ?? ''),
    steps: steps.map(([after, event, payload, transitions, states]) => ({
      after,
      event: texts[event] ?? '',
      ...(payload >= 0 && { payload: texts[payload] ?? '' }),
      transitions: transitions.map(nameOf),
      states: states.map(nameOf),
    })),
  };
}

/** The steps of a path that ends with step `end`. */
export function pathTo({ steps }: PathList, end: number): PathStep[] {
  const path: PathStep[] = [];
  for (let step = steps[end]; step; step = steps[step.after]) path.unshift(step);
  return path;
}
