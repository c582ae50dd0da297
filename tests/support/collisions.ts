import { HEAD_HEIGHT, LINE_HEIGHT, type Box, type Picture } from '#machines/inspect/picture.ts';
import { textWidth } from './layout.ts';

/** Overlapping or protruding parts of a picture, as sentences. */
export function collisionsOf({ states, transitions, starts }: Picture): string[] {
  const parents = new Set(states.map(({ parent }) => parent));
  const leaves = states.filter(({ id }) => !parents.has(id)).map(({ id, box }) => ({ what: id, box }));
  const heads = states
    .filter(({ id }) => parents.has(id))
    .map((state) => ({ what: `head of ${state.id}`, box: headOf(state) }));
  const labels = transitions.flatMap(({ id, box }) => (box ? [{ what: `label of ${id}`, box }] : []));
  const shapes = [...leaves, ...heads, ...labels];
  const onShape = shapes.flatMap((one, index) =>
    shapes
      .slice(index + 1)
      .filter((other) => overlap(one.box, other.box))
      .map((other) => `${one.what} lies on ${other.what}.`),
  );
  const lines = [
    ...transitions.map(({ id, line = [] }) => ({ what: id, parts: partsOf(line) })),
    ...starts.map(({ line }, index) => ({ what: `start ${index}`, parts: partsOf(line) })),
  ];
  const through = lines.flatMap(({ what, parts }) =>
    shapes
      .filter(({ box }) => parts.some((part) => overlap(shrink(box), part)))
      .map((shape) => `${what} runs through ${shape.what}.`),
  );
  const out = states
    .filter((state) => parents.has(state.id) && !holds(state.box, headOf(state)))
    .map(({ id }) => `The head of ${id} sticks out of it.`);
  return [...onShape, ...through, ...out];
}

function headOf({ key, box: [x, y], head = 0, facts, kind }: Picture['states'][number]): Box {
  const lines = facts.flatMap(({ text }) => text.split('\n'));
  const title = textWidth(kind === 'parallel' ? `${key} (side by side)` : key, 13, 1.1);
  const width = Math.max(title, ...lines.map((line) => textWidth(line)));
  return [x + head + 12, y + 4, width, HEAD_HEIGHT - 6 + lines.length * LINE_HEIGHT];
}

function partsOf(line: readonly number[]): Box[] {
  return line.flatMap((x, index) => {
    if (index % 2 === 1 || index + 3 >= line.length) return [];
    const [y = 0, nextX = 0, nextY = 0] = line.slice(index + 1, index + 4);
    return [[Math.min(x, nextX), Math.min(y, nextY), Math.abs(nextX - x), Math.abs(nextY - y)] as const];
  });
}

function holds([x, , width]: Box, [left, , across]: Box): boolean {
  return left >= x && left + across <= x + width;
}

function shrink([x, y, width, height]: Box): Box {
  return [x + 2, y + 2, width - 4, height - 4];
}

function overlap([x, y, width, height]: Box, [left, top, across, down]: Box): boolean {
  return x < left + across && left < x + width && y < top + down && top < y + height;
}
