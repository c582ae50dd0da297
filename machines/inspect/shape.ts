/** Stands for a value that a trace leaves out; says what it was. */
export class Dropped {
  readonly what: string;

  constructor(what: string) {
    this.what = what;
  }
}

export const REDACTED = '[redacted]';

const shapes = new WeakMap<object, unknown>();

/**
 * A value's shape: its keys, down to the second level, and the kinds of its values. Only booleans and what's
 * empty stay. Equal objects have equal shapes.
 */
export function shapeOf(value: unknown, depth = 2): unknown {
  switch (typeof value) {
    case 'string':
      return value === '' ? '' : REDACTED;
    case 'number':
      return 0;
    case 'boolean':
    case 'undefined':
      return value;
    case 'object':
      return value === null ? null : shapeOfObject(value, depth);
    default:
      return new Dropped(typeof value);
  }
}

/** An event's shape with its type. */
export function shapeOfEvent<Event extends { type: string }>(event: Event): Event {
  return { ...(shapeOf(event) as Event), type: event.type };
}

function shapeOfObject(value: object, depth: number): unknown {
  const known = shapes.get(value);
  if (known !== undefined) return known;
  const shape = newShape(value, depth);
  shapes.set(value, shape);
  return shape;
}

function newShape(value: object, depth: number): unknown {
  if (Array.isArray(value)) return new Dropped(`list of ${value.length}`);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return new Dropped(value.constructor.name);
  if (depth === 0) return new Dropped('object');
  const shape: Record<string, unknown> = {};
  for (const key of Object.keys(value))
    shape[key] = shapeOf((value as Record<string, unknown>)[key], depth - 1);
  return shape;
}
