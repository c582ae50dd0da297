import { cleanup, render } from '@testing-library/react';
import { StrictMode, useLayoutEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useSubscription } from '../../src/runtime/use-subscription.ts';

const listeners = new Set<(text: string) => void>();
const heard: string[] = [];

const listenTo = (subject: string) => (listener: (text: string) => void) => {
  const prefixed = (text: string) => listener(`${subject}: ${text}`);
  listeners.add(prefixed);
  return () => void listeners.delete(prefixed);
};
const one = listenTo('one');
const other = listenTo('other');

function tell(text: string): void {
  for (const listener of listeners) listener(text);
}

function Page({ subscribe }: { subscribe: typeof one }) {
  useSubscription(subscribe, (text) => void heard.push(text));
  return <Part />;
}

function Part() {
  useLayoutEffect(() => () => tell('gone'), []);
  return null;
}

afterEach(() => {
  cleanup();
  heard.length = 0;
});

test('receives events during unmount, and none after', () => {
  const { unmount } = render(<Page subscribe={one} />);
  expect(heard).toEqual([]);
  unmount();
  expect(heard).toEqual(['one: gone']);
  expect(listeners.size).toBe(0);
});

test('listens once, to the current source, even if React mounts everything twice', () => {
  const { rerender, unmount } = render(<Page subscribe={one} />, { wrapper: StrictMode });
  expect(listeners.size).toBe(1);
  heard.length = 0;
  rerender(<Page subscribe={other} />);
  tell('hello');
  expect(heard).toEqual(['other: hello']);
  unmount();
  expect(listeners.size).toBe(0);
});
