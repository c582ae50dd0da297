import { vi } from 'vitest';

/** Called at each render of a watched component, with its name and label or index. */
export const rendered = vi.fn<(component: string, of?: string | number) => void>();

/** The exports of a module, whose components call `rendered` when they render. */
export function watched(module: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(module).map(([name, value]) => [
      name,
      /^[A-Z]/.test(name) && isFunction(value) ? watchedComponent(name, value) : value,
    ]),
  );
}

function watchedComponent(name: string, component: (...parameters: never[]) => unknown) {
  return (props: { label?: string; index?: number }) => {
    rendered(name, ...[props.label ?? props.index ?? []].flat());
    return component(...([props] as never[]));
  };
}

function isFunction(value: unknown): value is (...parameters: never[]) => unknown {
  return typeof value === 'function';
}
