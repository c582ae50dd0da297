import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { LowerPart } from '../../src/runtime/LowerPart.tsx';
import { lowerPartsThere } from '../support/lower-parts.ts';

afterEach(cleanup);

const page = (
  <>
    <h1>Above</h1>
    <LowerPart>
      <p>Below</p>
    </LowerPart>
  </>
);

test('a page that is opened shows its lower parts once the upper ones are painted', async () => {
  render(page);
  screen.getByText('Above');
  expect(screen.queryByText('Below')).toBe(null);
  await lowerPartsThere();
  screen.getByText('Below');
});

test('a part to which the address leads is there at once', () => {
  render(
    <LowerPart isAtOnce>
      <p>Below</p>
    </LowerPart>,
  );
  screen.getByText('Below');
});

test('what a phone shows first is there at once, and the page has its height until the rest is there', async () => {
  const { container } = render(
    <LowerPart isFirst>
      <p>First</p>
      <LowerPart>
        <p>Below</p>
      </LowerPart>
    </LowerPart>,
  );
  screen.getByText('First');
  expect(screen.queryByText('Below')).toBe(null);
  expect(container.querySelectorAll('[data-partly]')).toHaveLength(1);
  await lowerPartsThere();
  screen.getByText('Below');
  await waitFor(() => expect(container.querySelectorAll('[data-partly]')).toHaveLength(0));
});

test('React takes over what is above, and pauses before what is in a lower part', async () => {
  const taken: string[] = [];
  const inSameTask: string[][] = [];
  const Said = ({ text }: { text: string }) => {
    useEffect(() => {
      taken.push(text);
      void microtasks().then(() => inSameTask.push([...taken]));
    }, [text]);
    return <p>{text}</p>;
  };
  const said = (
    <>
      <Said text="Above" />
      <LowerPart>
        <Said text="Below" />
      </LowerPart>
    </>
  );
  const element = document.createElement('div');
  element.innerHTML = renderToString(said);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = hydrateRoot(element, said);
  await vi.waitUntil(() => inSameTask.length > 1);
  expect(inSameTask).toEqual([['Above'], ['Above', 'Below']]);
  root.unmount();
});

/** Resolves after work that was queued for the end of this task. */
async function microtasks(): Promise<void> {
  for (let count = 0; count < 10; count += 1) await Promise.resolve();
}

test('a prerendered page keeps its lower parts while React takes it over', async () => {
  const element = document.createElement('div');
  element.innerHTML = renderToString(page);
  const below = element.querySelector('p');
  expect(below?.textContent).toBe('Below');
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(element, { childList: true, subtree: true });
  const root = await act(async () => hydrateRoot(element, page));
  await lowerPartsThere();
  expect(element.querySelector('p')).toBe(below);
  expect(changes.flatMap(({ removedNodes }) => [...removedNodes])).not.toContain(below);
  act(() => root.unmount());
});
