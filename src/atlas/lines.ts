const RADIUS = 6;
const HEAD = 7;

/** SVG path data of horizontal and vertical segments with rounded corners. */
export function roundedPath(line: readonly number[]): string {
  const points = pointsOf(line);
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${point.x},${point.y}`;
      if (!after) return `L${point.x},${point.y}`;
      const radius = Math.min(RADIUS, distance(before, point) / 2, distance(point, after) / 2);
      const into = towards(point, before, radius);
      const out = towards(point, after, radius);
      return `L${into.x},${into.y}Q${point.x},${point.y} ${out.x},${out.y}`;
    })
    .join('');
}

/** SVG path data of a line's arrowhead. */
export function arrowHead(line: readonly number[]): string {
  const [tip, before] = pointsOf(line).toReversed();
  if (!tip || !before) return '';
  const base = towards(tip, before, HEAD);
  const across = { x: (tip.y - base.y) / 2, y: (base.x - tip.x) / 2 };
  return `M${tip.x},${tip.y}L${base.x + across.x},${base.y + across.y}L${base.x - across.x},${base.y - across.y}Z`;
}

interface Point {
  x: number;
  y: number;
}

function pointsOf(line: readonly number[]): Point[] {
  return line.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: line[index + 1] ?? 0 }] : []));
}

function distance(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}

function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) / whole) * length, y: from.y + ((to.y - from.y) / whole) * length };
}
