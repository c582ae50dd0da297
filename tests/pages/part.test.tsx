import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
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
