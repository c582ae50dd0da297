import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import { useSelectorAfterPaint } from '../../src/runtime/use-selector-after-paint.ts';

const counter = fromTransition(
  (count: number, event: { type: 'add' }) => count + Number(event.type === 'add'),
  0,
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function begin() {
  const actor = createActor(counter).start();
  const rendered = vi.fn<() => void>();
  function Follower() {
    rendered();
    return <p>{useSelectorAfterPaint(actor, ({ context }) => context)}</p>;
  }
  const view = render(<Follower />);
  const count = () => screen.getByRole('paragraph').textContent;
  return { actor, rendered, view, count };
}

function paint() {
  act(() => {
    vi.runAllTimers();
  });
}

test('the old value stays until the paint, and several changes are one', () => {
  const { actor, rendered, count } = begin();
  expect(count()).toBe('0');
  act(() => {
    actor.send({ type: 'add' });
    actor.send({ type: 'add' });
  });
  expect(count()).toBe('0');
  paint();
  expect(count()).toBe('2');
  expect(rendered).toHaveBeenCalledTimes(2);
  act(() => actor.send({ type: 'add' }));
  paint();
  expect(count()).toBe('3');
});

test('an unmounted component is not updated', () => {
  const { actor, rendered, view } = begin();
  act(() => actor.send({ type: 'add' }));
  view.unmount();
  paint();
  actor.send({ type: 'add' });
  expect(vi.getTimerCount()).toBe(0);
  expect(rendered).toHaveBeenCalledTimes(1);
});
