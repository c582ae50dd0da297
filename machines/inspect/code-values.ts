/** Figures and texts that differ between two versions of a declaration, if nothing else does. */
export interface ChangedValues {
  before?: string;
  now?: string;
}

interface Value {
  value: string | number;
  /** The property or constant that it belongs to. */
  name: string;
}

/** `was` and `is` are normalized code as JSON. Empty if anything but literals differs. */
export function valuesBetween(was: string | undefined, is: string | undefined): ChangedValues {
  const [old, current] = [valuesIn(was), valuesIn(is)];
  if (old === null || current === null || old.rest !== current.rest) return {};
  const different = current.values.flatMap((one, index) => {
    const before = old.values[index];
    return before === undefined || before.value === one.value ? [] : [{ before, now: one }];
  });
  if (different.length === 0) return {};
  const text = (side: 'before' | 'now') => different.map((one) => valueText(one[side])).join(', ');
  return { before: text('before'), now: text('now') };
}

function valueText({ value, name }: Value): string {
  const label = name === '' ? '' : `${name} `;
  return typeof value === 'number' ? `${label}${value}` : `${label}“${value.trim()}”`;
}

/** All figures and texts, and the code without them. */
function valuesIn(code: string | undefined): { values: Value[]; rest: string } | null {
  if (code === undefined || code === '') return null;
  const values: Value[] = [];
  const walk = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => walk(one, name));
    if (typeof value !== 'object' || value === null) return value;
    const node = value as Record<string, unknown>;
    const own = node['value'];
    const isLiteral =
      node['type'] === 'Literal' || node['type'] === 'TemplateElement' || node['type'] === 'JSXText';
    if (isLiteral && (typeof own === 'string' || typeof own === 'number')) {
      values.push({ value: own, name });
      return node['type'];
    }
    const key =
      node['type'] === 'Property' ? (node['key'] as { name?: unknown } | undefined)?.name : undefined;
    return Object.entries(node).map(([property, inner]) => [
      property,
      walk(inner, typeof key === 'string' && property === 'value' ? key : name),
    ]);
  };
  try {
    return { rest: JSON.stringify(walk(JSON.parse(code), '')), values };
  } catch {
    return null;
  }
}
