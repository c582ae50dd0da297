import type { DiagramEdge, DiagramNode } from './model.ts';
import type { Json } from './trace-encoding.ts';

/** Left, top, width and height in pixels at scale 1. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** One line of text in a state: what is so in it, a tag, an invoke, an entry or exit action, or an event handled inside. */
export interface PictureFact {
  kind: 'sentence' | 'tag' | 'invoke' | 'entry' | 'exit' | 'handles';
  /** Wrapped by line breaks. */
  text: string;
  /** Id of the transition that the line describes. */
  transition?: string;
}

export interface PictureState extends Pick<DiagramNode, 'id' | 'key' | 'kind' | 'history' | 'description'> {
  parent: string | null;
  box: Box;
  /** How far its texts are moved right to make room for a line. */
  head?: number;
  facts: PictureFact[];
}

export interface PictureTransition extends Pick<DiagramEdge, 'id' | 'from' | 'to' | 'kind' | 'description'> {
  /** `event [guard] / actions`, wrapped by line breaks if it is next to a line. */
  label: string;
  /** The box of the label; none for a transition that is a line of text in its state. */
  box?: Box;
  /** Corners of the line from source to target, x and y in turn. */
  line?: readonly number[];
  /** How many of the generated paths take it. */
  paths: number;
}

/** A diagram with its layout, as `public/flows/<id>.json` holds it. */
export interface Picture {
  id: string;
  title: string;
  summary: string;
  /** Hash of the diagram that was laid out; tells whether the picture is current. */
  hash: string;
  width: number;
  height: number;
  states: PictureState[];
  transitions: PictureTransition[];
  /** Initial dots, each with its line to the initial state. */
  starts: { dot: readonly [x: number, y: number]; line: readonly number[] }[];
  /** What each action tells the learner, by the action's name. */
  effects: Record<string, string>;
}

/** What a flow tells others, and what follows from it. */
export interface EmittedText {
  /** Type of the event that it emits. */
  type: string;
  /** What that is, in words. */
  text: string;
  /** What handles it: flows, if any, and what follows, as a sentence. */
  handlers: { to: { id: string; title: string }[]; text: string }[];
  /** Ids of the transitions that begin the steps at which generated paths emit it. */
  transitions: string[];
}

/** One machine as the atlas shows it. */
export interface AtlasEntry {
  id: string;
  title: string;
  summary: string;
  /** Whom it is for, as the map of flows says. */
  group: string;
  states: number;
  transitions: number;
  paths: number;
  /** What triggers its transitions, in words, each once. */
  triggers: string[];
  /** What it tells others. */
  emits: Omit<EmittedText, 'transitions'>[];
  thumbnail: { width: number; height: number; boxes: string; leaves: string; lines: string };
}

/** One event of a path and what it does. Steps form a tree: `after` is the step before it, -1 at the start. */
export interface PathStep {
  after: number;
  event: string;
  /** What the event carries, in words. */
  payload?: string;
  /** Ids of the transitions taken. */
  transitions: string[];
  /** Ids of the atomic states after it. */
  states: string[];
}

/** The generated paths of a machine, each given by its last step; the greedy ones together take every transition. */
export interface PathList {
  steps: PathStep[];
  ends: number[];
  greedy: number[];
  /** What happens at an event, by its type, in words. */
  clauses: Record<string, string>;
  /** What each path shows, in words. */
  titles: string[];
}

/** The paths as they are stored: every text once, with indexes into the texts. */
export interface StoredPaths {
  texts: string[];
  ids: string[];
  /** `[after, event, payload or -1, transitions, states]` */
  steps: [after: number, event: number, payload: number, transitions: number[], states: number[]][];
  ends: number[];
  greedy: number[];
  clauses: Record<string, string>;
  /** Indexes into `texts`. */
  titles: number[];
}

/** What the steps of the stored paths carry, encoded: the machine's input at a start, else the event. */
export interface StoredScenes {
  payloads: Json[];
  /** Of each step, the index of what it carries. */
  steps: number[];
}

export const LINE_HEIGHT = 15;
export const FONT_SIZE = 12;
export const HEAD_HEIGHT = 26;
export const HISTORY_SIZE = 30;

/** Reads stored paths as the build writes them. */
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

/** The steps of the path that ends with step `end`, in order. */
export function pathTo({ steps }: PathList, end: number): PathStep[] {
  const path: PathStep[] = [];
  for (let step = steps[end]; step; step = steps[step.after]) path.unshift(step);
  return path;
}
