import { vi } from 'vitest';

/** Replaces `localStorage` by an empty one, whose items are properties as in browsers; its methods can be mocked. */
export function stubLocalStorage(): Storage {
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => void (items[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(items, key),
  };
  const items = Object.create(methods) as Record<string, string>;
  vi.stubGlobal('localStorage', items);
  return localStorage;
}
