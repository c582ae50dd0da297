import type { Box, Picture, PictureState, PictureTransition } from '../inspect/picture.ts';

/** A diagram's position in its viewport: offset in viewport pixels, and scale. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The labelling to store on this device. */
export interface WordingEvent {
  type: 'wording.chosen';
  isInWords: boolean;
}

export const SCALES = { least: 0.1, readable: 0.75, most: 3 } as const;
const MARGIN = 8;
/** Pixels kept visible around a revealed part. */
const SURROUNDINGS = 48;

export function fitView(picture: Size, viewport: Size): View {
  const room = Math.min(
    (viewport.width - 2 * MARGIN) / picture.width,
    (viewport.height - 2 * MARGIN) / picture.height,
  );
  const scale = clamp(room, SCALES.least, 1);
  return {
    scale,
    x: (viewport.width - picture.width * scale) / 2,
    y: (viewport.height - picture.height * scale) / 2,
  };
}

/**
 * The initial view: whole if readable, else the upper left corner at a readable scale, moved as needed to
 * show the initial state.
 */
export function openView(picture: Picture, viewport: Size): View {
  const whole = fitView(picture, viewport);
  if (whole.scale >= SCALES.readable) return whole;
  const scale = SCALES.readable;
  const corner: View = {
    scale,
    x: fromEdge(picture.width * scale, viewport.width),
    y: fromEdge(picture.height * scale, viewport.height),
  };
  const start = startBox(picture);
  if (!start) return corner;
  const { x, y } = revealView(corner, start, viewport);
  return { scale, x: Math.min(x, corner.x), y: Math.min(y, corner.y) };
}

/** Zooms by `factor` around the viewport point `at`. */
export function zoomView(view: View, factor: number, at: { x: number; y: number }): View {
  const scale = clamp(view.scale * factor, SCALES.least, SCALES.most);
  const change = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * change, y: at.y - (at.y - view.y) * change };
}

/** Pans without leaving the viewport. */
export function panView(view: View, by: { x: number; y: number }, picture: Size, viewport: Size): View {
  return keepInViewport({ ...view, x: view.x + by.x, y: view.y + by.y }, picture, viewport);
}

export function keepInViewport({ scale, x, y }: View, picture: Size, viewport: Size): View {
  const left = Math.min(80, viewport.width / 2);
  const top = Math.min(80, viewport.height / 2);
  return {
    scale,
    x: clamp(x, left - picture.width * scale, viewport.width - left),
    y: clamp(y, top - picture.height * scale, viewport.height - top),
  };
}

/** Moves just enough to show a box, or its middle if it doesn't fit. */
export function revealView({ scale, x, y }: View, [left, top, width, height]: Box, viewport: Size): View {
  return {
    scale,
    x: reveal(x, left * scale, width * scale, viewport.width),
    y: reveal(y, top * scale, height * scale, viewport.height),
  };
}

/** The boxes of the states that a step entered, else of one that it stays in. */
export function boxesOf(
  picture: Picture,
  { states, transitions }: { states: readonly string[]; transitions: readonly string[] },
): Box[] {
  const entered = new Set(transitions.map((id) => picture.transitions.find((one) => one.id === id)?.to));
  const now = states.filter((id) => [...withAncestors(picture, [id])].some((one) => entered.has(one)));
  return (now.length > 0 ? now : states.slice(0, 1)).flatMap((id) => {
    const box = boxOf(picture, id);
    return box ? [box] : [];
  });
}

/** Shows the first of these boxes, readably, and moves only if it’s out of view or too small to read. */
export function followView(view: View, [box]: readonly Box[], picture: Size, viewport: Size): View {
  if (!box) return view;
  const middle = { x: viewport.width / 2, y: viewport.height / 2 };
  const readable = view.scale < SCALES.readable ? zoomView(view, SCALES.readable / view.scale, middle) : view;
  return keepInViewport(revealView(readable, box, viewport), picture, viewport);
}

/** The part that an arrow key leads to: Right and Left along an arrow, Up and Down to the next beside it. */
export function neighborOf({ states, transitions }: Picture, id: string, key: string): string | undefined {
  const drawn = transitions.filter(({ line }) => line !== undefined);
  const step = key === 'ArrowDown' ? 1 : -1;
  const beside = (ids: readonly string[]) => ids[ids.indexOf(id) + step];
  const edge = drawn.find((one) => one.id === id);
  if (edge) {
    if (key === 'ArrowRight') return edge.to ?? edge.from;
    if (key === 'ArrowLeft') return edge.from;
    return beside(drawn.filter(({ from }) => from === edge.from).map((one) => one.id));
  }
  if (key === 'ArrowRight') return drawn.find(({ from }) => from === id)?.id;
  if (key === 'ArrowLeft') return drawn.find(({ to }) => to === id)?.id;
  return beside(states.map((state) => state.id));
}

/**
 * Transitions whose label or sentence has all words of a query, in reading order; none for an empty
 * query.
 */
export function matchesOf({ transitions }: Picture, query: string): PictureTransition[] {
  if (query.trim() === '') return [];
  return transitions.filter(
    ({ label, description = '' }) => hasWords(plain(label), query) || hasWords(description, query),
  );
}

export function plain(label: string): string {
  return label.replaceAll('\n', ' ');
}

/** A state's or transition's box. */
export function boxOf({ states, transitions }: Picture, id: string): Box | undefined {
  const transition = transitions.find((one) => one.id === id);
  const state = states.find((one) => one.id === (transition ? transition.from : id));
  if (transition?.box) return transition.box;
  return transition?.line ? boxOfLine(transition.line) : state?.box;
}

/** Transitions out of a state, its own before its parents'. */
export function waysOut({ states, transitions }: Picture, id: string): PictureTransition[] {
  const byId = new Map(states.map((state) => [state.id, state]));
  const around: PictureState[] = [];
  for (let state = byId.get(id); state; state = byId.get(state.parent ?? '')) around.push(state);
  return around.flatMap((state) => transitions.filter(({ from }) => from === state.id));
}

/** A state's path without the machine: `playing › board › comparing`. */
export function nameOf({ states }: Picture, id: string): string {
  const byId = new Map(states.map((state) => [state.id, state]));
  const keys: string[] = [];
  for (let state = byId.get(id); state?.parent != null; state = byId.get(state.parent)) {
    keys.unshift(state.kind === 'history' ? 'where it left off' : state.key);
  }
  return keys.join(' › ') || (byId.get(id)?.key ?? id);
}

/** States with all their parents. */
export function withAncestors({ states }: Picture, ids: readonly string[]): ReadonlySet<string> {
  const parents = new Map(states.map(({ id, parent }) => [id, parent]));
  const all = new Set<string>();
  for (const id of ids) {
    for (let one: string | null | undefined = id; one != null; one = parents.get(one)) all.add(one);
  }
  return all;
}

function boxOfLine(line: readonly number[]): Box {
  const xs = line.filter((_value, index) => index % 2 === 0);
  const ys = line.filter((_value, index) => index % 2 === 1);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
}

function reveal(offset: number, start: number, length: number, room: number): number {
  if (length + 2 * SURROUNDINGS > room) return room / 2 - (start + length / 2);
  return clamp(offset, SURROUNDINGS - start, room - SURROUNDINGS - start - length);
}

function fromEdge(length: number, room: number): number {
  return length <= room ? (room - length) / 2 : MARGIN;
}

/** The initial state and its dot. */
function startBox({ starts, states }: Picture): Box | undefined {
  let state: PictureState | undefined;
  let way: readonly number[] = [];
  for (const { dot, line } of starts) {
    if (state && !holds(state.box, dot)) continue;
    const [x = 0, y = 0] = line.slice(-2);
    state = states.find(({ box }) => box[1] === y && holds(box, [x, y]));
    way = [...dot, ...line];
  }
  if (!state) return undefined;
  const [left, top, width, height] = state.box;
  return boxOfLine([...way, left, top, left + width, top + height]);
}

function holds([left, top, width, height]: Box, [x, y]: readonly [number, number]): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** Whether a text has all words of a query, in any order and case. */
export function hasWords(text: string, query: string): boolean {
  const haystack = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
