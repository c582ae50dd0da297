import type { Path } from './model.ts';

export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (inner === undefined) return { $undefined: true };
    if (inner instanceof Error)
      return { $error: inner.name, message: inner.message, ...Object.fromEntries(Object.entries(inner)) };
    if (inner instanceof Map) return { $map: [...inner] };
    if (inner instanceof Set) return { $set: [...inner] };
    return inner;
  });
}

/** A path as text: input, then one event per line, payloads cut. `upTo` ends it early. */
export function formatPath(path: Path, upTo = path.events.length - 1): string {
  const events = path.events.slice(0, upTo + 1).map((event, index) => {
    const { type, actorId: _actorId, ...payload } = event;
    return `  ${index + 1}. ${type}${Object.keys(payload).length > 0 ? ` ${cut(canonical(payload))}` : ''}`;
  });
  const input = path.input === undefined ? 'no input' : `input ${cut(canonical(path.input))}`;
  return [`  ${input}`, ...events].join('\n');
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function cut(text: string): string {
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
}
